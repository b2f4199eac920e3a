package puzzlescope.river.space;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import puzzlescope.river.space.RejectionReason.Rule;

/**
 * A farmer who rows, alone or with the wolf, the goat or the cabbage. On the bank without the farmer the wolf eats the
 * goat and the goat eats the cabbage.
 */
public record WolfGoatCabbage() implements RiverRules {

    private static final int WOLF = 1;
    private static final int GOAT = 2;
    private static final int CABBAGE = 4;
    private static final int ALL = WOLF | GOAT | CABBAGE;
    /** Crossing alone first, then with each passenger. */
    private static final int[] PASSENGERS = {0, WOLF, GOAT, CABBAGE};

    @Override
    public RiverKind kind() {
        return RiverKind.WOLF_GOAT_CABBAGE;
    }

    @Override
    public long start() {
        return StateCode.ofMembers(kind(), ALL, false);
    }

    @Override
    public int goal() {
        return StateCode.ofMembers(kind(), 0, true);
    }

    @Override
    public int moves() {
        return PASSENGERS.length;
    }

    @Override
    public int load(int move) {
        return LoadCode.ofMembers(kind(), PASSENGERS[move]);
    }

    @Override
    public int cost(int load) {
        return 1;
    }

    @Override
    public long after(long state, int move) {
        return refusal((int) state, move) == null ? StateCode.after((int) state, load(move)) : NONE;
    }

    @Override
    public RejectionReason rejectionReason(int state, int move) {
        var rejectionReason = refusal(state, move);
        if (rejectionReason == null) {
            throw new IllegalArgumentException("move " + move + " is allowed in " + StateCode.text(state));
        }
        return rejectionReason;
    }

    private static @Nullable RejectionReason refusal(int state, int move) {
        int passenger = PASSENGERS[move];
        int here = StateCode.boatOnRight(state) ? ALL & ~StateCode.members(state) : StateCode.members(state);
        if ((here & passenger) != passenger) {
            return new RejectionReason(Rule.MEMBER_LACKING, 0, Integer.numberOfTrailingZeros(passenger));
        }
        return eaten(here & ~passenger);
    }

    @Override
    public Optional<RejectionReason> danger(int state) {
        int left = StateCode.members(state);
        return Optional.ofNullable(eaten(StateCode.boatOnRight(state) ? left : ALL & ~left));
    }

    private static @Nullable RejectionReason eaten(int behind) {
        if ((behind & (WOLF | GOAT)) == (WOLF | GOAT)) {
            return new RejectionReason(Rule.WOLF_EATS_GOAT, 0, 0);
        }
        return (behind & (GOAT | CABBAGE)) == (GOAT | CABBAGE)
                ? new RejectionReason(Rule.GOAT_EATS_CABBAGE, 0, 0)
                : null;
    }
}
