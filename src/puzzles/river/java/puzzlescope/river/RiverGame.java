package puzzlescope.river;

import static puzzlescope.engine.event.FlagField.bit;
import static puzzlescope.river.event.RiverEvent.Kind.CROSSED_AS_BEFORE;
import static puzzlescope.river.event.RiverEvent.Kind.CROSSED_BY_NEW_EDGE;
import static puzzlescope.river.event.RiverEvent.Kind.CROSSED_TO_NEW_STATE;
import static puzzlescope.river.event.RiverEvent.Kind.SEARCH_BEGAN;

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
import puzzlescope.engine.search.CheapestFirst;
import puzzlescope.engine.search.Extent;
import puzzlescope.engine.search.SearchListener;
import puzzlescope.engine.search.SearchResult;
import puzzlescope.engine.search.StateSpace;
import puzzlescope.river.board.RiverBoard;
import puzzlescope.river.event.RiverEvent;
import puzzlescope.river.event.RiverGameEvent.AllAcross;
import puzzlescope.river.event.RiverGameEvent.Crossed;
import puzzlescope.river.event.VisitOrder;
import puzzlescope.river.space.LoadCode;
import puzzlescope.river.space.RiverKind;
import puzzlescope.river.space.RiverRules;
import puzzlescope.river.space.StateCode;

/** Crossings made by hand; a load that the rules forbid is rejected with the rule. */
public final class RiverGame implements GameRules {

    @Override
    public void open(Arguments arguments, EventSink sink) {
        // A game enqueues nothing, so the order without a queue is used.
        int start = RiverPuzzle.start(arguments);
        boolean elsewhere = start != RiverPuzzle.rules(arguments).start();
        sink.emit(SEARCH_BEGAN, start, VisitOrder.DEPTH_FIRST.ordinal(), bit(elsewhere));
    }

    /**
     * Returns the events of a crossing.
     *
     * @param load the passengers, as a {@link LoadCode}
     * @throws InvalidInputException if the rules forbid it
     */
    public static List<RiverEvent> cross(RiverBoard board, int load) {
        var rules = board.rules();
        int state = board.state(board.ashore());
        int move = move(rules, load);
        long after = rules.after(state, move);
        if (after == StateSpace.NONE) {
            throw new InvalidInputException(rules.rejectionReason(state, move).message(state, load));
        }
        return events(board, (int) after, load);
    }

    private static int move(RiverRules rules, int load) {
        for (int move = 0; move < rules.moves(); move++) {
            if (rules.load(move) == load) {
                return move;
            }
        }
        boolean empty = LoadCode.size(load) == 0;
        throw new InvalidInputException(Message.of(empty ? "river.hand.nobody" : "river.hand.too-many"));
    }

    private static List<RiverEvent> events(RiverBoard board, int after, int load) {
        int from = board.ashore();
        int known = board.nodeOf(after);
        int node = known < 0 ? board.nodes() : known;
        var kind =
                known < 0 ? CROSSED_TO_NEW_STATE : board.hasEdge(from, known) ? CROSSED_AS_BEFORE : CROSSED_BY_NEW_EDGE;
        var events = new ArrayList<RiverEvent>();
        events.add(new Crossed(kind, node, after, from, load));
        if (after == board.rules().goal()) {
            boolean timed = board.rules().kind() == RiverKind.BRIDGE_AND_TORCH;
            events.add(new AllAcross(
                    board.crossings() + 1, board.costSoFar() + board.rules().cost(load), timed));
        }
        return events;
    }

    @Override
    public Instance instance(Puzzle puzzle, Arguments arguments) {
        return played(puzzle.instance(arguments));
    }

    /** Returns the instance of a game, or of a program that plays one. */
    Instance played(Instance instance) {
        return instance.playedBy(Measure.of(RiverEvent.Kind.VOCABULARY, "measure.moves", 0)
                .by(
                        1,
                        RiverEvent.Kind.CROSSED_TO_NEW_STATE,
                        RiverEvent.Kind.CROSSED_BY_NEW_EDGE,
                        RiverEvent.Kind.CROSSED_AS_BEFORE));
    }

    @Override
    public List<? extends Event> again(Arguments arguments, Board any, List<Event> move) {
        if (move.getFirst() instanceof Crossed crossed) {
            return cross((RiverBoard) any, crossed.load());
        }
        throw new InvalidInputException(Message.of("game.no-again"));
    }

    @Override
    public GameStatus status(Arguments arguments, Board board) {
        var river = (RiverBoard) board;
        var rules = river.rules();
        int state = river.state(river.ashore());
        int all = StateCode.left((int) rules.start());
        int across = all - StateCode.left(state);
        boolean timed = rules.kind() == RiverKind.BRIDGE_AND_TORCH;
        int spent = timed ? river.costSoFar() : river.crossings();
        if (state == rules.goal()) {
            var best = search(rules, river.start());
            int least = (int) best.graph().cost(best.goal());
            var key = spent == least ? "river.hand.won-best" : "river.hand.won";
            var won = Message.of(key + (timed ? "-minutes" : ""), spent, least);
            return new GameStatus(State.WON, all, all, won, effort(timed, spent, least));
        }
        var key = timed ? "river.hand.standing-minutes" : "river.hand.standing";
        return new GameStatus(State.OPEN, across, all, Message.of(key, across, all, spent), effort(timed, spent, 0));
    }

    private static MoveCount effort(boolean timed, int spent, int least) {
        return timed ? MoveCount.minutes(spent, least) : MoveCount.moves(spent, least);
    }

    @Override
    public Hint hint(Arguments arguments, Board board, Runnable checkStopped) {
        var river = (RiverBoard) board;
        var rules = river.rules();
        int state = river.state(river.ashore());
        var result = search(rules, state);
        if (result.goal() < 0) {
            return Hint.none(Message.of("river.remark.no-way", result.graph().size()))
                    .with(DistanceToGoal.IMPOSSIBLE);
        }
        var path = result.path();
        int load = rules.load(result.graph().move(path[1]));
        boolean timed = rules.kind() == RiverKind.BRIDGE_AND_TORCH;
        return new Hint(
                List.copyOf(events(river, (int) result.graph().state(path[1]), load)),
                Message.of(
                        timed ? "river.hand.hint-minutes" : "river.hand.hint",
                        LoadCode.message(load),
                        result.graph().cost(result.goal())),
                DistanceToGoal.exactly((int) result.graph().cost(result.goal())));
    }

    private static SearchResult search(RiverRules rules, long from) {
        return new CheapestFirst().search(rules.from(from), Extent.TO_GOAL, new SearchListener() {});
    }

    @Override
    public Arguments runFrom(Arguments arguments, Board board) {
        var river = (RiverBoard) board;
        int state = river.state(river.ashore());
        return arguments.with(RiverPuzzle.FROM, state == river.rules().start() ? "" : StateCode.text(state));
    }

    @Override
    public List<Parameter<?>> inputs() {
        return List.of(
                RiverPuzzle.KIND,
                RiverPuzzle.GUARDS,
                RiverPuzzle.PRISONERS,
                RiverPuzzle.BOAT,
                RiverPuzzle.MINUTES,
                RiverPuzzle.FROM);
    }

    @Override
    public Arguments nextGame(Arguments given) {
        var kinds = RiverPuzzle.KIND.values();
        int next = (kinds.indexOf(given.get(RiverPuzzle.KIND)) + 1) % kinds.size();
        // A state of one puzzle is not valid in another.
        return given.choosing(RiverPuzzle.KIND, kinds.get(next)).with(RiverPuzzle.FROM, "");
    }

    @Override
    public String contest(Arguments arguments) {
        var from = arguments.get(RiverPuzzle.FROM).replace(',', '.');
        return arguments.text(RiverPuzzle.KIND)
                + switch (arguments.get(RiverPuzzle.KIND)) {
                    case PRISONERS_AND_GUARDS ->
                        "." + arguments.text(RiverPuzzle.GUARDS) + "." + arguments.text(RiverPuzzle.PRISONERS) + "."
                                + arguments.text(RiverPuzzle.BOAT);
                    case WOLF_GOAT_CABBAGE -> "";
                    case BRIDGE_AND_TORCH ->
                        "." + arguments.text(RiverPuzzle.MINUTES).replace(' ', '.');
                }
                + (from.isEmpty() ? "" : ".from." + from);
    }
}
