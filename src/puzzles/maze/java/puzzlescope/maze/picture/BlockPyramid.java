package puzzlescope.maze.picture;

import java.util.ArrayList;
import java.util.List;
import puzzlescope.maze.board.MazeBoard;

/**
 * Colours of a whole maze seen from afar, in blocks of 2x2, 4x4, 8x8 and 16x16 squares, so that a pixel is made of a
 * few blocks whatever its area of the maze. One thread at a time.
 */
final class BlockPyramid {

    private static final int FINEST = 2;
    private static final int COARSEST = 16;

    private final List<ColorField> fields = new ArrayList<>();

    /**
     * @param tileRows number of rows of tiles
     * @param ground the colour until there is another
     */
    BlockPyramid(int tileRows, int tileColumns, int ground) {
        for (int unit = FINEST; unit <= COARSEST; unit *= 2) {
            fields.add(new ColorField(unit, 0, 0, tileRows, tileColumns, ground));
        }
    }

    /**
     * Side, in squares, of the largest blocks no larger than a pixel; that of the smallest blocks if there are none.
     */
    static int unit(double cell) {
        int unit = FINEST;
        while (unit < COARSEST && 2 * unit * cell <= 1) {
            unit *= 2;
        }
        return unit;
    }

    /** The blocks of a size returned by {@link #unit}. */
    ColorField field(int unit) {
        return fields.get(Integer.numberOfTrailingZeros(unit / FINEST));
    }

    void refresh(MazeBoard board, SquareColors from, int tileRow, int tileColumn) {
        var finer = fields.getFirst();
        finer.refresh(board, from, tileRow, tileColumn);
        for (int i = 1; i < fields.size(); i++) {
            fields.get(i).merge(finer, tileRow, tileColumn);
            finer = fields.get(i);
        }
    }
}
