package puzzlescope.program.source;

import java.util.List;

/**
 * A method of a program whose calls are reported.
 *
 * @param className the binary name of its class
 * @param name its name
 * @param descriptor its parameters and result
 * @param parameters the names of its parameters
 */
record ProgramMethod(String className, String name, String descriptor, List<String> parameters) {}
