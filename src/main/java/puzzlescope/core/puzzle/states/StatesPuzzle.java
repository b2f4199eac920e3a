package puzzlescope.core.puzzle.states;

import static puzzlescope.core.event.Role.CALL;
import static puzzlescope.core.event.Role.DEAD_END;
import static puzzlescope.core.event.Role.REJECT;
import static puzzlescope.core.event.Role.SOLUTION;
import static puzzlescope.core.event.Role.TRY;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import puzzlescope.core.event.Board;
import puzzlescope.core.event.Message;
import puzzlescope.core.event.Role;
import puzzlescope.core.event.Vocabulary;
import puzzlescope.core.puzzle.Algorithm;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.ChoiceParameter;
import puzzlescope.core.puzzle.HandPlay;
import puzzlescope.core.puzzle.Instance;
import puzzlescope.core.puzzle.NumberParameter;
import puzzlescope.core.puzzle.Parameter;
import puzzlescope.core.puzzle.Puzzle;
import puzzlescope.core.puzzle.Remark;
import puzzlescope.core.puzzle.TextParameter;
import puzzlescope.core.puzzle.states.board.StatesBoard;
import puzzlescope.core.puzzle.states.event.Graphs;
import puzzlescope.core.puzzle.states.event.Order;
import puzzlescope.core.puzzle.states.event.StatesCode;
import puzzlescope.core.puzzle.states.event.StatesEventKind;
import puzzlescope.core.puzzle.states.search.GraphSearch;
import puzzlescope.core.puzzle.states.search.SideBySide;
import puzzlescope.core.puzzle.states.space.NamedSpace;
import puzzlescope.core.run.Solver;
import puzzlescope.core.search.StateSpace;

/** The graph of the states of another puzzle, built by a search, or by two side by side. */
public final class StatesPuzzle implements Puzzle {

    public static final String SIDE_BY_SIDE = "side-by-side";
    public static final String SOLVED = "solved";

    public static final ChoiceParameter SPACE = new ChoiceParameter(
            "space", Arrays.stream(SpaceKind.values()).map(SpaceKind::id).toList(), SpaceKind.RIVER.id());

    /** These three count for prisoners and guards alone. */
    public static final NumberParameter GUARDS = new NumberParameter("guards", 1, 20, false, 3L);

    public static final NumberParameter PRISONERS = new NumberParameter("prisoners", 1, 20, false, 3L);
    public static final NumberParameter BOAT = new NumberParameter("boat", 1, 10, false, 2L);

    /** Counts for the Towers of Hanoi alone. */
    public static final NumberParameter DISKS = new NumberParameter("disks", 1, 8, false, 3L);

    /** Where the search of sliding tiles begins: far from the solved board, or at it. */
    public static final ChoiceParameter START = new ChoiceParameter("start", List.of("mixed", SOLVED), "mixed");

    /** The state that a run begins at, as the documents write it; the puzzle's own first one if nothing is given. */
    public static final TextParameter<String> FROM = new TextParameter<>("from", "", String::strip, state -> state);

    public static final ChoiceParameter STOP_AT_GOAL = ChoiceParameter.yesOrNo("stop-at-goal");

    @Override
    public String id() {
        return "states";
    }

    @Override
    public Vocabulary vocabulary() {
        return StatesCode.vocabulary(graphs(presets()));
    }

    @Override
    public List<Parameter<?>> ownParameters() {
        return List.of(SPACE, GUARDS, PRISONERS, BOAT, DISKS, START, FROM, STOP_AT_GOAL);
    }

    @Override
    public List<Algorithm> algorithms() {
        return List.of(
                algorithm(Order.BREADTH_FIRST.id(), TRY, REJECT, SOLUTION),
                algorithm(Order.DEPTH_FIRST.id(), CALL, TRY, REJECT, DEAD_END, SOLUTION),
                algorithm(SIDE_BY_SIDE, TRY, REJECT, SOLUTION));
    }

    private Algorithm algorithm(String id, Role... roles) {
        return new Algorithm(id, given -> solver(given, graphs(given)), roles)
                .counting(StatesEventKind.NODE_VISITED, StatesEventKind.NODE_DISCOVERED);
    }

    @Override
    public boolean matters(Parameter<?> parameter, Arguments arguments) {
        var kind = SpaceKind.of(arguments.get(SPACE));
        if (List.of(GUARDS, PRISONERS, BOAT).contains(parameter)) {
            return kind == SpaceKind.RIVER;
        }
        if (parameter.equals(DISKS)) {
            return kind == SpaceKind.HANOI;
        }
        boolean begins = !kind.isTiles() || !arguments.get(FROM).isEmpty();
        return !parameter.equals(START) || !begins;
    }

    @Override
    public List<Remark> check(Arguments arguments) {
        var from = arguments.get(FROM);
        boolean wrong = !from.isEmpty() && preset(arguments).find(from).isEmpty();
        return wrong ? List.of(new Remark(FROM.name(), Message.of("states.remark.from", from), true)) : List.of();
    }

    @Override
    public Optional<HandPlay> handPlay() {
        return Optional.of(new StatesGame());
    }

    private List<Order> orders(Arguments arguments) {
        var id = arguments.get(algorithmParameter());
        return Arrays.stream(Order.values())
                .filter(order -> id.equals(SIDE_BY_SIDE) || id.equals(order.id()))
                .toList();
    }

    /** The states and moves that arguments ask for, to be found all. */
    public static StateSpace space(Arguments arguments) {
        return preset(arguments).numbered();
    }

    private static NamedSpace preset(Arguments arguments) {
        return SpaceKind.of(arguments.get(SPACE)).space(arguments);
    }

    private Graphs graphs(Arguments arguments) {
        var preset = preset(arguments);
        var from = arguments.get(FROM);
        var begun = from.isEmpty() ? OptionalLong.empty() : preset.find(from);
        return new Graphs(begun.isPresent() ? preset.from(begun.getAsLong()) : preset, orders(arguments));
    }

    private static Solver solver(Arguments arguments, Graphs graphs) {
        boolean stopAtGoal = arguments.get(STOP_AT_GOAL).equals(ChoiceParameter.YES);
        return graphs.orders().size() > 1
                ? new SideBySide(graphs, stopAtGoal)
                : new GraphSearch(graphs, graphs.orders().getFirst(), stopAtGoal);
    }

    /** A board of a run of its own; {@link #instance} has the boards that know what the solver finds. */
    @Override
    public Board board(Arguments arguments) {
        return new StatesBoard(graphs(arguments));
    }

    @Override
    public Instance instance(Arguments arguments) {
        var graphs = graphs(arguments);
        return new Instance(
                StatesCode.vocabulary(graphs),
                () -> new StatesBoard(graphs),
                solver(arguments, graphs),
                counted(arguments));
    }
}
