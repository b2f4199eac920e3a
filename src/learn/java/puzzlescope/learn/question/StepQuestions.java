package puzzlescope.learn.question;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Phases;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.random.PythonRandom;

/** Questions about what comes next, and where the run is. */
final class StepQuestions {

    /** Number of events around a position from which wrong choices are taken. */
    private static final int AROUND = 40;

    private static final List<Role> SEVERAL =
            List.of(Role.CALL, Role.RETURN, Role.REJECT, Role.UNDO, Role.DEAD_END, Role.SOLUTION);
    private static final List<Role> AWAITED = List.of(Role.RETURN, Role.REJECT, Role.UNDO, Role.DEAD_END);

    private StepQuestions() {}

    static Optional<QuestionBuilder> nextStep(RunFacts run, int position, PythonRandom random) {
        var next = run.event(position);
        var questionBuilder = QuestionBuilder.of(
                run, Message.of("question.next-step", position), next.sentence(), run.step(position));
        questionBuilder.never(run.event(position - 1).sentence());
        var others = asNext(run, position, around(run, position, random));
        others.stream()
                .filter(event -> !event.kind().equals(next.kind()))
                .limit(2)
                .forEach(event -> questionBuilder.or(event.sentence()));
        others.forEach(event -> questionBuilder.or(event.sentence()));
        return Optional.of(questionBuilder);
    }

    /** Returns events of these numbers as they would be if they came next, without those that cannot occur again. */
    private static List<Event> asNext(RunFacts run, int position, List<Integer> numbers) {
        var trace = run.session().trace();
        var counted = new CountingFields(new CallContext(trace))
                .at(
                        PredictionPoint.at(position, run.packed(position)),
                        numbers.stream().map(Integer::longValue).toList());
        return numbers.stream()
                .filter(number -> number >= position || counted.applyAsLong(run.packed(number)) == run.packed(number))
                .map(number -> trace.vocabulary().unpack(counted.applyAsLong(run.packed(number))))
                .toList();
    }

    static Optional<QuestionBuilder> nextLine(RunFacts run, int position, PythonRandom random) {
        int line = run.line(position);
        if (line < 0) {
            return Optional.empty();
        }
        return run.lineInWords(line).map(right -> {
            var questionBuilder =
                    QuestionBuilder.of(run, Message.of("question.next-line", position), right, run.step(position));
            for (int event : around(run, position, random)) {
                int other = run.line(event);
                if (other >= 0 && other != line) {
                    run.lineInWords(other).ifPresent(questionBuilder::or);
                }
            }
            return questionBuilder;
        });
    }

    static Optional<QuestionBuilder> nextOfSeveral(RunFacts run, int position, PythonRandom random) {
        var there = new ArrayList<Role>();
        for (var role : SEVERAL) {
            if (isTold(run, role) && run.next(0, run.ofRole(role)) >= 0) {
                there.add(role);
            }
        }
        var such = run.next(
                position,
                event -> there.stream().anyMatch(role -> run.ofRole(role).test(event)));
        var right = such < 0
                ? List.<Role>of()
                : there.stream().filter(role -> run.has(such, role)).toList();
        if (right.size() != 1) {
            return Optional.empty();
        }
        var questionBuilder = QuestionBuilder.of(
                run, Message.of("question.next-of-several", position), named(run, right.getFirst()), run.step(such));
        there.removeAll(right);
        shuffled(there, random).forEach(role -> questionBuilder.or(named(run, role)));
        return Optional.of(questionBuilder);
    }

    /**
     * Returns whether events of a role are shown: some runs have no calls, and in aborted ones nothing returns,
     * backtracks or meets a dead end.
     */
    private static boolean isTold(RunFacts run, Role role) {
        return switch (role) {
            case CALL -> run.hasCalls();
            case RETURN -> run.hasReturns();
            case UNDO, DEAD_END -> !run.isAborted();
            default -> true;
        };
    }

    private static Message named(RunFacts run, Role role) {
        return Message.of(run.puzzleKey("question.role." + role));
    }

    static Optional<QuestionBuilder> stepsUntil(RunFacts run, int position, PythonRandom random) {
        var role = random.choice(AWAITED);
        int next = run.next(position, run.ofRole(role));
        if (next < 0 || !isTold(run, role)) {
            return Optional.empty();
        }
        var wrong = new ArrayList<Long>();
        for (var other : AWAITED) {
            int its = run.next(position, run.ofRole(other));
            if (its >= 0) {
                wrong.add((long) its - position + 1);
            }
        }
        return QuestionBuilder.number(
                run,
                Message.of(run.puzzleKey("question.steps-until." + role), position),
                SpokenCount.steps(position, next, run),
                wrong.stream().sorted().toList(),
                run.step(next),
                random);
    }

    static Optional<QuestionBuilder> phase(RunFacts run, int position, PythonRandom random) {
        var phases = run.session().trace().phases();
        int phase = phases.at(position);
        if (phase == Phases.NONE) {
            return Optional.empty();
        }
        int begun = (int) phases.first(phase);
        var questionBuilder = QuestionBuilder.of(
                run,
                Message.of("question.phase", position),
                phases.name(phase),
                Message.of("question.phase.reason", phases.name(phase), run.step(begun)));
        for (int other : shuffled(phasesOf(run), random)) {
            questionBuilder.or(phases.name(other));
        }
        return Optional.of(questionBuilder);
    }

    static Optional<QuestionBuilder> phaseLength(RunFacts run, int position, PythonRandom random) {
        var phases = run.session().trace().phases();
        int phase = phases.at(position);
        var all = phasesOf(run);
        if (phase == Phases.NONE || all.size() < 2 || isNamedTwice(run, phase)) {
            return Optional.empty();
        }
        var wrong = all.stream().map(each -> length(run, each)).toList();
        return QuestionBuilder.number(
                run,
                Message.of("question.phase-length", phases.name(phase)),
                SpokenCount.of(length(run, phase), 1, run.length()),
                wrong,
                Message.of(
                        "question.phase-length.reason",
                        phases.name(phase),
                        phases.first(phase) + 1,
                        phases.end(phase, run.length())),
                random);
    }

    private static boolean isNamedTwice(RunFacts run, int phase) {
        var phases = run.session().trace().phases();
        return phasesOf(run).stream()
                        .filter(each -> phases.name(each).equals(phases.name(phase)))
                        .count()
                > 1;
    }

    private static long length(RunFacts run, int phase) {
        var phases = run.session().trace().phases();
        return phases.end(phase, run.length()) - phases.first(phase);
    }

    /** Returns the phases that begin within the recorded part. */
    private static List<Integer> phasesOf(RunFacts run) {
        var phases = run.session().trace().phases();
        var all = new ArrayList<Integer>();
        for (int i = 0; i < phases.size() && phases.first(i) < run.length(); i++) {
            all.add(i);
        }
        return all;
    }

    /** Returns events around a position, shuffled, without the adjacent ones and the first of the run. */
    private static List<Integer> around(RunFacts run, int position, PythonRandom random) {
        var events = new ArrayList<Integer>();
        int end = Math.min(run.length(), position + AROUND);
        for (int event = Math.max(1, position - AROUND); event < end; event++) {
            if (event != position && event != position - 1) {
                events.add(event);
            }
        }
        return shuffled(events, random);
    }

    static <T> List<T> shuffled(List<T> items, PythonRandom random) {
        var left = new ArrayList<>(items);
        var shuffled = new ArrayList<T>();
        while (!left.isEmpty()) {
            shuffled.add(left.remove(random.below(left.size())));
        }
        return shuffled;
    }
}
