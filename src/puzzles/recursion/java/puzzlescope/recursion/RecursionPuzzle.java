package puzzlescope.recursion;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.GameRules;
import puzzlescope.engine.puzzle.InstanceSizes;
import puzzlescope.engine.puzzle.NumberParameter;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.ProgramRules;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.Remark;
import puzzlescope.engine.puzzle.StepQuestions;
import puzzlescope.engine.puzzle.TextParameter;
import puzzlescope.recursion.event.BinarySearchEvent;
import puzzlescope.recursion.event.Greeting;
import puzzlescope.recursion.event.RecursiveFunction;

/**
 * Recursive functions, and some non-recursive ones for comparison. The choice of the function takes the place of the
 * algorithm.
 */
public final class RecursionPuzzle implements Puzzle {

    public static final ChoiceParameter<RecursionAlgorithm> FUNCTION = new ChoiceParameter<>(
            "function",
            RecursionAlgorithm.ALL,
            RecursionAlgorithm::id,
            new RecursionAlgorithm(RecursiveFunction.FIBONACCI));

    /** The argument; matters for the functions of a number only. */
    public static final NumberParameter N =
            new NumberParameter("n", 0, RecursiveFunction.FIBONACCI_MEMOISED.greatest(), false, 6L);

    /** The sorted list; matters, as does the target, for the search only. */
    public static final TextParameter<List<Integer>> LIST = new TextParameter<>(
            "list",
            List.of(2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53),
            NumberListFormat::parse,
            NumberListFormat::format);

    public static final NumberParameter TARGET =
            new NumberParameter("target", -BinarySearchEvent.GREATEST, BinarySearchEvent.GREATEST, false, 23L);

    /** The function passed to another one; matters for that one only. */
    public static final ChoiceParameter<Greeting> FUNC =
            new ChoiceParameter<>("func", List.of(Greeting.values()), Greeting::function);

    public static final ChoiceParameter<Boolean> WITHOUT_BASE_CASE = ChoiceParameter.yesOrNo("without-base-case");

    /** The stack limit in calls, preset to that of Python. Matters without the base case only. */
    public static final NumberParameter LIMIT = new NumberParameter("limit", 100, 50_000, false, 1_000L);

    @Override
    public String id() {
        return "recursion";
    }

    @Override
    public ChoiceParameter<RecursionAlgorithm> algorithmParameter() {
        return FUNCTION;
    }

    @Override
    public List<Rivalry<?>> rivals() {
        return List.of(Rivalry.of(
                FUNCTION,
                new RecursionAlgorithm(RecursiveFunction.FIBONACCI),
                new RecursionAlgorithm(RecursiveFunction.FIBONACCI_MEMOISED),
                new RecursionAlgorithm(RecursiveFunction.FIBONACCI_LOOP)));
    }

    /** Returns what differs between two runs; a function without a rival is compared with itself, changed in one thing. */
    @Override
    public List<ChoiceParameter<?>> compared(Arguments arguments) {
        return switch (arguments.get(FUNCTION).function()) {
            case FACTORIAL, BINARY_SEARCH -> List.of(WITHOUT_BASE_CASE, FUNCTION);
            case CALL_TWICE -> List.of(FUNC, FUNCTION);
            case FIBONACCI, FIBONACCI_MEMOISED, FIBONACCI_LOOP -> List.of(FUNCTION, WITHOUT_BASE_CASE);
        };
    }

    @Override
    public List<Parameter<?>> ownParameters() {
        return List.of(N, LIST, TARGET, FUNC, WITHOUT_BASE_CASE, LIMIT);
    }

    @Override
    public List<Parameter<?>> mainInputs() {
        return List.of(N, LIST);
    }

    @Override
    public Optional<InstanceSizes> instanceSizes() {
        return Optional.of(new InstanceSizes(List.of(N), 1, 1, 40));
    }

    @Override
    public List<String> listings() {
        return Stream.concat(
                        RecursionAlgorithm.ALL.stream().flatMap(RecursionAlgorithm::listings),
                        Stream.of(RecursionAlgorithm.STACK_OVERFLOW))
                .toList();
    }

    /** Returns whether the function has its base case; non-recursive functions count as having one. */
    public static boolean hasBase(Arguments arguments) {
        return !arguments.get(WITHOUT_BASE_CASE) || !function(arguments).isRecursive();
    }

    public static RecursiveFunction function(Arguments arguments) {
        return arguments.get(FUNCTION).function();
    }

    @Override
    public boolean matters(Parameter<?> parameter, Arguments arguments) {
        return Puzzle.super.matters(parameter, arguments) && (!parameter.equals(LIMIT) || !hasBase(arguments));
    }

    @Override
    public List<Remark> check(Arguments arguments) {
        var beyond = Puzzle.super.check(arguments);
        if (!beyond.isEmpty()) {
            return beyond;
        }
        boolean absent = matters(TARGET, arguments) && !arguments.get(LIST).contains(arguments.integer(TARGET));
        var message = Message.of("recursion.remark.absent", arguments.get(TARGET));
        return absent ? List.of(new Remark(TARGET.name(), message, false)) : List.of();
    }

    @Override
    public StepQuestions stepQuestions(Arguments arguments) {
        return new RecursionStepQuestions(arguments);
    }

    @Override
    public Optional<ProgramRules> programRules() {
        return Optional.of(new RecursionProgramRules());
    }

    @Override
    public Optional<GameRules> gameRules() {
        return Optional.of(new RecursionGame());
    }
}
