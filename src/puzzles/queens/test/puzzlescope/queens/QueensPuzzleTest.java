package puzzlescope.queens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.Remark;
import puzzlescope.queens.board.PlacementBoard;
import puzzlescope.queens.board.QueensCountBoard;
import puzzlescope.queens.event.PlacementEvent.PeaceReached;
import puzzlescope.queens.event.PlacementEvent.QueensExchanged;
import puzzlescope.queens.event.QueensCountEvent.CountEnded;
import puzzlescope.queens.event.QueensCountEvent.FundamentalCounted;
import puzzlescope.queens.event.QueensCountEvent.HalfTurnCounted;
import puzzlescope.queens.event.QueensCountEvent.QuarterTurnCounted;
import puzzlescope.queens.event.WalkEvent;
import puzzlescope.queens.fast.Diagonals;
import puzzlescope.testkit.PuzzleContract;

class QueensPuzzleTest extends PuzzleContract {

    @Override
    protected Puzzle puzzle() {
        return new QueensPuzzle();
    }

    /** With a seed that brings conflicts to be mended. */
    @Override
    protected Arguments smallest() {
        return with("seed", "0");
    }

    @Override
    protected Stream<Arguments> some() {
        var walked = IntStream.of(1, 2, 3, 4, 5, 6, 7, 8, 10, 16).mapToObj(n -> with("n", String.valueOf(n)));
        var others = Stream.of("bit-masks", "border", "quarter-join", "fundamental", "construction", "min-conflicts")
                .flatMap(algorithm -> IntStream.of(1, 2, 3, 4, 6, 8, 9, 11)
                        .mapToObj(n -> with("n", String.valueOf(n), "algorithm", algorithm)));
        var large = Stream.of("construction", "min-conflicts").map(each -> with("n", "500", "algorithm", each));
        var given = Stream.of(
                with("n", "6", "given", "2"),
                with("n", "8", "given", "- 4 - - 2"),
                with("n", "8", "given", "1 3"),
                with("n", "6", "given", "1"),
                with("n", "6", "given", "- 4 - 1", "algorithm", "bit-masks"),
                with("n", "6", "given", "1", "algorithm", "bit-masks"),
                with("n", "4", "given", "2 4 1 3", "algorithm", "bit-masks"),
                with("n", "9", "given", "- 4 - - 2", "algorithm", "min-conflicts"),
                with("n", "5", "given", "- - 3", "algorithm", "min-conflicts"),
                with("n", "4", "given", "2 4 1 3", "algorithm", "min-conflicts"),
                with("n", "3", "given", "- - -"),
                with("n", "4", "one-at-a-time", "yes"),
                with("n", "3", "one-at-a-time", "yes"),
                with("n", "1", "one-at-a-time", "yes"),
                with("n", "6", "given", "2", "one-at-a-time", "yes"));
        return Stream.of(walked, others, large, given).flatMap(each -> each);
    }

    @Test
    void onlyTheSolutionsWithTheGivenQueensAreFound() {
        assertThat(solutions("8", "")).isEqualTo(92);
        assertThat(IntStream.rangeClosed(1, 8)
                        .mapToLong(column -> solutions("8", "- - " + column))
                        .sum())
                .isEqualTo(92);
        assertThat(solutions("6", "2 4 6 1 3 5")).isEqualTo(1);
        assertThat(solutions("6", "1")).isZero();
    }

    private long solutions(String n, String given) {
        return events(with("n", n, "given", given)).stream()
                .filter(event -> WalkEvent.Kind.of(event) == WalkEvent.Kind.SOLUTION_FOUND)
                .count();
    }

    @Test
    void queensGivenOffTheBoardBlockTheRun() {
        assertThat(puzzle().check(with("n", "6", "given", "7"))).anyMatch(Remark::blocking);
        assertThat(puzzle().check(with("n", "4", "given", "- - - - 1"))).anyMatch(Remark::blocking);
        assertThat(puzzle().check(with("n", "6", "given", "6"))).isEmpty();
        assertThat(with("n", "6", "given", " -,4 ").text(QueensPuzzle.GIVEN)).isEqualTo("- 4");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "a", "1 -2", "100", "- - - - - - - - - - - - - - - - - - 1"})
    void whatIsNoListOfColumnsIsRefused(String text) {
        assertThatThrownBy(() -> with("given", text)).isInstanceOf(InvalidInputException.class);
    }

    @Test
    void itSaysBeforehandWhichBoardsHaveNoSolution() {
        for (int n = 1; n <= 16; n++) {
            assertThat(puzzle().check(with("n", String.valueOf(n))).isEmpty()).isEqualTo(n != 2 && n != 3);
        }
    }

    @ParameterizedTest
    @CsvSource({"backtracking, 16", "bit-masks, 18", "border, 18", "quarter-join, 18", "fundamental, 18"})
    void moreQueensThanAnAlgorithmBearsAreRefused(String algorithm, int most) {
        assertThat(puzzle().check(with("algorithm", algorithm, "n", String.valueOf(most))))
                .isEmpty();
        assertThat(puzzle().check(with("algorithm", algorithm, "n", String.valueOf(most + 1))))
                .singleElement()
                .matches(Remark::blocking);
    }

    @ParameterizedTest
    @ValueSource(strings = {"construction", "min-conflicts"})
    void oneSolutionIsFoundForAMillionQueens(String algorithm) {
        assertThat(puzzle().check(with("algorithm", algorithm, "n", "1000000"))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"bit-masks", "border", "quarter-join", "fundamental", "construction", "min-conflicts"})
    void theEventsTellWhatCameOfIt(String algorithm) {
        var instance = puzzle().instance(with("n", "9", "algorithm", algorithm));
        var events = events(with("n", "9", "algorithm", algorithm)).stream()
                .<Event>map(instance.vocabulary()::unpack)
                .toList();
        switch (algorithm) {
            case "bit-masks", "border", "quarter-join" ->
                assertThat(events.getLast()).isEqualTo(new CountEnded(352));
            case "fundamental" ->
                assertThat(events)
                        .endsWith(
                                new CountEnded(352),
                                new HalfTurnCounted(16),
                                new QuarterTurnCounted(0),
                                new FundamentalCounted(46));
            default -> assertThat(events.getLast()).isEqualTo(new PeaceReached(9));
        }
    }

    @Test
    void theRepairsBoardIsInPeaceAtTheEndAndKnowsItsAttacksBefore() {
        for (int seed = 1; seed <= 20; seed++) {
            var given = with("n", "12", "algorithm", "min-conflicts", "seed", String.valueOf(seed));
            var instance = puzzle().instance(given);
            var board = (PlacementBoard) instance.board();
            for (long event : events(given)) {
                int before = board.attacks();
                board.apply(event);
                if (instance.vocabulary().unpack(event) instanceof QueensExchanged exchanged) {
                    assertThat(before - board.attacks()).isEqualTo(exchanged.fewer());
                }
            }
            assertThat(board.attacks()).isZero();
            var columns = IntStream.range(0, 12).map(board::column).toArray();
            assertThat(Diagonals.hasNoAttacks(columns)).isTrue();
        }
    }

    @Test
    void theTallyKnowsHowManySolutionsBeginInEachColumn() {
        var given = with("n", "8", "algorithm", "border");
        var board = (QueensCountBoard) puzzle().instance(given).board();
        events(given).forEach(board::apply);
        assertThat(IntStream.range(0, 8).mapToLong(board::bar)).containsExactly(4L, 8L, 16L, 18L, 18L, 16L, 8L, 4L);
        assertThat(board.solutions()).isEqualTo(92);
        assertThat(board.estimate()).isEqualTo(92);
    }

    /** As {@code random.seed(seed)} and {@code random.randrange(solutions)} of Python 3 have it. */
    @ParameterizedTest
    @CsvSource({"1, 92, 17", "7, 92, 41", "1, 14200, 2201", "0, 1, 0"})
    void aSeedDrawsTheSolutionThatPythonChooses(BigInteger seed, int solutions, int index) {
        assertThat(QueensPuzzle.drawn(seed, solutions)).isEqualTo(index);
    }
}
