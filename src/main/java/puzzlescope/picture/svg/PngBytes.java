package puzzlescope.picture.svg;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import puzzlescope.picture.Pixels;

/** Pictures of pixels as PNG files. Source: W3C, Portable Network Graphics. */
final class PngBytes {

    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
    private static final byte DEPTH = 8;
    private static final byte TRUE_COLOR_WITH_ALPHA = 6;
    private static final int PARTS = 4;
    private static final int FULL = 255;

    private PngBytes() {}

    static byte[] of(Pixels pixels) {
        var header = ByteBuffer.allocate(13)
                .putInt(pixels.width())
                .putInt(pixels.height())
                .put(DEPTH)
                .put(TRUE_COLOR_WITH_ALPHA);
        var file = new ByteArrayOutputStream();
        file.writeBytes(SIGNATURE);
        chunk(file, "IHDR", header.array(), header.capacity());
        var data = deflated(rows(pixels));
        chunk(file, "IDAT", data, data.length);
        chunk(file, "IEND", new byte[0], 0);
        return file.toByteArray();
    }

    /** Each row after a byte that says that it is not filtered; parts that are not multiplied by the opacity. */
    private static byte[] rows(Pixels pixels) {
        var rows = new byte[pixels.height() * (1 + PARTS * pixels.width())];
        int next = 0;
        for (int i = 0; i < pixels.data().length; i++) {
            if (i % pixels.width() == 0) {
                rows[next++] = 0;
            }
            int pixel = pixels.data()[i];
            int alpha = pixel >>> 24;
            rows[next++] = part(pixel >> 16, alpha);
            rows[next++] = part(pixel >> 8, alpha);
            rows[next++] = part(pixel, alpha);
            rows[next++] = (byte) alpha;
        }
        return rows;
    }

    private static byte part(int pixel, int alpha) {
        int part = pixel & FULL;
        return (byte) (alpha == 0 || alpha == FULL ? part : Math.min(FULL, (part * FULL + alpha / 2) / alpha));
    }

    private static byte[] deflated(byte[] data) {
        try (var deflater = new Deflater(Deflater.BEST_COMPRESSION)) {
            deflater.setInput(data);
            deflater.finish();
            var packed = new ByteArrayOutputStream();
            var buffer = new byte[1 << 14];
            while (!deflater.finished()) {
                packed.write(buffer, 0, deflater.deflate(buffer));
            }
            return packed.toByteArray();
        }
    }

    private static void chunk(ByteArrayOutputStream file, String type, byte[] data, int length) {
        var name = type.getBytes(StandardCharsets.US_ASCII);
        var checked = new CRC32();
        checked.update(name);
        checked.update(data, 0, length);
        file.writeBytes(ByteBuffer.allocate(4).putInt(length).array());
        file.writeBytes(name);
        file.write(data, 0, length);
        file.writeBytes(ByteBuffer.allocate(4).putInt((int) checked.getValue()).array());
    }
}
