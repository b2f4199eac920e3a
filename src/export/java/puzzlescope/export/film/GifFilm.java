package puzzlescope.export.film;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** A film as an animated GIF (CompuServe, GIF89a), looping for ever. */
final class GifFilm implements Film {

    private static final int MILLIS_A_TICK = 10;
    private static final int MOST_TICKS = 0xFFFF;
    /** Global palette of 256 colours. */
    private static final int COMMON_COLORS = 0xF7;

    private static final int EXTENSION = 0x21;
    private static final int APPLICATION = 0xFF;
    private static final int CONTROL = 0xF9;
    /** Disposal: keep the previous frame under transparent pixels. */
    private static final int KEPT_AND_SEEN_THROUGH = 0x05;

    private static final int IMAGE = 0x2C;
    private static final int END = 0x3B;

    private final ChangedPixels changes;
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final LzwEncoder compressed = new LzwEncoder(out);
    private ChangedPixels.Part waiting = new ChangedPixels.Part(0, 0, 0, 0);
    private int millis;

    GifFilm(int width, int height, ColorTable table) {
        changes = new ChangedPixels(width, height, table);
        text("GIF89a");
        twoBytes(width);
        twoBytes(height);
        bytes(COMMON_COLORS, 0, 0);
        int[] colors = table.colors();
        for (int i = 0; i <= ColorTable.MOST; i++) {
            int color = i < colors.length ? colors[i] : 0;
            bytes(color >> 16, color >> 8, color);
        }
        forEver();
    }

    private void forEver() {
        bytes(EXTENSION, APPLICATION, 11);
        text("NETSCAPE2.0");
        bytes(3, 1, 0, 0, 0);
    }

    private void text(String ascii) {
        out.writeBytes(ascii.getBytes(StandardCharsets.US_ASCII));
    }

    private void bytes(int... each) {
        for (int one : each) {
            out.write(one);
        }
    }

    private void twoBytes(int number) {
        bytes(number, number >> 8);
    }

    @Override
    public void add(int[] pixels, int lasting) {
        var part = changes.of(pixels);
        if (!part.isEmpty()) {
            writeWaiting();
            waiting = part;
        }
        millis += lasting;
    }

    private void writeWaiting() {
        if (waiting.isEmpty()) {
            return;
        }
        bytes(EXTENSION, CONTROL, 4, KEPT_AND_SEEN_THROUGH);
        twoBytes(Math.min(MOST_TICKS, millis / MILLIS_A_TICK));
        bytes(ColorTable.MOST, 0, IMAGE);
        twoBytes(waiting.x());
        twoBytes(waiting.y());
        twoBytes(waiting.width());
        twoBytes(waiting.height());
        bytes(0, LzwEncoder.BITS);
        compressed.write(waiting.pixels());
        millis = 0;
    }

    @Override
    public byte[] finish() {
        writeWaiting();
        out.write(END);
        return out.toByteArray();
    }
}
