package puzzlescope.recursion;

import static puzzlescope.engine.event.Role.CALL;
import static puzzlescope.engine.event.Role.SOLUTION;
import static puzzlescope.engine.event.Role.TRY;
import static puzzlescope.recursion.RecursionPuzzle.FUNC;
import static puzzlescope.recursion.RecursionPuzzle.LIMIT;
import static puzzlescope.recursion.RecursionPuzzle.LIST;
import static puzzlescope.recursion.RecursionPuzzle.N;
import static puzzlescope.recursion.RecursionPuzzle.TARGET;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import puzzlescope.engine.event.Measure;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Phases;
import puzzlescope.engine.puzzle.Algorithm;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.CountedEvents;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.Limit;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.run.Solver;
import puzzlescope.recursion.board.RecursionBoard;
import puzzlescope.recursion.event.Greeting;
import puzzlescope.recursion.event.NumberEvent;
import puzzlescope.recursion.event.RecursionKind;
import puzzlescope.recursion.event.RecursiveFunction;
import puzzlescope.recursion.search.BinarySearch;
import puzzlescope.recursion.search.CallTwice;
import puzzlescope.recursion.search.Factorial;
import puzzlescope.recursion.search.Fibonacci;
import puzzlescope.recursion.search.FibonacciLoop;
import puzzlescope.recursion.search.MemoizedFibonacci;

/** The call of a recursive function, or of one of the non-recursive functions shown beside them. */
public record RecursionAlgorithm(RecursiveFunction function) implements Algorithm {

    static final List<RecursionAlgorithm> ALL = Arrays.stream(RecursiveFunction.values())
            .map(RecursionAlgorithm::new)
            .toList();

    /** The suffix of the pseudocode of a function without its base case; {@link #STACK_OVERFLOW} follows it. */
    static final String WITHOUT_BASE_CASE = "-without-base-case";

    static final String STACK_OVERFLOW = "stack-overflow";

    /** The length of the loop's list. */
    private static final Measure NUMBERS = Measure.of(RecursionKind.VOCABULARY, "recursion.measure.numbers", 0)
            .changedBy(RecursionKind.LIST_BEGUN, event -> NumberEvent.N.of(event) + 1)
            .by(1, RecursionKind.VALUE_APPENDED);

    private static final Measure OPEN_CALLS =
            Measure.depth(RecursionKind.VOCABULARY).called("recursion.measure.open-calls");

    static final String RESULT = "recursion.result";

    @Override
    public String id() {
        return function.id();
    }

    Stream<String> listings() {
        return function.isRecursive() ? Stream.of(id(), id() + WITHOUT_BASE_CASE) : Stream.of(id());
    }

    @Override
    public List<Limit> limits() {
        var key = "recursion.refusal.greatest." + id();
        return function.isOfNumber()
                ? List.of(new Limit(N, function.greatest(), given -> Message.of(key, given, function.greatest())))
                : List.of();
    }

    @Override
    public List<Parameter<?>> ignored() {
        return switch (function) {
            case FACTORIAL, FIBONACCI, FIBONACCI_MEMOISED -> List.of(LIST, TARGET, FUNC);
            case BINARY_SEARCH -> List.of(N, FUNC);
            case FIBONACCI_LOOP -> List.of(LIST, TARGET, FUNC, RecursionPuzzle.WITHOUT_BASE_CASE, LIMIT);
            case CALL_TWICE -> List.of(N, LIST, TARGET, RecursionPuzzle.WITHOUT_BASE_CASE, LIMIT);
        };
    }

    @Override
    public Instance instance(Arguments given) {
        var instance = new Instance(
                        RecursionKind.VOCABULARY,
                        () -> new RecursionBoard(function),
                        solver(given),
                        counted(given),
                        RecursionPuzzle.hasBase(given)
                                ? List.of(id())
                                : List.of(id() + WITHOUT_BASE_CASE, STACK_OVERFLOW))
                .inPhases(phases(RecursionPuzzle.hasBase(given)))
                .showing(new FunctionVariables())
                .calling(new FunctionCalls(RecursionPuzzle.hasBase(given)));
        return switch (function) {
            case FIBONACCI_LOOP -> instance.measuredBy(NUMBERS);
            case CALL_TWICE -> instance.measuredBy(OPEN_CALLS);
            case FACTORIAL, FIBONACCI, FIBONACCI_MEMOISED, BINARY_SEARCH -> instance;
        };
    }

    /**
     * Returns the phases: a function with a single recursive call descends, then ascends; without its base case every
     * function descends until the stack is full.
     */
    private Phases phases(boolean hasBase) {
        var down = Phases.startingWith(RecursionKind.VOCABULARY, "recursion.phase.calls");
        if (!hasBase) {
            return down.continuedBy("recursion.phase.abort", RecursionKind.STACK_FILLED);
        }
        return switch (function) {
            case FACTORIAL -> down.continuedBy("recursion.phase.returns", RecursionKind.BASE_RETURNED);
            case BINARY_SEARCH -> down.continuedBy("recursion.phase.returns", RecursionKind.PLACE_RETURNED);
            case FIBONACCI, FIBONACCI_MEMOISED, FIBONACCI_LOOP, CALL_TWICE -> Phases.none(RecursionKind.VOCABULARY);
        };
    }

    private CountedEvents counted(Arguments given) {
        return switch (function) {
            case FACTORIAL, FIBONACCI -> new CountedEvents(RESULT, CALL, SOLUTION).with(RecursionKind.BASE_RETURNED);
            case FIBONACCI_MEMOISED ->
                new CountedEvents(RESULT, CALL, SOLUTION)
                        .with(RecursionKind.BASE_RETURNED, RecursionKind.KNOWN_RETURNED);
            case BINARY_SEARCH -> new CountedEvents("recursion.result.place", CALL, TRY, SOLUTION);
            // The loop makes a single call, so that calls are not counted.
            case FIBONACCI_LOOP -> new CountedEvents(RESULT, SOLUTION).with(RecursionKind.VALUE_APPENDED);
            case CALL_TWICE -> {
                boolean hello = given.get(FUNC) == Greeting.HELLO;
                yield new CountedEvents("recursion.result.end", CALL, SOLUTION)
                        .with(hello ? RecursionKind.HELLO_PRINTED : RecursionKind.GOODBYE_PRINTED);
            }
        };
    }

    private Solver solver(Arguments given) {
        boolean hasBase = RecursionPuzzle.hasBase(given);
        int n = given.integer(N);
        int limit = given.integer(LIMIT);
        return switch (function) {
            case FACTORIAL -> new Factorial(n, hasBase, limit);
            case FIBONACCI -> new Fibonacci(n, hasBase, limit);
            case FIBONACCI_MEMOISED -> new MemoizedFibonacci(n, hasBase, limit);
            case BINARY_SEARCH -> new BinarySearch(given.get(LIST), given.integer(TARGET), hasBase, limit);
            case FIBONACCI_LOOP -> new FibonacciLoop(n);
            case CALL_TWICE -> new CallTwice(given.get(FUNC));
        };
    }
}
