package puzzlescope.tiles.board;

import static puzzlescope.tiles.event.TilesGraphEvent.BACKWARD;
import static puzzlescope.tiles.event.TilesGraphEvent.BACKWARD_NUMBER;
import static puzzlescope.tiles.event.TilesGraphEvent.G;
import static puzzlescope.tiles.event.TilesGraphEvent.H;
import static puzzlescope.tiles.event.TilesGraphEvent.JOINED;
import static puzzlescope.tiles.event.TilesGraphEvent.LEFT_NUMBER;
import static puzzlescope.tiles.event.TilesGraphEvent.MOVE;
import static puzzlescope.tiles.event.TilesGraphEvent.NEW_MOVE;
import static puzzlescope.tiles.event.TilesGraphEvent.NUMBER;
import static puzzlescope.tiles.event.TilesGraphEvent.OLD_MOVE;
import static puzzlescope.tiles.event.TilesGraphEvent.PREVIOUS;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.PendingState;
import puzzlescope.engine.event.PendingStates;
import puzzlescope.engine.event.StateIo;
import puzzlescope.tiles.event.TilesGraphEvent;
import puzzlescope.tiles.space.Move;
import puzzlescope.tiles.space.TileOrder;
import puzzlescope.tiles.space.TilesFormat;
import puzzlescope.tiles.space.TilesHeuristic;

/** The board of a graph search, with the tree of all boards found. */
public final class TilesGraphBoard extends TilesBoard {

    private static final int NONE = -1;

    private final byte[] start;
    private final byte[] goal;
    private final boolean estimates;
    private final SearchTree tree = new SearchTree();
    /** The open list of a search with a heuristic. */
    private final OpenBoards open = new OpenBoards();

    private int number = NONE;
    private long expansions;

    /** @param heuristic the heuristic of the search; null for none */
    public TilesGraphBoard(TileOrder order, @Nullable TilesHeuristic heuristic) {
        super(order, heuristic);
        estimates = heuristic != null;
        start = tiles();
        goal = new byte[start.length];
        for (int square = 0; square < goal.length; square++) {
            goal[square] = (byte) ((square + 1) % goal.length);
        }
    }

    public int found() {
        return tree.size();
    }

    /** The number of boards found and not yet expanded. */
    public int waiting() {
        return waiting(false) + waiting(true);
    }

    /** Returns the number of boards not yet expanded that were found from the start, or backwards from the goal. */
    private int waiting(boolean backward) {
        return tree.found(backward) - tree.taken(backward);
    }

    public long expansions() {
        return expansions;
    }

    /** The number of the current board, or -1 if none has been expanded yet. */
    public int number() {
        return number;
    }

    /** Returns whether the current board was found from the goal: {@link #moves} are those from there. */
    public boolean isBackward() {
        return number >= 0 && tree.isBackward(number);
    }

    @Override
    public void apply(long event) {
        switch (TilesGraphEvent.Kind.of(event)) {
            case ROOT_TAKEN -> {
                tree.add(SearchTree.NO_PARENT, Move.UP, BACKWARD.of(event));
                if (estimates) {
                    open.add(0, H.of(event));
                }
            }
            case BOARD_EXPANDED -> {
                take(event);
                expansions++;
            }
            case GOAL_TAKEN -> take(event);
            case BOARD_DISCOVERED -> {
                tree.add(number, MOVE.of(event), tree.isBackward(number));
                if (estimates) {
                    open.add(G.of(event), H.of(event));
                }
            }
            case WAY_IMPROVED -> {
                tree.move(NUMBER.of(event), number, NEW_MOVE.of(event));
                if (estimates) {
                    open.improve(NUMBER.of(event), G.of(event));
                }
            }
            case SEARCHES_MET -> show(NUMBER.of(event));
            case WAY_JOINED -> join(NUMBER.of(event), BACKWARD_NUMBER.of(event));
            case BACK_AT_START -> show(0);
            case SOLUTION_MOVE -> slide(event);
            case LAYER_BEGAN, BOARD_KNOWN, GAVE_UP, SOLUTION_FOUND -> {}
        }
    }

    @Override
    public void undo(long event) {
        switch (TilesGraphEvent.Kind.of(event)) {
            case ROOT_TAKEN -> removeLast();
            case BOARD_EXPANDED -> {
                expansions--;
                untake(event);
            }
            case GOAL_TAKEN -> untake(event);
            case BOARD_DISCOVERED -> removeLast();
            case WAY_IMPROVED -> {
                tree.move(NUMBER.of(event), PREVIOUS.of(event), OLD_MOVE.of(event));
                if (estimates) {
                    open.undoImprove();
                }
            }
            case SEARCHES_MET -> show(tree.parent(tree.size() - 1));
            case WAY_JOINED -> show(NUMBER.of(event));
            case BACK_AT_START -> {
                show(LEFT_NUMBER.of(event));
                if (JOINED.of(event) > 0) {
                    join(number, JOINED.of(event));
                }
            }
            case SOLUTION_MOVE -> undoSlide(event);
            case LAYER_BEGAN, BOARD_KNOWN, GAVE_UP, SOLUTION_FOUND -> {}
        }
    }

    private void removeLast() {
        tree.removeLast();
        if (estimates) {
            open.removeLast();
        }
    }

    private void take(long event) {
        show(NUMBER.of(event));
        tree.take(number, 1);
        if (estimates) {
            open.take(number);
        }
    }

    private void untake(long event) {
        if (estimates) {
            open.undoTake(number);
        }
        tree.take(number, -1);
        int before = PREVIOUS.of(event);
        boolean first = before == number;
        show(before);
        number = first ? NONE : before;
    }

    /** Sets the tiles to a board of the tree, with the moves from its root. */
    private void show(int shown) {
        number = shown;
        setTiles(tree.isBackward(shown) ? goal : start);
        follow(shown);
    }

    private void follow(int board) {
        if (tree.parent(board) != SearchTree.NO_PARENT) {
            follow(tree.parent(board));
            apply(tree.move(board));
        }
    }

    /** Appends, to a board on the side of the start, the reversed moves from the goal to the same board. */
    private void join(int from, int backward) {
        show(from);
        for (int at = backward; tree.parent(at) != SearchTree.NO_PARENT; at = tree.parent(at)) {
            apply(tree.move(at).opposite());
        }
    }

    @Override
    public List<PendingStates> pendingStates(int most) {
        if (open.isUsed()) {
            return List.of(PendingStates.openList(open.waiting(), open.first(most)));
        }
        if (tree.size() == 0) {
            return List.of();
        }
        var ahead = queue(false, most);
        return tree.found(true) == 0
                ? List.of(PendingStates.queue(waiting(false), ahead))
                : List.of(
                        PendingStates.queue(Message.of("tiles.agenda.start"), waiting(false), ahead),
                        PendingStates.queue(Message.of("tiles.agenda.goal"), waiting(true), queue(true, most)));
    }

    /** Returns the first boards of a queue, in the order in which their side found them. */
    private List<PendingState> queue(boolean backward, int most) {
        boolean alone = tree.found(!backward) == 0;
        return IntStream.range(alone ? tree.taken(backward) : 0, tree.size())
                .filter(board -> tree.isBackward(board) == backward)
                .skip(alone ? 0 : tree.taken(backward))
                .limit(most)
                .mapToObj(this::inQueue)
                .toList();
    }

    private PendingState inQueue(int board) {
        int steps = tree.depth(board);
        return new PendingState(
                board,
                Message.of("tiles.agenda.board", board, steps),
                Message.of("agenda.number", board),
                PendingState.steps(steps));
    }

    @Override
    public String nodeText(String node) {
        byte[] tiles = tilesOf(Integer.parseInt(node));
        return TilesFormat.onOneLine(size(), size(), square -> tiles[square]);
    }

    @Override
    public int visited() {
        return tree.taken(false) + tree.taken(true);
    }

    @Override
    public Optional<PendingState> taken(long event) {
        var kind = TilesGraphEvent.Kind.of(event);
        if (kind != TilesGraphEvent.Kind.BOARD_EXPANDED && kind != TilesGraphEvent.Kind.GOAL_TAKEN) {
            return Optional.empty();
        }
        int board = NUMBER.of(event);
        return Optional.of(open.isUsed() ? open.entry(board) : inQueue(board));
    }

    /** Returns the tiles of a board of the search by its number, row by row. */
    public byte[] tilesOf(int board) {
        var tiles = (tree.isBackward(board) ? goal : start).clone();
        var moves = new Move[tree.depth(board)];
        int at = board;
        for (int i = moves.length - 1; i >= 0; i--) {
            moves[i] = tree.move(at);
            at = tree.parent(at);
        }
        int side = size();
        int hole = 0;
        while (tiles[hole] != TileOrder.BLANK) {
            hole++;
        }
        for (var move : moves) {
            int next = move.origin(hole, side);
            tiles[hole] = tiles[next];
            tiles[next] = TileOrder.BLANK;
            hole = next;
        }
        return tiles;
    }

    @Override
    public void state(StateIo io) {
        super.state(io);
        number = io.int32(number);
        expansions = io.int64(expansions);
        tree.state(io);
        if (estimates) {
            open.state(io);
        }
    }
}
