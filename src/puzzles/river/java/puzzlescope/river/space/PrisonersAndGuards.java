package puzzlescope.river.space;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.puzzle.NumberParameter;
import puzzlescope.river.space.RejectionReason.Rule;

/**
 * Guards and prisoners with a boat of limited size that at least one of them must row. Guards on a bank must not be
 * outnumbered by prisoners there; prisoners alone are safe, and the boat itself is not checked. Loads in order: guards
 * alone, prisoners alone, both together.
 *
 * @param guards the number of guards, 1 to 20
 * @param prisoners the number of prisoners, 1 to 20
 * @param boat the seats of the boat, 1 to 10
 * @param loads all loads in order
 */
public record PrisonersAndGuards(int guards, int prisoners, int boat, List<Integer> loads) implements RiverRules {

    public static final NumberParameter GUARDS = new NumberParameter("guards", 1, 20, false, 3L);
    public static final NumberParameter PRISONERS = new NumberParameter("prisoners", 1, 20, false, 3L);
    public static final NumberParameter BOAT = new NumberParameter("boat", 1, 10, false, 2L);

    /** Creates the rules with all loads of a boat of this size. */
    public PrisonersAndGuards(int guards, int prisoners, int boat) {
        this(guards, prisoners, boat, loads(boat));
    }

    private static List<Integer> loads(int boat) {
        var loads = new ArrayList<Integer>();
        for (int some = 1; some <= boat; some++) {
            loads.add(LoadCode.ofCounts(some, 0));
        }
        for (int some = 1; some <= boat; some++) {
            loads.add(LoadCode.ofCounts(0, some));
        }
        for (int some = 1; some < boat; some++) {
            for (int others = 1; some + others <= boat; others++) {
                loads.add(LoadCode.ofCounts(some, others));
            }
        }
        return List.copyOf(loads);
    }

    @Override
    public RiverKind kind() {
        return RiverKind.PRISONERS_AND_GUARDS;
    }

    @Override
    public long start() {
        return StateCode.ofCounts(guards, prisoners, false);
    }

    @Override
    public int goal() {
        return StateCode.ofCounts(0, 0, true);
    }

    @Override
    public int moves() {
        return loads.size();
    }

    @Override
    public int load(int move) {
        return loads.get(move);
    }

    @Override
    public int cost(int load) {
        return 1;
    }

    @Override
    public long after(long state, int move) {
        return refusal((int) state, load(move)) == null ? StateCode.after((int) state, load(move)) : NONE;
    }

    @Override
    public RejectionReason rejectionReason(int state, int move) {
        var rejectionReason = refusal(state, load(move));
        if (rejectionReason == null) {
            throw new IllegalArgumentException("move " + move + " is allowed in " + StateCode.text(state));
        }
        return rejectionReason;
    }

    private @Nullable RejectionReason refusal(int state, int load) {
        boolean fromRight = StateCode.boatOnRight(state);
        int guardsThere = fromRight ? guards - StateCode.guards(state) : StateCode.guards(state);
        int prisonersThere = fromRight ? prisoners - StateCode.prisoners(state) : StateCode.prisoners(state);
        if (LoadCode.guards(load) > guardsThere) {
            return new RejectionReason(Rule.GUARDS_LACKING, guardsThere, prisonersThere);
        }
        if (LoadCode.prisoners(load) > prisonersThere) {
            return new RejectionReason(Rule.PRISONERS_LACKING, guardsThere, prisonersThere);
        }
        return outnumbered(StateCode.after(state, load));
    }

    @Override
    public Optional<RejectionReason> danger(int state) {
        return Optional.ofNullable(outnumbered(state));
    }

    private @Nullable RejectionReason outnumbered(int after) {
        int left = StateCode.guards(after);
        if (left > 0 && left < StateCode.prisoners(after)) {
            return new RejectionReason(Rule.LEFT_OUTNUMBERED, left, StateCode.prisoners(after));
        }
        int right = guards - left;
        if (right > 0 && right < prisoners - StateCode.prisoners(after)) {
            return new RejectionReason(Rule.RIGHT_OUTNUMBERED, right, prisoners - StateCode.prisoners(after));
        }
        return null;
    }
}
