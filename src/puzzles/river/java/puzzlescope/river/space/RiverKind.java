package puzzlescope.river.space;

import puzzlescope.engine.event.ConstantId;

/** The crossing puzzles. */
public enum RiverKind implements ConstantId {
    PRISONERS_AND_GUARDS(""),
    WOLF_GOAT_CABBAGE("WGC"),
    BRIDGE_AND_TORCH("ABCDEFGH");

    /** The most distinct members of a state. */
    public static final int MOST_MEMBERS = 8;

    private static final RiverKind[] ALL = values();

    private final String letters;

    RiverKind(String letters) {
        this.letters = letters;
    }

    static RiverKind of(int ordinal) {
        return ALL[ordinal];
    }

    /** The letter of a distinct member, from 0. */
    public char letter(int member) {
        return letters.charAt(member);
    }

    /** The distinct member with this letter; -1 if there is none. */
    int member(char letter) {
        return letters.indexOf(letter);
    }
}
