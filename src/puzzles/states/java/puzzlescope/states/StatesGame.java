package puzzlescope.states;

import static puzzlescope.states.event.StatesEvent.Kind.HAND_BEGAN;
import static puzzlescope.states.event.StatesEvent.Kind.WALKED_AS_BEFORE;
import static puzzlescope.states.event.StatesEvent.Kind.WALKED_BY_NEW_EDGE;
import static puzzlescope.states.event.StatesEvent.Kind.WALKED_TO_NEW;

import java.util.ArrayList;
import java.util.List;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.Measure;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.DistanceToGoal;
import puzzlescope.engine.puzzle.GameRules;
import puzzlescope.engine.puzzle.GameStatus;
import puzzlescope.engine.puzzle.GameStatus.State;
import puzzlescope.engine.puzzle.Hint;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.MoveCount;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.search.BreadthFirst;
import puzzlescope.engine.search.Extent;
import puzzlescope.engine.search.SearchListener;
import puzzlescope.engine.search.SearchResult;
import puzzlescope.engine.search.SearchResult.Verdict;
import puzzlescope.engine.search.StateGraph;
import puzzlescope.engine.search.StateSpace;
import puzzlescope.states.board.StatesBoard;
import puzzlescope.states.event.SearchOrder;
import puzzlescope.states.event.StatesEvent;
import puzzlescope.states.event.StatesGameEvent;
import puzzlescope.states.event.StatesGameEvent.GoalWalkedTo;
import puzzlescope.states.event.StatesGameEvent.Walked;
import puzzlescope.states.space.NamedSpace;

/**
 * A walk through the states by hand: each node gets its number when it is first met, and the goal should be reached in
 * few moves.
 */
public final class StatesGame implements GameRules {

    private static final SearchOrder ORDER = SearchOrder.BREADTH_FIRST;

    /** Returns arguments for a single graph that does not begin at the goal. */
    @Override
    public Arguments arguments(Arguments given) {
        return given.choosing(StatesPuzzle.ALGORITHM, StatesAlgorithm.BREADTH_FIRST)
                .choosing(StatesPuzzle.START, StatesPuzzle.START.preset())
                .with(StatesPuzzle.FROM, "");
    }

    @Override
    public void open(Arguments arguments, EventSink sink) {
        sink.emit(HAND_BEGAN, ORDER.ordinal(), 0);
    }

    /**
     * Returns the events of a move.
     *
     * @throws InvalidInputException if it is not possible from the current node
     */
    public static List<StatesEvent> walk(StatesBoard board, int move) {
        var search = board.searches().getFirst();
        long state = search.found().state(search.current());
        long after = board.named().space().after(state, move);
        if (after == StateSpace.NONE) {
            throw new InvalidInputException(Message.of("states.hand.no-move", search.current()));
        }
        return events(board, after, move, () -> {});
    }

    private static List<StatesEvent> events(StatesBoard board, long after, int move, Runnable checkStopped) {
        var search = board.searches().getFirst();
        int from = search.current();
        int known = search.found().nodeOf(after, search.nodes());
        boolean oldEdge = known >= 0 && search.found().hasEdge(from, known, search.edges());
        var kind = known < 0 ? WALKED_TO_NEW : oldEdge ? WALKED_AS_BEFORE : WALKED_BY_NEW_EDGE;
        int node = known < 0 ? search.nodes() : known;
        var events = new ArrayList<StatesEvent>();
        events.add(new Walked(board.graphs(), kind, ORDER, node, from, move));
        var named = board.named();
        if (named.isGoal(after)) {
            var shortest = search(named, named.space().start(), checkStopped);
            int fewest = Math.max(0, shortest.path().length - 1);
            events.add(new GoalWalkedTo(board.graphs(), ORDER, search.steps() + 1, fewest));
        }
        return events;
    }

    @Override
    public Instance instance(Puzzle puzzle, Arguments arguments) {
        var run = puzzle.instance(arguments);
        return run.playedBy(Measure.of(run.vocabulary(), "measure.moves", 0)
                .by(
                        1,
                        StatesEvent.Kind.WALKED_TO_NEW,
                        StatesEvent.Kind.WALKED_BY_NEW_EDGE,
                        StatesEvent.Kind.WALKED_AS_BEFORE));
    }

    @Override
    public List<? extends Event> again(Arguments arguments, Board any, List<Event> move) {
        if (move.getFirst() instanceof Walked walked) {
            return walk((StatesBoard) any, walked.move());
        }
        throw new InvalidInputException(Message.of("game.no-again"));
    }

    @Override
    public GameStatus status(Arguments arguments, Board board) {
        var search = ((StatesBoard) board).searches().getFirst();
        if (search.goal() >= 0) {
            var key = StatesGameEvent.won(search.steps(), search.fewest());
            var moveCount = MoveCount.moves(search.steps(), search.fewest());
            return new GameStatus(
                    State.WON, 1, 1, Message.of("states." + key, search.steps(), search.fewest()), moveCount);
        }
        var open = Message.of("states.hand.standing", search.steps(), search.nodes());
        return new GameStatus(State.OPEN, 0, 1, open, MoveCount.moves(search.steps(), 0));
    }

    @Override
    public Hint hint(Arguments arguments, Board board, Runnable checkStopped) {
        var states = (StatesBoard) board;
        var search = states.searches().getFirst();
        var result = search(states.named(), search.found().state(search.current()), checkStopped);
        if (result.goal() < 0) {
            var key = result.verdict() == Verdict.ABSENT ? "states.hand.no-way" : "states.hand.too-far";
            return Hint.none(Message.of(key, result.graph().size()))
                    .with(result.verdict() == Verdict.ABSENT ? DistanceToGoal.IMPOSSIBLE : DistanceToGoal.UNKNOWN);
        }
        var path = result.path();
        int move = result.graph().move(path[1]);
        var events = events(states, result.graph().state(path[1]), move, checkStopped);
        var name = states.named().moveName(result.graph().state(path[0]), move).label();
        return new Hint(
                List.copyOf(events),
                Message.of("states.hand.hint", name, path.length - 1),
                DistanceToGoal.exactly(path.length - 1));
    }

    private static SearchResult search(NamedSpace named, long start, Runnable checkStopped) {
        var extent = Extent.TO_GOAL.atMost(named.mostStates());
        return new BreadthFirst().search(named.space().from(start), extent, new SearchListener() {
            @Override
            public void visiting(StateGraph graph, int node) {
                if (node % 1024 == 0) {
                    checkStopped.run();
                }
            }
        });
    }

    @Override
    public Arguments runFrom(Arguments arguments, Board board) {
        var states = (StatesBoard) board;
        var search = states.searches().getFirst();
        var text = states.named().text(search.found().state(search.current()));
        return arguments.with(StatesPuzzle.FROM, search.current() == 0 ? "" : text);
    }

    @Override
    public List<Parameter<?>> inputs() {
        return List.of(
                StatesPuzzle.SPACE,
                StatesPuzzle.GUARDS,
                StatesPuzzle.PRISONERS,
                StatesPuzzle.BOAT,
                StatesPuzzle.DISKS,
                StatesPuzzle.HOLE,
                StatesPuzzle.DEPTH,
                StatesPuzzle.OWN);
    }

    @Override
    public Arguments nextGame(Arguments given) {
        var spaces = StatesPuzzle.SPACE.values();
        int next = (spaces.indexOf(given.get(StatesPuzzle.SPACE)) + 1) % spaces.size();
        return given.choosing(StatesPuzzle.SPACE, spaces.get(next));
    }

    @Override
    public String contest(Arguments arguments) {
        return arguments.text(StatesPuzzle.SPACE)
                + switch (arguments.get(StatesPuzzle.SPACE)) {
                    case RIVER ->
                        "." + arguments.text(StatesPuzzle.GUARDS) + "." + arguments.text(StatesPuzzle.PRISONERS) + "."
                                + arguments.text(StatesPuzzle.BOAT);
                    case HANOI -> "." + arguments.text(StatesPuzzle.DISKS);
                    case TILES_4X4 -> "." + arguments.text(StatesPuzzle.DEPTH);
                    case PEGS_10, PEGS_15 -> "." + arguments.text(StatesPuzzle.HOLE);
                    case OWN ->
                        "."
                                + Integer.toHexString(
                                        arguments.get(StatesPuzzle.OWN).hashCode());
                    case WOLF_GOAT_CABBAGE, BRIDGE_AND_TORCH, TILES_2X2, TILES_2X3, TILES_3X3 -> "";
                };
    }
}
