package puzzlescope.core.trace;

/** The board's snapshot at a position of a trace. */
public record Keyframe(long position, byte[] snapshot) {}
