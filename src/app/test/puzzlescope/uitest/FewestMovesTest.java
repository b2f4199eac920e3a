package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import puzzlescope.tiles.TilesPuzzle;
import puzzlescope.tiles.event.TilesTableEvent;
import puzzlescope.tiles.event.TilesTableEvent.AnswerProved;

/** The fewest moves of a board of tiles, found by tables, and the estimates that lead there compared. */
@Tag("thorough")
class FewestMovesTest extends WindowTest {

    private static final String FARTHEST = "8 6 7 2 5 4 3 0 1";

    private void open() {
        click("#tab-tiles");
        type("#board-text", FARTHEST);
        push(KeyCode.ENTER);
    }

    private static String text(String id) {
        return now(() -> words(id));
    }

    /** What a label says; nothing before there is such a label. */
    private static String words(String id) {
        return inAnyWindow(Label.class, id).map(Label::getText).orElse("");
    }

    private static <T extends Node> Optional<T> inAnyWindow(Class<T> type, String id) {
        return Window.getWindows().stream()
                .map(window -> window.getScene().lookup("#" + id))
                .filter(type::isInstance)
                .map(type::cast)
                .findFirst();
    }

    /** Presses a button that may have to be scrolled to. */
    private static void press(String id) {
        run(() -> inAnyWindow(Button.class, id).orElseThrow().fire());
    }

    @Test
    void solveOptimallyFindsTheFewestMovesAndProvesThem() {
        open();
        click("#solve-optimally");
        awaitEndOfRun();
        push(KeyCode.END);
        var trace = player().session().trace();
        var last = new long[1];
        trace.copy(trace.length() - 1, last, 0, 1);
        assertThat(TilesTableEvent.Kind.VOCABULARY.unpack(last[0])).isEqualTo(new AnswerProved(31, 0, 0));
        var solve = node(Button.class, "solve-optimally");
        assertThat(now(solve::isDisabled)).isTrue();
        assertThat(text("sentence")).contains("31 moves").contains("optimal");
        type("#board-text", "1 2 3 4 5 6 0 7 8");
        frame();
        assertThat(now(solve::isDisabled)).isFalse();
    }

    @Test
    void aGameCanBeSolvedOptimallyFromWhereItStands() {
        open();
        push(KeyCode.CONTROL, KeyCode.H);
        awaitFrame("the game is open", () -> window.isByHand() && window.hand().isOpen());
        click("#solve-optimally");
        awaitEndOfRun();
        assertThat(now(window::isByHand)).isFalse();
        assertThat(player().session().arguments().text(TilesPuzzle.BOARD)).isEqualTo(FARTHEST);
    }

    @Test
    void compareLetsEveryEstimateSolveTheBoard() {
        open();
        press("compare-estimates");
        awaitFrame(
                "Manhattan distance is done",
                () -> words("compare-manhattan-moves").equals("31"));
        awaitFrame(
                "walking distance is done",
                () -> words("compare-walking-distance-moves").equals("31"));
        awaitFrame(
                "all distances are looked up",
                () -> words("compare-complete-moves").equals("31"));
        assertThat(text("compare-complete-boards")).isEqualTo("0");
        awaitFrame("that teaches something", () -> words("compare-lesson").contains("times fewer"));
        press("compare-stop");
        awaitFrame(
                "nothing goes on",
                () -> Thread.getAllStackTraces().keySet().stream()
                        .noneMatch(thread -> thread.getName().equals("comparison")));
    }
}
