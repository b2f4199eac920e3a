package puzzlescope.maze.generator;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayDeque;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.maze.board.MazeBoard;
import puzzlescope.maze.board.MazeBoard.Square;
import puzzlescope.maze.event.Direction;

class RecursiveBacktrackerTest {

    @ParameterizedTest
    @CsvSource({"3, 3, 1", "9, 7, 5", "39, 19, 1", "21, 51, -12", "151, 99, 123456789012"})
    void everyMazeIsASpanningTreeOfItsCells(int columns, int rows, BigInteger seed) {
        var board = RecursiveBacktracker.MAKING.board(rows, columns);
        var runOutcome = new RecursiveBacktracker(rows, columns, seed).solve(board::apply);
        assertThat(runOutcome).isEqualTo(RunOutcome.SOLVED);
        int cells = (rows / 2) * (columns / 2);
        assertThat(open(board)).isEqualTo(cells + cells - 1);
        assertThat(reachable(board)).isEqualTo(cells + cells - 1);
    }

    private static int open(MazeBoard board) {
        int open = 0;
        for (int row = 0; row < board.rows(); row++) {
            for (int column = 0; column < board.columns(); column++) {
                open += board.square(row, column) == Square.WALL ? 0 : 1;
            }
        }
        return open;
    }

    private static int reachable(MazeBoard board) {
        var seen = new boolean[board.rows()][board.columns()];
        var queue = new ArrayDeque<int[]>();
        queue.add(new int[] {1, 1});
        seen[1][1] = true;
        int count = 0;
        while (!queue.isEmpty()) {
            var square = queue.remove();
            count++;
            for (var direction : Direction.values()) {
                int row = square[0] + direction.rows();
                int column = square[1] + direction.columns();
                if (board.square(row, column) != Square.WALL && !seen[row][column]) {
                    seen[row][column] = true;
                    queue.add(new int[] {row, column});
                }
            }
        }
        return count;
    }
}
