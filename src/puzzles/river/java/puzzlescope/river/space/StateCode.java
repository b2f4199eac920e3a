package puzzlescope.river.space;

import puzzlescope.engine.event.Message;

/**
 * A state as a number of 14 bits that also identifies the puzzle: the members on the left bank and the place of the
 * boat. Everyone else is on the right bank. Prisoners and guards are counted; in the other puzzles each member is a
 * bit.
 */
public final class StateCode {

    public static final int GREATEST = (1 << 14) - 1;

    private static final int SIDE = 1;
    private static final int MEMBERS_SHIFT = 1;
    private static final int PRISONERS_SHIFT = 1;
    private static final int GUARDS_SHIFT = 6;
    private static final int COUNT_MASK = (1 << 5) - 1;
    private static final int MEMBERS_MASK = (1 << 8) - 1;
    private static final int KIND_SHIFT = 12;

    private StateCode() {}

    static int ofCounts(int guards, int prisoners, boolean boatOnRight) {
        return guards << GUARDS_SHIFT | prisoners << PRISONERS_SHIFT | (boatOnRight ? SIDE : 0);
    }

    static int ofMembers(RiverKind kind, int members, boolean boatOnRight) {
        return kind.ordinal() << KIND_SHIFT | members << MEMBERS_SHIFT | (boatOnRight ? SIDE : 0);
    }

    public static RiverKind kind(int state) {
        return RiverKind.of(state >>> KIND_SHIFT);
    }

    public static boolean boatOnRight(int state) {
        return (state & SIDE) != 0;
    }

    /** Returns the number of guards on the left bank. */
    public static int guards(int state) {
        return state >>> GUARDS_SHIFT & COUNT_MASK;
    }

    /** Returns the number of prisoners on the left bank. */
    public static int prisoners(int state) {
        return state >>> PRISONERS_SHIFT & COUNT_MASK;
    }

    /** Returns the number of members on the left bank, including a farmer with the boat. */
    public static int left(int state) {
        return switch (kind(state)) {
            case PRISONERS_AND_GUARDS -> guards(state) + prisoners(state);
            case WOLF_GOAT_CABBAGE -> Integer.bitCount(members(state)) + (boatOnRight(state) ? 0 : 1);
            case BRIDGE_AND_TORCH -> Integer.bitCount(members(state));
        };
    }

    /** Returns the members on the left bank, one bit each, without the farmer, who is where the boat is. */
    public static int members(int state) {
        return state >>> MEMBERS_SHIFT & MEMBERS_MASK;
    }

    /** Returns the state after a load crosses, whether or not the rules allow it. */
    public static int after(int state, int load) {
        int left = boatOnRight(state) ? -1 : 1;
        boolean boatOnRight = !boatOnRight(state);
        var kind = kind(state);
        return kind == RiverKind.PRISONERS_AND_GUARDS
                ? ofCounts(
                        guards(state) - left * LoadCode.guards(load),
                        prisoners(state) - left * LoadCode.prisoners(load),
                        boatOnRight)
                : ofMembers(kind, members(state) ^ LoadCode.members(load), boatOnRight);
    }

    /** Returns the state with a load moved to the other bank but the boat left where it is. */
    public static int carried(int state, int load, boolean toRight) {
        int loaded = state & ~SIDE | (toRight ? 0 : SIDE);
        return after(loaded, load) & ~SIDE | state & SIDE;
    }

    /** Returns the state with only the boat, and a farmer in it, moved to the other bank. */
    public static int shipped(int state) {
        return state ^ SIDE;
    }

    /** Describes a state in words: the members on each bank. */
    public static Message message(int state) {
        var boat = Message.of(boatOnRight(state) ? "river.bank.right" : "river.bank.left");
        return kind(state) == RiverKind.PRISONERS_AND_GUARDS
                ? Message.of("river.state.counts", guards(state), prisoners(state), boat)
                : Message.of("river.state.members", left(state, ","), boat);
    }

    /**
     * Describes a state in a few letters of the language: the members on the left bank, and the bank of the boat or the
     * torch.
     */
    public static Message label(int state) {
        var side = Message.of(boatOnRight(state) ? "river.label.right" : "river.label.left");
        return kind(state) == RiverKind.PRISONERS_AND_GUARDS
                ? Message.of("river.label.counts", guards(state), prisoners(state), side)
                : Message.of("river.label.members", LoadCode.letters(kind(state), members(state)), side);
    }

    /** Formats a state as the documents do: {@code 3,3,L} for guards, prisoners and the boat; letters for members. */
    public static String text(int state) {
        return left(state, ",") + "," + side(state);
    }

    private static String side(int state) {
        return boatOnRight(state) ? "R" : "L";
    }

    private static String left(int state, String separator) {
        var kind = kind(state);
        if (kind == RiverKind.PRISONERS_AND_GUARDS) {
            return guards(state) + separator + prisoners(state);
        }
        var letters = new StringBuilder();
        for (int member = 0; member < RiverKind.MOST_MEMBERS; member++) {
            if ((members(state) >>> member & 1) != 0) {
                letters.append(kind.letter(member));
            }
        }
        return letters.isEmpty() ? "-" : letters.toString();
    }
}
