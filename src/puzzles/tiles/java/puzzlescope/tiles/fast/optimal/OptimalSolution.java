package puzzlescope.tiles.fast.optimal;

import java.util.List;
import puzzlescope.tiles.space.TableHeuristic;

/**
 * A path with the fewest moves.
 *
 * @param squares the square of each tile that slides, in order, which is the blank's next square; the tile slides to
 *     the blank's previous one
 * @param estimate the heuristic's value for the initial board
 * @param generated the number of boards generated in all iterations, counting the initial one once
 * @param expanded the number of boards expanded
 */
public record OptimalSolution(
        List<Integer> squares, int estimate, long generated, long expanded, TableHeuristic heuristic) {

    public OptimalSolution {
        squares = List.copyOf(squares);
    }

    public int length() {
        return squares.size();
    }
}
