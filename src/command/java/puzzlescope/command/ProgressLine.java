package puzzlescope.command;

import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.text.Words;

/**
 * Shows the progress of long work: on a terminal, one line that is overwritten; on request, a new line each time. Any
 * thread: the solver's thread reports progress, the thread waiting for it shows it.
 */
final class ProgressLine {

    /** When to show progress. */
    enum When {
        /** Only on a terminal. */
        AUTO,
        ALWAYS,
        NEVER
    }

    static final ChoiceParameter<When> CHOICE = ChoiceParameter.of("progress", When.values());

    private final Words words;
    private final Output err;
    private final When when;
    private final long beganNanos = System.nanoTime();
    private volatile double done = -1;
    private volatile long events;
    /** True if the results end with a line break; results and this line may share a terminal. */
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

    /** Sets the number of events so far. */
    void counted(long count) {
        events = count;
    }

    /** Shows the current progress, if enabled. */
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
            return words.localize("command.progress.share", done, seconds);
        }
        return events > 0
                ? words.localize("command.progress.events", events, seconds)
                : words.localize("command.progress.time", seconds);
    }

    /** Counts two columns for Chinese characters. */
    private static int columns(String line) {
        return line.chars().map(each -> each < 0x2E80 ? 1 : 2).sum();
    }

    /** Tells what would shorten the work, once, unless progress is not to be shown. */
    synchronized void advise(Message advice) {
        if (!ended && when != When.NEVER) {
            clear();
            err.accept(words.localize(advice) + "\n");
            err.flush();
        }
    }

    /** Clears the line and shows no more progress. */
    synchronized void end() {
        clear();
        ended = true;
    }

    /** Clears the line for results, which may or may not end with a line break. */
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
