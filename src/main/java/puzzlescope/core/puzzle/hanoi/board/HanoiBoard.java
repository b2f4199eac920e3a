package puzzlescope.core.puzzle.hanoi.board;

import static puzzlescope.core.event.Packed.first;
import static puzzlescope.core.event.Packed.lower;
import static puzzlescope.core.event.Packed.second;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import puzzlescope.core.event.Agenda;
import puzzlescope.core.event.Board;
import puzzlescope.core.event.Message;
import puzzlescope.core.event.Packed;
import puzzlescope.core.puzzle.hanoi.event.HanoiEventKind;
import puzzlescope.core.puzzle.hanoi.event.TowerEvent.DiskMoved;
import puzzlescope.core.puzzle.hanoi.fast.NextMove;
import puzzlescope.core.puzzle.hanoi.space.HanoiSpace;

/**
 * Where the disks are, how many moves have been made and, where the graph of the states is small enough to be drawn, over
 * which states they led; and what a search has found.
 */
public final class HanoiBoard implements Board {

    /** With more disks, or with four pegs, the way is not kept and no graph can be drawn. */
    public static final int MOST_DISKS_OF_GRAPH = 6;

    private static final HanoiEventKind[] KINDS = HanoiEventKind.values();
    private static final int FIRST_CAPACITY = 64;

    private final HanoiSpace space;
    private final long start;
    private final FoundStates found;
    private long state;
    private int moves;
    /** The states before each move. */
    private int[] way = new int[FIRST_CAPACITY];

    private int visits;
    private int current = -1;
    private int links;

    /** A board on which all disks are on the first peg. */
    public HanoiBoard(HanoiSpace space) {
        this(space, space.start());
    }

    /** @param start where the disks are at first; over three pegs anywhere */
    public HanoiBoard(HanoiSpace space, long start) {
        this.space = space;
        this.start = start;
        boolean searchable =
                space.pegs() == HanoiSpace.SEARCHED_PEGS && space.disks() <= HanoiSpace.MOST_SEARCHED_DISKS;
        found = new FoundStates(searchable ? (int) space.states() : 0);
        state = start;
    }

    public HanoiSpace space() {
        return space;
    }

    /** The state before the first move. */
    public long start() {
        return start;
    }

    /** The fewest moves that lead from the first state to the goal. */
    public int fewestMoves() {
        return start == space.start()
                ? space.fewestMoves()
                : NextMove.overThree(space, start).moves();
    }

    /** The state that the moves led to. */
    public long state() {
        return state;
    }

    /** How many moves have been made. */
    public int moves() {
        return moves;
    }

    /** Whether the graph of the states can be drawn, with the way taken. */
    public boolean hasGraph() {
        return space.pegs() == HanoiSpace.SEARCHED_PEGS && space.disks() <= MOST_DISKS_OF_GRAPH;
    }

    /** The state before a move, counted from 0, or, after the last one, the present one. */
    public long stateBefore(int move) {
        return move == moves ? state : way[move];
    }

    /** How many states a search has found. */
    public int found() {
        return found.size();
    }

    /** How far a state is from the start by what a search has found, or -1 if it has not found it. */
    public int depth(int state) {
        return found.depth(state);
    }

    /** The state from which a search found a state; the start's is itself. */
    public int last(int state) {
        return found.last(state);
    }

    /** Whether a state is found but has not had its turn. */
    public boolean isWaiting(int state) {
        return found.depth(state) >= 0 && found.rank(state) >= visits;
    }

    /** The state whose moves a search is trying, or -1. */
    public int current() {
        return current;
    }

    /** How many steps back from the goal have been followed. */
    public int links() {
        return links;
    }

    @Override
    public List<Agenda> agendas(int most) {
        if (found.size() == 0) {
            return List.of();
        }
        int size = found.size() - visits;
        return List.of(Agenda.queue(
                size,
                IntStream.range(visits, visits + Math.min(size, most))
                        .map(found::state)
                        .mapToObj(each -> Message.of("hanoi.agenda.state", space.text(each), depth(each)))
                        .toList()));
    }

    @Override
    public void apply(long event) {
        switch (KINDS[Packed.kind(event)]) {
            case DISK_MOVED -> {
                keepWay();
                moves++;
                carry(lower(event), DiskMoved.to(lower(event)));
            }
            case SEARCH_BEGAN -> found.add(first(event), first(event));
            case STATE_VISITED -> {
                current = first(event);
                visits++;
            }
            case STATE_FOUND -> found.add(first(event), second(event));
            case STATE_LEFT -> current = -1;
            case LINK_FOLLOWED -> links++;
            default -> {}
        }
    }

    @Override
    public void undo(long event) {
        switch (KINDS[Packed.kind(event)]) {
            case DISK_MOVED -> {
                moves--;
                carry(lower(event), DiskMoved.from(lower(event)));
            }
            case SEARCH_BEGAN, STATE_FOUND -> found.removeLatest();
            case STATE_VISITED -> {
                current = -1;
                visits--;
            }
            case STATE_LEFT -> current = first(event);
            case LINK_FOLLOWED -> links--;
            default -> {}
        }
    }

    private void keepWay() {
        if (hasGraph()) {
            if (moves == way.length) {
                way = Arrays.copyOf(way, 2 * moves);
            }
            way[moves] = (int) state;
        }
    }

    private void carry(int packed, int peg) {
        state = space.carried(state, DiskMoved.disk(packed), peg);
    }

    @Override
    public byte[] snapshot() {
        int kept = hasGraph() ? moves : 0;
        var bytes = ByteBuffer.allocate(Long.BYTES + (4 + kept) * Integer.BYTES + found.bytes());
        bytes.putLong(state).putInt(moves).putInt(visits).putInt(current).putInt(links);
        for (int move = 0; move < kept; move++) {
            bytes.putInt(way[move]);
        }
        found.write(bytes);
        return bytes.array();
    }

    @Override
    public void restore(byte[] snapshot) {
        var bytes = ByteBuffer.wrap(snapshot);
        state = bytes.getLong();
        moves = bytes.getInt();
        visits = bytes.getInt();
        current = bytes.getInt();
        links = bytes.getInt();
        int kept = hasGraph() ? moves : 0;
        way = new int[Math.max(FIRST_CAPACITY, kept)];
        for (int move = 0; move < kept; move++) {
            way[move] = bytes.getInt();
        }
        found.read(bytes);
    }
}
