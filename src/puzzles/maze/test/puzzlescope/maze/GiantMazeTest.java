package puzzlescope.maze;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.maze.board.ChangedTiles;
import puzzlescope.maze.board.GiantBoard;
import puzzlescope.maze.board.MazeBoard;
import puzzlescope.maze.board.MazeBoard.Square;
import puzzlescope.maze.event.CellState;
import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.GiantEvent;
import puzzlescope.maze.event.GiantKind;
import puzzlescope.maze.fast.BreadthFirstFlood;
import puzzlescope.maze.fast.LoopOpener;
import puzzlescope.maze.fast.PassageGrid;
import puzzlescope.maze.fast.SpanningTreeGenerator;

class GiantMazeTest {

    private static final MazePuzzle PUZZLE = new MazePuzzle();

    private static Arguments arguments(SpanningTreeGenerator maker, int width, int height, String solve) {
        return PUZZLE.presets()
                .with(PUZZLE.algorithmParameter(), "giant")
                .with(MazePuzzle.MAKER, maker.id())
                .with(MazePuzzle.WIDTH, String.valueOf(width))
                .with(MazePuzzle.HEIGHT, String.valueOf(height))
                .with(MazePuzzle.SEED, "7")
                .with(MazePuzzle.SOLVE, solve);
    }

    private static List<Long> events(String seed) {
        return Watched.of(arguments(SpanningTreeGenerator.KRUSKAL, 41, 41, "breadth-first")
                        .with(MazePuzzle.SEED, seed)
                        .with(MazePuzzle.LOOPS, "10"))
                .events();
    }

    @Test
    void allDigitsOfTheSeedMatter() {
        var seeds = List.of(
                "7",
                "18446744073709551623",
                "36893488147419103239",
                "340282366920938463463374607431768211463",
                "-18446744073709551609",
                "9223372036854775808",
                "-9223372036854775808");
        assertThat(seeds.stream().map(GiantMazeTest::events).distinct()).hasSameSizeAs(seeds);
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 7, -7, Long.MAX_VALUE, Long.MIN_VALUE})
    void aSeedOf64BitsIsTakenAsItIs(long seed) {
        assertThat(MazePuzzle.giantSeed(PUZZLE.presets().with(MazePuzzle.SEED, String.valueOf(seed))))
                .isEqualTo(seed);
    }

    private record Watched(GiantBoard board, List<Long> events) {

        static Watched of(Arguments arguments) {
            var instance = PUZZLE.instance(arguments);
            var events = new ArrayList<Long>();
            instance.solver().solve(events::add);
            return new Watched((GiantBoard) instance.board(), events);
        }

        int open() {
            int open = 0;
            for (int row = 0; row < board.rows(); row++) {
                for (int column = 0; column < board.columns(); column++) {
                    open += board.square(row, column) == Square.WALL ? 0 : 1;
                }
            }
            return open;
        }
    }

    @ParameterizedTest
    @EnumSource
    void inTheEndTheBoardShowsTheMazeOfTheMaker(SpanningTreeGenerator maker) {
        var watched = Watched.of(arguments(maker, 301, 401, "none"));
        watched.events.forEach(watched.board::apply);
        SpanningTrees.assertSpanningTree(watched.board);
        var grid = new PassageGrid(200, 150);
        maker.make(grid, 7, _ -> {});
        assertSides(watched.board, grid);
    }

    /** After each part as many squares are open as there are cells and passages, and going back they close again. */
    @Tag("thorough")
    @ParameterizedTest
    @EnumSource
    void theMazeGrowsWithEveryPartAndShrinksGoingBack(SpanningTreeGenerator maker) {
        var watched = Watched.of(arguments(maker, 1001, 1001, "none"));
        var counts = new ArrayList<Integer>();
        counts.add(watched.open());
        for (long event : watched.events) {
            watched.board.apply(event);
            counts.add(watched.open());
        }
        assertThat(counts.getFirst()).isZero();
        assertThat(counts).isSorted();
        assertThat(counts.stream().distinct().count()).isGreaterThan(10);
        assertThat(counts.getLast()).isEqualTo(2 * 500 * 500 - 1);
        for (int i = watched.events.size() - 1; i >= 0; i--) {
            watched.board.undo(watched.events.get(i));
            assertThat(watched.open()).isEqualTo(counts.get(i));
        }
    }

    @ParameterizedTest
    @EnumSource
    void theWayIsTracedFromBToA(SpanningTreeGenerator maker) {
        var watched = Watched.of(arguments(maker, 501, 301, "breadth-first"));
        int onWay = 0;
        for (long event : watched.events) {
            watched.board.apply(event);
            int now = count(watched.board, CellState.SOLUTION);
            assertThat(now).isGreaterThanOrEqualTo(onWay);
            onWay = now;
        }
        var last = (GiantEvent) GiantKind.VOCABULARY.unpack(watched.events.getLast());
        assertThat(last.kind()).isEqualTo(GiantKind.GIANT_WAY_SHOWN);
        assertThat(onWay).isEqualTo(last.first() + 1);
        assertThat(count(watched.board, CellState.VISITED)).isEqualTo(last.second() - last.first() - 1);
        assertThat(watched.board.state(1, 1)).isEqualTo(CellState.SOLUTION);
        assertThat(watched.board.state(299, 499)).isEqualTo(CellState.SOLUTION);
        assertThat(last.first()).isEqualTo(length(maker));
    }

    @ParameterizedTest
    @EnumSource
    void loopsAreOpenedPartByPartAndTheWayIsAShortestOne(SpanningTreeGenerator maker) {
        var watched = Watched.of(arguments(maker, 501, 301, "breadth-first").with(MazePuzzle.LOOPS, "15"));
        var parts = watched.events.stream()
                .filter(event -> GiantKind.of(event) == GiantKind.LOOPS_PART_OPENED)
                .toList();
        assertThat(parts).hasSizeBetween(5, 11);
        var tree = new PassageGrid(150, 250);
        maker.make(tree, 7, _ -> {});
        var looped = new PassageGrid(150, 250);
        maker.make(looped, 7, _ -> {});
        var loops = new LoopOpener(looped, 15, 7);
        loops.open(_ -> {});
        for (long event : watched.events) {
            watched.board.apply(event);
            if (GiantKind.of(event) == GiantKind.LOOPS_BEGUN) {
                assertSides(watched.board, tree);
            }
        }
        assertSides(watched.board, looped);
        int steps = BreadthFirstFlood.search(looped, looped.index(0, 0), looped.index(149, 249), (_, _, _) -> {})
                .length();
        assertThat(steps).isLessThan(length(maker));
        assertThat(((GiantEvent) GiantKind.VOCABULARY.unpack(watched.events.getLast())).first())
                .isEqualTo(steps);
        assertThat(count(watched.board, CellState.SOLUTION)).isEqualTo(steps + 1);
        for (long event : watched.events.reversed()) {
            watched.board.undo(event);
            if (GiantKind.of(event) == GiantKind.LOOPS_BEGUN) {
                assertSides(watched.board, tree);
            }
        }
    }

    private static void assertSides(MazeBoard board, PassageGrid grid) {
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                int sides = grid.sides(grid.index(row, column));
                for (var side : Direction.values()) {
                    assertThat(board.isOpen(2 * row + 1, 2 * column + 1, side)).isEqualTo((sides & side.bit()) != 0);
                }
            }
        }
    }

    private static int length(SpanningTreeGenerator maker) {
        var grid = new PassageGrid(150, 250);
        maker.make(grid, 7, _ -> {});
        return BreadthFirstFlood.search(grid, grid.index(0, 0), grid.index(149, 249), (_, _, _) -> {})
                .length();
    }

    private static int count(MazeBoard board, CellState state) {
        int count = 0;
        for (int row = 1; row < board.rows(); row += 2) {
            for (int column = 1; column < board.columns(); column += 2) {
                count += board.state(row, column) == state ? 1 : 0;
            }
        }
        return count;
    }

    @Test
    void wavesThatComeLaterAreFartherFromTheStart() {
        var watched = Watched.of(arguments(SpanningTreeGenerator.PRIM, 501, 301, "breadth-first"));
        watched.events.forEach(watched.board::apply);
        assertThat(watched.board.distance(1, 1)).isZero();
        assertThat(watched.board.distance(299, 499)).isGreaterThan(watched.board.distance(29, 49));
        assertThat(watched.board.distanceScale()).isGreaterThanOrEqualTo(watched.board.distance(299, 499));
    }

    @Test
    void theLookOfABlockIsThatOfItsSquares() {
        var watched = Watched.of(arguments(SpanningTreeGenerator.RECURSIVE_BACKTRACKER, 401, 401, "breadth-first"));
        for (int i = 0; i < watched.events.size(); i++) {
            watched.board.apply(watched.events.get(i));
            if (i % 5 == 0 || i == watched.events.size() - 1) {
                assertLooks(watched.board);
            }
        }
    }

    private static void assertLooks(GiantBoard board) {
        for (int row = 0; row < board.rows(); row += 2) {
            for (int column = 0; column < board.columns(); column += 2) {
                int look = board.cellStates(row, column);
                assertThat(look & 3).isEqualTo(look(board, row + 1, column + 1));
                assertThat(look >> 2 & 3).isEqualTo(look(board, row, column + 1));
                assertThat(look >> 4).isEqualTo(look(board, row + 1, column));
            }
        }
    }

    private static int look(MazeBoard board, int row, int column) {
        if (row >= board.rows() || column >= board.columns() || board.square(row, column) == Square.WALL) {
            return 0;
        }
        return switch (board.state(row, column)) {
            case SOLUTION -> 3;
            case VISITED -> 2;
            default -> 1;
        };
    }

    /** What a part, a wave or a part of the way says to have changed is all that has. */
    @Tag("thorough")
    @ParameterizedTest
    @EnumSource
    void changesNameEveryTileThatChanged(SpanningTreeGenerator maker) {
        var watched = Watched.of(arguments(maker, 301, 401, "breadth-first").with(MazePuzzle.LOOPS, "5"));
        var changedTiles = watched.board.observe();
        var tiles = new long[changedTiles.words()];
        changedTiles.drainTo(tiles);
        var before = looks(watched.board);
        for (long event : watched.events) {
            watched.board.apply(event);
            if (GiantKind.of(event) == GiantKind.FLOOD_BEGUN) {
                continue;
            }
            Arrays.fill(tiles, 0);
            changedTiles.drainTo(tiles);
            var after = looks(watched.board);
            for (int row = 0; row < 401; row++) {
                for (int column = 0; column < 301; column++) {
                    if (before[row][column] != after[row][column]) {
                        int tile = row / ChangedTiles.TILE * changedTiles.columns() + column / ChangedTiles.TILE;
                        assertThat(tiles[tile >> 6] >> tile & 1).isOne();
                    }
                }
            }
            before = after;
        }
    }

    private static int[][] looks(MazeBoard board) {
        var looks = new int[board.rows()][board.columns()];
        for (int row = 0; row < board.rows(); row++) {
            for (int column = 0; column < board.columns(); column++) {
                looks[row][column] = look(board, row, column);
            }
        }
        return looks;
    }

    @Test
    void theLargestMazeHasFewEventsAndASnapshotOfAFewBytes() {
        var watched = Watched.of(arguments(SpanningTreeGenerator.SIDEWINDER, 2001, 2001, "breadth-first"));
        assertThat(watched.events.size()).isBetween(100, 200);
        assertThat(watched.board.snapshot()).hasSizeLessThan(64);
    }

    @ParameterizedTest
    @EnumSource
    void theRunCanBeStoppedWhileAPartIsMade(SpanningTreeGenerator maker) {
        var sink = new EventSink() {
            @Override
            public void emit(long event) {}

            @Override
            public void checkStopped() {
                throw new RunStoppedException();
            }
        };
        var solver = PUZZLE.instance(arguments(maker, 601, 601, "none")).solver();
        assertThatThrownBy(() -> solver.solve(sink)).isInstanceOf(RunStoppedException.class);
    }
}
