package puzzlescope.command;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.text.Words;

/**
 * How far something is that lasts: where a terminal is watched, one line that is written over and over; where that is asked
 * for, a line each time. Any thread: the solver's says how far it is, the one that waits for it shows it.
 */
final class ProgressLine {

    /** When it is shown. */
    enum When {
        /** If a terminal is watched. */
        AUTO,
        ALWAYS,
        NEVER
    }

    static final ChoiceParameter<When> CHOICE = new ChoiceParameter<>(
            "progress", List.of(When.values()), when -> when.name().toLowerCase(Locale.ROOT));

    private final Words words;
    private final Output err;
    private final When when;
    private final long beganNanos = System.nanoTime();
    private volatile double done = -1;
    private volatile long events;
    /** Whether the results stand at the beginning of a line; they and this line may share a terminal. */
    private boolean lineEnded = true;

    private @Nullable Boolean onTerminal;
    private boolean resultsOnTerminal;
    private int shown;
    private boolean ended;

    ProgressLine(Words words, Output err, When when) {
        this.words = words;
        this.err = err;
        this.when = when;
    }

    /** @param share 0 to 1 */
    void done(double share) {
        done = share;
    }

    /** How many events there were so far. */
    void counted(long count) {
        events = count;
    }

    /** Shows how far it is now, if anybody wants to know. */
    synchronized void show() {
        if (ended) {
            return;
        }
        if (onTerminal == null) {
            onTerminal = when == When.AUTO && Terminal.shows(Terminal.ERR);
            resultsOnTerminal = onTerminal && Terminal.shows(Terminal.OUT);
        }
        if (onTerminal && (lineEnded || !resultsOnTerminal)) {
            clear();
            var line = sentence();
            err.accept("\r" + line);
            err.flush();
            shown = columns(line);
        } else if (when == When.ALWAYS) {
            err.accept(sentence() + "\n");
            err.flush();
        }
    }

    private String sentence() {
        long seconds = TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - beganNanos);
        if (done >= 0) {
            return words.say("command.progress.share", done, seconds);
        }
        return events > 0
                ? words.say("command.progress.events", events, seconds)
                : words.say("command.progress.time", seconds);
    }

    /** Chinese characters take two. */
    private static int columns(String line) {
        return line.chars().map(each -> each < 0x2E80 ? 1 : 2).sum();
    }

    /** Nothing more is shown; there is room for what else is to be said. */
    synchronized void end() {
        clear();
        ended = true;
    }

    /** Makes room for results, which go on to the end of a line or not. */
    synchronized void makeRoom(boolean toEndOfLine) {
        clear();
        lineEnded = toEndOfLine;
    }

    private void clear() {
        if (shown > 0) {
            err.accept("\r" + " ".repeat(shown) + "\r");
            err.flush();
            shown = 0;
        }
    }
}
