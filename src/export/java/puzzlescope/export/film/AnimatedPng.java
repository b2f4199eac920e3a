package puzzlescope.export.film;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.DeflaterOutputStream;

/**
 * A film as an animated PNG with a palette, looping for ever. Source: Portable Network Graphics, third edition (W3C).
 */
final class AnimatedPng implements Film {

    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
    private static final int BITS = 8;
    private static final int INDEXED = 3;
    private static final int MILLIS_A_SECOND = 1000;
    private static final int OVER = 1;

    private final int width;
    private final int height;
    private final ColorTable table;
    private final ChangedPixels changes;
    private final List<Frame> frames = new ArrayList<>();

    AnimatedPng(int width, int height, ColorTable table) {
        this.width = width;
        this.height = height;
        this.table = table;
        changes = new ChangedPixels(width, height, table);
    }

    private static final class Frame {

        private final ChangedPixels.Part part;
        private final byte[] compressed;
        private int millis;

        Frame(ChangedPixels.Part part, int millis) throws IOException {
            this.part = part;
            this.millis = millis;
            compressed = compressed(part);
        }
    }

    @Override
    public void add(int[] pixels, int millis) throws IOException {
        var part = changes.of(pixels);
        if (part.isEmpty()) {
            frames.getLast().millis += millis;
        } else {
            frames.add(new Frame(part, millis));
        }
    }

    private static byte[] compressed(ChangedPixels.Part part) throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var deflated = new DeflaterOutputStream(bytes)) {
            for (int row = 0; row < part.height(); row++) {
                deflated.write(0);
                deflated.write(part.pixels(), row * part.width(), part.width());
            }
        }
        return bytes.toByteArray();
    }

    @FunctionalInterface
    private interface Content {
        void writeTo(DataOutputStream out) throws IOException;
    }

    @Override
    public byte[] finish() throws IOException {
        var bytes = new ByteArrayOutputStream();
        var out = new DataOutputStream(bytes);
        out.write(SIGNATURE);
        chunk(out, "IHDR", this::header);
        chunk(out, "acTL", chunk -> {
            chunk.writeInt(frames.size());
            chunk.writeInt(0);
        });
        chunk(out, "PLTE", this::colors);
        chunk(out, "tRNS", this::opacities);
        int number = 0;
        for (var frame : frames) {
            int control = number++;
            chunk(out, "fcTL", chunk -> control(chunk, control, frame));
            if (control == 0) {
                chunk(out, "IDAT", chunk -> chunk.write(frame.compressed));
            } else {
                int data = number++;
                chunk(out, "fdAT", chunk -> {
                    chunk.writeInt(data);
                    chunk.write(frame.compressed);
                });
            }
        }
        chunk(out, "IEND", _ -> {});
        return bytes.toByteArray();
    }

    private void header(DataOutputStream chunk) throws IOException {
        chunk.writeInt(width);
        chunk.writeInt(height);
        chunk.write(new byte[] {BITS, INDEXED, 0, 0, 0});
    }

    private void colors(DataOutputStream chunk) throws IOException {
        var bytes = new byte[3 * (ColorTable.MOST + 1)];
        int[] colors = table.colors();
        for (int i = 0; i < colors.length; i++) {
            bytes[3 * i] = (byte) (colors[i] >> 16);
            bytes[3 * i + 1] = (byte) (colors[i] >> 8);
            bytes[3 * i + 2] = (byte) colors[i];
        }
        chunk.write(bytes);
    }

    private void opacities(DataOutputStream chunk) throws IOException {
        for (int i = 0; i < ColorTable.MOST; i++) {
            chunk.write(0xFF);
        }
        chunk.write(0);
    }

    private static void control(DataOutputStream chunk, int number, Frame frame) throws IOException {
        chunk.writeInt(number);
        chunk.writeInt(frame.part.width());
        chunk.writeInt(frame.part.height());
        chunk.writeInt(frame.part.x());
        chunk.writeInt(frame.part.y());
        chunk.writeShort(Math.min(frame.millis, 0xFFFF));
        chunk.writeShort(MILLIS_A_SECOND);
        chunk.write(new byte[] {0, OVER});
    }

    private static void chunk(DataOutputStream out, String type, Content content) throws IOException {
        var bytes = new ByteArrayOutputStream();
        bytes.write(type.getBytes(StandardCharsets.US_ASCII));
        content.writeTo(new DataOutputStream(bytes));
        var sum = new CRC32();
        sum.update(bytes.toByteArray());
        out.writeInt(bytes.size() - type.length());
        bytes.writeTo(out);
        out.writeInt((int) sum.getValue());
    }
}
