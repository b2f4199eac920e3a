package puzzlescope.engine.puzzle;

import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Stream;
import puzzlescope.engine.event.ConstantId;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Role;

/** The kinds of questions about a position in a run; each trains one idea. */
public enum PredictionKind implements ConstantId {
    /** The next try, by the algorithm's rule. */
    TRY,
    /** The outcome of a given try. */
    VERDICT,
    /** The next entry taken from the queue or the open list. */
    TAKE,
    /** The next move. */
    MOVE,
    /** The next action of a call: which call it makes, or that it returns. */
    CALL,
    /** The value that a call returns. */
    VALUE,
    /** The place where the run continues after a return or backtracking. */
    BACK,
    /** The line of a person's program that is executed next. */
    LINE,
    /** The pruned branches, and the reason why no solution is lost. */
    CUT,
    /** Facts that hold at a position, whatever comes next. */
    INVARIANT,
    /** The reason why a rule of the algorithm is right. */
    REASON,
    /** The effect of a change of the input or the algorithm. */
    CHANGE,
    /** A number that has a law, whatever the run. */
    LAW;

    /** The kinds asked when the user makes the algorithm's moves. */
    public static final Set<PredictionKind> MOVES = Set.of(TRY, TAKE, MOVE, CALL);

    /** The kinds asked once a run, about the algorithm rather than a step. */
    private static final Set<PredictionKind> OF_RUN = EnumSet.of(INVARIANT, REASON, CHANGE, LAW);

    /** Returns whether such questions are asked once a run, about the algorithm rather than a step. */
    public boolean isOfRun() {
        return OF_RUN.contains(this);
    }

    public Message displayName() {
        return Message.of("predict.kind." + this);
    }

    /** Returns the idea that questions of this kind train, in a word or two. */
    public Message idea() {
        return Message.of("predict.idea." + this);
    }

    /** Returns the kinds that may be asked before an event of these roles, judging by the roles alone. */
    public static Set<PredictionKind> of(int roleBits) {
        var kinds = EnumSet.copyOf(OF_RUN);
        if (has(roleBits, Role.TRY)) {
            kinds.add(TRY);
        }
        if (has(roleBits, Role.TRY, Role.NOTE, Role.SOLUTION)) {
            kinds.add(VERDICT);
            kinds.add(CUT);
        }
        if (has(roleBits, Role.DO, Role.UNDO)) {
            kinds.add(MOVE);
        }
        if (has(roleBits, Role.CALL, Role.RETURN)) {
            kinds.add(CALL);
        }
        if (has(roleBits, Role.RETURN)) {
            kinds.add(VALUE);
        }
        if (has(roleBits, Role.RETURN, Role.UNDO)) {
            kinds.add(BACK);
        }
        return kinds;
    }

    private static boolean has(int roleBits, Role... any) {
        return Stream.of(any).anyMatch(role -> (roleBits & role.bit()) != 0);
    }
}
