package puzzlescope.command;

import puzzlescope.core.event.Message;

/** A value on the command line that cannot be taken. */
final class Refused extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Message sentence;

    /** Refuses the value of a flag, with the reason. */
    Refused(String flag, Message reason) {
        super(reason.key());
        sentence = Message.of("command.refused", Flag.typed(flag), reason);
    }

    Message sentence() {
        return sentence;
    }
}
