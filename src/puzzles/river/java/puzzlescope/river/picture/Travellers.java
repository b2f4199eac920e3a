package puzzlescope.river.picture;

import java.util.List;
import puzzlescope.river.space.BridgeAndTorch;
import puzzlescope.river.space.LoadCode;
import puzzlescope.river.space.PrisonersAndGuards;
import puzzlescope.river.space.RiverRules;
import puzzlescope.river.space.SmallBanks;
import puzzlescope.river.space.StateCode;
import puzzlescope.river.space.WolfGoatCabbage;

/**
 * All travellers in one row: the guards and then the prisoners, or each individual. The state determines who stands on
 * which bank; the last guards and prisoners leave the left bank first.
 *
 * @param first number of those drawn as guards, or as members where nobody is counted
 * @param second number of those drawn as prisoners
 */
public record Travellers(RiverRules rules, int first, int second) {

    private static final int PASSENGERS = 3;

    public static Travellers of(RiverRules rules) {
        return switch (rules) {
            case PrisonersAndGuards people -> new Travellers(rules, people.guards(), people.prisoners());
            case WolfGoatCabbage _ -> new Travellers(rules, PASSENGERS, 0);
            case BridgeAndTorch bridge -> new Travellers(rules, bridge.minutes().size(), 0);
        };
    }

    public int size() {
        return first + second;
    }

    public boolean isCounted() {
        return rules instanceof PrisonersAndGuards;
    }

    public boolean hasFarmer() {
        return rules instanceof WolfGoatCabbage;
    }

    boolean isOnFoot() {
        return rules instanceof BridgeAndTorch;
    }

    /** Returns the number of seats in the boat, besides a farmer's. */
    public int seats() {
        return switch (rules) {
            case PrisonersAndGuards people -> Math.min(people.boat(), size());
            case WolfGoatCabbage _ -> 1;
            case BridgeAndTorch _ -> 2;
        };
    }

    public boolean isLeft(int who, int state) {
        if (!isCounted()) {
            return (StateCode.members(state) >>> who & 1) != 0;
        }
        return who < first ? who < StateCode.guards(state) : who - first < StateCode.prisoners(state);
    }

    /** Place of a traveller on a bank, from 0, the farthest from the water, among those of the same kind. */
    int place(int who, boolean left) {
        if (!isCounted()) {
            return who;
        }
        int among = who < first ? who : who - first;
        int all = who < first ? first : second;
        return left ? among : all - 1 - among;
    }

    /** Returns the number of a load's travellers missing on the bank from which it departs. */
    int missing(int state, int load) {
        boolean right = StateCode.boatOnRight(state);
        if (!isCounted()) {
            int here = right ? ~StateCode.members(state) : StateCode.members(state);
            return Integer.bitCount(LoadCode.members(load) & ~here);
        }
        int guards = right ? first - StateCode.guards(state) : StateCode.guards(state);
        int prisoners = right ? second - StateCode.prisoners(state) : StateCode.prisoners(state);
        return Math.max(0, LoadCode.guards(load) - guards) + Math.max(0, LoadCode.prisoners(load) - prisoners);
    }

    /** Returns whether a small picture of a size shows who stands where; those identified only by letters need text. */
    boolean fits(double width, double height) {
        return isCounted()
                ? SmallBanks.fits(width, height, Math.max(first, second))
                : hasFarmer() && SmallBanks.fitsPassengers(width, height);
    }

    SmallBanks small(int state) {
        boolean right = StateCode.boatOnRight(state);
        return isCounted()
                ? SmallBanks.counted(StateCode.guards(state), first, StateCode.prisoners(state), second, right)
                : SmallBanks.passengers(StateCode.members(state), right);
    }

    String minutes(int who) {
        List<Integer> minutes = rules instanceof BridgeAndTorch bridge ? bridge.minutes() : List.of();
        return who < minutes.size() ? String.valueOf(minutes.get(who)) : "";
    }
}
