package puzzlescope.command;

import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.puzzle.ChoiceParameter;
import puzzlescope.text.Words;

/**
 * How far something is that lasts: where a terminal is watched, one line that is written over and over; where that is asked
 * for, a line each time. Any thread: the solver's says how far it is, the one that waits for it shows it.
 */
final class ProgressLine {

    private static final String AUTO = "auto";
    private static final String ALWAYS = "always";
    static final ChoiceParameter<String> CHOICE = ChoiceParameter.ofNames("progress", AUTO, ALWAYS, "never");

    private final Words words;
    private final Output err;
    private final String choice;
    private final long beganNanos = System.nanoTime();
    private volatile double done = -1;
    private volatile long events;
    /** Whether the results stand at the beginning of a line; they and this line may share a terminal. */
    private boolean lineEnded = true;

    private @Nullable Boolean onTerminal;
    private boolean resultsOnTerminal;
    private int shown;
    private boolean ended;

    /** @param choice one of those of {@link #CHOICE} */
    ProgressLine(Words words, Output err, String choice) {
        this.words = words;
        this.err = err;
        this.choice = choice;
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
            boolean auto = choice.equals(AUTO);
            onTerminal = auto && Terminal.shows(Terminal.ERR);
            resultsOnTerminal = onTerminal && Terminal.shows(Terminal.OUT);
        }
        if (onTerminal && (lineEnded || !resultsOnTerminal)) {
            clear();
            var line = sentence();
            err.accept("\r" + line);
            err.flush();
            shown = columns(line);
        } else if (choice.equals(ALWAYS)) {
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
