package puzzlescope.learn.question;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.random.PythonRandom;

/** Questions about calls: which are open, who made them, what they return and when. */
final class CallQuestions {

    /** Limit on the calls around a position, and on the open ones, used for wrong choices. */
    private static final int MOST_CALLS = 24;

    private CallQuestions() {}

    static Optional<QuestionBuilder> innermost(RunFacts run, int position, PythonRandom random) {
        int opened = run.innermost(position);
        // Too easy right after the call was made.
        if (!run.isRecursive() || opened < 0 || opened == position - 1 || !isNamed(run, opened)) {
            return Optional.empty();
        }
        var questionBuilder = QuestionBuilder.of(
                run, Message.of("question.innermost-call", position), name(run, opened), run.step(opened));
        addCalls(questionBuilder, run, open(run, position), 2);
        addCalls(questionBuilder, run, StepQuestions.shuffled(calls(run, position), random), MOST_CALLS);
        return Optional.of(questionBuilder);
    }

    static Optional<QuestionBuilder> caller(RunFacts run, int position, PythonRandom random) {
        int opened = run.innermost(position);
        int caller = opened < 0 ? -1 : run.caller(opened);
        if (!run.isRecursive() || caller < 0 || !isNamed(run, opened) || !isNamed(run, caller)) {
            return Optional.empty();
        }
        var questionBuilder = QuestionBuilder.of(
                run, Message.of("question.caller", position, name(run, opened)), name(run, caller), run.step(caller));
        addCalls(questionBuilder, run, others(run, opened, StepQuestions.shuffled(open(run, position), random)), 3);
        addCalls(
                questionBuilder,
                run,
                others(run, opened, StepQuestions.shuffled(calls(run, position), random)),
                MOST_CALLS);
        return Optional.of(questionBuilder);
    }

    static Optional<QuestionBuilder> returnsFirst(RunFacts run, int position, PythonRandom random) {
        var all = open(run, position, Integer.MAX_VALUE);
        var names = new HashMap<Message, Integer>();
        all.forEach(call -> names.merge(name(run, call), 1, Integer::sum));
        var open = StepQuestions.shuffled(all, random).stream()
                .filter(call -> isNamed(run, call) && names.getOrDefault(name(run, call), 0) == 1)
                .limit(3)
                .sorted()
                .toList();
        int first = open.isEmpty() ? -1 : open.getLast();
        if (!run.hasReturns() || first < 0 || run.end(first) < 0) {
            return Optional.empty();
        }
        var questionBuilder = QuestionBuilder.of(
                run, Message.of("question.returns-first", position), name(run, first), run.step(run.end(first)));
        addCalls(questionBuilder, run, open, open.size());
        return Optional.of(questionBuilder);
    }

    static Optional<QuestionBuilder> returnValue(RunFacts run, int position, PythonRandom random) {
        int opened = run.innermost(position);
        int end = opened < 0 ? -1 : run.end(opened);
        if (!run.hasReturns()
                || end < 0
                || !isNamed(run, opened)
                || run.event(end).result().isEmpty()) {
            return Optional.empty();
        }
        var questionBuilder = QuestionBuilder.of(
                run,
                Message.of("question.return-value", position, name(run, opened)),
                Message.of("question.text", run.event(end).result()),
                run.step(end));
        for (int event = Math.max(0, position - 200); event < Math.min(run.length(), position + 200); event++) {
            var result = run.isReturn(event) ? run.event(event).result() : "";
            if (!result.isEmpty()) {
                questionBuilder.or(Message.of("question.text", result));
            }
        }
        return Optional.of(questionBuilder);
    }

    static Optional<QuestionBuilder> returnSteps(RunFacts run, int position, PythonRandom random) {
        int opened = run.innermost(position);
        int end = opened < 0 ? -1 : run.end(opened);
        if (!run.hasReturns() || end < 0 || !isNamed(run, opened)) {
            return Optional.empty();
        }
        var wrong = new ArrayList<Long>();
        for (int call : open(run, position)) {
            if (run.end(call) >= 0) {
                wrong.add(run.end(call) - position + 1L);
            }
        }
        return QuestionBuilder.number(
                run,
                Message.of("question.return-steps", position, name(run, opened)),
                SpokenCount.steps(position, end, run),
                wrong,
                run.step(end),
                random);
    }

    static Optional<QuestionBuilder> callsWithin(RunFacts run, int position, PythonRandom random) {
        int opened = run.innermost(position);
        int end = opened < 0 ? -1 : run.end(opened);
        if (!run.isRecursive() || !run.hasReturns() || end < 0 || !isNamed(run, opened)) {
            return Optional.empty();
        }
        long right = run.count(end, run.ofRole(Role.CALL)) - run.count(position, run.ofRole(Role.CALL));
        var wrong = List.of(right + 1, (long) run.depth(position), (long) end - position);
        return QuestionBuilder.number(
                run,
                Message.of("question.calls-within", position, name(run, opened)),
                SpokenCount.of(right, 0, end - (long) position),
                StepQuestions.shuffled(wrong, random),
                run.step(end),
                random);
    }

    private static boolean isNamed(RunFacts run, int opened) {
        return !run.event(opened).callWithLead().isBlank();
    }

    private static Message name(RunFacts run, int opened) {
        return Message.of("question.text", run.event(opened).callWithLead());
    }

    /** Returns the calls without those that have the name of one. */
    private static List<Integer> others(RunFacts run, int one, List<Integer> calls) {
        return calls.stream()
                .filter(call -> !name(run, call).equals(name(run, one)))
                .toList();
    }

    private static void addCalls(QuestionBuilder questionBuilder, RunFacts run, List<Integer> calls, int most) {
        calls.stream()
                .filter(call -> isNamed(run, call))
                .limit(most)
                .forEach(call -> questionBuilder.or(name(run, call)));
    }

    private static List<Integer> open(RunFacts run, int position) {
        return open(run, position, MOST_CALLS);
    }

    /** Returns the calls open at a position, innermost first. */
    private static List<Integer> open(RunFacts run, int position, int most) {
        var open = new ArrayList<Integer>();
        int call = run.innermost(position);
        while (call >= 0 && open.size() < most) {
            open.add(call);
            call = run.caller(call);
        }
        return open;
    }

    /** Returns calls made around a position, within the same outermost call. */
    private static List<Integer> calls(RunFacts run, int position) {
        var calls = new ArrayList<Integer>();
        int outermost = open(run, position, Integer.MAX_VALUE).getLast();
        for (int event = position - 1; event >= outermost && calls.size() < MOST_CALLS / 2; event--) {
            if (run.isCall(event)) {
                calls.add(event);
            }
        }
        int end = run.end(outermost) < 0 ? run.length() : run.end(outermost);
        for (int event = position; event < end && calls.size() < MOST_CALLS; event++) {
            if (run.isCall(event)) {
                calls.add(event);
            }
        }
        return calls;
    }
}
