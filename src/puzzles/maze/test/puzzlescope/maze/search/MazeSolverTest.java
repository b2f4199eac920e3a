package puzzlescope.maze.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.maze.SpanningTrees;
import puzzlescope.maze.board.MazeBoard.Square;
import puzzlescope.maze.board.SolvingBoard;
import puzzlescope.maze.custom.MazeReader;
import puzzlescope.maze.event.CellState;
import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.Endpoints;
import puzzlescope.maze.event.MazePosition;
import puzzlescope.maze.event.MazeSolver;
import puzzlescope.maze.event.SolvingEvent;
import puzzlescope.maze.event.SolvingKind;
import puzzlescope.maze.generator.MazeCopy;

class MazeSolverTest {

    /** A maze that was solved: its board, and what the last event says. */
    private record Solved(SolvingBoard board, Endpoints ends, SolvingEvent.Totals last) {

        static Solved of(MazeSolver finder, Random random) {
            int rows = 3 + 2 * random.nextInt(12);
            int columns = 3 + 2 * random.nextInt(16);
            var endpoints = new Endpoints(cell(random, rows, columns), cell(random, rows, columns));
            var makers = SpanningTrees.makers();
            var generatorSpec = SpanningTrees.spec(makers.get(random.nextInt(makers.size())));
            var board = new SolvingBoard(generatorSpec.board(rows, columns), endpoints, finder, false);
            var events = new ArrayList<Long>();
            var solver = new SolvedMaze(
                    generatorSpec.factory().of(rows, columns, BigInteger.valueOf(random.nextLong())),
                    () -> generatorSpec.plainBoard(rows, columns),
                    endpoints,
                    finder);
            assertThat(solver.solve(event -> {
                        events.add(event);
                        board.apply(event);
                    }))
                    .isEqualTo(RunOutcome.SOLVED);
            return new Solved(board, endpoints, (SolvingEvent.Totals)
                    generatorSpec.kinds().vocabulary().unpack(events.getLast()));
        }

        private static MazePosition cell(Random random, int rows, int columns) {
            return new MazePosition(1 + 2 * random.nextInt(rows / 2), 1 + 2 * random.nextInt(columns / 2));
        }

        List<MazePosition> cells(CellState state) {
            var found = new ArrayList<MazePosition>();
            for (int row = 1; row < board.rows(); row += 2) {
                for (int column = 1; column < board.columns(); column += 2) {
                    if (board.state(row, column) == state) {
                        found.add(new MazePosition(row, column));
                    }
                }
            }
            return found;
        }

        /** The number of steps between two squares, counted over open squares by a search of its own. */
        int shortest() {
            var distances = new HashMap<MazePosition, Integer>();
            var queue = new ArrayDeque<MazePosition>();
            queue.add(ends.from());
            distances.put(ends.from(), 0);
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
            return distances.get(ends.to()) / 2;
        }

        /** Follows the solution from the start; gives its cells in order. */
        List<MazePosition> walked() {
            var way = new ArrayList<MazePosition>();
            var here = ends.from();
            way.add(here);
            while (!here.equals(ends.to())) {
                MazePosition next = null;
                for (var side : Direction.values()) {
                    var beside = here.toward(side, 2);
                    if (board.isOpen(here.row(), here.column(), side)
                            && board.state(beside.row(), beside.column()) == CellState.SOLUTION
                            && !way.contains(beside)) {
                        assertThat(next).as("a fork of the way").isNull();
                        next = beside;
                    }
                }
                assertThat(next).as("the way ends at %s", here).isNotNull();
                way.add(next);
                here = next;
            }
            return way;
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyAlgorithmShowsTheShortestWayAndNothingElse(MazeSolver finder) {
        var random = new Random(21);
        for (int i = 0; i < 120; i++) {
            var solved = Solved.of(finder, random);
            var way = solved.walked();
            assertThat(way).doesNotHaveDuplicates();
            assertThat(solved.cells(CellState.SOLUTION)).containsExactlyInAnyOrderElementsOf(way);
            assertThat(way.size() - 1).isEqualTo(solved.shortest());
            assertThat(solved.last().first()).isEqualTo(solved.shortest());
            assertThat(solved.cells(CellState.PATH)).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"BREADTH_FIRST", "A_STAR", "DEPTH_FIRST", "GREEDY_BEST_FIRST"})
    void distancesAreStepsFromTheStart(MazeSolver finder) {
        var random = new Random(22);
        for (int i = 0; i < 40; i++) {
            var solved = Solved.of(finder, random);
            var way = solved.walked();
            for (int step = 0; step < way.size(); step++) {
                assertThat(solved.board()
                                .distance(way.get(step).row(), way.get(step).column()))
                        .isEqualTo(step);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"A_STAR"})
    void aStarNeverVisitsMoreCellsThanBreadthFirst(MazeSolver finder) {
        var random = new Random(23);
        var again = new Random(23);
        int fewer = 0;
        for (int i = 0; i < 60; i++) {
            int aStar = Solved.of(finder, random).last().second();
            int breadthFirst = Solved.of(MazeSolver.BREADTH_FIRST, again).last().second();
            assertThat(aStar).isLessThanOrEqualTo(breadthFirst);
            fewer += aStar < breadthFirst ? 1 : 0;
        }
        assertThat(fewer).isGreaterThan(30);
    }

    @ParameterizedTest
    @EnumSource(names = {"DEAD_END_FILLING"})
    void fillingFillsEverythingButTheWay(MazeSolver finder) {
        var random = new Random(24);
        for (int i = 0; i < 60; i++) {
            var solved = Solved.of(finder, random);
            int cells = (solved.board().rows() / 2) * (solved.board().columns() / 2);
            assertThat(solved.cells(CellState.FILLED))
                    .hasSize(cells - solved.walked().size());
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"WALL_FOLLOWER"})
    void theWallFollowerWalksEveryPassageAtMostTwice(MazeSolver finder) {
        var random = new Random(25);
        for (int i = 0; i < 60; i++) {
            var solved = Solved.of(finder, random);
            int left = solved.cells(CellState.LEFT).size();
            assertThat(solved.last().second()).isEqualTo(2 * left + solved.shortest());
            assertThat(solved.board().facing()).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void aGoalThatCannotBeReachedIsAResult(MazeSolver finder) {
        for (var text : List.of(
                "#####\n#S#E#\n#####", "#######\n#S  #E#\n# # ###\n#   #E#\n#######".replace("#E#\n# #", "# #\n# #"))) {
            var maze = MazeReader.parse(text);
            var generatorSpec = MazeCopy.spec(maze);
            var events = new ArrayList<Long>();
            var solver = new SolvedMaze(
                    generatorSpec.factory().of(0, 0, BigInteger.ZERO),
                    () -> generatorSpec.plainBoard(maze.rows(), maze.columns()),
                    maze.endpoints(),
                    finder);
            boolean proves = finder != MazeSolver.WALL_FOLLOWER;
            assertThat(solver.solve(events::add)).isEqualTo(proves ? RunOutcome.NO_SOLUTION : RunOutcome.GAVE_UP);
            assertThat(((SolvingEvent) generatorSpec.kinds().vocabulary().unpack(events.getLast())).kind())
                    .isEqualTo(proves ? SolvingKind.NO_PATH : SolvingKind.HAND_CIRCLED_APART);
        }
    }
}
