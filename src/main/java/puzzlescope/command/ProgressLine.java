package puzzlescope.command;

import java.io.Console;
import java.util.Optional;

/** How much is done, in one line of a terminal that is written over and over; silent where no terminal is watched. */
final class ProgressLine {

    private static final String CLEARED = "\r      \r";

    private final Output err;
    private final boolean watched;
    private int shown = -1;

    ProgressLine(Output err) {
        this.err = err;
        watched = Optional.ofNullable(System.console())
                .filter(Console::isTerminal)
                .isPresent();
    }

    /** @param done 0 to 1 */
    void show(double done) {
        int percent = (int) (100 * done);
        if (watched && percent != shown) {
            shown = percent;
            err.accept("\r" + percent + " % ");
            err.flush();
        }
    }

    /** Makes room for what else is to be said. */
    void clear() {
        if (shown >= 0) {
            shown = -1;
            err.accept(CLEARED);
            err.flush();
        }
    }
}
