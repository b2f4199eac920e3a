package puzzlescope.maze;

import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.awt.image.IndexColorModel;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import javax.imageio.ImageIO;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import puzzlescope.maze.fast.MazeSquares;

/**
 * A maze as a PNG file, one pixel per square: walls black, corridors white, the path in a red that is darker than
 * white.
 */
final class MazePng {

    private static final byte[] RED = {0, (byte) 0xFF, (byte) 0xD5, 0};
    private static final byte[] GREEN = {0, (byte) 0xFF, 0x5E, 0};
    private static final byte[] BLUE = {0, (byte) 0xFF, 0, 0};
    private static final int OPEN = 1;
    private static final int ON_WAY = 2;

    private MazePng() {}

    /** @param withWay whether there is a path; without one a pixel takes one bit, else two */
    static void write(MazeSquares maze, boolean withWay, FileChannel file) throws IOException {
        int bits = withWay ? 2 : 1;
        var image = new BufferedImage(
                maze.columns(),
                maze.rows(),
                BufferedImage.TYPE_BYTE_BINARY,
                new IndexColorModel(bits, 1 << bits, RED, GREEN, BLUE));
        paint(maze, bits, ((DataBufferByte) image.getRaster().getDataBuffer()).getData());
        var bytes = new BufferedOutputStream(Channels.newOutputStream(file));
        try (var out = new MemoryCacheImageOutputStream(bytes)) {
            ImageIO.write(image, "png", out);
        }
        bytes.flush();
    }

    /** Packs pixels into bytes, the first one in the highest bits, each row in separate bytes. */
    private static void paint(MazeSquares maze, int bits, byte[] pixels) {
        int perByte = Byte.SIZE / bits;
        int rowBytes = (maze.columns() + perByte - 1) / perByte;
        for (int row = 0; row < maze.rows(); row++) {
            for (int column = 0; column < maze.columns(); column++) {
                if (maze.isOpen(row, column)) {
                    int color = bits > 1 && maze.isOnPath(row, column) ? ON_WAY : OPEN;
                    pixels[row * rowBytes + column / perByte] |=
                            (byte) (color << bits * (perByte - 1 - column % perByte));
                }
            }
        }
    }
}
