package puzzlescope.core.puzzle.recursion;

import static puzzlescope.core.event.Role.CALL;
import static puzzlescope.core.event.Role.SOLUTION;
import static puzzlescope.core.event.Role.TRY;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import puzzlescope.core.event.Board;
import puzzlescope.core.event.EventKind;
import puzzlescope.core.event.Message;
import puzzlescope.core.event.Role;
import puzzlescope.core.event.Vocabulary;
import puzzlescope.core.puzzle.Algorithm;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.ChoiceParameter;
import puzzlescope.core.puzzle.Counted;
import puzzlescope.core.puzzle.HandPlay;
import puzzlescope.core.puzzle.NumberParameter;
import puzzlescope.core.puzzle.Parameter;
import puzzlescope.core.puzzle.Puzzle;
import puzzlescope.core.puzzle.Remark;
import puzzlescope.core.puzzle.TextParameter;
import puzzlescope.core.puzzle.recursion.board.RecursionBoard;
import puzzlescope.core.puzzle.recursion.event.RecursionKind;
import puzzlescope.core.puzzle.recursion.event.RecursiveFunction;
import puzzlescope.core.puzzle.recursion.event.SearchEvent;
import puzzlescope.core.puzzle.recursion.search.BinarySearch;
import puzzlescope.core.puzzle.recursion.search.Factorial;
import puzzlescope.core.puzzle.recursion.search.Fibonacci;
import puzzlescope.core.puzzle.recursion.search.MemoisedFibonacci;
import puzzlescope.core.run.Solver;

/** Functions that call themselves. The choice of the function takes the place of the algorithm. */
public final class RecursionPuzzle implements Puzzle {

    private static final ChoiceParameter FUNCTION = new ChoiceParameter(
            "function",
            Arrays.stream(RecursiveFunction.values()).map(RecursiveFunction::id).toList(),
            RecursiveFunction.FIBONACCI.id());

    /** The argument; matters for the functions of a number only. */
    public static final NumberParameter N =
            new NumberParameter("n", 0, RecursiveFunction.FIBONACCI_MEMOISED.greatest(), false, 6L);

    /** The sorted list; matters, as does the target, for the search only. */
    public static final TextParameter<List<Integer>> LIST = new TextParameter<>(
            "list",
            List.of(2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53),
            TypedNumbers::parse,
            TypedNumbers::format);

    public static final NumberParameter TARGET =
            new NumberParameter("target", -SearchEvent.GREATEST, SearchEvent.GREATEST, false, 23L);

    public static final ChoiceParameter WITHOUT_BASE_CASE = ChoiceParameter.yesOrNo("without-base-case");

    /** The number of calls that the stack holds, preset to the limit of Python. Matters without the base case only. */
    public static final NumberParameter LIMIT = new NumberParameter("limit", 100, 50_000, false, 1_000L);

    @Override
    public String id() {
        return "recursion";
    }

    @Override
    public Vocabulary vocabulary() {
        return RecursionKind.VOCABULARY;
    }

    @Override
    public ChoiceParameter algorithmParameter() {
        return FUNCTION;
    }

    @Override
    public List<Parameter<?>> ownParameters() {
        return List.of(N, LIST, TARGET, WITHOUT_BASE_CASE, LIMIT);
    }

    @Override
    public List<Algorithm> algorithms() {
        return Arrays.stream(RecursiveFunction.values())
                .map(function -> new Algorithm(
                        function.id(), given -> solver(function, given), roles(function), kinds(function)))
                .toList();
    }

    /** Without the base case its line is not in the code, and the stack overflows. */
    @Override
    public List<String> listing(Arguments arguments) {
        var id = function(arguments).id();
        return hasBase(arguments) ? List.of(id) : List.of(id + "-without-base-case", "stack-overflow");
    }

    @Override
    public List<String> listings() {
        return Stream.concat(
                        FUNCTION.choices().stream().flatMap(id -> Stream.of(id, id + "-without-base-case")),
                        Stream.of("stack-overflow"))
                .toList();
    }

    private static boolean hasBase(Arguments arguments) {
        return arguments.get(WITHOUT_BASE_CASE).equals(ChoiceParameter.NO);
    }

    private static Set<Role> roles(RecursiveFunction function) {
        return function.isOfNumber() ? Set.of(CALL, SOLUTION) : Set.of(CALL, TRY, SOLUTION);
    }

    private static List<EventKind> kinds(RecursiveFunction function) {
        return switch (function) {
            case FACTORIAL, FIBONACCI -> List.of(RecursionKind.BASE_RETURNED);
            case FIBONACCI_MEMOISED -> List.of(RecursionKind.BASE_RETURNED, RecursionKind.KNOWN_RETURNED);
            case BINARY_SEARCH -> List.of();
        };
    }

    @Override
    public Counted counted(Arguments arguments) {
        var algorithm = algorithm(arguments);
        var result = function(arguments).isOfNumber() ? "recursion.result" : "recursion.result.place";
        return new Counted(algorithm.roles(), algorithm.kinds(), result);
    }

    static Solver solver(RecursiveFunction function, Arguments given) {
        boolean hasBase = hasBase(given);
        int n = given.integer(N);
        int limit = given.integer(LIMIT);
        return switch (function) {
            case FACTORIAL -> new Factorial(n, hasBase, limit);
            case FIBONACCI -> new Fibonacci(n, hasBase, limit);
            case FIBONACCI_MEMOISED -> new MemoisedFibonacci(n, hasBase, limit);
            case BINARY_SEARCH -> new BinarySearch(given.get(LIST), given.integer(TARGET), hasBase, limit);
        };
    }

    /** The function that arguments ask for. */
    public static RecursiveFunction function(Arguments arguments) {
        return RecursiveFunction.of(arguments.get(FUNCTION));
    }

    @Override
    public boolean matters(Parameter<?> parameter, Arguments arguments) {
        boolean ofNumber = function(arguments).isOfNumber();
        return switch (parameter.name()) {
            case "n" -> ofNumber;
            case "list", "target" -> !ofNumber;
            case "limit" -> arguments.get(WITHOUT_BASE_CASE).equals(ChoiceParameter.YES);
            default -> true;
        };
    }

    @Override
    public List<Remark> check(Arguments arguments) {
        var function = function(arguments);
        int n = arguments.integer(N);
        if (function.isOfNumber() && n > function.greatest()) {
            var key = "recursion.refusal.greatest." + function.id();
            return List.of(new Remark(N.name(), Message.of(key, n, function.greatest()), true));
        }
        boolean absent = !function.isOfNumber() && !arguments.get(LIST).contains(arguments.integer(TARGET));
        if (absent) {
            return List.of(
                    new Remark(TARGET.name(), Message.of("recursion.remark.absent", arguments.get(TARGET)), false));
        }
        return List.of();
    }

    @Override
    public Optional<HandPlay> handPlay() {
        return Optional.of(new RecursionGame());
    }

    @Override
    public Board board(Arguments arguments) {
        return new RecursionBoard(function(arguments));
    }
}
