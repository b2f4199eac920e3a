package puzzlescope.core.puzzle.tiles;

import static puzzlescope.core.event.Role.CALL;
import static puzzlescope.core.event.Role.DEAD_END;
import static puzzlescope.core.event.Role.REJECT;
import static puzzlescope.core.event.Role.SOLUTION;
import static puzzlescope.core.event.Role.TRY;
import static puzzlescope.core.event.Role.UNDO;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import puzzlescope.core.event.Board;
import puzzlescope.core.event.Message;
import puzzlescope.core.event.Vocabulary;
import puzzlescope.core.puzzle.Algorithm;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.ChoiceParameter;
import puzzlescope.core.puzzle.HandPlay;
import puzzlescope.core.puzzle.NumberParameter;
import puzzlescope.core.puzzle.Parameter;
import puzzlescope.core.puzzle.Puzzle;
import puzzlescope.core.puzzle.Remark;
import puzzlescope.core.puzzle.TextParameter;
import puzzlescope.core.puzzle.tiles.board.TilesBoard;
import puzzlescope.core.puzzle.tiles.event.TilesEvent;
import puzzlescope.core.puzzle.tiles.event.TilesEventKind;
import puzzlescope.core.puzzle.tiles.fast.SmallBoards;
import puzzlescope.core.puzzle.tiles.fast.TableChoice;
import puzzlescope.core.puzzle.tiles.search.BidirectionalSearch;
import puzzlescope.core.puzzle.tiles.search.GraphSearch;
import puzzlescope.core.puzzle.tiles.search.IdaStarSearch;
import puzzlescope.core.puzzle.tiles.search.IterativeDeepening;
import puzzlescope.core.puzzle.tiles.search.TableSearch;
import puzzlescope.core.puzzle.tiles.space.TileOrder;
import puzzlescope.core.puzzle.tiles.space.TilesHeuristic;
import puzzlescope.core.puzzle.tiles.space.TypedTiles;
import puzzlescope.core.run.Solver;

/** Tiles on a square board with one blank, to be slid into order. */
public final class TilesPuzzle implements Puzzle {

    public static final NumberParameter SIZE = new NumberParameter("size", 2, 5, false, 3L);
    public static final NumberParameter SHUFFLE = new NumberParameter("shuffle", 0, 1000, false, 40L);
    public static final NumberParameter SEED = NumberParameter.seed("seed", 2);

    /** A typed board, which counts instead of size, shuffle and seed; an empty list if there is none. */
    public static final TextParameter<List<Integer>> BOARD =
            new TextParameter<>("board", List.of(), TypedTiles::parse, TypedTiles::format);

    /** How what is left is estimated; only A* and IDA* do. */
    public static final ChoiceParameter HEURISTIC =
            new ChoiceParameter("heuristic", TilesHeuristic.IDS, TilesHeuristic.MANHATTAN.id());

    /** How many boards a search may remember. */
    public static final NumberParameter LIMIT = new NumberParameter("limit", 1000, 2_000_000, false, 1_000_000L);

    /** Which tables the search for the fewest slides looks up on large boards. */
    public static final ChoiceParameter TABLE = new ChoiceParameter("table", TableChoice.IDS, TableChoice.READY.id());

    /** The algorithm that finds the fewest slides at once. */
    public static final String OPTIMAL = "optimal";

    private static final String ITERATIVE_DEEPENING = "iterative-deepening";
    private static final String A_STAR = "a-star";
    private static final String IDA_STAR = "ida-star";

    /** Larger boards do not fit into a number. */
    private static final int LARGEST_REMEMBERED = 4;

    /** Boards of this size and up may have solutions too long to be found; smaller ones never have. */
    private static final int ENDLESS_SIZE = 4;

    private static final int MOST_MOVES_UNREMARKED = 18;
    private static final int MOST_MOVES_UNREMARKED_IF_ESTIMATED = 38;
    private static final int MOST_MOVES_UNREMARKED_IF_LOOKED_UP = 76;

    /** Up to this size tables find every solution. */
    private static final int LARGEST_ALWAYS_SOLVED = 4;

    @Override
    public String id() {
        return "tiles";
    }

    @Override
    public Vocabulary vocabulary() {
        return TilesEvent.VOCABULARY;
    }

    @Override
    public List<Parameter<?>> ownParameters() {
        return List.of(SIZE, SHUFFLE, SEED, BOARD, HEURISTIC, LIMIT, TABLE);
    }

    @Override
    public List<Algorithm> algorithms() {
        return List.of(
                new Algorithm(
                        ITERATIVE_DEEPENING,
                        given -> new IterativeDeepening(start(given)),
                        CALL,
                        TRY,
                        REJECT,
                        UNDO,
                        DEAD_END,
                        SOLUTION),
                graph("breadth-first", given -> new GraphSearch(start(given), null, given.integer(LIMIT))),
                graph("bidirectional", given -> new BidirectionalSearch(start(given), given.integer(LIMIT))),
                graph(A_STAR, given -> new GraphSearch(start(given), heuristic(given), given.integer(LIMIT))),
                new Algorithm(
                        IDA_STAR,
                        given -> new IdaStarSearch(start(given), heuristic(given)),
                        CALL,
                        TRY,
                        REJECT,
                        UNDO,
                        SOLUTION),
                new Algorithm(
                                OPTIMAL,
                                given -> new TableSearch(start(given), TableChoice.of(given.get(TABLE))),
                                SOLUTION)
                        .counting(TilesEventKind.SOLUTION_MOVE));
    }

    private static Algorithm graph(String id, Function<Arguments, Solver> solver) {
        return new Algorithm(id, solver, TRY, REJECT, SOLUTION).counting(TilesEventKind.BOARD_EXPANDED);
    }

    @Override
    public boolean matters(Parameter<?> parameter, Arguments arguments) {
        if (parameter.equals(HEURISTIC)) {
            return estimates(arguments);
        }
        if (parameter.equals(TABLE)) {
            return isOptimal(arguments) && start(arguments).size() > SmallBoards.LARGEST;
        }
        return !parameter.equals(LIMIT) || remembers(arguments);
    }

    private boolean estimates(Arguments arguments) {
        return Set.of(A_STAR, IDA_STAR).contains(algorithm(arguments).id());
    }

    private boolean isOptimal(Arguments arguments) {
        return algorithm(arguments).id().equals(OPTIMAL);
    }

    /** Whether the algorithm remembers all boards that it finds. */
    private boolean remembers(Arguments arguments) {
        return !Set.of(ITERATIVE_DEEPENING, IDA_STAR, OPTIMAL)
                .contains(algorithm(arguments).id());
    }

    private static TilesHeuristic heuristic(Arguments arguments) {
        return TilesHeuristic.of(arguments.get(HEURISTIC));
    }

    @Override
    public List<Remark> check(Arguments arguments) {
        var remarks = new ArrayList<Remark>();
        boolean typed = !arguments.get(BOARD).isEmpty();
        if (typed) {
            remarks.add(new Remark(BOARD.name(), Message.of("tiles.remark.typed"), false));
        }
        var start = start(arguments);
        if (remembers(arguments) && start.size() > LARGEST_REMEMBERED) {
            var cause = typed ? BOARD : SIZE;
            remarks.add(new Remark(cause.name(), Message.of("tiles.remark.too-large"), true));
            return List.copyOf(remarks);
        }
        int distance = start.distance();
        if (start.size() >= ENDLESS_SIZE && distance > mostMovesUnremarked(arguments)) {
            var cause = typed ? BOARD : SHUFFLE;
            var key = estimates(arguments) || isOptimal(arguments) ? "tiles.remark.far-even-so" : "tiles.remark.far";
            remarks.add(new Remark(cause.name(), Message.of(key, distance), false));
        }
        return List.copyOf(remarks);
    }

    private int mostMovesUnremarked(Arguments arguments) {
        if (remembers(arguments)) {
            return Integer.MAX_VALUE;
        }
        if (isOptimal(arguments)) {
            boolean always = start(arguments).size() <= LARGEST_ALWAYS_SOLVED;
            return always ? Integer.MAX_VALUE : MOST_MOVES_UNREMARKED_IF_LOOKED_UP;
        }
        return estimates(arguments) ? MOST_MOVES_UNREMARKED_IF_ESTIMATED : MOST_MOVES_UNREMARKED;
    }

    @Override
    public Board board(Arguments arguments) {
        return new TilesBoard(start(arguments), estimates(arguments) ? heuristic(arguments) : null);
    }

    @Override
    public Optional<HandPlay> handPlay() {
        return Optional.of(new TilesGame());
    }

    /** The order that is to be solved. */
    public static TileOrder start(Arguments arguments) {
        var typed = arguments.get(BOARD);
        return typed.isEmpty()
                ? TileOrder.shuffled(arguments.integer(SIZE), arguments.integer(SHUFFLE), arguments.get(SEED))
                : new TileOrder((int) Math.sqrt(typed.size()), typed);
    }
}
