package puzzlescope.gametree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.GameStatus.State;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.gametree.board.DuelBoard;
import puzzlescope.gametree.event.DuelEvent;
import puzzlescope.gametree.event.DuelEvent.MovePlayed;
import puzzlescope.gametree.space.GamePlayer;
import puzzlescope.gametree.space.NimSpace;

class GameTreeGameTest {

    private final GameTreePuzzle puzzle = new GameTreePuzzle();
    private final GameTreeGame rules = new GameTreeGame();

    private Arguments noughts(String squares, String first) {
        return puzzle.presets().with(GameTreePuzzle.SQUARES, squares).with(GameTreePuzzle.FIRST, first);
    }

    private Arguments nim(String heaps, String first) {
        return puzzle.presets()
                .with(GameTreePuzzle.GAME, "nim")
                .with(GameTreePuzzle.HEAPS, heaps)
                .with(GameTreePuzzle.FIRST, first);
    }

    private DuelBoard opened(Arguments arguments) {
        var board = (DuelBoard) rules.instance(puzzle, arguments).board();
        rules.open(arguments, board::apply);
        return board;
    }

    private static List<Event> play(DuelBoard board, int place, int amount) {
        var events = GameTreeGame.play(board, place, amount);
        events.forEach(event -> board.apply(event.pack()));
        return events;
    }

    @ParameterizedTest
    @CsvSource({
        "O.X/X../O.., max, WON",
        "'', max, LOST",
        "'', min, LOST",
        "X../.../..., max, LOST",
        "X.X/OO./..., min, LOST"
    })
    void theHintsComeAsFarAsTheStartAllows(String squares, String first, State end) {
        assertThat(playedOut(noughts(squares, first))).isEqualTo(end);
    }

    @ParameterizedTest
    @CsvSource({"'1,3,5', max, WON", "'1,3,5', min, LOST", "'1,2,3', min, WON", "'2,2', max, LOST", "7, max, WON"})
    void theHintsPlayNimAsTheXorSays(String heaps, String first, State end) {
        assertThat(playedOut(nim(heaps, first))).isEqualTo(end);
    }

    private State playedOut(Arguments arguments) {
        var board = opened(arguments);
        while (!rules.status(arguments, board).isOver()) {
            var hint = rules.hint(arguments, board, () -> {});
            assertThat(hint.move()).noneMatch(rules::isMistake);
            hint.move().forEach(event -> board.apply(event.pack()));
        }
        return rules.status(arguments, board).state();
    }

    @Test
    void aDrawIsToldAsADraw() {
        var arguments = noughts("", "max");
        assertThat(playedOut(arguments)).isNotEqualTo(State.WON);
        var board = opened(noughts("XOX/XOO/O..", "max"));
        play(board, 7, 0);
        assertThat(rules.status(arguments, board).sentence().key()).isEqualTo("gametree.hand.drawn");
    }

    @Test
    void aMoveIsPlayedWithTheAnswerToItSoThatUndoTakesBothBack() {
        var board = opened(noughts("", "max"));
        assertThat(play(board, 4, 0))
                .satisfiesExactly(
                        mine -> assertThat(((MovePlayed) mine).who()).isEqualTo(GamePlayer.MAX),
                        answer -> assertThat(((MovePlayed) answer).who()).isEqualTo(GamePlayer.MIN));
        assertThat(board.turn()).isEqualTo(GamePlayer.MAX);
    }

    @Test
    void theAnswererBeginsIfItIsItsTurn() {
        assertThat(opened(noughts("", "min")).turn()).isEqualTo(GamePlayer.MAX);
        assertThat(NimSpace.stones(opened(nim("1,3,5", "min")).position())).isLessThan(9);
        var lost = noughts("OO./XX./...", "min");
        assertThat(rules.status(lost, opened(lost)).sentence().key()).isEqualTo("gametree.hand.lost-row");
    }

    @Test
    void theAnswerSaysThatTheMistakeWasThePersons() {
        var events = GameTreeGame.play(opened(noughts("O.X/X../O..", "max")), 1, 0);
        var words = new Words(Language.ENGLISH);
        assertThat(events.stream().filter(MovePlayed.class::isInstance))
                .hasSize(2)
                .allSatisfy(
                        event -> assertThat(words.localize(event.sentence())).contains("Your move was a mistake:"));
    }

    @Test
    void theNextGameBeginsWithAnEmptyBoard() {
        var next = rules.nextGame(puzzle.presets());
        assertThat(next.get(GameTreePuzzle.SQUARES)).isZero();
    }

    @Test
    void whoGivesAValueAwayIsToldSo() {
        var board = opened(noughts("O.X/X../O..", "max"));
        // Only the middle of the right column wins; the middle of the top row even loses.
        assertThat(GameTreeGame.play(board, 1, 0))
                .allMatch(event -> !(event instanceof MovePlayed) || rules.isMistake(event));
        assertThat(GameTreeGame.play(board, 5, 0)).noneMatch(rules::isMistake);
        var lost = opened(nim("1,2,3", "max"));
        assertThat(GameTreeGame.play(lost, 0, 1)).as("nothing to lose").noneMatch(rules::isMistake);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 2, 3, 6})
    void aSquareThatIsTakenIsRefused(int square) {
        var board = opened(noughts("O.X/X../O..", "max"));
        assertThatThrownBy(() -> GameTreeGame.play(board, square, 0)).isInstanceOf(InvalidInputException.class);
    }

    @ParameterizedTest
    @CsvSource({"0, 2", "0, 0", "2, 6", "3, 1"})
    void moreStonesThanAHeapHasAreRefused(int heap, int amount) {
        var board = opened(nim("1,3,5", "max"));
        assertThatThrownBy(() -> GameTreeGame.play(board, heap, amount)).isInstanceOf(InvalidInputException.class);
    }

    @Test
    void aRunGoesOnFromTheBoardAsItStands() {
        var arguments = noughts("", "max");
        var board = opened(arguments);
        play(board, 4, 0);
        var onward = rules.runFrom(arguments, board);
        assertThat(GameTreePuzzle.start(onward)).isEqualTo(board.position());
        assertThat(GameTreePuzzle.first(onward)).isEqualTo(GamePlayer.MAX);
        var heaps = nim("1,3,5", "max");
        var stones = opened(heaps);
        play(stones, 2, 3);
        assertThat(GameTreePuzzle.start(rules.runFrom(heaps, stones))).isEqualTo(stones.position());
    }

    @Test
    void fromAGameThatIsOverNoRunGoesOn() {
        var arguments = nim("1", "max");
        var board = opened(arguments);
        play(board, 0, 1);
        assertThat(rules.status(arguments, board).state()).isEqualTo(State.WON);
        assertThatThrownBy(() -> rules.runFrom(arguments, board)).isInstanceOf(InvalidInputException.class);
        assertThatThrownBy(() -> GameTreeGame.play(board, 0, 1)).isInstanceOf(InvalidInputException.class);
    }

    @Test
    void aSquareOrAHeapIsTouchedByTheMovesThere() {
        var board = opened(noughts("", "max"));
        var target = GameTreeTargets.of(board, 4);
        var events = GameTreeGame.play(board, 4, 0);
        assertThat(target.touches().test(events.getFirst().pack())).isTrue();
        assertThat(target.touches().test(events.get(1).pack())).isFalse();
        assertThat(DuelEvent.Kind.of(events.get(1).pack())).isEqualTo(DuelEvent.Kind.MOVE_PLAYED);
    }
}
