package puzzlescope.river;

import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.GameRules;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.NumberParameter;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.ProgramRules;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.Remark;
import puzzlescope.engine.puzzle.StepQuestions;
import puzzlescope.engine.puzzle.TextParameter;
import puzzlescope.engine.search.BreadthFirst;
import puzzlescope.engine.search.Extent;
import puzzlescope.engine.search.SearchListener;
import puzzlescope.engine.search.StateSpace;
import puzzlescope.river.event.VisitOrder;
import puzzlescope.river.space.BridgeAndTorch;
import puzzlescope.river.space.MinutesFormat;
import puzzlescope.river.space.PrisonersAndGuards;
import puzzlescope.river.space.RiverKind;
import puzzlescope.river.space.RiverRules;
import puzzlescope.river.space.RiverStateFormat;
import puzzlescope.river.space.WolfGoatCabbage;

/** River crossings of people, or of a wolf, a goat and a cabbage. */
public final class RiverPuzzle implements Puzzle {

    public static final ChoiceParameter<RiverKind> KIND = ChoiceParameter.of("puzzle", RiverKind.values());

    /** The next three apply to prisoners and guards only. */
    public static final NumberParameter GUARDS = PrisonersAndGuards.GUARDS;

    public static final NumberParameter PRISONERS = PrisonersAndGuards.PRISONERS;
    public static final NumberParameter BOAT = PrisonersAndGuards.BOAT;

    /** The minutes that each person needs; matters for the bridge only. */
    public static final TextParameter<List<Integer>> MINUTES =
            new TextParameter<>("minutes", List.of(1, 2, 5, 10), MinutesFormat::parse, MinutesFormat::format);

    /** The initial state in the notation of {@link RiverStateFormat}; empty for everyone on the left bank. */
    public static final TextParameter<String> FROM =
            new TextParameter<>("from", "", RiverStateFormat::parse, state -> state);

    /** The order in which the states are visited. */
    public static final ChoiceParameter<RiverAlgorithm> ALGORITHM =
            new ChoiceParameter<>("algorithm", RiverAlgorithm.ALL, RiverAlgorithm::id);

    @Override
    public String id() {
        return "river";
    }

    @Override
    public ChoiceParameter<RiverAlgorithm> algorithmParameter() {
        return ALGORITHM;
    }

    /** With room for three, depth-first search takes more crossings than breadth-first search. */
    @Override
    public Arguments firstRun() {
        return presets().choosing(BOAT, 3L);
    }

    @Override
    public List<Rivalry<?>> rivals() {
        return List.of(Rivalry.of(
                ALGORITHM,
                new RiverAlgorithm(VisitOrder.BREADTH_FIRST),
                new RiverAlgorithm(VisitOrder.DEPTH_FIRST),
                new RiverAlgorithm(VisitOrder.CHEAPEST_FIRST)));
    }

    @Override
    public List<Parameter<?>> ownParameters() {
        return List.of(KIND, GUARDS, PRISONERS, BOAT, MINUTES, FROM);
    }

    @Override
    public StepQuestions stepQuestions(Arguments arguments) {
        return new RiverStepQuestions();
    }

    public static RiverRules rules(Arguments arguments) {
        return switch (arguments.get(KIND)) {
            case PRISONERS_AND_GUARDS ->
                new PrisonersAndGuards(
                        arguments.integer(GUARDS), arguments.integer(PRISONERS), arguments.integer(BOAT));
            case WOLF_GOAT_CABBAGE -> new WolfGoatCabbage();
            case BRIDGE_AND_TORCH -> new BridgeAndTorch(arguments.get(MINUTES));
        };
    }

    /** Returns the initial state; the default one unless a valid one is given. */
    static int start(Arguments arguments) {
        var rules = rules(arguments);
        return refusal(arguments).isEmpty() ? RiverStateFormat.read(rules, arguments.get(FROM)) : (int) rules.start();
    }

    /** Returns the reason why no run can begin at the given state. */
    private static Optional<Message> refusal(Arguments arguments) {
        try {
            RiverStateFormat.read(rules(arguments), arguments.get(FROM));
            return Optional.empty();
        } catch (InvalidInputException refusal) {
            return Optional.of(refusal.reason());
        }
    }

    @Override
    public boolean matters(Parameter<?> parameter, Arguments arguments) {
        var kind = arguments.get(KIND);
        if (parameter.equals(MINUTES)) {
            return kind == RiverKind.BRIDGE_AND_TORCH;
        }
        return kind == RiverKind.PRISONERS_AND_GUARDS
                || !List.of(GUARDS, PRISONERS, BOAT).contains(parameter);
    }

    @Override
    public List<Remark> check(Arguments arguments) {
        var rules = rules(arguments);
        var refusal = refusal(arguments);
        if (refusal.isPresent()) {
            return List.of(new Remark(FROM.name(), refusal.get(), true));
        }
        return rules instanceof PrisonersAndGuards people ? remarks(people, start(arguments)) : List.of();
    }

    private static List<Remark> remarks(PrisonersAndGuards people, int start) {
        if (start != people.start()) {
            return unreachable(people.from(start));
        }
        if (people.prisoners() > people.guards()) {
            var outnumbered = Message.of("river.remark.outnumbered", people.guards(), people.prisoners());
            return List.of(new Remark(PRISONERS.name(), outnumbered, false));
        }
        if (people.boat() == 1) {
            return List.of(new Remark(BOAT.name(), Message.of("river.remark.boat-for-one"), false));
        }
        return unreachable(people);
    }

    private static List<Remark> unreachable(StateSpace people) {
        var result = new BreadthFirst().search(people, Extent.TO_GOAL, new SearchListener() {});
        return result.goal() >= 0
                ? List.of()
                : List.of(new Remark(
                        BOAT.name(),
                        Message.of("river.remark.no-way", result.graph().size()),
                        false));
    }

    @Override
    public Optional<GameRules> gameRules() {
        return Optional.of(new RiverGame());
    }

    @Override
    public Optional<ProgramRules> programRules() {
        return Optional.of(new RiverProgramRules());
    }

    @Override
    public Message gameHelp(Arguments arguments) {
        return Message.of("river.hand.help." + arguments.get(KIND).id());
    }
}
