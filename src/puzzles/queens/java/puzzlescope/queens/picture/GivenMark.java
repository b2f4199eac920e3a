package puzzlescope.queens.picture;

import puzzlescope.picture.Surface;
import puzzlescope.picture.board.Grid;

/**
 * The sign of a given queen: a frame with sharp corners around her square, and a padlock in its upper left corner where
 * there is room. For one painting; FX thread only.
 */
record GivenMark(Surface surface, Grid grid) {

    private static final double LINE = 0.05;
    /** Smallest square, in px, that has a padlock. */
    private static final double SMALLEST_WITH_LOCK = 16;

    private static final double BODY_WIDTH = 0.18;
    private static final double BODY_HEIGHT = 0.12;
    private static final double LEFT = 0.085;
    private static final double TOP = 0.165;
    private static final double SHACKLE = 0.11;

    /** Paints the sign in the current colour. */
    void paint(int row, int column) {
        double cell = grid.cell();
        double line = Math.max(1, cell * LINE);
        surface.setLineWidth(line);
        surface.strokeRect(grid.x(column) + line / 2, grid.y(row) + line / 2, cell - line, cell - line);
        if (cell >= SMALLEST_WITH_LOCK) {
            double x = grid.x(column) + cell * LEFT;
            double y = grid.y(row) + cell * TOP;
            surface.setLineWidth(Math.max(1, cell * LINE * 0.7));
            surface.fillRect(x, y, cell * BODY_WIDTH, cell * BODY_HEIGHT);
            double inset = cell * (BODY_WIDTH - SHACKLE) / 2;
            surface.strokeOval(x + inset, y - cell * SHACKLE * 0.6, cell * SHACKLE, cell * SHACKLE * 1.2);
        }
    }
}
