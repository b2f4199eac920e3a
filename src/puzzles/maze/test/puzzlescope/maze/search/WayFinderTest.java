package puzzlescope.maze.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import puzzlescope.engine.run.Outcome;
import puzzlescope.maze.SpanningTrees;
import puzzlescope.maze.board.MazeBoard.Square;
import puzzlescope.maze.board.SolvingBoard;
import puzzlescope.maze.event.CellState;
import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.Ends;
import puzzlescope.maze.event.Place;
import puzzlescope.maze.event.SolvingEvent;
import puzzlescope.maze.event.SolvingKind;
import puzzlescope.maze.event.WayFinder;
import puzzlescope.maze.make.MazeCopy;
import puzzlescope.maze.own.MazeReader;

class WayFinderTest {

    /** A maze that was solved: its board, and what the last event says. */
    private record Solved(SolvingBoard board, Ends ends, SolvingEvent.Totals last) {

        static Solved of(WayFinder finder, Random random) {
            int rows = 3 + 2 * random.nextInt(12);
            int columns = 3 + 2 * random.nextInt(16);
            var ends = new Ends(cell(random, rows, columns), cell(random, rows, columns));
            var makers = SpanningTrees.makers();
            var making = SpanningTrees.making(makers.get(random.nextInt(makers.size())));
            var board = new SolvingBoard(making.board(rows, columns), ends, finder, false);
            var events = new ArrayList<Long>();
            var solver = new SolvedMaze(
                    making.maker().of(rows, columns, random.nextLong()),
                    () -> making.plainBoard(rows, columns),
                    ends,
                    finder);
            assertThat(solver.solve(event -> {
                        events.add(event);
                        board.apply(event);
                    }))
                    .isEqualTo(Outcome.SOLVED);
            return new Solved(board, ends, (SolvingEvent.Totals)
                    making.kinds().vocabulary().unpack(events.getLast()));
        }

        private static Place cell(Random random, int rows, int columns) {
            return new Place(1 + 2 * random.nextInt(rows / 2), 1 + 2 * random.nextInt(columns / 2));
        }

        List<Place> cells(CellState state) {
            var found = new ArrayList<Place>();
            for (int row = 1; row < board.rows(); row += 2) {
                for (int column = 1; column < board.columns(); column += 2) {
                    if (board.state(row, column) == state) {
                        found.add(new Place(row, column));
                    }
                }
            }
            return found;
        }

        /** The number of steps between two squares, counted over open squares by a search of its own. */
        int shortest() {
            var distances = new HashMap<Place, Integer>();
            var queue = new ArrayDeque<Place>();
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
        List<Place> walked() {
            var way = new ArrayList<Place>();
            var here = ends.from();
            way.add(here);
            while (!here.equals(ends.to())) {
                Place next = null;
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
    void everyAlgorithmShowsTheShortestWayAndNothingElse(WayFinder finder) {
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
    void distancesAreStepsFromTheStart(WayFinder finder) {
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
    void aStarNeverVisitsMoreCellsThanBreadthFirst(WayFinder finder) {
        var random = new Random(23);
        var again = new Random(23);
        int fewer = 0;
        for (int i = 0; i < 60; i++) {
            int aStar = Solved.of(finder, random).last().second();
            int breadthFirst = Solved.of(WayFinder.BREADTH_FIRST, again).last().second();
            assertThat(aStar).isLessThanOrEqualTo(breadthFirst);
            fewer += aStar < breadthFirst ? 1 : 0;
        }
        assertThat(fewer).isGreaterThan(30);
    }

    @ParameterizedTest
    @EnumSource(names = {"DEAD_END_FILLING"})
    void fillingFillsEverythingButTheWay(WayFinder finder) {
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
    void theWallFollowerWalksEveryPassageAtMostTwice(WayFinder finder) {
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
    void aGoalThatCannotBeReachedIsAResult(WayFinder finder) {
        for (var text : List.of(
                "#####\n#S#E#\n#####", "#######\n#S  #E#\n# # ###\n#   #E#\n#######".replace("#E#\n# #", "# #\n# #"))) {
            var maze = MazeReader.parse(text);
            var making = MazeCopy.making(maze);
            var events = new ArrayList<Long>();
            var solver = new SolvedMaze(
                    making.maker().of(0, 0, 0),
                    () -> making.plainBoard(maze.rows(), maze.columns()),
                    maze.ends(),
                    finder);
            boolean proves = finder != WayFinder.WALL_FOLLOWER;
            assertThat(solver.solve(events::add)).isEqualTo(proves ? Outcome.NO_SOLUTION : Outcome.GAVE_UP);
            assertThat(((SolvingEvent) making.kinds().vocabulary().unpack(events.getLast())).kind())
                    .isEqualTo(proves ? SolvingKind.NO_PATH : SolvingKind.HAND_CIRCLED_APART);
        }
    }
}
