package puzzlescope.core.trace;

/** The board's snapshot at a position of a trace; nobody writes into it. */
@SuppressWarnings("ArrayRecordComponent")
public record Keyframe(long position, byte[] snapshot) {}
