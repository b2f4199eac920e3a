package puzzlescope.recursion.program;

/** What a person's program plays on here: nothing, since its own calls are what is shown. */
public interface Recursion {}
