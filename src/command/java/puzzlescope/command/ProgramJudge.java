package puzzlescope.command;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import puzzlescope.command.JudgedProgram.ComparedFigures;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.program.ProgramEvent;
import puzzlescope.engine.program.ProgramProblem;
import puzzlescope.engine.program.ProgramSource;
import puzzlescope.engine.program.Verdict;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.ProgramInstance;
import puzzlescope.engine.puzzle.ProgramRules;
import puzzlescope.engine.puzzle.Puzzle;

/** Runs programs on a puzzle, with the inputs of a command line, and counts what they and the textbook's do. */
final class ProgramJudge {

    /** The most events of the run compared with that are counted. */
    private static final long MOST_COMPARED = 20_000_000;

    /**
     * A run compared with.
     *
     * @param solutions the number of solutions up to which it is counted; 0 for the whole run
     */
    private record ComparedRun(Arguments arguments, long solutions) {}

    private final Puzzle puzzle;
    private final ProgramRules rules;
    private final Invocation call;
    /** The runs compared with, which most programs of a folder share; empty if they are too long. */
    private final Map<ComparedRun, Optional<ProgramTotals>> comparedRuns = new HashMap<>();

    ProgramJudge(Puzzle puzzle, Invocation call) {
        this.puzzle = puzzle;
        this.call = call;
        rules = puzzle.programRules().orElseThrow();
    }

    /** Runs a program, or reads what one printed. */
    JudgedProgram judge(ProgramFile file) {
        try {
            var problems = problems(file);
            return problems.isEmpty()
                    ? run(file)
                    : JudgedProgram.refused(
                            problems.stream().map(ProgramJudge::refusal).toList());
        } catch (InvalidInputException refused) {
            return JudgedProgram.refused(List.of(Verdict.refused(refused.reason())));
        }
    }

    private static Verdict refusal(ProgramProblem problem) {
        return new Verdict(Verdict.Kind.REFUSED, problem.line(), problem.sentence());
    }

    /** Returns everything for which a program in one of our own languages is refused before it runs. */
    private List<ProgramProblem> problems(ProgramFile file) {
        return file.language()
                .map(language -> language.problems(file.text(), rules))
                .orElse(List.of());
    }

    private JudgedProgram run(ProgramFile file) {
        var language = file.language();
        if (language.isPresent()) {
            var source = new ProgramSource(language.get().id(), file.text());
            var arguments = call.arguments().orPresets(puzzle.parameters()).withProgram(source);
            return run(arguments, puzzle.instance(arguments));
        }
        var text = file.open();
        var head = text.head();
        if (!head.puzzle().equals(puzzle)) {
            throw new InvalidInputException(
                    Message.of("program.events.other-puzzle", head.puzzle().id(), puzzle.id()));
        }
        var arguments = overridden(head.arguments());
        return run(arguments, ProgramInstance.of(puzzle, rules, arguments, text.program(rules)));
    }

    /** Returns the inputs of a text with those that the command line gives instead. */
    private Arguments overridden(Arguments inputs) {
        var all = inputs;
        for (var flag : Flag.ofRun(puzzle)) {
            if (call.parsed().hasMatchedOption(flag.typed())) {
                for (var parameter : flag.meant()) {
                    all = choosing(all, parameter);
                }
            }
        }
        return all;
    }

    private <T> Arguments choosing(Arguments inputs, Parameter<T> parameter) {
        return inputs.choosing(parameter, call.arguments().get(parameter));
    }

    private JudgedProgram run(Arguments arguments, Instance instance) {
        var totals = ProgramTotals.of(instance);
        var end = (ProgramEvent.Ended) instance.vocabulary().unpack(totals.last());
        var verdict = end.asVerdict();
        var compared =
                ProgramInstance.compared(puzzle, arguments).map(run -> compared(run, verdict, totals.solutions()));
        return new JudgedProgram(verdict, List.of(), totals.notes(), figures(totals), compared);
    }

    /** Returns the figures of a run, only up to as many solutions as a program has found that stopped before the last. */
    private ComparedFigures compared(Arguments run, Verdict verdict, long solutions) {
        var whole = totals(new ComparedRun(run, 0));
        boolean hasStopped = verdict.kind() == Verdict.Kind.RIGHT
                && solutions > 0
                && whole.map(totals -> totals.solutions() > solutions).orElse(true);
        var totals = hasStopped ? totals(new ComparedRun(run, solutions)) : whole;
        var name = ProgramInstance.algorithmCompared(puzzle, run)
                .map(algorithm -> hasStopped
                        ? Message.of("command.program.compared.up-to", algorithm, solutions)
                        : Message.of("command.program.compared", algorithm));
        return new ComparedFigures(name, totals.map(this::figures).orElse(Map.of()));
    }

    private Optional<ProgramTotals> totals(ComparedRun run) {
        return comparedRuns.computeIfAbsent(
                run, _ -> ProgramTotals.of(puzzle.instance(run.arguments()), MOST_COMPARED, run.solutions()));
    }

    private Map<String, Long> figures(ProgramTotals totals) {
        return totals.byCounter(puzzle.id(), rules, call.words()::has);
    }
}
