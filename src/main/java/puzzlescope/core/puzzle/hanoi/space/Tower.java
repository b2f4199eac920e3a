package puzzlescope.core.puzzle.hanoi.space;

import puzzlescope.core.event.Message;

/**
 * A tower of disks that follow one another by width and are to go together from one peg to another.
 *
 * @param top the narrowest disk
 * @param bottom the widest disk
 * @param via a peg that may be used on the way
 * @param spare another such peg, or {@link #NONE} if the disks go over three pegs
 */
public record Tower(int top, int bottom, int from, int to, int via, int spare) {

    public static final int NONE = -1;

    private static final int PEG_BITS = 3;
    private static final int PEG_MASK = (1 << PEG_BITS) - 1;
    private static final int DISK_BITS = 5;
    private static final int DISK_MASK = (1 << DISK_BITS) - 1;

    public static Tower of(int packed) {
        int disks = packed >>> 4 * PEG_BITS;
        return new Tower(
                disks >>> DISK_BITS,
                disks & DISK_MASK,
                packed >>> 3 * PEG_BITS & PEG_MASK,
                packed >>> 2 * PEG_BITS & PEG_MASK,
                packed >>> PEG_BITS & PEG_MASK,
                (packed & PEG_MASK) - 1);
    }

    public int pack() {
        int disks = top << DISK_BITS | bottom;
        int pegs = from << 3 * PEG_BITS | to << 2 * PEG_BITS | via << PEG_BITS | spare + 1;
        return disks << 4 * PEG_BITS | pegs;
    }

    /** How many disks. */
    public int disks() {
        return bottom - top + 1;
    }

    /** The disks in words: one, or from which to which. */
    public Message message() {
        return top == bottom ? Message.of("hanoi.one-disk", top) : Message.of("hanoi.some-disks", top, bottom);
    }

    /** The call that moves it, in the words of the listing. */
    public String call(boolean amongFour) {
        var name = spare != NONE ? "hanoi4" : amongFour ? "hanoi3" : "hanoi";
        var pegs = HanoiSpace.name(from) + ", " + HanoiSpace.name(to) + ", " + HanoiSpace.name(via);
        var more = spare == NONE ? "" : ", " + HanoiSpace.name(spare);
        return name + "(" + disks() + ", " + pegs + more + ")";
    }
}
