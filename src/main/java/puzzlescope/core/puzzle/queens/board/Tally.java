package puzzlescope.core.puzzle.queens.board;

import java.nio.ByteBuffer;
import puzzlescope.core.event.Packed;
import puzzlescope.core.puzzle.queens.event.CountEvent.PieceCounted;
import puzzlescope.core.puzzle.queens.fast.Pieces;

/** How far a count has come: which pieces are done and what they brought. One thread. */
public final class Tally {

    private final Pieces pieces;
    private final long[] bars;
    private final long all;
    private int done;
    private long weight;
    private long solutions;

    Tally(Pieces pieces) {
        this.pieces = pieces;
        bars = new long[pieces.bars()];
        all = weight(pieces.size());
    }

    /** All pieces of the count. */
    public Pieces pieces() {
        return pieces;
    }

    /** How many pieces are counted; the last of them is the one before this number. */
    public int done() {
        return done;
    }

    /** How many solutions are counted so far, images included. */
    public long solutions() {
        return solutions;
    }

    /** How many of them belong to one of the pieces' bars. */
    public long bar(int number) {
        return bars[number];
    }

    /** How many there would be if the pieces to come were like those that are done; 0 before the first. */
    public long estimate() {
        return done == 0 ? 0 : Math.round((double) solutions / weight * all);
    }

    /** How many pieces of the whole board the first ones stand for. */
    private long weight(int pieceCount) {
        long sum = 0;
        for (int piece = 0; piece < pieceCount; piece++) {
            sum += pieces.images(piece);
        }
        return sum;
    }

    void apply(long event) {
        count(event, 1);
    }

    void undo(long event) {
        count(event, -1);
    }

    private void count(long event, int sign) {
        int images = Packed.upper(event) % PieceCounted.IMAGES;
        long found = (long) sign * Packed.lower(event);
        int piece = Packed.upper(event) / PieceCounted.IMAGES;
        pieces.spread(piece, found, bars);
        solutions += images * found;
        weight += (long) sign * images;
        done += sign;
    }

    void write(ByteBuffer bytes) {
        bytes.putInt(done).putLong(solutions);
        for (long each : bars) {
            bytes.putLong(each);
        }
    }

    int bytes() {
        return Integer.BYTES + Long.BYTES * (1 + bars.length);
    }

    void read(ByteBuffer bytes) {
        done = bytes.getInt();
        weight = weight(done);
        solutions = bytes.getLong();
        for (int i = 0; i < bars.length; i++) {
            bars[i] = bytes.getLong();
        }
    }
}
