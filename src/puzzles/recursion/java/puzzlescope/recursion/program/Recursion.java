package puzzlescope.recursion.program;

/** The empty board of a person's program, whose own calls are shown. */
public interface Recursion {}
