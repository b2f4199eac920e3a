package puzzlescope.river.space;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import puzzlescope.river.space.RejectionReason.Rule;

/**
 * People at a bridge at night, with one torch: one or two cross at a time, they need the torch, and two walk as slowly
 * as the slower one. Single people come first in the order of the moves, then pairs.
 *
 * @param minutes the minutes that each person needs
 * @param loads all loads in order
 */
public record BridgeAndTorch(List<Integer> minutes, List<Integer> loads) implements RiverRules {

    public BridgeAndTorch(List<Integer> minutes) {
        this(minutes, loads(minutes.size()));
    }

    private static List<Integer> loads(int people) {
        var loads = new ArrayList<Integer>();
        for (int one = 0; one < people; one++) {
            loads.add(LoadCode.ofMembers(RiverKind.BRIDGE_AND_TORCH, 1 << one));
        }
        for (int one = 0; one < people; one++) {
            for (int other = one + 1; other < people; other++) {
                loads.add(LoadCode.ofMembers(RiverKind.BRIDGE_AND_TORCH, 1 << one | 1 << other));
            }
        }
        return List.copyOf(loads);
    }

    @Override
    public RiverKind kind() {
        return RiverKind.BRIDGE_AND_TORCH;
    }

    @Override
    public long start() {
        return StateCode.ofMembers(kind(), (1 << minutes.size()) - 1, false);
    }

    @Override
    public int goal() {
        return StateCode.ofMembers(kind(), 0, true);
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
        int slowest = 0;
        for (int rest = LoadCode.members(load); rest != 0; rest &= rest - 1) {
            slowest = Math.max(slowest, minutes.get(Integer.numberOfTrailingZeros(rest)));
        }
        return slowest;
    }

    @Override
    public long after(long state, int move) {
        return missing((int) state, move) == 0 ? StateCode.after((int) state, load(move)) : NONE;
    }

    @Override
    public RejectionReason rejectionReason(int state, int move) {
        return new RejectionReason(Rule.WALKER_LACKING, 0, Integer.numberOfTrailingZeros(missing(state, move)));
    }

    @Override
    public Optional<RejectionReason> danger(int state) {
        return Optional.empty();
    }

    private int missing(int state, int move) {
        int left = StateCode.members(state);
        int here = StateCode.boatOnRight(state) ? ~left : left;
        return LoadCode.members(load(move)) & ~here;
    }
}
