package puzzlescope.tiles.program;

/**
 * A square board of numbered tiles and a blank, which a program puts in order: ascending from 1, row by row, the blank
 * last. Rows and columns count from 0.
 */
public interface Tiles {

    /** Returns the number of rows and columns. */
    int size();

    /** Returns the number of the tile on a square, 0 for the blank. */
    int tile(int row, int column);

    /** Returns the row of the blank. */
    int blankRow();

    /** Returns the column of the blank. */
    int blankColumn();

    /** Returns whether all tiles are in order. */
    boolean solved();

    /** Slides a tile into the blank; refused if it is not beside it. */
    void slide(int tile);

    /** Slides the tile below the blank up. */
    void up();

    /** Slides the tile above the blank down. */
    void down();

    /** Slides the tile at the right of the blank to the left. */
    void left();

    /** Slides the tile at the left of the blank to the right. */
    void right();
}
