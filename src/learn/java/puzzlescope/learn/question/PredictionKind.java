package puzzlescope.learn.question;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Role;

/** The sorts of events before which a person can be asked what comes. */
public enum PredictionKind {
    /** What is tried next. */
    TRY,
    /** What comes of it: accepted, or rejected and by whom. */
    VERDICT,
    /** What is taken from the queue or the open list. */
    TAKE,
    /** Which move is made. */
    MOVE,
    /** What a call does: which one it makes, or that it returns. */
    CALL,
    /** Which value a call returns. */
    VALUE,
    /** Where the run goes on after returns or backtracking. */
    BACK;

    /** Those of which a person who is to make the algorithm's moves is asked. */
    public static final Set<PredictionKind> MOVES = Set.of(TRY, TAKE, MOVE, CALL);

    /** Its name in files. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** What it is called in a list. */
    public Message words() {
        return Message.of("predict.kind." + this);
    }

    /** Those that may be asked before an event of these roles, without knowing more of it. */
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
