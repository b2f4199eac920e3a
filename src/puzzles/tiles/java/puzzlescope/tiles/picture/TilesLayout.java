package puzzlescope.tiles.picture;

import puzzlescope.picture.Box;
import puzzlescope.picture.board.Grid;

/**
 * Layout of the board and its information on a canvas: side by side or one below the other, whichever leaves more room
 * to the board. Lengths are px.
 *
 * @param grid the squares of the tiles, within the tray's rim
 * @param info the area of the path; without extent where it would be unreadable
 * @param unit the text size
 * @param beside whether {@code info} lies to the right of the board, not below
 */
public record TilesLayout(Grid grid, Box info, double unit, boolean beside) {

    /** The rim of the tray, in squares. */
    static final double RIM = 0.13;

    private static final double MARGIN = 8;
    private static final double SMALLEST_UNIT = 8;
    private static final double LARGEST_UNIT = 24;
    private static final double READ_UNIT = 14;

    // In units.
    private static final double BOARD = 24;
    private static final double LOW_BOARD = 19;
    private static final double GAP = 1.6;
    private static final double INFO_WIDTH = 11;
    private static final double INFO_HEIGHT = 7.2;
    private static final double WIDE_INFO = 22;

    /** The layout of a board with {@code size} squares on a side. */
    public static TilesLayout of(int size, double width, double height) {
        return of(size, width, height, INFO_WIDTH, INFO_HEIGHT);
    }

    /** The same with about as much room for the information as for the board, as high as the canvas if beside it. */
    public static TilesLayout halved(int size, double width, double height) {
        var layout = of(size, width, height, WIDE_INFO, WIDE_INFO);
        var info = layout.info;
        if (!layout.beside || info.width() == 0) {
            return layout;
        }
        var whole = new Box(info.left(), MARGIN, info.width(), height - 2 * MARGIN);
        return new TilesLayout(layout.grid, whole, layout.unit, true);
    }

    /** The same with another area for the information. */
    public TilesLayout withInformation(Box room) {
        return new TilesLayout(grid, room, unit, beside);
    }

    private static TilesLayout of(int size, double width, double height, double infoWidth, double infoHeight) {
        double across = width - 2 * MARGIN;
        double down = height - 2 * MARGIN;
        double beside = Math.min(down, across * BOARD / (BOARD + GAP + infoWidth));
        double below = Math.min(across, down * BOARD / (BOARD + GAP + infoHeight));
        if (Math.max(beside, below) < SMALLEST_UNIT * BOARD) {
            var whole = boardAt(size, width / 2, height / 2, Math.min(across, down));
            return new TilesLayout(whole, Box.EMPTY, SMALLEST_UNIT, true);
        }
        return beside >= below
                ? besideTheBoard(size, width, height, beside, infoWidth)
                : belowTheBoard(size, width, height, below, infoHeight);
    }

    private static TilesLayout besideTheBoard(int size, double width, double height, double side, double infoWidth) {
        // A low canvas leaves room at the sides, which text uses that would otherwise be small.
        double room = (width - 2 * MARGIN - side) / (GAP + infoWidth);
        double read = Math.min(READ_UNIT, Math.min(room, side / LOW_BOARD));
        double unit = Math.clamp(side / BOARD, read, LARGEST_UNIT);
        double left = (width - side - (GAP + infoWidth) * unit) / 2;
        var info = new Box(left + side + GAP * unit, (height - side) / 2, infoWidth * unit, side);
        return new TilesLayout(boardAt(size, left + side / 2, height / 2, side), info, unit, true);
    }

    private static TilesLayout belowTheBoard(int size, double width, double height, double side, double infoHeight) {
        double unit = Math.min(side / BOARD, LARGEST_UNIT);
        double top = (height - side - (GAP + infoHeight) * unit) / 2;
        var info = new Box((width - side) / 2, top + side + GAP * unit, side, infoHeight * unit);
        return new TilesLayout(boardAt(size, width / 2, top + side / 2, side), info, unit, false);
    }

    /** The squares of a board whose tray, with its rim, is centred on a point. */
    static Grid boardAt(int size, double centerX, double centerY, double side) {
        double cell = Math.max(1, Math.floor(side / (size + 2 * RIM)));
        double half = cell * size / 2;
        return new Grid(size, size, Math.round(centerX - half), Math.round(centerY - half), cell);
    }
}
