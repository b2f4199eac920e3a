package puzzlescope.testkit;

import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.StateIo;

/** A fingerprint of all events applied that move the board, in their order: equal only where the same of these were applied. */
public class SampleBoard implements Board {

    private static final long FACTOR = 6364136223846793005L;
    private static final long INVERSE = inverse(FACTOR);

    private final int padding;
    private long fingerprint = 1;

    public SampleBoard() {
        this(0);
    }

    /** @param padding bytes that make the snapshot larger */
    public SampleBoard(int padding) {
        this.padding = padding;
    }

    private static long inverse(long odd) {
        long inverse = odd;
        for (int i = 0; i < 6; i++) {
            inverse *= 2 - odd * inverse;
        }
        return inverse;
    }

    public long fingerprint() {
        return fingerprint;
    }

    @Override
    public void apply(long event) {
        if (SampleEventKind.of(event) != SampleEventKind.PASSED) {
            fingerprint = fingerprint * FACTOR + event;
        }
    }

    @Override
    public void undo(long event) {
        if (SampleEventKind.of(event) != SampleEventKind.PASSED) {
            fingerprint = (fingerprint - event) * INVERSE;
        }
    }

    @Override
    public void state(StateIo io) {
        fingerprint = io.int64(fingerprint);
        io.packed(padding, () -> new byte[padding]);
    }
}
