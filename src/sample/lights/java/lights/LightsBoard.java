package lights;

import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.StateIo;

/** The lights that are on, a bit each, and the number of pressed squares. */
final class LightsBoard implements Board {

    static final int MOST = 7;

    private final int n;
    private long on;
    private int presses;

    LightsBoard(int n) {
        this.n = n;
    }

    int n() {
        return n;
    }

    int presses() {
        return presses;
    }

    int lit() {
        return Long.bitCount(on);
    }

    boolean isOn(int row, int column) {
        return (on >>> row * n + column & 1) == 1;
    }

    void toggle(int row, int column) {
        for (int at = 0; at < n * n; at++) {
            if (Math.abs(at / n - row) + Math.abs(at % n - column) <= 1) {
                on ^= 1L << at;
            }
        }
    }

    @Override
    public void apply(long event) {
        change(event, 1);
    }

    @Override
    public void undo(long event) {
        change(event, -1);
    }

    /** Pressing a square twice is pressing it not at all. */
    private void change(long event, int sign) {
        switch (LightsEvent.KIND.value(event)) {
            case PRESSED, CHASED -> presses += sign;
            case TAKEN_BACK -> presses -= sign;
            case ATTEMPT_BEGUN, ATTEMPT_FAILED, SOLVED -> {
                return;
            }
        }
        toggle(LightsEvent.ROW.of(event), LightsEvent.COLUMN.of(event));
    }

    @Override
    public void state(StateIo io) {
        on = io.int64(on);
        presses = io.int32(presses);
    }
}
