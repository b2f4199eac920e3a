package puzzlescope.queens.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.queens.board.WalkBoard;
import puzzlescope.queens.event.WalkEvent;
import puzzlescope.queens.event.WalkEvent.DeadEndTakenBack;
import puzzlescope.queens.event.WalkEvent.QueenPlaced;
import puzzlescope.queens.event.WalkEvent.QueenRejected;
import puzzlescope.queens.event.WalkEvent.SolutionFound;

class QueensBacktrackingTest {

    /** Counts events by kind and holds each solution against the rules. */
    private static long[] counts(int n) {
        var board = new WalkBoard(n);
        var counts = new long[WalkEvent.Kind.values().length];
        var runOutcome = new QueensBacktracking(n).solve(event -> {
            board.apply(event);
            counts[PackedEvent.kind(event)]++;
            if (PackedEvent.kind(event) == WalkEvent.Kind.SOLUTION_FOUND.number()) {
                assertPeace(board);
            }
        });
        boolean solved = counts[WalkEvent.Kind.SOLUTION_FOUND.number()] > 0;
        assertThat(runOutcome).isEqualTo(solved ? RunOutcome.SOLVED : RunOutcome.NO_SOLUTION);
        assertThat(board.queens()).isZero();
        return counts;
    }

    private static void assertPeace(WalkBoard board) {
        long columns = 0;
        long rising = 0;
        long falling = 0;
        for (int row = 0; row < board.n(); row++) {
            columns |= 1L << board.column(row);
            rising |= 1L << (row + board.column(row));
            falling |= 1L << (row - board.column(row) + board.n());
        }
        if (Long.bitCount(columns) != board.n()
                || Long.bitCount(rising) != board.n()
                || Long.bitCount(falling) != board.n()) {
            throw new AssertionError("queens attack each other in " + columns(board));
        }
    }

    private static List<Integer> columns(WalkBoard board) {
        return IntStream.range(0, board.n()).map(board::column).boxed().toList();
    }

    private static long count(long[] counts, WalkEvent.Kind kind) {
        return counts[kind.number()];
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "2, 0", "3, 0", "4, 2", "5, 10", "6, 4", "7, 40", "8, 92", "9, 352", "10, 724", "11, 2680"})
    void itFindsEverySolution(int n, int solutions) {
        assertThat(count(counts(n), WalkEvent.Kind.SOLUTION_FOUND)).isEqualTo(solutions);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void itPlacesAndRejectsAsOftenAsAnIndependentCountSays(int n) {
        var expected = new Tally(n);
        expected.fill(0, 0, 0, 0);
        var counts = counts(n);
        assertThat(count(counts, WalkEvent.Kind.QUEEN_PLACED)).isEqualTo(expected.placed);
        assertThat(count(counts, WalkEvent.Kind.QUEEN_REJECTED)).isEqualTo(expected.rejected);
        assertThat(count(counts, WalkEvent.Kind.DEAD_END_TAKEN_BACK)).isEqualTo(expected.deadEnds);
        assertThat(count(counts, WalkEvent.Kind.QUEEN_TAKEN_BACK)).isEqualTo(expected.placed - expected.deadEnds);
    }

    @Test
    @Tag("thorough")
    void twelveQueensAreTheWholeBenchmark() {
        var counts = counts(12);
        long takenBack =
                count(counts, WalkEvent.Kind.QUEEN_TAKEN_BACK) + count(counts, WalkEvent.Kind.DEAD_END_TAKEN_BACK);
        assertThat(count(counts, WalkEvent.Kind.SOLUTION_FOUND)).isEqualTo(14_200);
        assertThat(count(counts, WalkEvent.Kind.QUEEN_PLACED)).isEqualTo(856_188);
        assertThat(takenBack).isEqualTo(856_188);
        assertThat(LongStream.of(counts).sum() - 2).isEqualTo(10_974_256);
    }

    @Test
    void solutionsComeInLexicographicOrder() {
        var board = new WalkBoard(8);
        var solutions = new ArrayList<List<Integer>>();
        new QueensBacktracking(8).solve(event -> {
            board.apply(event);
            if (WalkEvent.Kind.VOCABULARY.unpack(event) instanceof SolutionFound) {
                solutions.add(columns(board));
            }
        });
        assertThat(solutions.getFirst()).containsExactly(0, 4, 7, 5, 2, 6, 1, 3);
        assertThat(solutions)
                .hasSize(92)
                .isSortedAccordingTo((a, b) -> a.toString().compareTo(b.toString()));
    }

    @Test
    void aRejectionNamesTheFirstQueenThatAttacks() {
        var board = new WalkBoard(6);
        new QueensBacktracking(6).solve(event -> {
            if (WalkEvent.Kind.VOCABULARY.unpack(event) instanceof QueenRejected rejected) {
                int attacker = IntStream.range(0, rejected.row())
                        .filter(above -> attacks(board, above, rejected))
                        .findFirst()
                        .orElseThrow();
                assertThat(rejected.byRow()).isEqualTo(attacker);
                assertThat(rejected.sameColumn()).isEqualTo(board.column(attacker) == rejected.column());
            }
            board.apply(event);
        });
    }

    private static boolean attacks(WalkBoard board, int above, QueenRejected square) {
        int distance = Math.abs(board.column(above) - square.column());
        return distance == 0 || distance == square.row() - above;
    }

    @Test
    void fourQueensBeginAsOnPaper() {
        var events = new ArrayList<WalkEvent>();
        new QueensBacktracking(4).solve(event -> events.add((WalkEvent) WalkEvent.Kind.VOCABULARY.unpack(event)));
        assertThat(events.subList(1, 10))
                .containsExactly(
                        new QueenPlaced(0, 0, false),
                        new QueenRejected(1, 0, 0, true, false),
                        new QueenRejected(1, 1, 0, false, false),
                        new QueenPlaced(1, 2, false),
                        new QueenRejected(2, 0, 0, true, false),
                        new QueenRejected(2, 1, 1, false, false),
                        new QueenRejected(2, 2, 0, false, false),
                        new QueenRejected(2, 3, 1, false, false),
                        new DeadEndTakenBack(1, 2, 0));
    }

    /** The same search counted with bit sets instead of comparisons. */
    private static final class Tally {

        private final int n;
        private long placed;
        private long rejected;
        private long deadEnds;

        Tally(int n) {
            this.n = n;
        }

        boolean fill(int row, int columns, int rising, int falling) {
            if (row == n) {
                return true;
            }
            int free = ~(columns | rising | falling) & (1 << n) - 1;
            rejected += n - Integer.bitCount(free);
            for (int rest = free; rest != 0; rest &= rest - 1) {
                int square = Integer.lowestOneBit(rest);
                placed++;
                boolean open = fill(row + 1, columns | square, (rising | square) << 1, (falling | square) >>> 1);
                deadEnds += open ? 0 : 1;
            }
            return free != 0;
        }
    }

    private static List<WalkEvent> generated(int n) {
        var events = new ArrayList<WalkEvent>();
        new QueensBacktracking(n, List.of(), true)
                .solve(event -> events.add((WalkEvent) WalkEvent.Kind.VOCABULARY.unpack(event)));
        return events;
    }

    @Test
    void aGeneratorDoesNothingBeforeItIsAsked() {
        assertThat(generated(4).subList(0, 3))
                .containsExactly(
                        new WalkEvent.GeneratorMade(4), new WalkEvent.NextCalled(1), new WalkEvent.SearchBegan(4, 0));
    }

    @Test
    void aSolutionIsHandedFromRowToRowAndOut() {
        var events = generated(4);
        int found = events.indexOf(new WalkEvent.LastRowYielded(4));
        assertThat(events.subList(found, found + 8))
                .containsExactly(
                        new WalkEvent.LastRowYielded(4),
                        new WalkEvent.RowYielded(3),
                        new WalkEvent.RowYielded(2),
                        new WalkEvent.RowYielded(1),
                        new WalkEvent.RowYielded(0),
                        new WalkEvent.ValueReturned(1),
                        new WalkEvent.NextCalled(2),
                        new WalkEvent.QueenTakenBack(3, 2, true, 0));
    }

    @Test
    void aGeneratorEndsByItsLoopAndThenStopsWhoAsks() {
        var events = generated(4);
        assertThat(events.subList(events.size() - 2, events.size()))
                .containsExactly(new WalkEvent.SearchEnded(true, false), new WalkEvent.GeneratorExhausted(2));
        assertThat(events).filteredOn(WalkEvent.NextCalled.class::isInstance).hasSize(3);
    }

    @Test
    void aGeneratorSearchesAsTheListOfAllSolutionsDoes() {
        var plain = new ArrayList<WalkEvent>();
        new QueensBacktracking(6).solve(event -> plain.add((WalkEvent) WalkEvent.Kind.VOCABULARY.unpack(event)));
        plain.removeIf(SolutionFound.class::isInstance);
        var asked = generated(6);
        asked.removeIf(event -> event.kind().number() > WalkEvent.Kind.SEARCH_ENDED.number());
        assertThat(asked).isEqualTo(plain);
    }
}
