package puzzlescope.program.source;

/**
 * A variable of a program whose values are reported.
 *
 * @param name its name
 * @param isField whether it is a static field, which outlives calls
 */
record ProgramVariable(String name, boolean isField) {}
