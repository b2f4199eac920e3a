package puzzlescope.maze;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.PendingStates;
import puzzlescope.maze.board.SolvingBoard;
import puzzlescope.maze.event.CellState;
import puzzlescope.maze.event.MazePosition;
import puzzlescope.maze.event.MazeSolver;

/** What waits in the mazes of every generator, as it is named for the agenda, is what waits on the board. */
class MazePendingStatesTest {

    private static final int ALL = 1_000;

    static Stream<Arguments> mazes() {
        return Arrays.stream(MazeGenerator.values())
                .filter(generator -> !generator.isGiant())
                .flatMap(generator -> Stream.of(MazeSolver.values())
                        .flatMap(finder -> Stream.of(0, 4).map(loops -> Arguments.of(generator, finder, loops))));
    }

    @ParameterizedTest
    @MethodSource("mazes")
    void theAgendaNamesWhatWaitsOnTheBoard(MazeGenerator generator, MazeSolver finder, int loops) {
        var puzzle = new MazePuzzle();
        var instance = puzzle.instance(puzzle.presets()
                .choosing(MazePuzzle.ALGORITHM, generator)
                .choosing(MazePuzzle.SOLVE, Optional.of(finder))
                .with(MazePuzzle.WIDTH, "15")
                .with(MazePuzzle.HEIGHT, "11")
                .with(MazePuzzle.LOOPS, String.valueOf(loops)));
        var board = (SolvingBoard) instance.board();
        var events = new ArrayList<Long>();
        var seen = new ArrayList<List<PendingStates>>();
        seen.add(board.pendingStates(ALL));
        instance.solver().solve(event -> {
            board.apply(event);
            events.add(event);
            compare(board, finder);
            seen.add(board.pendingStates(ALL));
        });
        boolean queues = finder.hasAgenda();
        assertThat(seen.stream().anyMatch(agendas -> !agendas.isEmpty())).isEqualTo(queues);
        Collections.reverse(events);
        for (long event : events) {
            assertThat(board.pendingStates(ALL)).isEqualTo(seen.removeLast());
            board.undo(event);
        }
        assertThat(board.pendingStates(ALL)).isEqualTo(seen.removeLast());
    }

    private static void compare(SolvingBoard board, MazeSolver finder) {
        for (var pendingStates : board.pendingStates(ALL)) {
            var waiting = waiting(board);
            assertThat(pendingStates.size()).isEqualTo(waiting.size());
            assertThat(pendingStates.first().stream().map(MazePendingStatesTest::place))
                    .containsExactlyInAnyOrderElementsOf(waiting);
            for (var named : pendingStates.first()) {
                assertThat(number(named, 2))
                        .isEqualTo(
                                board.distance(place(named).row(), place(named).column()));
            }
            int rank = switch (finder) {
                case A_STAR -> 4;
                case GREEDY_BEST_FIRST -> 3;
                case BREADTH_FIRST, DIJKSTRA, DEPTH_FIRST, DEAD_END_FILLING, WALL_FOLLOWER -> 2;
            };
            assertThat(pendingStates.first().stream().map(named -> number(named, rank)))
                    .isSorted();
        }
    }

    private static List<MazePosition> waiting(SolvingBoard board) {
        var places = new ArrayList<MazePosition>();
        for (int row = 1; row < board.rows(); row += 2) {
            for (int column = 1; column < board.columns(); column += 2) {
                if (board.state(row, column) == CellState.QUEUED) {
                    places.add(new MazePosition(row, column));
                }
            }
        }
        return places;
    }

    /** Words say the column first. */
    private static MazePosition place(Message named) {
        return new MazePosition(number(named, 1), number(named, 0));
    }

    private static int number(Message named, int argument) {
        return ((Number) named.arguments().get(argument)).intValue();
    }
}
