package puzzlescope.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.event.Event;
import puzzlescope.testkit.SmallRun;
import puzzlescope.tiles.event.TileMotion;
import puzzlescope.tiles.event.TilesBoundedEvent;
import puzzlescope.tiles.event.TilesEndlessEvent;
import puzzlescope.tiles.event.TilesEvent;
import puzzlescope.tiles.event.TilesEvent.AttemptSucceeded;
import puzzlescope.tiles.event.TilesEvent.SolutionFound;
import puzzlescope.tiles.event.TilesEvent.SolutionMove;
import puzzlescope.tiles.event.TilesGameEvent;
import puzzlescope.tiles.event.TilesGameEvent.HandSlid;
import puzzlescope.tiles.event.TilesGraphEvent;
import puzzlescope.tiles.event.TilesGraphEvent.BackAtStart;
import puzzlescope.tiles.event.TilesGraphEvent.BoardDiscovered;
import puzzlescope.tiles.event.TilesGraphEvent.BoardExpanded;
import puzzlescope.tiles.event.TilesGraphEvent.BoardKnown;
import puzzlescope.tiles.event.TilesGraphEvent.GaveUp;
import puzzlescope.tiles.event.TilesGraphEvent.GoalTaken;
import puzzlescope.tiles.event.TilesGraphEvent.LayerBegan;
import puzzlescope.tiles.event.TilesGraphEvent.RootTaken;
import puzzlescope.tiles.event.TilesGraphEvent.SearchesMet;
import puzzlescope.tiles.event.TilesGraphEvent.WayImproved;
import puzzlescope.tiles.event.TilesGraphEvent.WayJoined;
import puzzlescope.tiles.event.TilesTableEvent;

/** Which events touch a tile, a square, or a board that a search has found. */
class TilesTargetsTest {

    /** A tile, the square that it is on and the one that it goes to; squares are -1 where they are not told. */
    private record Slid(int tile, int from, int to) {

        static final Slid NOTHING = new Slid(0, -1, -1);

        static Slid of(Event event) {
            return switch ((TilesEvent) event) {
                case TileMotion slid -> new Slid(slid.tile(), slid.from(), slid.to());
                case BoardDiscovered found -> new Slid(found.tile(), -1, -1);
                case BoardKnown known -> new Slid(known.tile(), -1, -1);
                case TilesBoundedEvent _, TilesEndlessEvent _, TilesGraphEvent _ -> NOTHING;
                case TilesTableEvent _, TilesGameEvent _ -> NOTHING;
                case SolutionFound _, AttemptSucceeded _ -> NOTHING;
            };
        }
    }

    private static SmallRun run(String algorithm) {
        return SmallRun.of(new TilesPuzzle(), "algorithm", algorithm, "shuffle", "9", "seed", "5", "size", "3");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"iterative-deepening", "plain-recursion", "breadth-first", "bidirectional", "a-star", "ida-star"
            })
    void aTileOrASquareIsTouchedWhereASlideIsMadeTakenBackOrLeftOut(String algorithm) {
        var run = run(algorithm);
        for (int i = 0; i < 9; i++) {
            int each = i;
            assertThat(run.touching(TilesTargets.square(run.instance().vocabulary(), each / 3, each % 3, 3)))
                    .as("square %d", each)
                    .isEqualTo(run.events().stream()
                            .filter(event -> Slid.of(event).from == each || Slid.of(event).to == each)
                            .toList());
            if (each > 0) {
                assertThat(run.touching(TilesTargets.tile(run.instance().vocabulary(), each)))
                        .as("tile %d", each)
                        .isEqualTo(run.events().stream()
                                .filter(event -> Slid.of(event).tile == each)
                                .toList());
            }
        }
        assertThat(run.events().stream().filter(event -> Slid.of(event).tile > 0))
                .hasSizeGreaterThan(10);
    }

    private static List<Integer> boards(Event event) {
        return switch ((TilesEvent) event) {
            case RootTaken root -> List.of(root.number());
            case BoardExpanded expanded -> List.of(expanded.number());
            case GoalTaken goal -> List.of(goal.number());
            case BoardDiscovered found -> List.of(found.number());
            case BoardKnown known -> List.of(known.number());
            case WayImproved improved -> List.of(improved.number());
            case SearchesMet met -> List.of(met.forward(), met.backward());
            case WayJoined joined -> List.of(joined.forward(), joined.backward());
            case LayerBegan _, BackAtStart _, GaveUp _ -> List.of();
            case TilesBoundedEvent _, TilesEndlessEvent _, TilesTableEvent _, TilesGameEvent _ -> List.of();
            case SolutionFound _, AttemptSucceeded _, SolutionMove _ -> List.of();
        };
    }

    @ParameterizedTest
    @ValueSource(strings = {"breadth-first", "bidirectional", "a-star"})
    void aBoardIsTouchedWhereTheSearchNamesIt(String algorithm) {
        var run = run(algorithm);
        for (int number = 0; number < 12; number++) {
            int board = number;
            var expected = run.events().stream()
                    .filter(event -> boards(event).contains(board))
                    .toList();
            assertThat(expected).isNotEmpty();
            assertThat(run.touching(TilesTargets.board(board))).isEqualTo(expected);
        }
    }

    @Test
    void aMoveByHandTouchesItsTileAndItsSquares() {
        long slid = new HandSlid(5, 7, 8, 1).pack();
        assertThat(TilesTargets.tile(TilesGameEvent.Kind.VOCABULARY, 5)
                        .touches()
                        .test(slid))
                .isTrue();
        assertThat(TilesTargets.tile(TilesGameEvent.Kind.VOCABULARY, 7)
                        .touches()
                        .test(slid))
                .isFalse();
        assertThat(TilesTargets.square(TilesGameEvent.Kind.VOCABULARY, 2, 1, 3)
                        .touches()
                        .test(slid))
                .isTrue();
        assertThat(TilesTargets.square(TilesGameEvent.Kind.VOCABULARY, 2, 2, 3)
                        .touches()
                        .test(slid))
                .isTrue();
        assertThat(TilesTargets.square(TilesGameEvent.Kind.VOCABULARY, 1, 2, 3)
                        .touches()
                        .test(slid))
                .isFalse();
    }
}
