package puzzlescope.river.space;

import puzzlescope.engine.event.Message;

/**
 * A state as a number of 14 bits that says by itself which puzzle it is of: who is on the left bank and where the boat is.
 * Everyone else is on the right bank. Prisoners and guards are counted, in the other puzzles each one is a bit.
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

    /** Returns the number of those on the left bank; a farmer is counted with the boat. */
    public static int left(int state) {
        return switch (kind(state)) {
            case PRISONERS_AND_GUARDS -> guards(state) + prisoners(state);
            case WOLF_GOAT_CABBAGE -> Integer.bitCount(members(state)) + (boatOnRight(state) ? 0 : 1);
            case BRIDGE_AND_TORCH -> Integer.bitCount(members(state));
        };
    }

    /** Who is on the left bank, one bit each; the farmer is where the boat is. */
    public static int members(int state) {
        return state >>> MEMBERS_SHIFT & MEMBERS_MASK;
    }

    /** The state that a load makes of a state, whether or not the rules allow it. */
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

    /** The same with a load on the other bank, which the boat did not bring there. */
    public static int carried(int state, int load, boolean toRight) {
        int loaded = state & ~SIDE | (toRight ? 0 : SIDE);
        return after(loaded, load) & ~SIDE | state & SIDE;
    }

    /** The same with the boat on the other bank, in which nobody was but a farmer. */
    public static int shipped(int state) {
        return state ^ SIDE;
    }

    /** A state in words: who is on which bank. */
    public static Message message(int state) {
        var boat = Message.of(boatOnRight(state) ? "river.bank.right" : "river.bank.left");
        return kind(state) == RiverKind.PRISONERS_AND_GUARDS
                ? Message.of("river.state.counts", guards(state), prisoners(state), boat)
                : Message.of("river.state.members", left(state, ","), boat);
    }

    /** A state in a few letters of the language: who is on the left bank, and on which bank the boat or the torch is. */
    public static Message label(int state) {
        var side = Message.of(boatOnRight(state) ? "river.label.right" : "river.label.left");
        return kind(state) == RiverKind.PRISONERS_AND_GUARDS
                ? Message.of("river.label.counts", guards(state), prisoners(state), side)
                : Message.of("river.label.members", LoadCode.letters(kind(state), members(state)), side);
    }

    /** As the documents write a state: {@code 3,3,L} for guards, prisoners and the boat; letters for members. */
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
