package puzzlescope.states;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.GameRules;
import puzzlescope.engine.puzzle.NumberParameter;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.ProgramRules;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.Remark;
import puzzlescope.engine.puzzle.StepQuestions;
import puzzlescope.engine.puzzle.TextParameter;
import puzzlescope.hanoi.space.HanoiSpace;
import puzzlescope.river.space.PrisonersAndGuards;
import puzzlescope.states.custom.CustomPuzzle;
import puzzlescope.states.custom.CustomPuzzleParser;
import puzzlescope.states.custom.ExamplePuzzles;
import puzzlescope.states.event.SearchGraphs;
import puzzlescope.states.event.SearchOrder;
import puzzlescope.states.space.LoadCost;
import puzzlescope.states.space.NamedSpace;

/** The state graph of another puzzle, built by one search, or by two side by side. */
public final class StatesPuzzle implements Puzzle {

    public static final ChoiceParameter<SpaceKind> SPACE = ChoiceParameter.of("space", SpaceKind.values());

    /** The number of guards; matters, as do the prisoners and the boat, for prisoners and guards only. */
    public static final NumberParameter GUARDS = PrisonersAndGuards.GUARDS;

    public static final NumberParameter PRISONERS = PrisonersAndGuards.PRISONERS;
    public static final NumberParameter BOAT = PrisonersAndGuards.BOAT;

    /** The cost of a crossing; matters for the search by cost of prisoners and guards only. */
    public static final ChoiceParameter<LoadCost> LOAD_COST =
            new ChoiceParameter<>("load-cost", List.of(LoadCost.values()), LoadCost::id);

    /** The number of disks; matters for the Towers of Hanoi only. */
    public static final NumberParameter DISKS = HanoiSpace.DISKS.atMost(HanoiSpace.MOST_SEARCHED_DISKS);

    /** The hole that is empty at the start; matters for peg solitaire only. */
    public static final NumberParameter HOLE = new NumberParameter("hole", 1, 15, false, 2L);

    /** The most moves from the start to a board; matters for 4×4 tiles only. */
    public static final NumberParameter DEPTH = new NumberParameter("depth", 1, 12, false, 5L);

    /** A puzzle that a person has written; by default the first of the examples. */
    public static final TextParameter<CustomPuzzle> OWN = new TextParameter<>(
                    "own",
                    ExamplePuzzles.WATER_JUGS.puzzle(Locale.ENGLISH),
                    CustomPuzzleParser::parse,
                    own -> own.text().strip())
            .inLines(arguments -> arguments.choosing(SPACE, SpaceKind.OWN));

    /** The initial state of sliding tiles: far from the solved board, or the solved board. */
    public static final ChoiceParameter<TilesStart> START = ChoiceParameter.of("start", TilesStart.values());

    /** The initial state in the documents' notation; empty for the puzzle's default one. */
    public static final TextParameter<String> FROM = new TextParameter<>("from", "", String::strip, state -> state);

    public static final ChoiceParameter<Boolean> STOP_AT_GOAL = ChoiceParameter.yesOrNo("stop-at-goal");

    public static final ChoiceParameter<StatesAlgorithm> ALGORITHM =
            ChoiceParameter.of("algorithm", StatesAlgorithm.values());

    @Override
    public String id() {
        return "states";
    }

    @Override
    public ChoiceParameter<StatesAlgorithm> algorithmParameter() {
        return ALGORITHM;
    }

    /** A graph in which depth-first search goes far deeper than breadth-first search. */
    @Override
    public Arguments firstRun() {
        return presets().choosing(SPACE, SpaceKind.HANOI);
    }

    @Override
    public Arguments inLanguage(Arguments arguments, Locale language) {
        return arguments.choosing(OWN, ExamplePuzzles.inLanguage(arguments.get(OWN), language));
    }

    @Override
    public Optional<Choice<?>> ownInstance() {
        return Optional.of(new Choice<>(SPACE, SpaceKind.OWN));
    }

    @Override
    public List<Rivalry<?>> rivals() {
        return List.of(Rivalry.of(
                ALGORITHM, StatesAlgorithm.BREADTH_FIRST, StatesAlgorithm.DEPTH_FIRST, StatesAlgorithm.CHEAPEST_FIRST));
    }

    @Override
    public List<Parameter<?>> ownParameters() {
        return List.of(SPACE, GUARDS, PRISONERS, BOAT, LOAD_COST, DISKS, HOLE, DEPTH, OWN, START, FROM, STOP_AT_GOAL);
    }

    @Override
    public boolean matters(Parameter<?> parameter, Arguments arguments) {
        var kind = arguments.get(SPACE);
        if (List.of(GUARDS, PRISONERS, BOAT).contains(parameter)) {
            return kind == SpaceKind.RIVER;
        }
        if (parameter.equals(LOAD_COST)) {
            return kind == SpaceKind.RIVER && countsCosts(arguments);
        }
        if (parameter.equals(DISKS)) {
            return kind == SpaceKind.HANOI;
        }
        if (parameter.equals(HOLE)) {
            return kind.pegs().isPresent();
        }
        if (parameter.equals(DEPTH)) {
            return kind == SpaceKind.TILES_4X4;
        }
        if (parameter.equals(OWN)) {
            return kind == SpaceKind.OWN;
        }
        boolean begins = !kind.isTiles() || !arguments.get(FROM).isEmpty();
        return !parameter.equals(START) || !begins;
    }

    @Override
    public NumberParameter bounded(NumberParameter parameter, Arguments arguments) {
        return arguments
                .get(SPACE)
                .pegs()
                .filter(_ -> parameter.equals(HOLE))
                .map(board -> new NumberParameter(HOLE.name(), 1, board.holes(), false, HOLE.preset()))
                .orElseGet(() -> Puzzle.super.bounded(parameter, arguments));
    }

    private static List<Remark> checkHole(Arguments arguments) {
        int hole = arguments.integer(HOLE);
        return arguments
                .get(SPACE)
                .pegs()
                .filter(board -> hole > board.holes())
                .map(board -> new Remark(HOLE.name(), Message.of("states.remark.hole", hole, board.holes()), true))
                .stream()
                .toList();
    }

    @Override
    public List<Remark> check(Arguments arguments) {
        var hole = checkHole(arguments);
        if (!hole.isEmpty()) {
            return hole;
        }
        var from = arguments.get(FROM);
        boolean wrong = !from.isEmpty() && preset(arguments).find(from).isEmpty();
        var key = arguments.get(SPACE) == SpaceKind.OWN ? "states.remark.from-own" : "states.remark.from";
        return wrong ? List.of(new Remark(FROM.name(), Message.of(key, from), true)) : List.of();
    }

    @Override
    public Optional<ProgramRules> programRules() {
        return Optional.of(new StatesProgramRules());
    }

    @Override
    public Optional<GameRules> gameRules() {
        return Optional.of(new StatesGame());
    }

    public static NamedSpace space(Arguments arguments) {
        return preset(arguments);
    }

    private static NamedSpace preset(Arguments arguments) {
        return arguments.get(SPACE).space(arguments);
    }

    private static boolean countsCosts(Arguments arguments) {
        return arguments.get(ALGORITHM) == StatesAlgorithm.CHEAPEST_FIRST;
    }

    /** Returns the cost of a crossing, which only the search by cost uses. */
    static LoadCost loadCost(Arguments arguments) {
        return countsCosts(arguments) ? arguments.get(LOAD_COST) : LoadCost.CROSSING;
    }

    static SearchGraphs graphs(Arguments arguments, List<SearchOrder> orders) {
        var preset = preset(arguments);
        var from = arguments.get(FROM);
        var begun = from.isEmpty() ? OptionalLong.empty() : preset.find(from);
        return new SearchGraphs(begun.isPresent() ? preset.from(begun.getAsLong()) : preset, orders);
    }

    @Override
    public StepQuestions stepQuestions(Arguments arguments) {
        return new StatesStepQuestions();
    }
}
