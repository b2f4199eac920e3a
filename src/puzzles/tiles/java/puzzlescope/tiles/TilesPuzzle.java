package puzzlescope.tiles;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.GameRules;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.InstanceSizes;
import puzzlescope.engine.puzzle.NumberParameter;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.ProgramRules;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.Remark;
import puzzlescope.engine.puzzle.SeedParameter;
import puzzlescope.engine.puzzle.StepQuestions;
import puzzlescope.engine.puzzle.TextParameter;
import puzzlescope.engine.random.PythonRandom;
import puzzlescope.tiles.event.TilesEndlessEvent;
import puzzlescope.tiles.fast.SmallBoards;
import puzzlescope.tiles.fast.TableChoice;
import puzzlescope.tiles.fast.optimal.HeuristicTables;
import puzzlescope.tiles.space.TileOrder;
import puzzlescope.tiles.space.TilesFormat;
import puzzlescope.tiles.space.TilesHeuristic;

/** The sliding-tile puzzle: tiles on a square board with one blank, to be slid into order. */
public final class TilesPuzzle implements Puzzle {

    public static final NumberParameter SIZE = new NumberParameter("size", 2, TilesFormat.LARGEST, false, 3L);
    public static final NumberParameter SHUFFLE = new NumberParameter("shuffle", 0, 1000, false, 40L);
    public static final SeedParameter SEED = SeedParameter.of("seed", 2);

    /** A typed board, which replaces size, shuffle and seed; an empty list if there is none. */
    public static final TextParameter<List<Integer>> BOARD =
            new TextParameter<>("board", List.of(), TilesFormat::parse, TilesFormat::format);

    /** The heuristic; used by A* and IDA* only. */
    public static final ChoiceParameter<TilesHeuristic> HEURISTIC = new ChoiceParameter<>(
            "heuristic", List.of(TilesHeuristic.values()), TilesHeuristic::id, TilesHeuristic.MANHATTAN);

    /** The most boards that a search may store. */
    public static final NumberParameter LIMIT = new NumberParameter("limit", 1000, 2_000_000, false, 1_000_000L);

    /** The lookup tables of the optimal search on large boards. */
    public static final ChoiceParameter<TableChoice> TABLE =
            new ChoiceParameter<>("table", List.of(TableChoice.values()), TableChoice::id, TableChoice.READY);

    /** The stack limit in calls, preset to that of Python; reached by plain recursion only. */
    public static final NumberParameter STACK =
            new NumberParameter("stack", 100, TilesEndlessEvent.MOST_CALLS, false, 1_000L);

    /** True if plain recursion tries the move that undoes the last one. */
    public static final ChoiceParameter<Boolean> UNDO_ALLOWED = ChoiceParameter.yesOrNo("undo-allowed");

    public static final ChoiceParameter<TilesAlgorithm> ALGORITHM =
            ChoiceParameter.of("algorithm", TilesAlgorithm.values());

    /** The size from which solutions may be too long to be found; on smaller boards they never are. */
    private static final int ENDLESS_SIZE = 4;

    private final HeuristicTables tables;

    /** Creates the puzzle with tables of its own in the user's folder. */
    public TilesPuzzle() {
        this(HeuristicTables.inUserFolder());
    }

    /** @param tables those of its runs, games and comparisons */
    public TilesPuzzle(HeuristicTables tables) {
        this.tables = tables;
    }

    /** The tables that everything of this puzzle shares. */
    public HeuristicTables tables() {
        return tables;
    }

    @Override
    public String id() {
        return "tiles";
    }

    @Override
    public Arguments firstRun() {
        return presets().choosing(SHUFFLE, 6L);
    }

    @Override
    public StepQuestions stepQuestions(Arguments arguments) {
        return new TilesStepQuestions(
                arguments.get(ALGORITHM) != TilesAlgorithm.PLAIN_RECURSION, arguments.get(UNDO_ALLOWED));
    }

    @Override
    public ChoiceParameter<TilesAlgorithm> algorithmParameter() {
        return ALGORITHM;
    }

    @Override
    public List<String> textbookAlgorithms() {
        return List.of("iterative-deepening", "breadth-first", "a-star");
    }

    @Override
    public List<Rivalry<?>> rivals() {
        return List.of(new Rivalry<>(
                ALGORITHM,
                Map.of(
                        TilesAlgorithm.ITERATIVE_DEEPENING,
                        TilesAlgorithm.IDA_STAR,
                        TilesAlgorithm.PLAIN_RECURSION,
                        TilesAlgorithm.ITERATIVE_DEEPENING,
                        TilesAlgorithm.BREADTH_FIRST,
                        TilesAlgorithm.A_STAR,
                        TilesAlgorithm.BIDIRECTIONAL,
                        TilesAlgorithm.BREADTH_FIRST,
                        TilesAlgorithm.A_STAR,
                        TilesAlgorithm.BREADTH_FIRST,
                        TilesAlgorithm.IDA_STAR,
                        TilesAlgorithm.ITERATIVE_DEEPENING,
                        TilesAlgorithm.OPTIMAL,
                        TilesAlgorithm.IDA_STAR)));
    }

    @Override
    public List<Parameter<?>> ownParameters() {
        return List.of(SIZE, SHUFFLE, SEED, BOARD, HEURISTIC, LIMIT, TABLE, UNDO_ALLOWED, STACK);
    }

    @Override
    public List<Parameter<?>> mainInputs() {
        return List.of(SIZE, SHUFFLE);
    }

    @Override
    public List<ChoiceParameter<?>> compared(Arguments arguments) {
        return List.of(ALGORITHM, HEURISTIC);
    }

    @Override
    public Optional<InstanceSizes> instanceSizes() {
        return Optional.of(new InstanceSizes(List.of(SHUFFLE), 0, 2, 60));
    }

    @Override
    public List<String> listings() {
        return Stream.concat(ALGORITHM.choices().stream(), Stream.of(TilesAlgorithm.STACK_OVERFLOW))
                .toList();
    }

    /** Returns whether an input matters; the tables do not on small boards, where they are always ready. */
    @Override
    public boolean matters(Parameter<?> parameter, Arguments arguments) {
        return Puzzle.super.matters(parameter, arguments)
                && (!parameter.equals(TABLE) || start(arguments).size() > SmallBoards.LARGEST);
    }

    /** Returns whether a run depends on an input; with a typed board it depends on nothing that shuffles. */
    @Override
    public boolean affectsRun(Parameter<?> parameter, Arguments arguments) {
        boolean isTyped = !arguments.get(BOARD).isEmpty();
        boolean isShuffled = !isTyped && arguments.integer(SHUFFLE) > 0;
        return Puzzle.super.affectsRun(parameter, arguments)
                && !(isTyped && (parameter.equals(SIZE) || parameter.equals(SHUFFLE)))
                && (isShuffled || !parameter.equals(SEED));
    }

    @Override
    public List<Remark> check(Arguments arguments) {
        var algorithm = arguments.get(ALGORITHM);
        var remarks = new ArrayList<Remark>();
        boolean typed = !arguments.get(BOARD).isEmpty();
        if (typed) {
            remarks.add(new Remark(BOARD.name(), Message.of("tiles.remark.typed"), false));
        }
        var start = start(arguments);
        if (!algorithm.takes(start.size())) {
            var cause = typed ? BOARD : SIZE;
            var key = algorithm.usesTables() ? "tiles.remark.no-tables" : "tiles.remark.too-large";
            remarks.add(new Remark(cause.name(), Message.of(key, start.size()), true));
            return List.copyOf(remarks);
        }
        int distance = start.distance();
        if (start.size() >= ENDLESS_SIZE && distance > algorithm.mostMoves(start.size())) {
            var cause = typed ? BOARD : SHUFFLE;
            var key = algorithm == TilesAlgorithm.ITERATIVE_DEEPENING ? "tiles.remark.far" : "tiles.remark.far-even-so";
            remarks.add(new Remark(cause.name(), Message.of(key, distance), false));
        }
        return List.copyOf(remarks);
    }

    @Override
    public Instance algorithmInstance(Arguments arguments) {
        return arguments.get(ALGORITHM).instance(arguments, tables);
    }

    @Override
    public Optional<GameRules> gameRules() {
        return Optional.of(new TilesGame(tables));
    }

    @Override
    public Optional<ProgramRules> programRules() {
        return Optional.of(new TilesProgramRules(new TilesGame(tables)));
    }

    /** Returns the order to be solved. */
    public static TileOrder start(Arguments arguments) {
        var typed = arguments.get(BOARD);
        return typed.isEmpty()
                ? TileOrder.shuffled(
                        arguments.integer(SIZE), arguments.integer(SHUFFLE), new PythonRandom(arguments.get(SEED)))
                : new TileOrder((int) Math.sqrt(typed.size()), typed);
    }
}
