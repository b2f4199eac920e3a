package puzzlescope.core.puzzle.knight;

import static puzzlescope.core.event.Role.CALL;
import static puzzlescope.core.event.Role.DEAD_END;
import static puzzlescope.core.event.Role.REJECT;
import static puzzlescope.core.event.Role.SOLUTION;
import static puzzlescope.core.event.Role.TRY;
import static puzzlescope.core.event.Role.UNDO;

import java.util.List;
import java.util.Optional;
import puzzlescope.core.event.Board;
import puzzlescope.core.event.Message;
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
import puzzlescope.core.puzzle.knight.board.KnightBoard;
import puzzlescope.core.puzzle.knight.event.KnightEvent;
import puzzlescope.core.puzzle.knight.event.KnightEventKind;
import puzzlescope.core.puzzle.knight.search.Backtracking;
import puzzlescope.core.puzzle.knight.search.Construction;
import puzzlescope.core.puzzle.knight.search.FrontierSweeps;
import puzzlescope.core.puzzle.knight.search.TieBrokenRule;
import puzzlescope.core.puzzle.knight.space.HopOrder;
import puzzlescope.core.puzzle.knight.space.Impossibility;
import puzzlescope.core.puzzle.knight.space.Square;
import puzzlescope.core.puzzle.knight.space.TypedPath;

/** A knight that is to visit every square of a board once. */
public final class KnightPuzzle implements Puzzle {

    private static final int LARGEST = 1000;

    public static final NumberParameter ROWS = new NumberParameter("rows", 3, LARGEST, false, 8L);
    public static final NumberParameter COLUMNS = new NumberParameter("columns", 3, LARGEST, false, 8L);
    public static final TextParameter<Square> START =
            new TextParameter<>("start", new Square(0, 0), Square::parse, Square::toString);

    /** Where a tour is to go from the start; counts where squares are tried one by one. */
    public static final TextParameter<List<Square>> PATH =
            new TextParameter<>("path", List.of(), TypedPath::parse, TypedPath::format);

    private static final String FIRST = "first";
    private static final String ALL = "all";
    private static final String FRONTIER = "frontier";
    private static final List<String> WALKING = List.of("book", "plain", "warnsdorff");

    /** On larger boards a search that goes back square by square from a dead end hardly ends. */
    private static final int LARGEST_WALKED = 200;

    public static final ChoiceParameter TOURS = new ChoiceParameter("tours", List.of(FIRST, ALL), FIRST);

    @Override
    public String id() {
        return "knight";
    }

    @Override
    public Vocabulary vocabulary() {
        return KnightEvent.VOCABULARY;
    }

    @Override
    public List<Parameter<?>> ownParameters() {
        return List.of(ROWS, COLUMNS, START, TOURS, PATH);
    }

    @Override
    public List<Algorithm> algorithms() {
        return List.of(
                walked("book", HopOrder.BOOK),
                walked("plain", HopOrder.PLAIN),
                walked("warnsdorff", HopOrder.WARNSDORFF),
                new Algorithm(
                                "roth",
                                given -> new TieBrokenRule(
                                        given.integer(ROWS), given.integer(COLUMNS), given.get(START)),
                                SOLUTION)
                        .counting(KnightEventKind.KNIGHT_LED_ON),
                new Algorithm(
                                "parberry",
                                given ->
                                        new Construction(given.integer(ROWS), given.integer(COLUMNS), given.get(START)),
                                SOLUTION)
                        .counting(KnightEventKind.KNIGHT_LED_ON),
                new Algorithm(
                                FRONTIER,
                                given -> new FrontierSweeps(
                                        given.integer(ROWS), given.integer(COLUMNS), given.get(START)),
                                SOLUTION)
                        .counting(KnightEventKind.SQUARE_DECIDED));
    }

    private static Algorithm walked(String id, HopOrder order) {
        return new Algorithm(id, given -> backtracking(given, order), CALL, TRY, REJECT, UNDO, DEAD_END, SOLUTION);
    }

    @Override
    public Counted counted(Arguments arguments) {
        var algorithm = algorithm(arguments);
        var result = algorithm.id().equals(FRONTIER) ? "knight.count-result" : "knight.result";
        return new Counted(algorithm.roles(), algorithm.kinds(), result);
    }

    @Override
    public boolean matters(Parameter<?> parameter, Arguments arguments) {
        return !parameter.equals(TOURS) && !parameter.equals(PATH) || walks(arguments);
    }

    /** Whether the algorithm tries squares one by one and can go on to further tours. */
    private boolean walks(Arguments arguments) {
        return WALKING.contains(algorithm(arguments).id());
    }

    /** The same for a run that goes on from the end of a path; by the fewest exits unless squares are tried one by one anyway. */
    static Arguments walkFrom(Arguments arguments, Square start, List<Square> path) {
        var puzzle = new KnightPuzzle();
        var walking = puzzle.walks(arguments) ? arguments : arguments.with(puzzle.algorithmParameter(), "warnsdorff");
        return walking.with(START, START.format(start)).with(PATH, PATH.format(path));
    }

    /** Whether the algorithm counts and leads the knight nowhere. */
    public static boolean counts(Arguments arguments) {
        return new KnightPuzzle().algorithm(arguments).id().equals(FRONTIER);
    }

    /** What is counted of the squares that may come next, if the algorithm looks at these. */
    public static Optional<HopOrder> order(Arguments arguments) {
        return switch (new KnightPuzzle().algorithm(arguments).id()) {
            case "book" -> Optional.of(HopOrder.BOOK);
            case "plain" -> Optional.of(HopOrder.PLAIN);
            case "warnsdorff", "roth" -> Optional.of(HopOrder.WARNSDORFF);
            default -> Optional.empty();
        };
    }

    private static Backtracking backtracking(Arguments given, HopOrder order) {
        return new Backtracking(
                given.integer(ROWS), given.integer(COLUMNS), given.get(START), order, wantsAll(given), given.get(PATH));
    }

    /** Whether these arguments ask for all tours. */
    public static boolean wantsAll(Arguments arguments) {
        return arguments.get(TOURS).equals(ALL) && new KnightPuzzle().walks(arguments);
    }

    @Override
    public List<Remark> check(Arguments arguments) {
        int rows = arguments.integer(ROWS);
        int columns = arguments.integer(COLUMNS);
        var start = arguments.get(START);
        if (!start.isOn(rows, columns)) {
            var outside = Message.of("knight.start-outside", start.toString(), rows - 1, columns - 1);
            return List.of(new Remark(START.name(), outside, true));
        }
        int wrong = walks(arguments) ? TypedPath.firstWrong(rows, columns, start, arguments.get(PATH)) : -1;
        if (wrong >= 0) {
            var square = arguments.get(PATH).get(wrong).toString();
            return List.of(new Remark(PATH.name(), Message.of("knight.path-wrong", square), true));
        }
        if (counts(arguments)) {
            var wide = Message.of("knight.remark.too-wide", FrontierSweeps.WIDEST);
            return Math.min(rows, columns) > FrontierSweeps.WIDEST
                    ? List.of(new Remark(ROWS.name(), wide, true))
                    : List.of();
        }
        if (walks(arguments) && Math.max(rows, columns) > LARGEST_WALKED) {
            return List.of(new Remark(ROWS.name(), Message.of("knight.remark.large", LARGEST_WALKED), false));
        }
        return Impossibility.of(rows, columns, start)
                .map(reason -> new Remark(START.name(), reason.message(rows, columns), false))
                .stream()
                .toList();
    }

    @Override
    public Optional<HandPlay> handPlay() {
        return Optional.of(new KnightGame());
    }

    @Override
    public Board board(Arguments arguments) {
        return new KnightBoard(arguments.integer(ROWS), arguments.integer(COLUMNS));
    }
}
