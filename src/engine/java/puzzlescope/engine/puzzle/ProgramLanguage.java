package puzzlescope.engine.puzzle;

import java.util.List;
import java.util.Optional;
import puzzlescope.engine.program.Program;
import puzzlescope.engine.program.ProgramProblem;

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

    /** Returns what is wrong with a text, so that it cannot run, in the order of its lines; may take a second. */
    default List<ProgramProblem> problems(String text, ProgramRules rules) {
        try {
            program(text, rules);
            return List.of();
        } catch (InvalidInputException refused) {
            return List.of(new ProgramProblem(0, 0, refused.reason()));
        }
    }

    /** Returns the language of an id; empty if there is none. */
    static Optional<ProgramLanguage> of(String id) {
        return PuzzleServices.of(ProgramLanguage.class).stream()
                .filter(each -> each.id().equals(id))
                .findFirst();
    }

    /**
     * Returns the example from which a program was started, on a board without steps; empty if it is not known, or if the
     * program has another input.
     */
    default Optional<String> original(Puzzle puzzle, ProgramRules rules, String text) {
        return Optional.empty();
    }

    /** Returns the instance of a run of the text's program; overridden where its listing or variables are its own. */
    default Instance instance(Puzzle puzzle, ProgramRules rules, Arguments arguments, String text) {
        return ProgramInstance.of(puzzle, rules, arguments, program(text, rules));
    }
}
