package puzzlescope.engine.trace;

/**
 * The data for starting a replay at a position of a trace.
 *
 * @param depth the depth there
 * @param counts the number of events of each kind before it, by the kinds' ordinals; must not be changed
 * @param snapshot the board's snapshot there; must not be changed
 */
@SuppressWarnings("ArrayRecordComponent")
public record Keyframe(long position, int depth, long[] counts, byte[] snapshot) {}
