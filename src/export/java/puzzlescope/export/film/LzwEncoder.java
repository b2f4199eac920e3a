package puzzlescope.export.film;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;

/**
 * LZW compression as required by GIF: each code stands for a sequence seen before plus one byte (T. Welch, A Technique
 * for High-Performance Data Compression, 1984). One instance per film; any one thread.
 */
final class LzwEncoder {

    static final int BITS = 8;

    private static final int CLEAR = 1 << BITS;
    private static final int END = CLEAR + 1;
    private static final int MOST_BITS = 12;
    private static final int MOST_CODES = 1 << MOST_BITS;
    /** Four times the number of codes, so that most keys are found at once. */
    private static final int PLACES = 4 * MOST_CODES;

    private static final int SCATTER = 0x9E3779B1;
    private static final int TO_PLACE = Integer.numberOfLeadingZeros(PLACES - 1);
    private static final int MOST_IN_BLOCK = 255;
    private static final int FREE = -1;

    private final ByteArrayOutputStream out;
    private final int[] keys = new int[PLACES];
    private final short[] codes = new short[PLACES];
    private final byte[] block = new byte[MOST_IN_BLOCK];
    private int inBlock;
    private int pending;
    private int pendingBits;
    private int codeBits;
    private int next;

    LzwEncoder(ByteArrayOutputStream out) {
        this.out = out;
    }

    /** Writes at least one byte as blocks, terminated by an empty one. */
    void write(byte[] bytes) {
        forget();
        put(CLEAR);
        int code = bytes[0] & 0xFF;
        for (int i = 1; i < bytes.length; i++) {
            int last = bytes[i] & 0xFF;
            int key = code << BITS | last;
            int place = key * SCATTER >>> TO_PLACE;
            while (keys[place] != key && keys[place] != FREE) {
                place = place + 1 & PLACES - 1;
            }
            if (keys[place] == key) {
                code = codes[place];
                continue;
            }
            put(code);
            if (next < MOST_CODES) {
                keys[place] = key;
                codes[place] = (short) next++;
            } else {
                put(CLEAR);
                forget();
            }
            code = last;
        }
        put(code);
        put(END);
        finish();
    }

    private void forget() {
        Arrays.fill(keys, FREE);
        codeBits = BITS + 1;
        next = END + 1;
    }

    /** The decoder lags one code behind the encoder, so the code size grows after this code. */
    private void put(int code) {
        pending |= code << pendingBits;
        pendingBits += codeBits;
        while (pendingBits >= BITS) {
            put((byte) pending);
            pending >>>= BITS;
            pendingBits -= BITS;
        }
        if (next >= 1 << codeBits && codeBits < MOST_BITS) {
            codeBits++;
        }
    }

    private void put(byte each) {
        block[inBlock++] = each;
        if (inBlock == MOST_IN_BLOCK) {
            writeBlock();
        }
    }

    private void writeBlock() {
        out.write(inBlock);
        out.write(block, 0, inBlock);
        inBlock = 0;
    }

    private void finish() {
        if (pendingBits > 0) {
            put((byte) pending);
        }
        if (inBlock > 0) {
            writeBlock();
        }
        pending = 0;
        pendingBits = 0;
        out.write(0);
    }
}
