package puzzlescope.hanoi.board;

import static puzzlescope.hanoi.event.HanoiGraphEvent.PARENT;
import static puzzlescope.hanoi.event.HanoiGraphEvent.STATE;
import static puzzlescope.hanoi.event.TowerEvent.DISK;
import static puzzlescope.hanoi.event.TowerEvent.FROM;
import static puzzlescope.hanoi.event.TowerEvent.TO;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.PendingState;
import puzzlescope.engine.event.PendingStates;
import puzzlescope.engine.event.StateIo;
import puzzlescope.hanoi.event.HanoiKind;
import puzzlescope.hanoi.fast.FirstMove;
import puzzlescope.hanoi.space.HanoiSpace;

/**
 * The places of the disks, the number of moves, the states found by a search and, if the graph of the states is small
 * enough to draw, the path of the moves.
 */
public final class HanoiBoard implements Board {

    /** The most disks for which the path is kept and the graph drawn, on three pegs. */
    public static final int MOST_DISKS_OF_GRAPH = 6;

    private static final int FIRST_CAPACITY = 64;

    private final HanoiSpace space;
    private final long start;
    private final DiscoveredStates found;
    private long state;
    private int moves;
    /** The states before each move. */
    private int[] way = new int[FIRST_CAPACITY];

    private int visits;
    private int links;

    /** Creates a board with all disks on the first peg. */
    public HanoiBoard(HanoiSpace space) {
        this(space, space.start());
    }

    /** @param start the initial state; over three pegs any state */
    public HanoiBoard(HanoiSpace space, long start) {
        this.space = space;
        this.start = start;
        boolean searchable =
                space.pegs() == HanoiSpace.SEARCHED_PEGS && space.disks() <= HanoiSpace.MOST_SEARCHED_DISKS;
        found = new DiscoveredStates(searchable ? (int) space.states() : 0);
        state = start;
    }

    public HanoiSpace space() {
        return space;
    }

    /** The state before the first move. */
    public long start() {
        return start;
    }

    /** The fewest moves from the first state to the goal. */
    public int fewestMoves() {
        return start == space.start()
                ? space.fewestMoves()
                : FirstMove.overThree(space, start).moves();
    }

    /** The current state. */
    public long state() {
        return state;
    }

    /** The number of moves that have been made. */
    public int moves() {
        return moves;
    }

    /** Returns whether the graph of the states can be drawn, with the path taken. */
    public boolean hasGraph() {
        return space.pegs() == HanoiSpace.SEARCHED_PEGS && space.disks() <= MOST_DISKS_OF_GRAPH;
    }

    /** Returns the state before a move, counted from 0, or, after the last one, the current state. */
    public long stateBefore(int move) {
        return move == moves ? state : way[move];
    }

    /** The number of states that a search has found. */
    public int found() {
        return found.size();
    }

    /** A state by the order in which a search found it, from 0. */
    public int foundState(int rank) {
        return found.state(rank);
    }

    /** The index of a state among those that a search has found, from 0. */
    public int rank(int state) {
        return found.rank(state);
    }

    public int visits() {
        return visits;
    }

    /** Returns the distance of a state from the start in the search, or -1 if it is not found. */
    public int depth(int state) {
        return found.depth(state);
    }

    /** The predecessor of a state in the search; the start's is itself. */
    public int last(int state) {
        return found.last(state);
    }

    /** Returns whether a state is found but not yet visited. */
    public boolean isWaiting(int state) {
        return found.depth(state) >= 0 && found.rank(state) >= visits;
    }

    /** The number of steps back from the goal that have been followed. */
    public int links() {
        return links;
    }

    @Override
    public List<PendingStates> pendingStates(int most) {
        if (found.size() == 0) {
            return List.of();
        }
        int size = found.size() - visits;
        return List.of(PendingStates.queue(
                size,
                IntStream.range(visits, visits + Math.min(size, most))
                        .map(found::state)
                        .mapToObj(this::entry)
                        .toList()));
    }

    private PendingState entry(int each) {
        var text = space.text(each);
        int steps = depth(each);
        return new PendingState(
                each,
                Message.of("hanoi.agenda.state", text, steps),
                PendingState.symbols(text),
                PendingState.steps(steps));
    }

    @Override
    public int visited() {
        return visits;
    }

    @Override
    public Optional<PendingState> taken(long event) {
        return HanoiKind.of(event) == HanoiKind.STATE_VISITED ? Optional.of(entry(STATE.of(event))) : Optional.empty();
    }

    @Override
    public void apply(long event) {
        switch (HanoiKind.of(event)) {
            case DISK_MOVED -> {
                recordPath();
                moves++;
                carry(DISK.of(event), TO.of(event));
            }
            case SEARCH_BEGAN -> found.add(STATE.of(event), STATE.of(event));
            case STATE_VISITED -> visits++;
            case STATE_FOUND -> found.add(STATE.of(event), PARENT.of(event));
            case LINK_FOLLOWED -> links++;
            case STATE_LEFT,
                    TASK_GIVEN,
                    FOUR_PEG_TASK_GIVEN,
                    CLEARING_CALLED,
                    COVERING_CALLED,
                    SPLIT_CLEARING_CALLED,
                    REST_CALLED,
                    SPLIT_COVERING_CALLED,
                    CALL_RETURNED,
                    GATHERING_BEGAN,
                    GATHERING_LEFT_ONE,
                    GATHERING_CLEARED,
                    GATHERING_COVERED,
                    GOAL_REACHED,
                    STATE_KNOWN,
                    MOVE_REFUSED,
                    SEARCH_ENDED,
                    TOWER_MOVED,
                    TOWER_GATHERED -> {}
        }
    }

    @Override
    public void undo(long event) {
        switch (HanoiKind.of(event)) {
            case DISK_MOVED -> {
                moves--;
                carry(DISK.of(event), FROM.of(event));
            }
            case SEARCH_BEGAN, STATE_FOUND -> found.removeLatest();
            case STATE_VISITED -> visits--;
            case LINK_FOLLOWED -> links--;
            case STATE_LEFT,
                    TASK_GIVEN,
                    FOUR_PEG_TASK_GIVEN,
                    CLEARING_CALLED,
                    COVERING_CALLED,
                    SPLIT_CLEARING_CALLED,
                    REST_CALLED,
                    SPLIT_COVERING_CALLED,
                    CALL_RETURNED,
                    GATHERING_BEGAN,
                    GATHERING_LEFT_ONE,
                    GATHERING_CLEARED,
                    GATHERING_COVERED,
                    GOAL_REACHED,
                    STATE_KNOWN,
                    MOVE_REFUSED,
                    SEARCH_ENDED,
                    TOWER_MOVED,
                    TOWER_GATHERED -> {}
        }
    }

    private void recordPath() {
        if (hasGraph()) {
            ensureRoom(moves + 1);
            way[moves] = (int) state;
        }
    }

    private void ensureRoom(int kept) {
        if (kept > way.length) {
            way = Arrays.copyOf(way, 2 * kept);
        }
    }

    private void carry(int disk, int peg) {
        state = space.carried(state, disk, peg);
    }

    @Override
    public void state(StateIo io) {
        state = io.int64(state);
        moves = io.int32(moves);
        visits = io.int32(visits);
        links = io.int32(links);
        int kept = hasGraph() ? moves : 0;
        ensureRoom(kept);
        io.first(kept, way);
        found.state(io);
    }
}
