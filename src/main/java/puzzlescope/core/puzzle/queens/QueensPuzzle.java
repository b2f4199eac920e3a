package puzzlescope.core.puzzle.queens;

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
import puzzlescope.core.puzzle.HandPlay;
import puzzlescope.core.puzzle.Instance;
import puzzlescope.core.puzzle.NumberParameter;
import puzzlescope.core.puzzle.Parameter;
import puzzlescope.core.puzzle.Puzzle;
import puzzlescope.core.puzzle.Remark;
import puzzlescope.core.puzzle.TextParameter;
import puzzlescope.core.puzzle.queens.board.CountBoard;
import puzzlescope.core.puzzle.queens.board.GivenColumns;
import puzzlescope.core.puzzle.queens.board.PlacementBoard;
import puzzlescope.core.puzzle.queens.board.QueensBoard;
import puzzlescope.core.puzzle.queens.board.WalkBoard;
import puzzlescope.core.puzzle.queens.event.CountKind;
import puzzlescope.core.puzzle.queens.event.PlacementKind;
import puzzlescope.core.puzzle.queens.event.WalkKind;
import puzzlescope.core.puzzle.queens.fast.BorderPlacement;
import puzzlescope.core.puzzle.queens.fast.MirroredMasks;
import puzzlescope.core.puzzle.queens.fast.Pieces;
import puzzlescope.core.puzzle.queens.fast.QuarterJoin;
import puzzlescope.core.puzzle.queens.search.Backtracking;
import puzzlescope.core.puzzle.queens.search.MinConflicts;
import puzzlescope.core.puzzle.queens.search.SolutionCount;
import puzzlescope.core.puzzle.queens.search.StairsConstruction;
import puzzlescope.core.random.PythonRandom;
import puzzlescope.core.run.Solver;
import puzzlescope.core.run.Workers;

/** Queens that must not attack each other, as many as the board has rows. */
public final class QueensPuzzle implements Puzzle {

    public static final NumberParameter N = new NumberParameter("n", 1, 1_000_000, false, 8L);

    /** Draws one of the solutions, or the columns where they are drawn by lot. */
    public static final NumberParameter SEED = NumberParameter.seed("seed", 1);

    /** The columns of queens that a run is to keep; counts for backtracking alone. */
    public static final TextParameter<List<Integer>> GIVEN =
            new TextParameter<>("given", List.of(), GivenColumns::parse, GivenColumns::format);

    private static final String BACKTRACKING = "backtracking";
    private static final String BIT_MASKS = "bit-masks";
    private static final String BORDER = "border";
    private static final String QUARTER_JOIN = "quarter-join";
    private static final String FUNDAMENTAL = "fundamental";
    private static final String MIN_CONFLICTS = "min-conflicts";

    /** The index of the solution that a seed draws out of so many; it is the one that Python would choose. */
    public static int drawn(long seed, int solutions) {
        return new PythonRandom(seed).below(solutions);
    }

    @Override
    public String id() {
        return "queens";
    }

    @Override
    public Vocabulary vocabulary() {
        return WalkKind.VOCABULARY;
    }

    @Override
    public List<Parameter<?>> ownParameters() {
        return List.of(N, SEED, GIVEN);
    }

    @Override
    public List<Algorithm> algorithms() {
        return List.of(
                new Algorithm(
                        BACKTRACKING,
                        given -> new Backtracking(given.integer(N), given.get(GIVEN)),
                        CALL,
                        TRY,
                        REJECT,
                        UNDO,
                        DEAD_END,
                        SOLUTION),
                new Algorithm(BIT_MASKS, this::count).counting(CountKind.PIECE_COUNTED),
                new Algorithm(BORDER, this::count).counting(CountKind.PIECE_COUNTED),
                new Algorithm(QUARTER_JOIN, this::count).counting(CountKind.PIECE_COUNTED),
                new Algorithm(FUNDAMENTAL, this::count).counting(CountKind.PIECE_COUNTED),
                new Algorithm("construction", given -> new StairsConstruction(given.integer(N)), SOLUTION)
                        .counting(PlacementKind.QUEEN_STOOD),
                new Algorithm(
                                MIN_CONFLICTS,
                                given -> new MinConflicts(given.integer(N), given.get(SEED)),
                                TRY,
                                REJECT,
                                SOLUTION)
                        .counting(PlacementKind.QUEEN_DRAWN, PlacementKind.QUEENS_EXCHANGED));
    }

    private Solver count(Arguments given) {
        return count(given, pieces(given).orElseThrow());
    }

    private Solver count(Arguments given, Pieces pieces) {
        return new SolutionCount(pieces, Workers.preset(), algorithm(given).id().equals(FUNDAMENTAL));
    }

    /** The pieces of a count; empty if this is none. */
    private Optional<Pieces> pieces(Arguments given) {
        return switch (algorithm(given).id()) {
            case BIT_MASKS -> Optional.of(new MirroredMasks(given.integer(N)));
            case BORDER -> Optional.of(new BorderPlacement(given.integer(N)));
            case QUARTER_JOIN, FUNDAMENTAL -> Optional.of(new QuarterJoin(given.integer(N)));
            default -> Optional.empty();
        };
    }

    /** Whether these arguments ask for every solution to be walked to. */
    public boolean walks(Arguments arguments) {
        return algorithm(arguments).id().equals(BACKTRACKING);
    }

    /** The same for a run of backtracking that keeps these queens. */
    static Arguments walkFrom(Arguments arguments, List<Integer> columns) {
        return arguments
                .with(new QueensPuzzle().algorithmParameter(), BACKTRACKING)
                .with(GIVEN, GIVEN.format(columns));
    }

    /** Whether these arguments ask for queens to be drawn by lot and mended. */
    public boolean repairs(Arguments arguments) {
        return algorithm(arguments).id().equals(MIN_CONFLICTS);
    }

    private int mostQueens(Arguments arguments) {
        return switch (algorithm(arguments).id()) {
            case BACKTRACKING -> QueensBoard.MOST_QUEENS;
            case BIT_MASKS, BORDER, QUARTER_JOIN, FUNDAMENTAL -> BorderPlacement.MOST_QUEENS;
            default -> Math.toIntExact(N.maximum());
        };
    }

    @Override
    public boolean matters(Parameter<?> parameter, Arguments arguments) {
        if (parameter.equals(GIVEN)) {
            return walks(arguments);
        }
        return !parameter.equals(SEED) || walks(arguments) || repairs(arguments);
    }

    @Override
    public NumberParameter bounded(NumberParameter parameter, Arguments arguments) {
        return parameter.equals(N) ? parameter.atMost(mostQueens(arguments)) : parameter;
    }

    @Override
    public List<Remark> check(Arguments arguments) {
        int n = arguments.integer(N);
        int most = mostQueens(arguments);
        if (n > most) {
            var key = walks(arguments) ? "queens.too-many.walk" : "queens.too-many.count";
            return List.of(new Remark(N.name(), Message.of(key, n, most), true));
        }
        if (walks(arguments) && !GivenColumns.fit(arguments.get(GIVEN), n)) {
            return List.of(new Remark(GIVEN.name(), Message.of("queens.given-outside", n), true));
        }
        return n == 2 || n == 3 ? List.of(new Remark(N.name(), Message.of("queens.no-solution", n), false)) : List.of();
    }

    @Override
    public Instance instance(Arguments arguments) {
        return pieces(arguments)
                .map(all -> new Instance(
                        CountKind.VOCABULARY, () -> new CountBoard(all), count(arguments, all), counted(arguments)))
                .orElseGet(() -> new Instance(
                        walks(arguments) ? WalkKind.VOCABULARY : PlacementKind.VOCABULARY,
                        () -> board(arguments),
                        solver(arguments),
                        counted(arguments)));
    }

    @Override
    public Optional<HandPlay> handPlay() {
        return Optional.of(new QueensGame());
    }

    @Override
    public Board board(Arguments arguments) {
        int n = arguments.integer(N);
        return pieces(arguments)
                .<QueensBoard>map(CountBoard::new)
                .orElseGet(() -> walks(arguments) ? new WalkBoard(n) : new PlacementBoard(n));
    }
}
