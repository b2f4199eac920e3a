package puzzlescope.command;

import java.util.List;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Remark;

/** Thrown for a value on the command line that is rejected. */
final class CommandRefusedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Message sentence;

    CommandRefusedException(String flag, Message reason) {
        super(reason.key());
        sentence = Message.of("command.refused", Flag.typed(flag), reason);
    }

    /** Rejects the whole command line. */
    CommandRefusedException(Message sentence) {
        super(sentence.key());
        this.sentence = sentence;
    }

    /** Throws for the first blocking remark, if any. */
    static void ifAnyBlocks(List<Remark> remarks) {
        for (var remark : remarks) {
            if (remark.blocking()) {
                throw new CommandRefusedException(remark.parameter(), remark.message());
            }
        }
    }

    Message sentence() {
        return sentence;
    }
}
