package puzzlescope.engine.trace;

import puzzlescope.engine.event.Role;

/** The depths and roles of a range of a trace; filled by {@link TraceProfile#depths}. Reusable; one thread. */
public final class DepthRange {

    private int lowest;
    private int highest;
    private int roleBits;

    public DepthRange() {
        clear();
    }

    void clear() {
        lowest = Integer.MAX_VALUE;
        highest = Integer.MIN_VALUE;
        roleBits = 0;
    }

    void add(int low, int high, int roles) {
        lowest = Math.min(lowest, low);
        highest = Math.max(highest, high);
        roleBits |= roles;
    }

    void add(DepthProfile profile, int cell) {
        add(profile.lowest(cell), profile.highest(cell), profile.roles(cell));
    }

    /** Returns whether the range has no event that is kept. */
    public boolean isEmpty() {
        return highest < lowest;
    }

    public int lowest() {
        return lowest;
    }

    public int highest() {
        return highest;
    }

    public boolean has(Role role) {
        return (roleBits & role.bit()) != 0;
    }
}
