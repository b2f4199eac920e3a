package puzzlescope.engine.check;

import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import puzzlescope.engine.event.InvalidVocabularyException;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.Remark;
import puzzlescope.engine.run.SolverThread;

/**
 * Checks a puzzle by the rules that hold for every one. Each rule runs the puzzle's code on a solver's thread; whatever
 * that throws is a finding, too. Any thread.
 *
 * @param comparison how boards are compared beyond their snapshots
 * @param most the number of events after which a run is stopped
 */
public record PuzzleCheck(Puzzle puzzle, BoardComparison comparison, int most) {

    private static final List<RunRule> OF_EVERY_RUN = List.copyOf(EnumSet.complementOf(EnumSet.of(RunRule.STORY)));

    /** Checks what the puzzle brings beside its runs: messages and listings. Nothing is run. */
    public static List<Message> structure(Puzzle puzzle) {
        var findings = new Findings();
        await(puzzle.id(), findings, () -> new StructureCheck(puzzle, findings).check());
        return findings.all();
    }

    public List<Message> run(Arguments arguments, List<RunRule> rules) {
        var findings = new Findings();
        await(name(arguments), findings, () -> {
            var run = solve(arguments, findings);
            rules.forEach(rule -> rule.check(run));
        });
        return findings.all();
    }

    /** Checks that the same arguments give the same events. */
    public List<Message> repetition(Arguments arguments) {
        var findings = new Findings();
        await(name(arguments), findings, () -> {
            var run = solve(arguments, findings);
            EventRules.repeated(run, CheckedRun.events(puzzle.instance(arguments), most, findings));
        });
        return findings.all();
    }

    /** Checks a game by hand, if there is one. */
    public List<Message> game() {
        var findings = new Findings();
        puzzle.gameRules()
                .ifPresent(rules ->
                        await(puzzle.id(), findings, () -> new GameCheck(puzzle, rules, comparison, findings).check()));
        return findings.all();
    }

    /** Checks everything: presets and small inputs of every algorithm. Each finding is reported once. */
    public List<Message> all() {
        var findings = new Findings();
        structure(puzzle).forEach(findings::add);
        if (!findings.all().isEmpty()) {
            return findings.all();
        }
        for (var algorithm : puzzle.algorithmParameter().choices()) {
            var presets = puzzle.presets().with(puzzle.algorithmParameter(), algorithm);
            for (var arguments : SmallInputs.with(puzzle, presets)) {
                if (puzzle.check(arguments).stream().noneMatch(Remark::blocking)) {
                    run(arguments, OF_EVERY_RUN).forEach(findings::add);
                    repetition(arguments).forEach(findings::add);
                }
            }
        }
        game().forEach(findings::add);
        return findings.all();
    }

    private CheckedRun solve(Arguments arguments, Findings findings) {
        return CheckedRun.of(puzzle, puzzle.instance(arguments), most, comparison, findings);
    }

    private String name(Arguments arguments) {
        return puzzle.algorithm(arguments).id();
    }

    /** On a thread like a run's, whose stack bears deep recursions. */
    private static void await(String subject, Findings findings, Runnable rules) {
        var task = new FutureTask<>(rules, findings);
        SolverThread.of("check", task).start();
        try {
            task.get();
        } catch (ExecutionException failed) {
            findings.add(finding(subject, Objects.requireNonNullElse(failed.getCause(), failed)));
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            findings.add("check.failed", subject, "interrupted");
        }
    }

    /** Returns the finding for something that a puzzle's code threw. */
    public static Message finding(String subject, Throwable thrown) {
        var cause = thrown;
        while (cause.getCause() != null && !(cause instanceof InvalidVocabularyException)) {
            cause = cause.getCause();
        }
        return cause instanceof InvalidVocabularyException invalid
                ? invalid.reason()
                : Message.of("check.failed", subject, cause.toString());
    }
}
