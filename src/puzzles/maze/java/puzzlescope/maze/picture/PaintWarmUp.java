package puzzlescope.maze.picture;

import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import puzzlescope.engine.run.SolverThread;
import puzzlescope.maze.board.CarvingBoard;
import puzzlescope.maze.board.ChangedTiles;
import puzzlescope.maze.event.MazeKinds;

/**
 * Warm-up: paints a small maze off screen, so that the code has run before the first large maze, which is painted whole
 * within a frame. Any thread.
 */
public final class PaintWarmUp {

    private static final int SIDE = 257;
    private static final int TILES = (SIDE + ChangedTiles.TILE - 1) / ChangedTiles.TILE;
    private static final int TIMES = 12;
    private static final double FAR = 0.6;
    private static final double NEAR = 1.2;

    private static final AtomicBoolean BEGUN = new AtomicBoolean();

    private PaintWarmUp() {}

    /** Starts the warm-up on its own thread, unless done before. */
    public static void prepare(SquareColors colors) {
        if (!BEGUN.getAndSet(true)) {
            SolverThread.of("first-picture", () -> paint(colors)).start();
        }
    }

    /** Paints from afar, where squares are merged into blocks, and from near. */
    static void paint(SquareColors colors) {
        var board = new CarvingBoard(new MazeKinds(), SIDE, SIDE, Set.of());
        int unit = BlockPyramid.unit(FAR);
        var blocks = new BlockPyramid(TILES, TILES, colors.wall());
        paint(blocks.field(unit), unit, FAR, (row, column) -> blocks.refresh(board, colors, row, column));
        var field = new ColorField(1, 0, 0, TILES, TILES, colors.wall());
        paint(field, 1, NEAR, (row, column) -> field.refresh(board, colors, row, column));
    }

    /** Receives the colours of a tile. */
    private interface Tile {
        void refresh(int row, int column);
    }

    private static void paint(ColorField field, int unit, double square, Tile tile) {
        var spans = new PixelSpans(SIDE, 0, unit * square, SIDE / unit);
        var mean = new AreaMean(spans, spans);
        var pixels = new int[SIDE * SIDE];
        for (int time = 0; time < TIMES; time++) {
            for (int i = 0; i < TILES * TILES; i++) {
                tile.refresh(i / TILES, i % TILES);
            }
            mean.paint(field, pixels, 0, 0, SIDE, SIDE);
        }
    }
}
