package puzzlescope.tiles.fast.optimal;

import java.util.List;

/**
 * A way of the fewest slides.
 *
 * @param squares the square of each tile that slides, in turn: the blank's next place. The tile slides to where the blank was
 * @param estimate what the heuristic said of the first board
 * @param generated how many boards were looked at in all iterations, the first one once
 * @param expanded how many of them were gone on from
 */
public record OptimalWay(List<Integer> squares, int estimate, long generated, long expanded, TableHeuristic heuristic) {

    public OptimalWay {
        squares = List.copyOf(squares);
    }

    /** How many slides. */
    public int length() {
        return squares.size();
    }
}
