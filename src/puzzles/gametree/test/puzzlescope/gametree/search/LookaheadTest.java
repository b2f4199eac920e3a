package puzzlescope.gametree.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.run.Solver;
import puzzlescope.gametree.event.GameTreeEvent;
import puzzlescope.gametree.event.LookaheadEvent;
import puzzlescope.gametree.fast.PerfectPlay;
import puzzlescope.gametree.fast.TreeSize;
import puzzlescope.gametree.space.GamePlayer;
import puzzlescope.gametree.space.NimSpace;
import puzzlescope.gametree.space.TwoPlayerGame;

/** What the searches find, and how many positions they visit for it. */
class LookaheadTest {

    private static final int[][] LINES = {
        {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}
    };

    /** What a run tells, counted. */
    private static final class Count implements EventSink {

        private final long[] kinds = new long[LookaheadEvent.Kind.values().length];
        private final long[] values = new long[3];
        private long last;

        static Count of(Solver solver) {
            var count = new Count();
            solver.solve(count);
            return count;
        }

        @Override
        public void emit(long event) {
            var kind = LookaheadEvent.Kind.of(event);
            kinds[kind.number()]++;
            if (kind == LookaheadEvent.Kind.GAME_DECIDED) {
                values[GameTreeEvent.VALUE.of(event) + 1]++;
            }
            last = event;
        }

        long of(LookaheadEvent.Kind kind) {
            return kinds[kind.number()];
        }

        int value() {
            return GameTreeEvent.VALUE.of(last);
        }
    }

    private static Solver solver(String algorithm, TwoPlayerGame game, int start, GamePlayer first) {
        return switch (algorithm) {
            case "minimax" -> new Minimax(game, start, first);
            case "alpha-beta" -> new AlphaBeta(game, start, first);
            default -> new MemoizedMinimax(game, start, first);
        };
    }

    @Test
    void allGamesOfNoughtsAndCrossesArePlayedToTheirEnds() {
        var count = Count.of(new Minimax(TwoPlayerGame.NOUGHTS_AND_CROSSES, 0, GamePlayer.MAX));
        assertThat(count.of(LookaheadEvent.Kind.POSITION_CALLED)).isEqualTo(549_946);
        assertThat(count.of(LookaheadEvent.Kind.GAME_DECIDED)).isEqualTo(255_168);
        assertThat(count.values).containsExactly(77_904, 46_080, 131_184);
        assertThat(count.value()).isZero();
        assertThat(TreeSize.of(TwoPlayerGame.NOUGHTS_AND_CROSSES, 0, GamePlayer.MAX))
                .isEqualTo(549_946);
    }

    @Test
    void pruningFindsTheSameWithFewerPositions() {
        var count = Count.of(new AlphaBeta(TwoPlayerGame.NOUGHTS_AND_CROSSES, 0, GamePlayer.MAX));
        assertThat(count.of(LookaheadEvent.Kind.WINDOW_CALLED)).isEqualTo(18_297);
        assertThat(count.value()).isZero();
    }

    @Test
    void theTableHoldsEveryPositionThatCanBeReachedAndIsNotAnEnd() {
        var count = Count.of(new MemoizedMinimax(TwoPlayerGame.NOUGHTS_AND_CROSSES, 0, GamePlayer.MAX));
        // 958 of the 5,478 are ends.
        assertThat(count.of(LookaheadEvent.Kind.VALUE_STORED)).isEqualTo(5_478 - 958);
        assertThat(count.of(LookaheadEvent.Kind.POSITION_CALLED)).isEqualTo(16_168);
        assertThat(count.value()).isZero();
    }

    @Test
    void everyPositionOfNoughtsAndCrossesHasTheValueThatAnotherSearchFinds() {
        var expected = new HashMap<String, Integer>();
        valueOf(".........", 'X', expected);
        assertThat(expected).hasSize(5_478);
        var play = new PerfectPlay(TwoPlayerGame.NOUGHTS_AND_CROSSES);
        expected.forEach((squares, value) -> {
            int position = position(squares);
            var turn = squares.chars().filter(each -> each == '.').count() % 2 == 1 ? GamePlayer.MAX : GamePlayer.MIN;
            assertThat(play.value(position, turn)).as(squares).isEqualTo(value);
            if (TwoPlayerGame.NOUGHTS_AND_CROSSES.space().next(position, -1) >= 0 && line(squares) == 0) {
                for (var algorithm : Set.of("minimax", "alpha-beta", "memoised")) {
                    // The largest trees of minimax take as long as all others together.
                    if (!algorithm.equals("minimax") || squares.replace(".", "").length() > 1) {
                        var solver = solver(algorithm, TwoPlayerGame.NOUGHTS_AND_CROSSES, position, turn);
                        assertThat(Count.of(solver).value())
                                .as(algorithm + squares)
                                .isEqualTo(value);
                    }
                }
            }
        });
    }

    /** A search of its own, over strings. */
    private static int valueOf(String squares, char turn, Map<String, Integer> known) {
        var before = known.get(squares);
        if (before != null) {
            return before;
        }
        int value = line(squares);
        if (value == 0 && squares.indexOf('.') >= 0) {
            value = turn == 'X' ? -1 : 1;
            for (int square = 0; square < squares.length(); square++) {
                if (squares.charAt(square) == '.') {
                    var next = squares.substring(0, square) + turn + squares.substring(square + 1);
                    int answer = valueOf(next, turn == 'X' ? 'O' : 'X', known);
                    value = turn == 'X' ? Math.max(value, answer) : Math.min(value, answer);
                }
            }
        }
        known.put(squares, value);
        return value;
    }

    private static int line(String squares) {
        for (int[] line : LINES) {
            char sign = squares.charAt(line[0]);
            if (sign != '.' && sign == squares.charAt(line[1]) && sign == squares.charAt(line[2])) {
                return sign == 'X' ? 1 : -1;
            }
        }
        return 0;
    }

    private static int position(String squares) {
        int position = 0;
        for (int square = 0; square < squares.length(); square++) {
            position |= ".XO".indexOf(squares.charAt(square)) << 2 * square;
        }
        return position;
    }

    @ParameterizedTest
    @CsvSource({"minimax, 12456", "alpha-beta, 6077", "memoised, 373"})
    void theHeapsOfOneThreeAndFiveTakeSoManyCalls(String algorithm, long calls) {
        var count = Count.of(solver(algorithm, TwoPlayerGame.NIM, NimSpace.of(1, 3, 5), GamePlayer.MAX));
        assertThat(count.of(LookaheadEvent.Kind.POSITION_CALLED) + count.of(LookaheadEvent.Kind.WINDOW_CALLED))
                .isEqualTo(calls);
        assertThat(count.value()).isEqualTo(1);
    }

    /** C. L. Bouton, Nim, a game with a complete mathematical theory (1901). */
    @Tag("thorough")
    @Test
    void inNimTheXorOfTheHeapsSaysWhoWins() {
        var play = new PerfectPlay(TwoPlayerGame.NIM);
        int positions = 0;
        for (int position = 1; position < 1 << 12; position++) {
            if (NimSpace.stones(position) <= NimSpace.MOST_STONES) {
                positions++;
                boolean wins = NimSpace.xor(position) != 0;
                assertThat(play.value(position, GamePlayer.MAX)).isEqualTo(wins ? 1 : -1);
                assertThat(play.value(position, GamePlayer.MIN)).isEqualTo(wins ? -1 : 1);
                if (TreeSize.of(TwoPlayerGame.NIM, position, GamePlayer.MAX) < 5_000) {
                    for (var algorithm : Set.of("minimax", "alpha-beta")) {
                        assertThat(Count.of(solver(algorithm, TwoPlayerGame.NIM, position, GamePlayer.MAX))
                                        .value())
                                .isEqualTo(wins ? 1 : -1);
                    }
                }
                var memoised = new MemoizedMinimax(TwoPlayerGame.NIM, position, GamePlayer.MIN);
                assertThat(Count.of(memoised).value()).isEqualTo(wins ? -1 : 1);
            }
        }
        assertThat(positions).isEqualTo(2_870);
    }

    @Test
    void everyPruningHasItsBounds() {
        var met = new HashSet<LookaheadEvent.MovesPruned>();
        new AlphaBeta(TwoPlayerGame.NOUGHTS_AND_CROSSES, 0, GamePlayer.MAX).solve(event -> {
            if (LookaheadEvent.Kind.VOCABULARY.unpack(event) instanceof LookaheadEvent.MovesPruned pruned) {
                met.add(pruned);
            }
        });
        assertThat(met).isNotEmpty().allSatisfy(pruned -> {
            assertThat(pruned.alpha()).isGreaterThanOrEqualTo(pruned.beta()).isBetween(-1, 1);
            assertThat(pruned.beta()).isBetween(-1, 1);
            assertThat(pruned.pruned()).isPositive();
        });
    }
}
