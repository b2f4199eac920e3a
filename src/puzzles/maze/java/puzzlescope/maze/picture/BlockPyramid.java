package puzzlescope.maze.picture;

import java.util.ArrayList;
import java.util.List;
import puzzlescope.maze.board.MazeBoard;

/**
 * The colours of a whole maze that is seen from afar, in blocks of 2x2, 4x4, 8x8 and 16x16 squares: so a pixel is made of a
 * few blocks however much of the maze it covers. One thread at a time.
 */
final class BlockPyramid {

    private static final int FINEST = 2;
    private static final int COARSEST = 16;

    private final List<ColorField> fields = new ArrayList<>();

    /**
     * @param tileRows how many rows of tiles the maze has
     * @param ground the colour until there is another
     */
    BlockPyramid(int tileRows, int tileColumns, int ground) {
        for (int unit = FINEST; unit <= COARSEST; unit *= 2) {
            fields.add(new ColorField(unit, 0, 0, tileRows, tileColumns, ground));
        }
    }

    /** How many squares on a side the largest blocks have that are no larger than a pixel; the smallest blocks if none are. */
    static int unit(double cell) {
        int unit = FINEST;
        while (unit < COARSEST && 2 * unit * cell <= 1) {
            unit *= 2;
        }
        return unit;
    }

    /** The blocks of a size that {@link #unit} gives. */
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
