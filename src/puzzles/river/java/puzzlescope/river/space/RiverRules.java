package puzzlescope.river.space;

import java.util.Optional;
import puzzlescope.engine.search.StateSpace;

/** The rules of one crossing puzzle: its states are {@link StateCode}s, its moves are loads of the boat. */
public sealed interface RiverRules extends StateSpace permits PrisonersAndGuards, WolfGoatCabbage, BridgeAndTorch {

    RiverKind kind();

    /** The passengers of a move, as a {@link LoadCode}. */
    int load(int move);

    /** The state in which everyone is across. */
    int goal();

    /** Returns the minutes that a load takes, or 1 where minutes do not count. */
    int cost(int load);

    /** Returns the rule that a state at rest violates; empty if none. */
    Optional<RejectionReason> danger(int state);

    RejectionReason rejectionReason(int state, int move);

    @Override
    default boolean isGoal(long state) {
        return state == goal();
    }

    @Override
    default int cost(long state, int move) {
        return cost(load(move));
    }
}
