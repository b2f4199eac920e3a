package puzzlescope.engine.program;

import puzzlescope.engine.event.Message;
import puzzlescope.engine.run.RunOutcome;

/**
 * The end of a program.
 *
 * @param line the line of the program or of its text, from 1; 0 if it does not matter
 * @param reason a whole sentence
 */
public record Verdict(Kind kind, long line, Message reason) {

    private static final String AT_LINE = "program.at-line";

    /** The ways in which a program can end. */
    public enum Kind {
        /** Every step was allowed, and the answer is right. */
        RIGHT,
        /** Every step was allowed, but the answer is wrong or missing. */
        WRONG,
        /** A step was against the rules. */
        REFUSED,
        /** A bound ended the program. */
        BOUND
    }

    public static Verdict right(Message reason) {
        return new Verdict(Kind.RIGHT, 0, reason);
    }

    public static Verdict wrong(Message reason) {
        return new Verdict(Kind.WRONG, 0, reason);
    }

    /** Returns the verdict on a program that was refused with a {@link #sentence()}. */
    public static Verdict refused(Message sentence) {
        return sentence.key().equals(AT_LINE)
                        && sentence.arguments().getFirst() instanceof Number line
                        && sentence.arguments().getLast() instanceof Message reason
                ? new Verdict(Kind.REFUSED, line.longValue(), reason)
                : new Verdict(Kind.REFUSED, 0, sentence);
    }

    /** Returns this with the line at which the program ended; a line does not matter to an answer. */
    Verdict at(long ended) {
        boolean isOfAnswer = kind == Kind.RIGHT || kind == Kind.WRONG;
        return isOfAnswer ? this : new Verdict(kind, ended, reason);
    }

    /** Returns the reason with the line. */
    public Message sentence() {
        return line == 0 ? reason : Message.of(AT_LINE, line, reason);
    }

    /** Returns the outcome of a run that ended so. */
    public RunOutcome outcome() {
        return kind == Kind.RIGHT ? RunOutcome.SOLVED : RunOutcome.GAVE_UP;
    }
}
