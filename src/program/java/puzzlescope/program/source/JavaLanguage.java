package puzzlescope.program.source;

import java.util.List;
import java.util.Optional;
import puzzlescope.engine.program.Program;
import puzzlescope.engine.program.ProgramProblem;
import puzzlescope.engine.program.Verdict;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.ProgramInstance;
import puzzlescope.engine.puzzle.ProgramLanguage;
import puzzlescope.engine.puzzle.ProgramRules;
import puzzlescope.engine.puzzle.Puzzle;

/** Programs in Java, which tell their calls, lines and variables. Stateless; any thread. */
public final class JavaLanguage implements ProgramLanguage {

    @Override
    public String id() {
        return "java";
    }

    @Override
    public Program program(String text, ProgramRules rules) {
        return program(text, rules, Detail.LINES);
    }

    static JavaProgram program(String text, ProgramRules rules, Detail detail) {
        try {
            return JavaProgram.of(text, rules.board(), detail, ProgramBounds.USUAL);
        } catch (SourceRefusedException refused) {
            throw invalid(refused.problems().getFirst());
        }
    }

    @Override
    public List<ProgramProblem> problems(String text, ProgramRules rules) {
        return problems(text, rules, Detail.LINES);
    }

    static List<ProgramProblem> problems(String text, ProgramRules rules, Detail detail) {
        try {
            JavaProgram.of(text, rules.board(), detail, ProgramBounds.USUAL);
            return List.of();
        } catch (SourceRefusedException refused) {
            return refused.problems();
        }
    }

    @Override
    public Optional<String> original(Puzzle puzzle, ProgramRules rules, String text) {
        return OriginalExample.of(puzzle, rules, text);
    }

    @Override
    public Instance instance(Puzzle puzzle, ProgramRules rules, Arguments arguments, String text) {
        return instance(puzzle, rules, arguments, text, Detail.LINES).calling(new JavaCalls(text));
    }

    static Instance instance(Puzzle puzzle, ProgramRules rules, Arguments arguments, String text, Detail detail) {
        var program =
                program(text, rules, detail).answering(() -> OriginalExample.answer(puzzle, rules, arguments, text));
        return ProgramInstance.of(puzzle, rules, arguments, program);
    }

    private static InvalidInputException invalid(ProgramProblem problem) {
        var verdict = new Verdict(Verdict.Kind.REFUSED, problem.line(), problem.sentence());
        return new InvalidInputException(verdict.sentence());
    }
}
