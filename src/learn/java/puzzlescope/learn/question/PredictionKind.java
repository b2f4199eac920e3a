package puzzlescope.learn.question;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Role;

/** The kinds of events that the user can be asked to predict. */
public enum PredictionKind {
    /** The next try. */
    TRY,
    /** The outcome of a try: accepted, or rejected and by what. */
    VERDICT,
    /** The next entry taken from the queue or the open list. */
    TAKE,
    /** The next move. */
    MOVE,
    /** The next action of a call: which call it makes, or that it returns. */
    CALL,
    /** The value that a call returns. */
    VALUE,
    /** The place where the run continues after returns or backtracking. */
    BACK;

    /** The kinds asked when the user is to make the algorithm's moves. */
    public static final Set<PredictionKind> MOVES = Set.of(TRY, TAKE, MOVE, CALL);

    /** Returns the name used in files. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the display name. */
    public Message displayName() {
        return Message.of("predict.kind." + this);
    }

    /** Returns the kinds that may be asked before an event of these roles, judging by the roles alone. */
    static Set<PredictionKind> of(int roleBits) {
        var kinds = EnumSet.noneOf(PredictionKind.class);
        boolean tried = has(roleBits, Role.TRY);
        if (tried) {
            kinds.add(TRY);
        }
        if (tried || has(roleBits, Role.SOLUTION, Role.DEAD_END, Role.UNDO)) {
            kinds.add(VERDICT);
        }
        boolean returns = has(roleBits, Role.RETURN);
        boolean undone = has(roleBits, Role.UNDO);
        if (returns) {
            kinds.add(VALUE);
        }
        if (returns || undone) {
            kinds.add(BACK);
        }
        if (!tried && has(roleBits, Role.CALL, Role.RETURN)) {
            kinds.add(CALL);
        } else if (!tried && (undone || has(roleBits, Role.DO))) {
            kinds.add(MOVE);
        }
        return kinds;
    }

    static boolean has(int roleBits, Role... any) {
        return Stream.of(any).anyMatch(role -> (roleBits & role.bit()) != 0);
    }
}
