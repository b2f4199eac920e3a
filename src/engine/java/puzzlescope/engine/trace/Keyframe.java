package puzzlescope.engine.trace;

/**
 * What is needed to begin replaying at a position of a trace.
 *
 * @param depth the depth there
 * @param counts how many events of each kind come before, by the kinds' ordinals; must not be changed
 * @param snapshot the board's snapshot there; must not be changed
 */
@SuppressWarnings("ArrayRecordComponent")
public record Keyframe(long position, int depth, long[] counts, byte[] snapshot) {}
