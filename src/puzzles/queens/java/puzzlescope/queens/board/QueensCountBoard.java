package puzzlescope.queens.board;

import static puzzlescope.queens.event.QueensCountEvent.FOUND;
import static puzzlescope.queens.event.QueensCountEvent.IMAGES;
import static puzzlescope.queens.event.QueensCountEvent.PIECE;

import puzzlescope.engine.event.StateIo;
import puzzlescope.queens.event.QueensCountEvent;
import puzzlescope.queens.fast.PiecewiseCount;

/** The progress of a count of all solutions: the finished pieces and their numbers of solutions. */
public final class QueensCountBoard implements QueensBoard {

    private final PiecewiseCount pieces;
    private final long[] bars;
    private final long all;
    private int done;
    private long weight;
    private long solutions;

    public QueensCountBoard(PiecewiseCount pieces) {
        this.pieces = pieces;
        bars = new long[pieces.bars()];
        all = weight(pieces.size());
    }

    @Override
    public int n() {
        return pieces.n();
    }

    @Override
    public int given(int row) {
        return pieces.given(row);
    }

    public PiecewiseCount pieces() {
        return pieces;
    }

    /** The number of finished pieces. */
    public int done() {
        return done;
    }

    /** The number of solutions counted so far, images included. */
    public long solutions() {
        return solutions;
    }

    public long bar(int number) {
        return bars[number];
    }

    /** The number of solutions extrapolated from the finished pieces; 0 before the first. */
    public long estimate() {
        return done == 0 ? 0 : Math.round((double) solutions / weight * all);
    }

    /** Returns the number of pieces of the whole board that the first ones represent. */
    private long weight(int pieceCount) {
        long sum = 0;
        for (int piece = 0; piece < pieceCount; piece++) {
            sum += pieces.images(piece);
        }
        return sum;
    }

    @Override
    public void apply(long event) {
        count(event, 1);
    }

    @Override
    public void undo(long event) {
        count(event, -1);
    }

    private void count(long event, int sign) {
        if (QueensCountEvent.Kind.of(event) == QueensCountEvent.Kind.PIECE_COUNTED) {
            long found = (long) sign * FOUND.of(event);
            pieces.spread(PIECE.of(event), found, bars);
            solutions += IMAGES.of(event) * found;
            weight += (long) sign * IMAGES.of(event);
            done += sign;
        }
    }

    @Override
    public void state(StateIo io) {
        done = io.int32(done);
        solutions = io.int64(solutions);
        io.all(bars);
        if (io.isReading()) {
            weight = weight(done);
        }
    }
}
