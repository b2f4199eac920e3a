package puzzlescope.app.main;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.gametree.GameTreePuzzle;
import puzzlescope.maze.MazePuzzle;
import puzzlescope.maze.event.MazeSolver;
import puzzlescope.picture.Ink;
import puzzlescope.testkit.FxThreadCall;
import puzzlescope.window.board.BoardLegend;
import puzzlescope.window.board.ColorsInUse;

/** The legend is one line with the colours that are on the board now. */
@Tag("thorough")
class BoardLegendTest extends TabsInWindow {

    private static final int STEPS = 40;
    private static final int PARTS = 12;

    /** The colours that mean something on every board; the others are those of things, such as a piece. */
    private static final List<Ink> MEANINGFUL = List.of(
            Ink.PATH, Ink.VISITED, Ink.SOLUTION, Ink.CONFLICT, Ink.MARK, Ink.WAY_BACK, Ink.REPEATED, Ink.TILE_HOME);

    BoardLegendTest() {
        super(1280, 720);
    }

    @TabTest
    void everyTabTellsColoursWhenTheyAreThere(String id) throws InterruptedException {
        var tab = FxThreadCall.now(() -> {
            window.select(window.tabs().of(id));
            return window.front();
        });
        assertThat(tab.player().session().run().awaitEnd(Duration.ofMinutes(5))).isTrue();
        FxThreadCall.run(() -> {
            var told = new TreeSet<String>();
            long length = tab.player().session().trace().length();
            double height = line().getHeight();
            for (int step = 0; step <= STEPS; step++) {
                tab.player().seek(length * step / STEPS);
                layOut();
                told.addAll(entries());
                if (step > 0) {
                    assertThat(line().getHeight())
                            .as("it never changes the board")
                            .isEqualTo(height);
                }
                height = line().getHeight();
            }
            assertThat(told).hasSizeGreaterThan(1);
        });
    }

    @ParameterizedTest
    @CsvSource({"states, legend-tree", "river, legend-path"})
    void noEdgeIsToldBeforeThereIsOne(String puzzle, String entry) throws InterruptedException {
        var tab = FxThreadCall.now(() -> {
            window.select(window.tabs().of(puzzle));
            return window.front();
        });
        assertThat(tab.player().session().run().awaitEnd(Duration.ofMinutes(5))).isTrue();
        FxThreadCall.run(() -> {
            tab.player().seek(0);
            layOut();
            assertThat(entries()).doesNotContain(entry);
            tab.player().toEnd();
            layOut();
            assertThat(entries()).contains(entry);
        });
    }

    @ParameterizedTest
    @CsvSource({"queens, legend-solution", "states, legend-goal", "hanoi, legend-path"})
    void aColourThatIsNotOnTheBoardIsNotTold(String puzzle, String entry) throws InterruptedException {
        var tab = FxThreadCall.now(() -> {
            window.select(window.tabs().of(puzzle));
            return window.front();
        });
        assertThat(tab.player().session().run().awaitEnd(Duration.ofMinutes(5))).isTrue();
        FxThreadCall.run(() -> {
            tab.player().seek(1);
            layOut();
            assertThat(entries()).doesNotContain(entry);
            tab.player().nextMilestone();
            layOut();
            assertThat(entries()).contains(entry);
        });
    }

    @ParameterizedTest
    @CsvSource({"gametree, 0, legend-line", "queens, 1, legend-mark"})
    void whatIsTransparentOrMeansSomethingElseIsNotTold(String puzzle, double share, String entry)
            throws InterruptedException {
        var tab = FxThreadCall.now(() -> {
            window.select(window.tabs().of(puzzle));
            return window.front();
        });
        assertThat(tab.player().session().run().awaitEnd(Duration.ofMinutes(5))).isTrue();
        FxThreadCall.run(() -> {
            long length = tab.player().session().trace().length();
            tab.player().seek(length / 3);
            layOut();
            assertThat(entries()).contains(entry);
            tab.player().seek(Math.round(share * length));
            layOut();
            assertThat(entries()).doesNotContain(entry);
        });
    }

    @Test
    void theSmallSignsOfTheQueensAreTold() throws InterruptedException {
        var tab = FxThreadCall.now(() -> {
            window.select(window.tabs().of("queens"));
            return window.front();
        });
        assertThat(tab.player().session().run().awaitEnd(Duration.ofMinutes(5))).isTrue();
        FxThreadCall.run(() -> {
            var told = new ArrayList<List<String>>();
            for (long step : List.of(1L, 4L)) {
                tab.player().seek(step);
                layOut();
                told.add(entries().stream()
                        .filter(List.of("legend-attacked", "legend-left")::contains)
                        .toList());
            }
            assertThat(told.get(0)).isEmpty();
            assertThat(told.get(1)).containsExactly("legend-attacked");
        });
    }

    @Test
    void noPathIsToldInAMazeUntilThereIsOne() throws InterruptedException {
        var tab = FxThreadCall.now(() -> {
            window.select(window.tabs().of("maze"));
            var arguments = window.front().player().session().arguments();
            window.front()
                    .runs()
                    .run(arguments
                            .choosing(MazePuzzle.WIDTH, 151L)
                            .choosing(MazePuzzle.HEIGHT, 151L)
                            .choosing(MazePuzzle.SOLVE, Optional.of(MazeSolver.BREADTH_FIRST)));
            return window.front();
        });
        assertThat(tab.player().session().run().awaitEnd(Duration.ofMinutes(5))).isTrue();
        FxThreadCall.run(() -> {
            long length = tab.player().session().trace().length();
            tab.player().seek(length * 2 / 3);
            layOut();
            assertThat(entries()).contains("legend-queued").doesNotContain("legend-solution");
            tab.player().seek(length);
            layOut();
            assertThat(entries()).contains("legend-solution");
        });
    }

    @Test
    void theLineOfAWonGameIsToldApartFromTheLastMove() {
        FxThreadCall.run(() -> {
            window.select(window.tabs().of("gametree"));
            var tab = window.front();
            tab.runs().play(tab.puzzle().presets().with(GameTreePuzzle.SQUARES, "X.O/X.O/..."));
            layOut();
            assertThat(entries()).doesNotContain("legend-line");
            tab.view().board().showCursor();
            for (var code : List.of(KeyCode.DOWN, KeyCode.DOWN, KeyCode.ENTER)) {
                tab.handleKey(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false));
            }
            layOut();
            assertThat(entries()).contains("legend-line").doesNotContain("legend-mark");
        });
    }

    @ParameterizedTest
    @CsvSource({"recursion, path so far", "breadth-first, search tree"})
    void aColourIsNamedByWhatItMeansInTheAlgorithm(String algorithm, String name) throws InterruptedException {
        var tab = FxThreadCall.now(() -> {
            window.select(window.tabs().of("hanoi"));
            var arguments = window.front().player().session().arguments();
            window.front().runs().run(arguments.with(window.front().puzzle().algorithmParameter(), algorithm));
            return window.front();
        });
        assertThat(tab.player().session().run().awaitEnd(Duration.ofMinutes(5))).isTrue();
        FxThreadCall.run(() -> {
            tab.player().seek(tab.player().session().trace().length() / 2);
            layOut();
            var entry = (HBox) window.scene().lookup("#legend-path");
            assertThat(((Labeled) entry.getChildren().getLast()).getText()).isEqualTo(name);
        });
    }

    @TabTest
    void everyColourThatMeansSomethingIsTold(String id) throws InterruptedException {
        var tab = FxThreadCall.now(() -> {
            window.select(window.tabs().of(id));
            return window.front();
        });
        var untold = new TreeSet<String>();
        for (var algorithm : tab.puzzle().algorithmParameter().choices()) {
            FxThreadCall.run(() -> {
                var arguments = tab.player().session().arguments();
                tab.runs().run(arguments.with(tab.puzzle().algorithmParameter(), algorithm));
            });
            if (!tab.player().session().run().awaitEnd(Duration.ofSeconds(20))) {
                FxThreadCall.run(() -> tab.player().stop());
            }
            FxThreadCall.run(() -> {
                long length = tab.player().session().trace().length();
                for (int part = 0; part <= PARTS; part++) {
                    tab.player().seek(length * part / PARTS);
                    layOut();
                    var used = ColorsInUse.of(tab.view().board(), MEANINGFUL);
                    used.removeAll(ColorsInUse.told((BoardLegend) line()));
                    used.forEach(ink -> untold.add(algorithm + ": " + ink.styleClass()));
                }
            });
        }
        // The frame of a box whose ground is told.
        untold.remove("binary-search: solution");
        assertThat(untold).isEmpty();
    }

    @Test
    void whatHasNoRoomIsInTheMenu() throws InterruptedException {
        var tab = FxThreadCall.now(() -> {
            window.select(window.tabs().of("tiles"));
            return window.front();
        });
        assertThat(tab.player().session().run().awaitEnd(Duration.ofMinutes(5))).isTrue();
        FxThreadCall.run(() -> {
            tab.player().seek(tab.player().session().trace().length() / 2);
            layOut();
            int entries = entries().size();
            line().resize(70, line().getHeight());
            line().layout();
            var more = (MenuButton) window.scene().lookup("#legend-more");
            assertThat(more.isVisible()).isTrue();
            assertThat(entries().size()).isLessThan(entries);
            assertThat(more.getItems()).hasSize(entries - entries().size());
            assertThat(more.getBoundsInParent().getMaxX()).isLessThanOrEqualTo(line().getWidth());
        });
    }

    private Region line() {
        return (Region) window.scene().lookup("#legend");
    }

    private List<String> entries() {
        return line().getChildrenUnmodifiable().stream()
                .filter(node -> node.getStyleClass().contains("legend-entry"))
                .filter(Node::isVisible)
                .map(Node::getId)
                .toList();
    }

    private void layOut() {
        var root = window.scene().getRoot();
        for (int frame = 0; frame < 4; frame++) {
            window.drawNow();
            root.applyCss();
            root.layout();
        }
    }
}
