package puzzlescope.export;

import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Parameter;

/** Thrown when an export cannot be created as requested. */
public final class ExportRefusedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String option;
    private final transient Message reason;

    public ExportRefusedException(Parameter<?> option, Message reason) {
        this(option.name(), reason);
    }

    /** Rejects the value of an option, given by its name. */
    public ExportRefusedException(String option, Message reason) {
        super(reason.key() + reason.arguments());
        this.option = option;
        this.reason = reason;
    }

    public String option() {
        return option;
    }

    public Message reason() {
        return reason;
    }
}
