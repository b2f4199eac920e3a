package puzzlescope.program.source;

import java.util.List;
import java.util.Optional;
import puzzlescope.engine.program.Program;
import puzzlescope.engine.program.ProgramProblem;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.ProgramLanguage;
import puzzlescope.engine.puzzle.ProgramRules;
import puzzlescope.engine.puzzle.Puzzle;

/** Programs in Java that tell their calls only, so that they run faster. Stateless; any thread. */
public final class JavaCallsLanguage implements ProgramLanguage {

    @Override
    public String id() {
        return "java-calls";
    }

    @Override
    public Program program(String text, ProgramRules rules) {
        return JavaLanguage.program(text, rules, Detail.CALLS);
    }

    @Override
    public List<ProgramProblem> problems(String text, ProgramRules rules) {
        return JavaLanguage.problems(text, rules, Detail.CALLS);
    }

    @Override
    public Optional<String> original(Puzzle puzzle, ProgramRules rules, String text) {
        return OriginalExample.of(puzzle, rules, text);
    }

    @Override
    public Instance instance(Puzzle puzzle, ProgramRules rules, Arguments arguments, String text) {
        return JavaLanguage.instance(puzzle, rules, arguments, text, Detail.CALLS);
    }
}
