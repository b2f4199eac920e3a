package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javafx.scene.control.Button;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Window;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.robot.Motion;
import puzzlescope.app.main.TabTest;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.queens.QueensPuzzle;
import puzzlescope.recursion.window.RecursionView;
import puzzlescope.testkit.ScreenPoints;
import puzzlescope.window.control.Shortcut;

/** Each puzzle that can be played by hand is played to its end, with the help of the hints. */
class ManualPlayTest extends WindowTest {

    private static final int MOST_MOVES = 400;

    /** A field and what is typed into it, where the preset would make a long game. */
    private static final Map<String, Map.Entry<String, String>> SHORTER =
            Map.of("knight", Map.entry("rows", "5"), "recursion", Map.entry("n", "4"));

    static List<String> games() {
        return Catalogue.all().stream()
                .filter(puzzle -> puzzle.gameRules().isPresent())
                .map(Puzzle::id)
                .toList();
    }

    private void open(String id) {
        click("#tab-" + id);
        var field = SHORTER.get(id);
        if (field != null) {
            type("#" + field.getKey(), field.getValue());
        }
        click("#by-hand");
        awaitFrame("the game is open", () -> window.hand().isOpen());
    }

    @TabTest("games")
    void theMovesAreReviewed(String id) {
        open(id);
        var review = node(Labeled.class, "game-review");
        assertThat(now(review::isDisabled)).isTrue();
        followAtOnce();
        followAtOnce();
        click("#game-review");
        awaitFrame("it is reviewed", () -> reviewed().startsWith("None of the 2 moves"));
        assertThat(now(() -> window.lookup(".window-page").isFocusWithin())).isTrue();
        push(KeyCode.ESCAPE);
        awaitFrame("it is closed", () -> reviewed().isEmpty());
    }

    @Tag("thorough")
    @Test
    void aReviewFollowsTheGameAndGoesWithIt() {
        open("hanoi");
        followAtOnce();
        click("#game-review");
        awaitFrame("it is reviewed", () -> reviewed().startsWith("The only move lost nothing."));
        run(() -> window.act(Shortcut.HINT));
        awaitFrame("a hint is shown", () -> window.hint().isPresent());
        run(() -> window.act(Shortcut.HINT));
        awaitFrame("another move is reviewed", () -> reviewed().startsWith("None of the 2 moves lost anything."));
        run(() -> window.act(Shortcut.UNDO));
        frame();
        assertThat(reviewed()).startsWith("None of the 2 moves");
        run(() -> window.act(Shortcut.ANOTHER));
        awaitFrame("the next game has none", () -> reviewed().isEmpty());
    }

    @Tag("thorough")
    @Test
    void theBetterMoveIsInSightWhenItIsTold() {
        open("hanoi");
        followAtOnce();
        awaitRest();
        for (var key : List.of(KeyCode.DIGIT3, KeyCode.DIGIT2, KeyCode.DIGIT2, KeyCode.DIGIT1)) {
            push(key);
            awaitRest();
        }
        useSmallWindow();
        frame();
        run(() -> window.reveal(window.lookup("#game-review")));
        frame();
        click("#game-review");
        awaitFrame("it is reviewed", () -> window.lookup("#review-tell-2") != null);
        frame();
        run(() -> ((Button) window.lookup("#review-tell-2")).fire());
        frame();
        frame();
        assertThat(bottom("#review-better-2")).isLessThanOrEqualTo(bottom(".window-page"));
        assertThat(bottom("#review-better-2")).isLessThanOrEqualTo(bottom("#review .viewport"));
    }

    private static String reviewed() {
        return Window.getWindows().stream()
                .map(each -> each.getScene().lookup("#review-summary"))
                .filter(Labeled.class::isInstance)
                .map(label -> ((Labeled) label).getText())
                .findFirst()
                .orElse("");
    }

    private int moves() {
        return now(() -> window.hand().moves());
    }

    private boolean over() {
        return now(() -> window.hand().status().orElseThrow().isOver());
    }

    private String text(String id) {
        var label = node(Labeled.class, id);
        return now(label::getText);
    }

    /** Asks for a hint, follows it and waits until the move has been seen. */
    private void follow() {
        followAtOnce();
        awaitRest();
    }

    /** Asks for a hint and follows it. */
    private void followAtOnce() {
        int before = moves();
        push(KeyCode.H);
        awaitFrame("a hint is shown", () -> window.hint().isPresent());
        assertThat(now(() -> window.hint().orElseThrow().move()))
                .as(text("sentence"))
                .isNotEmpty();
        push(KeyCode.H);
        awaitFrame(
                "the move is made",
                () -> window.hand().isOpen() && window.hand().moves() == before + 1);
    }

    @Tag("thorough")
    @TabTest("games")
    void theHintsLeadToTheEnd(String id) {
        open(id);
        assertThat(over()).isFalse();
        for (int made = 0; !over() && made < MOST_MOVES; made++) {
            followAtOnce();
        }
        assertThat(now(() -> window.hand().status().orElseThrow().state().name()))
                .isEqualTo("WON");
        awaitRest();
        frame();
        assertThat(text("game-moves")).isEqualTo(Integer.toString(moves()));
        assertThat(text("sentence")).isEqualTo(text("game-progress"));
        assertThat(node("game-hint").isDisabled()).isTrue();
        assertThat(text("game-hints")).isEqualTo(Integer.toString(moves()));
        assertThat(text("game-verdict")).isEqualTo("Solved with " + moves() + " hints.");
        assertThat(node("outcome").getParent().isVisible()).isTrue();
        assertThat(status()).isEqualTo("The game is over.");
        push(KeyCode.CONTROL, KeyCode.Z);
        awaitRest();
        assertThat(node("outcome").getParent().isVisible()).isFalse();
        assertThat(status()).isEqualTo("Your turn.");
    }

    @TabTest("games")
    void anotherGameOfTheKindIsBegun(String id) {
        open(id);
        var before = now(() -> window.player().session().arguments());
        push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.R);
        awaitFrame("another game is open", () -> window.hand().isOpen());
        assertThat(moves()).isZero();
        assertThat(now(() -> window.player().session().arguments())).isNotSameAs(before);
        assertThat(now(() -> Catalogue.get(id).gameRules().orElseThrow().inputs().stream()
                        .allMatch(each -> each.equals(Catalogue.get(id).algorithmParameter())
                                || before.text(each)
                                        .equals(window.player()
                                                .session()
                                                .arguments()
                                                .text(each)))))
                .isFalse();
    }

    private String status() {
        return now(() -> ((Labeled) window.lookup("#status .status-label")).getText());
    }

    @Test
    void aGameThatIsNotWonIsOverAndNoBestResult() {
        click("#tab-gametree");
        type("#squares", "");
        click("#by-hand");
        awaitFrame("the game is open", () -> window.hand().isOpen());
        for (int made = 0; !over() && made < MOST_MOVES; made++) {
            followAtOnce();
        }
        awaitRest();
        frame();
        assertThat(now(() -> window.hand().status().orElseThrow().state().name()))
                .isEqualTo("LOST");
        assertThat(status()).isEqualTo("The game is over.");
        assertThat(node("game-best").isVisible()).isFalse();
        assertThat(node("game-help").isVisible()).isFalse();
    }

    @Tag("thorough")
    @Test
    void afterALostGameItsReviewIsInSightAtTheLargestText() {
        click("#tab-gametree");
        type("#squares", "XX./OX./O.O");
        click("#by-hand");
        awaitFrame("the game is open", () -> window.hand().isOpen());
        useSmallWindow();
        push(KeyCode.F6);
        for (var key : List.of(
                KeyCode.UP,
                KeyCode.UP,
                KeyCode.LEFT,
                KeyCode.LEFT,
                KeyCode.DOWN,
                KeyCode.RIGHT,
                KeyCode.RIGHT,
                KeyCode.ENTER)) {
            push(key);
        }
        awaitFrame("the game is over", this::over);
        awaitRest();
        frame();
        assertThat(bottom("#game-review")).isLessThanOrEqualTo(bottom(".explanation-column"));
    }

    private double bottom(String selector) {
        return now(() -> {
            var node = window.lookup(selector);
            return node.localToScene(node.getLayoutBounds()).getMaxY();
        });
    }

    @Tag("thorough")
    @Test
    void keysInAFieldOfTheFormAreNoMoves() {
        open("maze");
        followAtOnce();
        awaitRest();
        int made = moves();
        var algorithm = node("algorithm");
        run(algorithm::requestFocus);
        for (var key : List.of(KeyCode.UP, KeyCode.DOWN, KeyCode.UP)) {
            push(key);
            frame();
        }
        assertThat(moves()).isEqualTo(made);
    }

    @Test
    void aGameWithoutHelpAndMistakesIsPraisedAndKept() {
        click("#tab-queens");
        type("#n", "4");
        click("#by-hand");
        awaitFrame("the game is open", () -> window.hand().isOpen());
        for (int[] square : new int[][] {{0, 1}, {1, 3}, {2, 0}, {3, 2}}) {
            putQueen(square[0], square[1]);
        }
        assertThat(over()).isTrue();
        assertThat(text("game-verdict")).isEqualTo("Well done!");
        assertThat(text("game-best")).contains("4 moves, no hint, nothing wrong");
        push(KeyCode.CONTROL, KeyCode.E);
        awaitFrame("the solver plays", () -> !window.isByHand());
        assertThat(now(() -> window.player().session().arguments().text(QueensPuzzle.N)))
                .isEqualTo("4");
    }

    @Tag("thorough")
    @Test
    void theMakingOfTheMazeDoesNotFillTheTimelineOfAGame() {
        click("#by-hand");
        awaitFrame("the game is open", () -> window.hand().isOpen());
        follow();
        follow();
        frame();
        robot.moveTo("#timeline", Motion.DIRECT);
        frame();
        long opening = now(() -> window.hand().beginning());
        assertThat(opening).as("steps that make the maze").isGreaterThan(500);
        // It shows the moves, from left to right; the making lies before them, in the overview above.
        assertThat(node("timeline-overview").isVisible()).isTrue();
        var frame = node("timeline-frame").getBoundsInParent();
        var all = node("timeline-overview").getBoundsInLocal();
        assertThat(frame.getMinX()).isGreaterThan(0.9 * all.getWidth());
    }

    @Test
    void aMistakeLooksLikeOneAndIsCounted() {
        click("#tab-queens");
        click("#by-hand");
        awaitFrame("the game is open", () -> window.hand().isOpen());
        putQueen(0, 0);
        putQueen(0, 1);
        awaitRest();
        var sentence = node("sentence").getParent();
        assertThat(now(() -> sentence.getPseudoClassStates().stream()
                        .anyMatch(state -> state.getPseudoClassName().equals("refused"))))
                .isTrue();
        assertThat(text("game-wrong")).isEqualTo("1");
    }

    /** By the keys, from the corner. */
    private void putQueen(int row, int column) {
        int before = moves();
        for (int i = 0; i < 8; i++) {
            push(KeyCode.UP);
            push(KeyCode.LEFT);
        }
        for (int i = 0; i < row; i++) {
            push(KeyCode.DOWN);
        }
        for (int i = 0; i < column; i++) {
            push(KeyCode.RIGHT);
        }
        push(KeyCode.ENTER);
        awaitFrame("the queen is put", () -> window.hand().moves() == before + 1);
    }

    @Test
    void whatMakesNoDifferenceByHandIsDisabledAndSaysWhy() {
        open("knight");
        assertThat(node("algorithm").isDisabled()).isTrue();
        assertThat(node("rows").isDisabled()).isFalse();
        var algorithm = node(Control.class, "algorithm");
        assertThat(now(() -> algorithm.getAccessibleHelp())).isEqualTo("This has no effect while you play by hand.");
        click("#by-hand");
        assertThat(node("algorithm").isDisabled()).isFalse();
    }

    @TabTest("games")
    void movesAreUndoneRedoneAndReplaced(String id) {
        open(id);
        var atStart = board();
        assertThat(node("game-undo").isDisabled()).isTrue();
        follow();
        var afterOne = board();
        follow();
        var afterTwo = board();
        push(KeyCode.CONTROL, KeyCode.Z);
        assertThat(board()).isEqualTo(afterOne);
        click("#game-undo");
        assertThat(board()).isEqualTo(atStart);
        assertThat(moves()).isZero();
        push(KeyCode.CONTROL, KeyCode.Y);
        assertThat(board()).isEqualTo(afterOne);
        click("#game-redo");
        assertThat(board()).isEqualTo(afterTwo);
        click("#game-undo");
        follow();
        assertThat(moves()).isEqualTo(2);
        assertThat(board()).isEqualTo(afterTwo);
        assertThat(node("game-redo").isDisabled()).isTrue();
        push(KeyCode.CONTROL, KeyCode.R);
        awaitFrame("the game is open again", () -> window.hand().isOpen());
        assertThat(board()).isEqualTo(atStart);
    }

    @Tag("thorough")
    @TabTest("games")
    void theSolverComesBack(String id) {
        open(id);
        follow();
        click("#by-hand");
        assertThat(now(() -> window.isByHand())).isFalse();
        awaitEndOfRun();
        assertThat(now(() -> window.lookup("#game-panel"))).isNull();
        assertThat(position()).isZero();
        push(KeyCode.CONTROL, KeyCode.H);
        awaitFrame("the game is open", () -> window.isByHand() && window.hand().isOpen());
        assertThat(moves()).isZero();
    }

    @TabTest("games")
    void howMovesAreMadeIsSaidOnce(String id) {
        open(id);
        frame();
        var help = now(() -> new Words(Language.ENGLISH, Catalogue.get(id))
                .localize(Catalogue.get(id).gameHelp(window.player().session().arguments())));
        assertThat(text("game-help")).isEqualTo(help);
        assertThat(text("sentence")).isEqualTo(text("game-progress")).isNotEqualTo(help);
    }

    @Tag("thorough")
    @Test
    void oneControlLeavesTheGame() {
        open("queens");
        frame();
        assertThat(text("by-hand")).isEqualTo("Leave the game");
        assertThat(node("run").isVisible()).isFalse();
        assertThat(now(() -> window.lookup("#game-leave"))).isNull();
    }

    @Tag("thorough")
    @Test
    void aVisitedSquareIsRefusedWithItsReason() {
        open("knight");
        follow();
        push(KeyCode.UP);
        push(KeyCode.UP);
        push(KeyCode.LEFT);
        push(KeyCode.ENTER);
        assertThat(moves()).isEqualTo(1);
        assertThat(text("sentence"))
                .isEqualTo("(0, 0) is visited already, it has number 1: no square is visited twice.");
    }

    @Test
    void aWrongAnswerIsRefusedAndTheRightOneIsTakenFromKeysAndClicks() {
        open("recursion");
        push(KeyCode.DIGIT3);
        assertThat(moves()).isZero();
        assertThat(text("sentence")).isEqualTo("fib(4) still needs fib(3) before it can return.");
        push(KeyCode.DIGIT1);
        assertThat(moves()).isEqualTo(1);
        awaitRest();
        var view = robot.lookup(RecursionView.class::isInstance).queryAs(RecursionView.class);
        moveTo(now(() -> ScreenPoints.of(view, view.placeOfAnswer(1))));
        robot.clickOn(MouseButton.PRIMARY);
        frame();
        assertThat(moves()).isEqualTo(1);
        assertThat(text("sentence")).isEqualTo("fib(1) is called second, when fib(2) has returned.");
        moveTo(now(() -> ScreenPoints.of(view, view.placeOfAnswer(0))));
        robot.clickOn(MouseButton.PRIMARY);
        frame();
        assertThat(moves()).isEqualTo(2);
        assertThat(now(() -> window.player().session().timeline().depth())).isEqualTo(3);
    }

    @Tag("thorough")
    @Test
    void theDepthGrowsWithTheSquaresOfAKnightsGame() {
        open("knight");
        follow();
        follow();
        assertThat(now(() -> window.player().session().timeline().depth())).isEqualTo(3);
        assertThat(now(() -> window.player().session().timeline().count(Role.DO)))
                .isEqualTo(3);
    }

    private List<Byte> board() {
        return now(() -> {
            var bytes = window.player().session().timeline().board().snapshot();
            var list = new ArrayList<Byte>();
            for (byte each : bytes) {
                list.add(each);
            }
            return list;
        });
    }
}
