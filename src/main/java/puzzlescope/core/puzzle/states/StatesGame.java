package puzzlescope.core.puzzle.states;

import java.util.ArrayList;
import java.util.List;
import puzzlescope.core.event.Board;
import puzzlescope.core.event.EventSink;
import puzzlescope.core.event.Message;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.Effort;
import puzzlescope.core.puzzle.HandPlay;
import puzzlescope.core.puzzle.Hint;
import puzzlescope.core.puzzle.Parameter;
import puzzlescope.core.puzzle.Refusal;
import puzzlescope.core.puzzle.Standing;
import puzzlescope.core.puzzle.Standing.State;
import puzzlescope.core.puzzle.states.board.StatesBoard;
import puzzlescope.core.puzzle.states.event.HandEvent.GoalWalkedTo;
import puzzlescope.core.puzzle.states.event.HandEvent.HandBegan;
import puzzlescope.core.puzzle.states.event.HandEvent.News;
import puzzlescope.core.puzzle.states.event.HandEvent.Walked;
import puzzlescope.core.puzzle.states.event.Order;
import puzzlescope.core.puzzle.states.event.StatesEvent;
import puzzlescope.core.puzzle.states.event.Voice;
import puzzlescope.core.puzzle.states.space.Name;
import puzzlescope.core.search.BreadthFirst;
import puzzlescope.core.search.Extent;
import puzzlescope.core.search.SearchListener;
import puzzlescope.core.search.SearchResult;
import puzzlescope.core.search.StateGraph;
import puzzlescope.core.search.StateSpace;

/** A walk through the states by hand: each node that is met gets its number, and the goal should be reached in few moves. */
public final class StatesGame implements HandPlay {

    private static final Voice VOICE = new Voice(Order.BREADTH_FIRST, false);

    /** One graph, which begins elsewhere than at the goal. */
    @Override
    public Arguments arguments(Arguments given) {
        return given.choosing(StatesPuzzle.ALGORITHM, StatesAlgorithm.BREADTH_FIRST)
                .choosing(StatesPuzzle.START, StatesPuzzle.START.preset())
                .with(StatesPuzzle.FROM, "");
    }

    @Override
    public void open(Arguments arguments, EventSink sink) {
        sink.emit(new HandBegan(VOICE, Name.of("")).pack());
    }

    /**
     * The events of a move.
     *
     * @throws Refusal if it is not possible where the person stands
     */
    public static List<StatesEvent> walk(StatesBoard board, int move) {
        var growth = board.growths().getFirst();
        long state = growth.found().state(growth.current());
        long after = board.named().space().after(state, move);
        if (after == StateSpace.NONE) {
            throw new Refusal(Message.of("states.hand.no-move", growth.current()));
        }
        return events(board, after, move, () -> {});
    }

    private static List<StatesEvent> events(StatesBoard board, long after, int move, Runnable checkStopped) {
        var growth = board.growths().getFirst();
        int from = growth.current();
        int known = growth.found().nodeOf(after, growth.nodes());
        var news =
                known < 0 ? News.STATE : growth.found().hasEdge(from, known, growth.edges()) ? News.NOTHING : News.EDGE;
        var named = board.named();
        var name = named.moveName(growth.found().state(from), move);
        int node = known < 0 ? growth.nodes() : known;
        var events = new ArrayList<StatesEvent>();
        events.add(new Walked(VOICE, node, from, move, name, named.name(after), news));
        if (named.isGoal(after)) {
            var shortest = search(named.space(), named.space().start(), checkStopped);
            int fewest = shortest.path().length - 1;
            events.add(new GoalWalkedTo(VOICE, growth.steps() + 1, fewest));
        }
        return events;
    }

    @Override
    public Standing standing(Arguments arguments, Board board) {
        var growth = ((StatesBoard) board).growths().getFirst();
        if (growth.goal() >= 0) {
            var key = growth.steps() == growth.fewest() ? "states.hand.won-best" : "states.hand.won";
            var effort = Effort.moves(growth.steps(), growth.fewest());
            return new Standing(State.WON, 1, 1, Message.of(key, growth.steps(), growth.fewest()), effort);
        }
        var open = Message.of("states.hand.standing", growth.steps(), growth.nodes());
        return new Standing(State.OPEN, 0, 1, open, Effort.moves(growth.steps(), 0));
    }

    @Override
    public Hint hint(Arguments arguments, Board board, Runnable checkStopped) {
        var states = (StatesBoard) board;
        var growth = states.growths().getFirst();
        var result = search(states.named().space(), growth.found().state(growth.current()), checkStopped);
        if (result.goal() < 0) {
            return Hint.none(Message.of("states.hand.no-way", result.graph().size()));
        }
        var path = result.path();
        int move = result.graph().move(path[1]);
        var events = events(states, result.graph().state(path[1]), move, checkStopped);
        var name = states.named().moveName(result.graph().state(path[0]), move).label();
        return new Hint(List.copyOf(events), Message.of("states.hand.hint", name, path.length - 1));
    }

    private static SearchResult search(StateSpace space, long start, Runnable checkStopped) {
        return new BreadthFirst().search(space.from(start), Extent.TO_GOAL, new SearchListener() {
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
        var growth = states.growths().getFirst();
        var text = states.named().text(growth.found().state(growth.current()));
        return arguments.with(StatesPuzzle.FROM, growth.current() == 0 ? "" : text);
    }

    @Override
    public List<Parameter<?>> inputs() {
        return List.of(
                StatesPuzzle.SPACE, StatesPuzzle.GUARDS, StatesPuzzle.PRISONERS, StatesPuzzle.BOAT, StatesPuzzle.DISKS);
    }

    @Override
    public Arguments another(Arguments given) {
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
                    case WOLF_GOAT_CABBAGE, TILES_2X2, TILES_2X3, TILES_3X3 -> "";
                };
    }
}
