package puzzlescope.program;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.program.ProgramEndedException;

/** The lines of a text, read one after the other into one buffer. One thread. */
final class EventLines {

    private static final int FIRST_BYTES = 1 << 16;
    private static final int MOST_BYTES = 1 << 20;
    private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

    private static final long WAIT_MILLISECONDS = 50;

    private final InputStream in;
    private final Runnable whileWaiting;
    private byte[] bytes = new byte[FIRST_BYTES];
    private int filled;
    private int next;
    private int start;
    private int end;
    private long number;

    /** @param whileWaiting is called again and again while a text that is being printed has no more yet */
    EventLines(InputStream in, Runnable whileWaiting) {
        this.in = in;
        this.whileWaiting = whileWaiting;
    }

    EventLines(InputStream in) {
        this(in, () -> {});
    }

    /**
     * Goes on to the next line that is not blank; returns false if there is none.
     *
     * @throws ProgramEndedException if it is too long, or the text cannot be read
     */
    boolean next() {
        while (nextLine()) {
            trim();
            if (start < end) {
                return true;
            }
        }
        return false;
    }

    private boolean nextLine() {
        start = next;
        int searched = 0;
        while (true) {
            for (int at = start + searched; at < filled; at++) {
                if (bytes[at] == '\n') {
                    number++;
                    end = at;
                    next = at + 1;
                    return true;
                }
            }
            searched = filled - start;
            if (!fill()) {
                number++;
                end = filled;
                next = filled;
                return start < end;
            }
        }
    }

    /** Reads more bytes behind the beginning of a line, which moves to the front. */
    private boolean fill() {
        int kept = filled - start;
        if (kept > MOST_BYTES) {
            number++;
            throw ProgramEndedException.refused(Message.of("program.events.too-long", MOST_BYTES));
        }
        if (kept > bytes.length / 2) {
            bytes = Arrays.copyOfRange(bytes, start, start + 2 * bytes.length);
        } else {
            System.arraycopy(bytes, start, bytes, 0, kept);
        }
        start = 0;
        filled = kept;
        if (in instanceof LiveText.Reader live) {
            do {
                whileWaiting.run();
            } while (!live.await(WAIT_MILLISECONDS));
        }
        try {
            int got = in.read(bytes, kept, bytes.length - kept);
            filled += Math.max(got, 0);
            return got > 0;
        } catch (IOException unreadable) {
            throw ProgramEndedException.bound(
                    Message.of("program.events.unreadable", String.valueOf(unreadable.getMessage())));
        }
    }

    private void trim() {
        if (number == 1
                && Arrays.mismatch(bytes, start, end, BYTE_ORDER_MARK, 0, BYTE_ORDER_MARK.length)
                        == BYTE_ORDER_MARK.length) {
            start += BYTE_ORDER_MARK.length;
        }
        while (start < end && isBlank(bytes[end - 1])) {
            end--;
        }
        while (start < end && isBlank(bytes[start])) {
            start++;
        }
    }

    private static boolean isBlank(byte one) {
        return one == ' ' || one == '\t' || one == '\r';
    }

    /** Returns the number of the line, from 1. */
    long number() {
        return number;
    }

    /** Returns the buffer, in which the line is from {@link #start} to before {@link #end}. */
    byte[] bytes() {
        return bytes;
    }

    int start() {
        return start;
    }

    int end() {
        return end;
    }
}
