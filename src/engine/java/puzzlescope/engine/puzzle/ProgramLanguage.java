package puzzlescope.engine.puzzle;

import puzzlescope.engine.program.Program;

/** A language in which programs can be written; a service. Stateless; any thread. */
public interface ProgramLanguage {

    /** Returns the id in {@link puzzlescope.engine.program.ProgramSource#language}, which is also the ending of files. */
    String id();

    /**
     * Returns the program of a text.
     *
     * @throws InvalidInputException if the text is not a program; a run refuses it with that sentence
     */
    Program program(String text, ProgramRules rules);

    /** Returns the instance of a run of the text's program; overridden where its listing or variables are its own. */
    default Instance instance(Puzzle puzzle, ProgramRules rules, Arguments arguments, String text) {
        return ProgramInstance.of(puzzle, rules, arguments, program(text, rules));
    }
}
