package puzzlescope.export;

import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Parameter;

/** Thrown where something cannot be taken along as it was asked for. */
public final class ExportRefused extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String option;
    private final transient Message reason;

    /** Refuses for the value of an option. */
    public ExportRefused(Parameter<?> option, Message reason) {
        this(option.name(), reason);
    }

    /** Refuses for the value of an option with a name. */
    public ExportRefused(String option, Message reason) {
        super(reason.key() + reason.arguments());
        this.option = option;
        this.reason = reason;
    }

    /** The name of the option that would have to be another. */
    public String option() {
        return option;
    }

    public Message reason() {
        return reason;
    }
}
