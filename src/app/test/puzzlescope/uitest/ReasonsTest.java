package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import puzzlescope.app.main.TabTest;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.puzzle.Target;
import puzzlescope.learn.query.PlaceReasons;
import puzzlescope.learn.query.PlaceReasons.Link;
import puzzlescope.window.board.BoardView;
import puzzlescope.window.control.Shortcut;

/** Why a place of the board is as it is: the steps that led to it, each a link. */
class ReasonsTest extends WindowTest {

    private List<Target> targets() {
        var board = node(BoardView.class, "board");
        return now(() -> {
            for (double y = 3; y < board.getHeight(); y += 7) {
                for (double x = 3; x < board.getWidth(); x += 7) {
                    if (!board.targetsAt(x, y).isEmpty()) {
                        return board.targetsAt(x, y);
                    }
                }
            }
            return List.of();
        });
    }

    private List<Link> reasons(Target target, long position) {
        return PlaceReasons.of(player().session().trace(), target, position);
    }

    /** Asks by keys why a square is as it is at the first solution of the queens, and waits for a part of the answer. */
    private void askAtFirstSolution(int down, int right, String id) {
        click("#tab-queens");
        awaitEndOfRun();
        long solution = player().session().trace().nth(Role.SOLUTION, 1);
        run(() -> window.player().seek(solution));
        push(KeyCode.F6);
        IntStream.range(0, down).forEach(_ -> push(KeyCode.DOWN));
        IntStream.range(0, right).forEach(_ -> push(KeyCode.RIGHT));
        push(KeyCode.W);
        awaitFrame("it is explained", () -> window.lookup("#" + id) != null);
    }

    @Test
    void aQueensSquareIsExplainedByTheQueensAboveIt() {
        askAtFirstSolution(7, 3, "reason-8");
        var title = node(Label.class, "reasons-title");
        assertThat(now(() -> title.getText())).contains("row 8, column 4");
        var last = node(Hyperlink.class, "reason-8");
        run(last::fire);
        assertThat(position()).as("the first call").isEqualTo(1);
        push(KeyCode.ESCAPE);
        push(KeyCode.ESCAPE);
        var pane = node("reasons");
        assertThat(now(pane::isVisible)).isFalse();
    }

    /** No step tells of a square that was never tried; the board does. */
    @Test
    void anEmptySquareIsExplainedByTheQueensThatAttackIt() {
        askAtFirstSolution(0, 7, "reason-state");
        assertThat(now(() -> ((Label) window.lookup("#reasons-title")).getText()))
                .isEqualTo("Nothing has happened at row 1, column 8 so far.");
        assertThat(now(() -> ((Label) window.lookup("#reason-state")).getText()))
                .isEqualTo("It is empty, and attacked from (row, column) (1, 1), (3, 8), (7, 2).");
    }

    @Test
    void withoutAPlaceTheStepIsExplained() {
        click("#tab-queens");
        awaitEndOfRun();
        run(() -> window.player().seek(12));
        push(KeyCode.W);
        awaitFrame("it is explained", () -> window.scene().lookup("#reason-0") != null);
        var title = node(Label.class, "reasons-title");
        assertThat(now(() -> title.getText())).startsWith("Step 12,");
        var first = node(Hyperlink.class, "reason-0");
        run(first::fire);
        assertThat(position()).isEqualTo(12);
    }

    @Test
    void marksReasonsAndTheFieldForStepsTakeTurns() {
        click("#tab-queens");
        awaitEndOfRun();
        run(() -> window.player().seek(12));
        var bars = Map.of(Shortcut.MARKS, "marks", Shortcut.WHY, "reasons", Shortcut.GO_TO, "go-to-bar");
        for (var opening : List.of(Shortcut.MARKS, Shortcut.WHY, Shortcut.GO_TO, Shortcut.MARKS)) {
            run(() -> window.act(opening));
            awaitFrame("it is open", () -> isOpen(bars.get(opening)));
            assertThat(bars.values().stream().filter(bar -> now(() -> isOpen(bar))))
                    .containsExactly(bars.get(opening));
        }
        push(KeyCode.ESCAPE);
        assertThat(bars.values()).noneMatch(bar -> now(() -> isOpen(bar)));
    }

    private boolean isOpen(String id) {
        var bar = window.lookup("#" + id);
        return bar != null && bar.isVisible();
    }

    @Test
    void whereThereIsNothingToExplainItIsSaidInFrontOfAllElse() {
        click("#tab-queens");
        awaitEndOfRun();
        run(() -> window.player().seek(0));
        push(KeyCode.W);
        frame();
        var said = (Label) window.scene().lookup("#status .status-label");
        assertThat(now(said::getText)).startsWith("Nothing is chosen yet");
        assertThat(now(() -> viewOrder(said))).isLessThan(now(() -> viewOrder(window.lookup("#timeline"))));
    }

    /** The order in which a node is drawn, less in front, by what stands in front of its siblings around it. */
    private static double viewOrder(Node node) {
        return Stream.<Node>iterate(node, Objects::nonNull, Node::getParent)
                .mapToDouble(Node::getViewOrder)
                .min()
                .orElseThrow();
    }

    @TabTest
    void everyChainGoesBackToEarlierSteps(String tab) {
        click("#tab-" + tab);
        awaitEndOfRun();
        push(KeyCode.END);
        frame();
        long end = position();
        for (var target : targets()) {
            long before = end + 1;
            for (var link : reasons(target, end)) {
                assertThat(link.position()).isLessThan(before).isPositive();
                assertThat(link.event().sentence().key()).isNotEmpty();
                before = link.position();
            }
        }
    }
}
