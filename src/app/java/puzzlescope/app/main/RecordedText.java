package puzzlescope.app.main;

import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Transcript;
import puzzlescope.engine.text.Transcripts;
import puzzlescope.engine.text.Words;
import puzzlescope.engine.trace.Trace;

/**
 * The text of a recording so far, as the command line prints it; for a game, the sentences of its events, one per line.
 * Made once, on any thread; {@link #stop} and {@link #done} are for other threads.
 */
final class RecordedText {

    /** Limit in characters; longer texts are better made by the command line. */
    static final int MOST_CHARACTERS = 20_000_000;

    private static final int BLOCK = 1 << 14;

    private final Words words;
    private final Session session;
    private final boolean byHand;
    private final Arguments printed;
    private final StringBuilder text = new StringBuilder();
    private volatile boolean stopped;
    private volatile double done;

    /**
     * @param byHand whether a person played it
     * @param printed its arguments with the print format
     */
    RecordedText(Words words, Session session, boolean byHand, Arguments printed) {
        this.words = words;
        this.session = session;
        this.byHand = byHand;
        this.printed = printed;
    }

    /**
     * The result.
     *
     * @param text the text; empty if there is none to be copied
     * @param message the message to show
     */
    record Result(String text, Message message) {

        static Result none(String key, Object... arguments) {
            return new Result("", Message.of(key, arguments));
        }
    }

    /**
     * Prints the recording so far.
     *
     * @throws RunStoppedException after {@link #stop}
     */
    Result make() {
        try {
            return print(session.trace());
        } catch (TextTooLongException textTooLongException) {
            return Result.none("copy-text.too-long", MOST_CHARACTERS);
        }
    }

    private Result print(Trace trace) {
        boolean ended = trace.isEnded();
        long end = trace.length();
        long[] events = new long[BLOCK];
        boolean ofBook = !byHand && session.arguments().program().isEmpty();
        var transcript = ofBook ? transcript() : sentences();
        for (long position = 0; position < end; ) {
            int count =
                    trace.firstKept() > 0 ? 0 : trace.copy(position, events, 0, (int) Math.min(BLOCK, end - position));
            if (count == 0) {
                return Result.none("copy-text.not-kept");
            }
            for (int i = 0; i < count; i++) {
                transcript.emit(events[i]);
            }
            position += count;
            done = (double) position / end;
            check();
        }
        transcript.finish();
        if (text.isEmpty()) {
            return Result.none(ended ? "copy-text.nothing" : "copy-text.nothing-yet");
        }
        var all = text.toString();
        return new Result(all, Message.of("copy-text.done", all.lines().count()));
    }

    private Transcript transcript() {
        return Transcripts.begin(session.puzzle(), printed, session.instance(), words, this::add);
    }

    private Transcript sentences() {
        var vocabulary = session.instance().vocabulary();
        return event -> add(words.localize(vocabulary.unpack(event).sentence()) + "\n");
    }

    private void add(CharSequence piece) {
        check();
        if (piece.length() > MOST_CHARACTERS - text.length()) {
            throw new TextTooLongException();
        }
        text.append(piece);
    }

    private void check() {
        if (stopped) {
            throw new RunStoppedException();
        }
    }

    /** Requests cancellation. */
    void stop() {
        stopped = true;
    }

    /** Printed share of the recording, from 0 to 1. */
    double done() {
        return done;
    }

    private static final class TextTooLongException extends RuntimeException {

        private static final long serialVersionUID = 1L;

        TextTooLongException() {
            super(null, null, false, false);
        }
    }
}
