package puzzlescope.engine.program;

import java.util.function.UnaryOperator;
import puzzlescope.engine.event.Message;

/** Thrown to end a program before its board judges it, with the verdict. */
public final class ProgramEndedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Verdict verdict;

    private ProgramEndedException(Verdict verdict) {
        super(verdict.reason().key() + verdict.reason().arguments(), null, false, false);
        this.verdict = verdict;
    }

    /**
     * Returns the end of a program whose step is against the rules.
     *
     * @param reason the rule and how the step breaks it, as a whole sentence
     */
    public static ProgramEndedException refused(Message reason) {
        return new ProgramEndedException(new Verdict(Verdict.Kind.REFUSED, 0, reason));
    }

    /**
     * Returns the end of a program whose answer is known to be right.
     *
     * @param reason the answer, as a whole sentence
     */
    public static ProgramEndedException right(Message reason) {
        return new ProgramEndedException(Verdict.right(reason));
    }

    /**
     * Returns the end of a program whose answer is known to be wrong.
     *
     * @param reason the answer and what it should be, as whole sentences
     */
    public static ProgramEndedException wrong(Message reason) {
        return new ProgramEndedException(Verdict.wrong(reason));
    }

    /**
     * Returns the end of a program by a bound, such as that of its memory, or by its own failure.
     *
     * @param reason the bound, as a whole sentence
     */
    public static ProgramEndedException bound(Message reason) {
        return new ProgramEndedException(new Verdict(Verdict.Kind.BOUND, 0, reason));
    }

    public Verdict verdict() {
        return verdict;
    }

    public Message reason() {
        return verdict.reason();
    }

    public boolean isRefusal() {
        return verdict.kind() == Verdict.Kind.REFUSED;
    }

    /** Returns a refusal with a reason that is made of this one; other ends stay as they are. */
    public ProgramEndedException refusedWith(UnaryOperator<Message> reason) {
        return isRefusal() ? refused(reason.apply(reason())) : this;
    }
}
