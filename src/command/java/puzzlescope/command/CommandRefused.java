package puzzlescope.command;

import java.util.List;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Remark;

/** A value on the command line that cannot be taken. */
final class CommandRefused extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Message sentence;

    /** Refuses the value of a flag, with the reason. */
    CommandRefused(String flag, Message reason) {
        super(reason.key());
        sentence = Message.of("command.refused", Flag.typed(flag), reason);
    }

    /** Refuses all that is asked for. */
    CommandRefused(Message sentence) {
        super(sentence.key());
        this.sentence = sentence;
    }

    /** Refuses what the first remark that blocks is about. */
    static void ifAnyBlocks(List<Remark> remarks) {
        for (var remark : remarks) {
            if (remark.blocking()) {
                throw new CommandRefused(remark.parameter(), remark.message());
            }
        }
    }

    Message sentence() {
        return sentence;
    }
}
