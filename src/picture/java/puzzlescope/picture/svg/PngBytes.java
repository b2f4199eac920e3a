package puzzlescope.picture.svg;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import puzzlescope.picture.Pixels;

/** Images as PNG files. Source: W3C, Portable Network Graphics. */
final class PngBytes {

    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
    private static final byte DEPTH = 8;
    private static final byte TRUE_COLOR_WITH_ALPHA = 6;
    private static final int PARTS = 4;
    private static final int LARGEST = 0xFF;

    private PngBytes() {}

    static String address(Pixels image) {
        return "data:image/png;base64," + Base64.getEncoder().encodeToString(of(image));
    }

    private static byte[] of(Pixels image) {
        var header = ByteBuffer.allocate(13)
                .putInt(image.width())
                .putInt(image.height())
                .put(DEPTH)
                .put(TRUE_COLOR_WITH_ALPHA);
        var file = new ByteArrayOutputStream();
        file.writeBytes(SIGNATURE);
        chunk(file, "IHDR", header.array(), header.capacity());
        var data = deflated(rows(image));
        chunk(file, "IDAT", data, data.length);
        chunk(file, "IEND", new byte[0], 0);
        return file.toByteArray();
    }

    /** Each row is preceded by a byte that says that it is not filtered. */
    private static byte[] rows(Pixels image) {
        var rows = new byte[image.height() * (1 + PARTS * image.width())];
        int next = 0;
        int[] pixels = image.data();
        for (int i = 0; i < pixels.length; i++) {
            int alpha = pixels[i] >>> 24;
            if (i % image.width() == 0) {
                rows[next++] = 0;
            }
            rows[next++] = part(pixels[i] >> 16, alpha);
            rows[next++] = part(pixels[i] >> 8, alpha);
            rows[next++] = part(pixels[i], alpha);
            rows[next++] = (byte) alpha;
        }
        return rows;
    }

    /** Returns a part of a colour that is not multiplied by its opacity. */
    private static byte part(int pixel, int alpha) {
        int part = pixel & LARGEST;
        return (byte) (alpha == 0 ? part : Math.min(LARGEST, (part * LARGEST + alpha / 2) / alpha));
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
