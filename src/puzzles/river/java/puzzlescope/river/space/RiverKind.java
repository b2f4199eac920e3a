package puzzlescope.river.space;

import java.util.Locale;

/** The puzzles that are crossings. */
public enum RiverKind {
    PRISONERS_AND_GUARDS(""),
    WOLF_GOAT_CABBAGE("WGC"),
    BRIDGE_AND_TORCH("ABCDEFGH");

    /** The most members that a state can tell apart. */
    public static final int MOST_MEMBERS = 8;

    private static final RiverKind[] ALL = values();

    private final String letters;

    RiverKind(String letters) {
        this.letters = letters;
    }

    static RiverKind of(int ordinal) {
        return ALL[ordinal];
    }

    /** The letter of one of those who are told apart, from 0. */
    public char letter(int member) {
        return letters.charAt(member);
    }

    /** The one of those who are told apart whose letter this is; -1 if it is nobody's. */
    int member(char letter) {
        return letters.indexOf(letter);
    }

    /** The name in flags and message keys. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
