package puzzlescope.tiles.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.input.Clipboard;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.text.Language;
import puzzlescope.testkit.DrawnPixels;
import puzzlescope.testkit.StageTest;
import puzzlescope.tiles.TilesAlgorithm;
import puzzlescope.tiles.TilesPuzzle;
import puzzlescope.tiles.board.TilesBoundedBoard;

class TilesViewTest extends StageTest {

    private TilesSampleContext context;
    private TilesView view;

    @Override
    protected void start(Stage stage) {
        context = new TilesSampleContext();
        view = new TilesView(context);
        view.setPrefSize(700, 520);
        stage.setScene(DrawnPixels.scene(context, view, view.sidePanel()));
        stage.show();
        refresh();
    }

    private void refresh() {
        view.show(context.player().moment());
        view.refreshSidePanel();
    }

    private void seek(long position) {
        robot.interact(() -> {
            context.player().seek(position);
            refresh();
        });
    }

    private List<String> rows() {
        return robot.lookup(".attempt").queryAll().stream()
                .map(row -> row.lookupAll(".label").stream()
                        .map(label -> ((Label) label).getText())
                        .toList()
                        .getLast())
                .toList();
    }

    private String current() {
        Set<Node> marked = robot.lookup(".attempt")
                .lookup((Node row) -> row.getPseudoClassStates().contains(PseudoClass.getPseudoClass("current")))
                .queryAll();
        return marked.stream()
                .map(row -> ((Hyperlink) row.lookup(".hyperlink")).getId())
                .findFirst()
                .orElse("");
    }

    @Test
    void everyAttemptIsListedWithWhatCameOfIt() {
        assertThat(rows())
                .containsExactly(
                        "× not solved · 1,454 moves",
                        "× not solved · 2,646 moves",
                        "× not solved · 4,370 moves",
                        "× not solved · 7,818 moves",
                        "✓ solved · 1,633 moves",
                        "14 moves");
    }

    @Test
    void theListSpeaksTheLanguageThatIsChosen() {
        robot.interact(() -> context.appearance().texts().use(Language.CHINESE));
        assertThat(rows()).startsWith("× 没有解开 · 1,454 步").endsWith("14 步");
    }

    @Test
    void aClickGoesToTheBeginningOfTheAttempt() {
        robot.interact(
                () -> robot.lookup("#attempt-12").queryAs(Hyperlink.class).fire());
        robot.interact(this::refresh);
        var board = (TilesBoundedBoard) context.player().moment().board();
        assertThat(board.bound()).isEqualTo(12);
        assertThat(board.moves()).isZero();
        assertThat(context.player().session().timeline().depth()).isOne();
        assertThat(current()).isEqualTo("attempt-12");
    }

    @Test
    void theAttemptOfThePositionIsMarkedAndTheSolutionWhileItIsPlayed() {
        assertThat(current()).isEmpty();
        seek(1);
        assertThat(current()).isEqualTo("attempt-10");
        seek(context.player().session().trace().next(0, Role.SOLUTION));
        assertThat(current()).isEqualTo("attempt-14");
        seek(context.player().session().trace().length());
        assertThat(current()).isEqualTo("attempt-solution");
    }

    @Test
    void anotherRunHasAListOfItsOwn() {
        robot.interact(() -> {
            context.choose(TilesPuzzle.BOARD, List.of(1, 2, 3, 4, 5, 6, 7, 0, 8));
            refresh();
        });
        assertThat(rows()).containsExactly("✓ solved · one move", "one move");
    }

    @Tag("thorough")
    @Test
    void everyMomentOfARecursionThatFillsTheStackCanBeDrawn() {
        robot.interact(() -> {
            context.choose(TilesPuzzle.STACK, 100L);
            context.choose(TilesPuzzle.ALGORITHM, TilesAlgorithm.PLAIN_RECURSION);
            for (var size : List.of(new double[] {700, 520}, new double[] {300, 480}, new double[] {130, 120})) {
                view.resize(size[0], size[1]);
                view.layout();
                DrawnPixels.everyMoment(view, context.player().session().newTimeline(), 300);
            }
        });
    }

    @Tag("thorough")
    @Test
    void theSquaresAreLabelledWithCoordinatesOrIndicesAndThatIsRemembered() {
        robot.interact(() -> {
            ComboBox<?> choice = robot.lookup("#square-labels-choice").queryAs(ComboBox.class);
            assertThat(view.viewSettings()).containsEntry("labels", "NONE");
            for (int kind = 0; kind < choice.getItems().size(); kind++) {
                choice.getSelectionModel().select(kind);
                view.resize(700, 520);
                view.layout();
                refresh();
            }
            assertThat(view.viewSettings()).containsEntry("labels", "INDICES");
            view.resume(name -> name.equals("labels") ? Optional.of("COORDINATES") : Optional.empty());
            assertThat(view.viewSettings()).containsEntry("labels", "COORDINATES");
        });
    }

    @Test
    void theBoardIsCopiedAsAListThatCanBeTypedIn() {
        robot.interact(() -> {
            context.choose(TilesPuzzle.BOARD, List.of(1, 2, 3, 4, 5, 6, 7, 0, 8));
            refresh();
            view.commandsAt(10, 10).get("tiles.copy-list").run();
            assertThat(Clipboard.getSystemClipboard().getString()).isEqualTo("[1, 2, 3, 4, 5, 6, 7, 0, 8]");
            assertThat(TilesPuzzle.BOARD.parse(Clipboard.getSystemClipboard().getString()))
                    .containsExactly(1, 2, 3, 4, 5, 6, 7, 0, 8);
        });
    }

    @Test
    void aHardestBoardOfTheSizeIsFilledInAndWhatIsKnownIsSaid() {
        assertThat(robot.lookup("#tiles-fact").queryAs(Label.class).getText()).contains("181,440", "31 moves");
        robot.interact(() -> {
            context.choose(TilesPuzzle.ALGORITHM, TilesAlgorithm.OPTIMAL);
            robot.lookup("#hardest-board").queryButton().fire();
        });
        assertThat(context.player().session().arguments().get(TilesPuzzle.BOARD))
                .containsExactly(8, 6, 7, 2, 5, 4, 3, 0, 1);
        robot.interact(() -> {
            context.choose(TilesPuzzle.BOARD, List.of());
            context.choose(TilesPuzzle.SHUFFLE, 4L);
            context.choose(TilesPuzzle.SIZE, 5L);
            refresh();
        });
        assertThat(robot.lookup("#hardest-board").queryButton().isDisabled()).isTrue();
        assertThat(robot.lookup("#tiles-fact").queryAs(Label.class).getText()).contains("not known");
    }

    @Test
    void boardsThatAreTooLargeForTablesOfferNone() {
        robot.interact(() -> {
            context.choose(TilesPuzzle.ALGORITHM, TilesAlgorithm.IDA_STAR);
            context.choose(TilesPuzzle.SHUFFLE, 4L);
            context.choose(TilesPuzzle.SIZE, 8L);
            refresh();
        });
        for (var button : List.of("#solve-optimally", "#compare-estimates", "#hardest-board")) {
            assertThat(robot.lookup(button).queryButton().isDisabled())
                    .as(button)
                    .isTrue();
        }
        assertThat(robot.lookup("#tiles-fact").queryAs(Label.class).getText()).contains("64!");
    }

    @Tag("thorough")
    @Test
    void everyMomentCanBeDrawnForwardAndBackwardOnCanvasesOfAnyShape() {
        robot.interact(() -> {
            context.choose(TilesPuzzle.SIZE, 2L);
            for (var size : List.of(new double[] {700, 520}, new double[] {300, 480}, new double[] {130, 120})) {
                view.resize(size[0], size[1]);
                view.layout();
                var timeline = context.player().session().newTimeline();
                DrawnPixels.everyMoment(view, timeline, 500);
            }
        });
    }
}
