package puzzlescope.maze.generator;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.Solver;
import puzzlescope.maze.MazeGame;
import puzzlescope.maze.MazePuzzle;
import puzzlescope.maze.board.MazeBoard;
import puzzlescope.maze.board.MazeBoard.Square;
import puzzlescope.maze.board.SolvingBoard;
import puzzlescope.maze.event.CellEvent;
import puzzlescope.maze.event.CellState;
import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.Endpoints;
import puzzlescope.maze.event.LoopKind;
import puzzlescope.maze.event.MazeEvent;
import puzzlescope.maze.event.MazePosition;
import puzzlescope.maze.event.MazeSolver;
import puzzlescope.maze.event.SolvingEvent;
import puzzlescope.maze.event.SolvingKind;
import puzzlescope.maze.search.SolvedMaze;

/** Holds mazes with loops, and all that solve them, against a search over the squares that shares nothing with them. */
class LoopedMazeTest {

    private static final GeneratorSpec MAKING = RecursiveBacktracker.MAKING;

    private record Run(SolvingBoard board, Endpoints ends, List<MazeEvent> events, RunOutcome outcome) {

        static Run of(MazeSolver finder, int percent, Random random) {
            int rows = 3 + 2 * random.nextInt(12);
            int columns = 3 + 2 * random.nextInt(16);
            var endpoints = new Endpoints(cell(random, rows, columns), cell(random, rows, columns));
            var board = new SolvingBoard(MAKING.board(rows, columns), endpoints, finder, true);
            var events = new ArrayList<MazeEvent>();
            var maze = maze(rows, columns, percent, BigInteger.valueOf(random.nextLong()));
            var runOutcome = new SolvedMaze(maze, () -> MAKING.plainBoard(rows, columns), endpoints, finder)
                    .solve(event -> {
                        events.add((MazeEvent) MAKING.kinds().vocabulary().unpack(event));
                        board.apply(event);
                    });
            return new Run(board, endpoints, events, runOutcome);
        }

        private static MazePosition cell(Random random, int rows, int columns) {
            return new MazePosition(1 + 2 * random.nextInt(rows / 2), 1 + 2 * random.nextInt(columns / 2));
        }

        long count(SolvingKind kind) {
            return events.stream().filter(event -> event.kind() == kind).count();
        }

        int steps() {
            return ((SolvingEvent.Totals) events.getLast()).first();
        }

        int shortest() {
            return distances(board, ends.from()).get(ends.to()) / 2;
        }

        /** The cells of the solution, each beside the one before it with no wall and no gap between them. */
        List<MazePosition> walked() {
            var way = new ArrayList<MazePosition>();
            MazePosition before = null;
            var here = ends.from();
            while (here != null) {
                way.add(here);
                MazePosition next = null;
                for (var side : Direction.values()) {
                    var beside = here.toward(side, 2);
                    var passage = here.toward(side, 1);
                    boolean on = board.isOpen(here.row(), here.column(), side)
                            && board.state(passage.row(), passage.column()) == CellState.SOLUTION;
                    if (on && !beside.equals(before)) {
                        assertThat(next).as("a fork of the way at %s", here).isNull();
                        next = beside;
                    }
                }
                before = here;
                here = next;
            }
            return way;
        }

        int cells(CellState state) {
            int found = 0;
            for (int row = 1; row < board.rows(); row += 2) {
                for (int column = 1; column < board.columns(); column += 2) {
                    found += board.state(row, column) == state ? 1 : 0;
                }
            }
            return found;
        }
    }

    private static Solver maze(int rows, int columns, int percent, BigInteger seed) {
        return AlteredMaze.Change.LOOPS.of(
                new RecursiveBacktracker(rows, columns, seed), () -> MAKING.plainBoard(rows, columns), percent, seed);
    }

    private static Map<MazePosition, Integer> distances(MazeBoard board, MazePosition from) {
        var distances = new HashMap<MazePosition, Integer>();
        var queue = new ArrayDeque<MazePosition>();
        queue.add(from);
        distances.put(from, 0);
        while (!queue.isEmpty()) {
            var here = queue.remove();
            for (var side : Direction.values()) {
                var next = here.toward(side, 1);
                boolean open = board.square(next.row(), next.column()) != Square.WALL;
                if (open && distances.putIfAbsent(next, distances.get(here) + 1) == null) {
                    queue.add(next);
                }
            }
        }
        return distances;
    }

    @Test
    void anOpenedLoopLooksLikeTheCorridorsThatItJoins() {
        var puzzle = new MazePuzzle();
        var given = puzzle.presets().with(MazePuzzle.LOOPS, "40");
        var board = (MazeBoard) puzzle.instance(given).board();
        var opened = new ArrayList<Long>();
        puzzle.instance(given).solver().solve(event -> {
            board.apply(event);
            if (MAKING.kinds().vocabulary().kind(event) == LoopKind.LOOP_OPENED) {
                opened.add(event);
            }
        });
        assertThat(opened).isNotEmpty().allSatisfy(event -> {
            int row = CellEvent.ROW.of(event);
            int column = CellEvent.COLUMN.of(event);
            var side = CellEvent.SIDE.of(event);
            assertThat(board.square(row + side.rows(), column + side.columns()))
                    .isEqualTo(board.square(row, column))
                    .isEqualTo(MazeBoard.Square.LEFT);
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 10, 50, 99, 100})
    void theShareOfTheStandingWallsIsOpened(int percent) {
        for (int seed = 0; seed < 10; seed++) {
            int rows = 5 + 2 * seed;
            int columns = 25 - 2 * seed;
            var board = MAKING.board(rows, columns);
            maze(rows, columns, percent, BigInteger.valueOf(seed)).solve(board::apply);
            int passages = 0;
            for (int row = 1; row < rows; row++) {
                for (int column = 1; column < columns; column++) {
                    boolean between = row % 2 != column % 2;
                    passages += between && board.square(row, column) != Square.WALL ? 1 : 0;
                }
            }
            int cells = rows / 2 * (columns / 2);
            int neighbours = (rows / 2 - 1) * (columns / 2) + rows / 2 * (columns / 2 - 1);
            int standing = neighbours - (cells - 1);
            assertThat(passages).isEqualTo(cells - 1 + Math.round(standing * percent / 100.0));
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = MazeSolver.class,
            names = {"BREADTH_FIRST", "A_STAR", "DEAD_END_FILLING"})
    void theWayIsAShortestOne(MazeSolver finder) {
        var random = new Random(31);
        for (int i = 0; i < 200; i++) {
            var run = Run.of(finder, random.nextInt(101), random);
            assertThat(run.outcome()).isEqualTo(RunOutcome.SOLVED);
            assertThat(run.steps()).isEqualTo(run.shortest());
            assertThat(run.walked()).doesNotHaveDuplicates().hasSize(run.shortest() + 1);
            assertThat(run.walked().getLast()).isEqualTo(run.ends().to());
            assertThat(run.cells(CellState.SOLUTION)).isEqualTo(run.shortest() + 1);
        }
    }

    @ParameterizedTest
    @CsvSource({"DEPTH_FIRST, 100", "GREEDY_BEST_FIRST, 20"})
    void othersFindAWayWhichOftenIsLonger(MazeSolver finder, int often) {
        var random = new Random(32);
        int longer = 0;
        for (int i = 0; i < 200; i++) {
            var run = Run.of(finder, 5 + random.nextInt(96), random);
            assertThat(run.steps()).isGreaterThanOrEqualTo(run.shortest());
            assertThat(run.walked()).doesNotHaveDuplicates().hasSize(run.steps() + 1);
            assertThat(run.walked().getLast()).isEqualTo(run.ends().to());
            longer += run.steps() > run.shortest() ? 1 : 0;
        }
        assertThat(longer).isGreaterThan(often);
    }

    @Test
    void theWallFollowerFindsAWayOrSaysThatItGoesRound() {
        var random = new Random(33);
        int round = 0;
        for (int i = 0; i < 300; i++) {
            var run = Run.of(MazeSolver.WALL_FOLLOWER, random.nextInt(60), random);
            if (run.outcome() == RunOutcome.SOLVED) {
                assertThat(run.steps()).isGreaterThanOrEqualTo(run.shortest());
                assertThat(run.walked()).doesNotHaveDuplicates().hasSize(run.steps() + 1);
                assertThat(run.cells(CellState.PATH)).isZero();
            } else {
                round++;
                assertThat(run.outcome()).isEqualTo(RunOutcome.GAVE_UP);
                assertThat(run.events().getLast().kind()).isEqualTo(SolvingKind.HAND_CIRCLED);
            }
        }
        assertThat(round).isBetween(10, 290);
    }

    @Test
    void aStarCountsTheStepsOfACellAnewWhenItIsReachedByAShorterPath() {
        var random = new Random(34);
        long improved = 0;
        for (int i = 0; i < 300; i++) {
            var run = Run.of(MazeSolver.A_STAR, 20 + random.nextInt(81), random);
            improved += run.count(SolvingKind.CELL_IMPROVED);
            var distances = distances(run.board(), run.ends().from());
            for (int row = 1; row < run.board().rows(); row += 2) {
                for (int column = 1; column < run.board().columns(); column += 2) {
                    if (run.board().state(row, column) == CellState.VISITED) {
                        assertThat(run.board().distance(row, column))
                                .isEqualTo(distances.get(new MazePosition(row, column)) / 2);
                    }
                }
            }
        }
        assertThat(improved).isPositive();
    }

    @Test
    void byHandALoopIsTakenOffThePath() {
        var puzzle = new MazePuzzle();
        var arguments = puzzle.presets()
                .with(MazePuzzle.WIDTH, "5")
                .with(MazePuzzle.HEIGHT, "5")
                .with(MazePuzzle.LOOPS, "100");
        var game = new MazeGame();
        arguments = game.arguments(arguments);
        var board = (SolvingBoard) puzzle.instance(arguments).board();
        game.open(arguments, board::apply);
        for (var side : List.of(Direction.EAST, Direction.SOUTH, Direction.WEST, Direction.NORTH)) {
            if (side == Direction.SOUTH) {
                // The goal lies there: its arrival is an event more.
                assertThat(MazeGame.step(board, side)).hasSize(2);
            }
            MazeGame.step(board, side).forEach(event -> board.apply(event.pack()));
        }
        assertThat(board.steps()).isEqualTo(4);
        assertThat(board.state(1, 1)).isEqualTo(CellState.PATH);
        assertThat(board.state(1, 3)).isEqualTo(CellState.LEFT);
        assertThat(board.state(3, 1)).isEqualTo(CellState.LEFT);
        assertThat(game.hint(arguments, board, () -> {}).move()).isNotEmpty();
    }
}
