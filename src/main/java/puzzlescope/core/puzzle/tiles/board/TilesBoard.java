package puzzlescope.core.puzzle.tiles.board;

import static puzzlescope.core.event.Packed.first;
import static puzzlescope.core.event.Packed.second;
import static puzzlescope.core.event.Packed.third;
import static puzzlescope.core.event.Packed.upper;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.event.Agenda;
import puzzlescope.core.event.Board;
import puzzlescope.core.event.Message;
import puzzlescope.core.event.Packed;
import puzzlescope.core.puzzle.tiles.event.Fields;
import puzzlescope.core.puzzle.tiles.event.TilesEventKind;
import puzzlescope.core.puzzle.tiles.space.Conflict;
import puzzlescope.core.puzzle.tiles.space.Lines;
import puzzlescope.core.puzzle.tiles.space.Move;
import puzzlescope.core.puzzle.tiles.space.TileOrder;
import puzzlescope.core.puzzle.tiles.space.TilesHeuristic;

/** Where the tiles are, by which moves they came there, and the bound of the attempt. */
public final class TilesBoard implements Board {

    private static final TilesEventKind[] KINDS = TilesEventKind.values();
    private static final int FIRST_PATH_LENGTH = 32;

    private final int size;
    private final byte[] tiles;
    private byte[] path = new byte[FIRST_PATH_LENGTH];
    private int moves;
    private int bound;
    private int blank;
    private final @Nullable TilesHeuristic heuristic;
    private final byte[] start;
    private final SearchTree tree = new SearchTree();
    /** The open list of a search that has one and estimates. */
    private final OpenBoards open = new OpenBoards();

    /** The number of the board that is shown, or -1. */
    private int number = -1;

    private long expansions;
    /** How many boards a search with tables looked at, and how much of its table is made, in percent. */
    private long looked;

    private int made;
    private boolean game;
    private int fewest;
    private boolean fewestExact;

    public TilesBoard(TileOrder order) {
        this(order, null);
    }

    /** @param heuristic how the search estimates what is left; null if it does not */
    public TilesBoard(TileOrder order, @Nullable TilesHeuristic heuristic) {
        this.heuristic = heuristic;
        size = order.size();
        tiles = new byte[size * size];
        for (int square = 0; square < tiles.length; square++) {
            tiles[square] = order.tiles().get(square).byteValue();
        }
        start = tiles.clone();
        findBlank();
    }

    /** How many squares a side has. */
    public int size() {
        return size;
    }

    /** The number on a tile, or 0 where the blank is. */
    public int tile(int row, int column) {
        return tiles[row * size + column];
    }

    public int blankRow() {
        return blank / size;
    }

    public int blankColumn() {
        return blank % size;
    }

    /** How many moves the current attempt allows; 0 before the first. */
    public int bound() {
        return bound;
    }

    /** How many moves led from the initial board to this one; may be one more than the bound. */
    public int moves() {
        return moves;
    }

    /** One of the moves that led here, from 0. */
    public Move move(int index) {
        if (index < 0 || index >= moves) {
            throw new IllegalArgumentException("move is " + index + ", must be from 0 to " + (moves - 1));
        }
        return Move.of(path[index]);
    }

    /** Whether the tiles are in order. */
    public boolean isSolved() {
        for (int square = 0; square < tiles.length - 1; square++) {
            if (tiles[square] != square + 1) {
                return false;
            }
        }
        return true;
    }

    /** The tiles as they lie now. */
    public TileOrder order() {
        return new TileOrder(
                size,
                IntStream.range(0, tiles.length)
                        .mapToObj(square -> (int) tiles[square])
                        .toList());
    }

    /** How many tiles are where they belong. */
    public int home() {
        return (int) IntStream.range(0, tiles.length - 1)
                .filter(square -> tiles[square] == square + 1)
                .count();
    }

    /** Whether a person plays. */
    public boolean isGame() {
        return game;
    }

    /** How many moves a game must take at least. */
    public int fewest() {
        return fewest;
    }

    /** Whether a game can be won with {@link #fewest} moves. */
    public boolean isFewestExact() {
        return fewestExact;
    }

    /** How the search estimates what is left; empty if it does not. */
    public Optional<TilesHeuristic> heuristic() {
        return Optional.ofNullable(heuristic);
    }

    /** How many slides are left at least; 0 if the search does not estimate. */
    public int estimate() {
        return heuristic == null ? 0 : heuristic.estimate(tiles, size);
    }

    /** How many rows and columns a tile lies away from its place. */
    public int distance(int row, int column) {
        int square = row * size + column;
        return TilesHeuristic.distance(tiles[square], square, size);
    }

    /** The conflicts that the search counts; none if it does not count them. */
    public List<Conflict> conflicts() {
        return heuristic != null && heuristic.countsConflicts() ? Lines.all(tiles, size) : List.of();
    }

    /** For how many boards the slides were tried. */
    public long expansions() {
        return expansions;
    }

    /** How many boards a search with tables has looked at, as far as it has told. */
    public long looked() {
        return looked;
    }

    /** How much of the search's table is made, in percent; 0 if none is being made, or not begun. */
    public int made() {
        return made;
    }

    /** How many boards the search remembers; 0 if it remembers only the way to where it is. */
    public int found() {
        return tree.size();
    }

    /** How many boards the search has found from the start, or backwards from the goal. */
    public int found(boolean backward) {
        return tree.found(backward);
    }

    /** How many of the boards found were expanded. */
    public int expanded(boolean backward) {
        return tree.expanded(backward);
    }

    /** How many boards were found this many slides from where their side began. */
    public int foundAt(int depth) {
        return tree.foundAt(depth);
    }

    /** How many of the boards that far away were expanded. */
    public int expandedAt(int depth) {
        return tree.expandedAt(depth);
    }

    /** The number of the board that is shown, or -1 if none was expanded yet. */
    public int number() {
        return number;
    }

    /** Whether the board that is shown was found from the goal: {@link #moves} are those from there. */
    public boolean isBackward() {
        return number >= 0 && tree.isBackward(number);
    }

    @Override
    public void apply(long event) {
        var kind = KINDS[Packed.kind(event)];
        switch (kind) {
            case ATTEMPT_BEGAN, BOUND_TRIED -> bound = first(event);
            case TABLE_GREW -> made = second(event);
            case BOARDS_COUNTED -> looked += upper(event);
            case TILE_SLID, SOLUTION_MOVE, HAND_SLID -> forward(second(event), third(event));
            case TILE_SLID_BACK, LIMIT_REACHED, SOLUTION_UNWOUND, SLID_OUT -> backward(second(event), third(event));
            case GAME_OPENED -> {
                fewest = first(event);
                fewestExact = second(event) == 1;
                game = true;
            }
            case BOUND_SET -> {
                bound = first(event);
                countExpansion(1);
            }
            case SLID_WITHIN -> {
                forward(second(event) >>> 5, second(event) & 31);
                countExpansion(1);
            }
            case ROOT_TAKEN, BOARD_EXPANDED, BOARD_DISCOVERED, WAY_IMPROVED, SEARCHES_MET, WAY_JOINED, BACK_AT_START ->
                applyToTree(kind, Packed.whole(event));
            case MOVE_REJECTED,
                    SOLUTION_FOUND,
                    ATTEMPT_FAILED,
                    ATTEMPT_SUCCEEDED,
                    LAYER_BEGAN,
                    BOARD_KNOWN,
                    GAVE_UP,
                    CUT_OFF,
                    BOUND_FAILED,
                    TABLE_CHOSEN,
                    BOUND_EXHAUSTED,
                    ANSWER_PROVED -> {}
        }
    }

    private void applyToTree(TilesEventKind kind, long bits) {
        int a = Fields.number(bits, 0);
        int b = Fields.number(bits, Fields.SECOND);
        int c = Fields.count(bits, Fields.THIRD);
        int d = Fields.count(bits, Fields.FOURTH);
        switch (kind) {
            case ROOT_TAKEN -> {
                tree.add(SearchTree.NO_PARENT, 0, 0, b == 1);
                if (estimates()) {
                    open.add(0, d);
                }
            }
            case BOARD_EXPANDED -> {
                show(a);
                tree.expand(a, c, 1);
                countExpansion(1);
                if (estimates()) {
                    open.take(a);
                }
            }
            case BOARD_DISCOVERED -> {
                tree.add(number, b & 3, c, tree.isBackward(number));
                if (estimates()) {
                    open.add(c, d);
                }
            }
            case WAY_IMPROVED -> {
                tree.move(a, number, d & 3);
                if (estimates()) {
                    open.improve(a, c);
                }
            }
            case SEARCHES_MET -> show(a);
            case WAY_JOINED -> join(a, b);
            case BACK_AT_START -> show(0);
            default -> throw new IllegalStateException(kind.name());
        }
    }

    @Override
    public void undo(long event) {
        var kind = KINDS[Packed.kind(event)];
        switch (kind) {
            case ATTEMPT_BEGAN, BOUND_TRIED -> bound = second(event);
            case TABLE_GREW -> made = third(event);
            case BOARDS_COUNTED -> looked -= upper(event);
            case TILE_SLID, SOLUTION_MOVE, HAND_SLID -> backward(third(event), second(event));
            case TILE_SLID_BACK, LIMIT_REACHED, SOLUTION_UNWOUND, SLID_OUT -> forward(third(event), second(event));
            case GAME_OPENED -> {
                fewest = 0;
                fewestExact = false;
                game = false;
            }
            case BOUND_SET -> {
                bound = second(event);
                countExpansion(-1);
            }
            case SLID_WITHIN -> {
                countExpansion(-1);
                backward(second(event) & 31, second(event) >>> 5);
            }
            case ROOT_TAKEN, BOARD_EXPANDED, BOARD_DISCOVERED, WAY_IMPROVED, SEARCHES_MET, WAY_JOINED, BACK_AT_START ->
                undoInTree(kind, Packed.whole(event));
            case MOVE_REJECTED,
                    SOLUTION_FOUND,
                    ATTEMPT_FAILED,
                    ATTEMPT_SUCCEEDED,
                    LAYER_BEGAN,
                    BOARD_KNOWN,
                    GAVE_UP,
                    CUT_OFF,
                    BOUND_FAILED,
                    TABLE_CHOSEN,
                    BOUND_EXHAUSTED,
                    ANSWER_PROVED -> {}
        }
    }

    private void undoInTree(TilesEventKind kind, long bits) {
        int a = Fields.number(bits, 0);
        int b = Fields.number(bits, Fields.SECOND);
        int c = Fields.count(bits, Fields.THIRD);
        int d = Fields.count(bits, Fields.FOURTH);
        switch (kind) {
            case ROOT_TAKEN -> {
                tree.removeLast(0);
                if (estimates()) {
                    open.removeLast();
                }
            }
            case BOARD_EXPANDED -> {
                if (estimates()) {
                    open.untake(a);
                }
                countExpansion(-1);
                tree.expand(a, c, -1);
                show(b);
                number = b == a ? -1 : b;
            }
            case BOARD_DISCOVERED -> {
                tree.removeLast(c);
                if (estimates()) {
                    open.removeLast();
                }
            }
            case WAY_IMPROVED -> {
                tree.move(a, b, d >>> 2);
                if (estimates()) {
                    open.unimprove();
                }
            }
            case SEARCHES_MET -> show(tree.parent(tree.size() - 1));
            case WAY_JOINED -> show(a);
            case BACK_AT_START -> {
                show(a);
                if (b > 0) {
                    join(a, b);
                }
            }
            default -> throw new IllegalStateException(kind.name());
        }
    }

    private boolean estimates() {
        return heuristic != null;
    }

    @Override
    public List<Agenda> agendas(int most) {
        if (open.isUsed()) {
            return List.of(Agenda.openList(open.waiting(), open.first(most)));
        }
        if (tree.size() == 0) {
            return List.of();
        }
        var start = queue(false, most);
        return tree.found(true) == 0
                ? List.of(Agenda.queue(tree.found(false) - tree.expanded(false), start))
                : List.of(
                        new Agenda(Message.of("tiles.agenda.start"), tree.found(false) - tree.expanded(false), start),
                        new Agenda(
                                Message.of("tiles.agenda.goal"),
                                tree.found(true) - tree.expanded(true),
                                queue(true, most)));
    }

    /** The first boards of a queue: they are expanded in the order in which their side found them. */
    private List<Message> queue(boolean backward, int most) {
        boolean alone = tree.found(!backward) == 0;
        return IntStream.range(alone ? tree.expanded(backward) : 0, tree.size())
                .filter(board -> tree.isBackward(board) == backward)
                .skip(alone ? 0 : tree.expanded(backward))
                .limit(most)
                .mapToObj(board -> Message.of("tiles.agenda.board", board, tree.depth(board)))
                .toList();
    }

    /** Where the goal is reached no slides are tried. */
    private void countExpansion(int change) {
        expansions += isSolved() && !isBackward() ? 0 : change;
    }

    /** Sets up a board of the tree, with the slides that led to it from its root. */
    private void show(int shown) {
        number = shown;
        int depth = tree.depth(shown);
        if (depth > path.length) {
            path = new byte[2 * depth];
        }
        Arrays.fill(path, 0, moves, (byte) 0);
        for (int at = shown, i = depth - 1; i >= 0; i--) {
            path[i] = (byte) tree.move(at).ordinal();
            at = tree.parent(at);
        }
        setUpRoot(tree.isBackward(shown));
        for (moves = 0; moves < depth; moves++) {
            slide(Move.of(path[moves]).origin(blank, size), blank);
        }
    }

    private void setUpRoot(boolean backward) {
        System.arraycopy(start, 0, tiles, 0, tiles.length);
        for (int square = 0; square < tiles.length && backward; square++) {
            tiles[square] = (byte) ((square + 1) % tiles.length);
        }
        findBlank();
    }

    /** From a board on the side of the start, makes the slides that lead to the same board from the goal backwards. */
    private void join(int from, int backward) {
        show(from);
        for (int at = backward; tree.parent(at) != SearchTree.NO_PARENT; at = tree.parent(at)) {
            int origin = tree.move(at).opposite().origin(blank, size);
            forward(origin, blank);
        }
    }

    private void forward(int from, int to) {
        if (moves == path.length) {
            path = Arrays.copyOf(path, 2 * moves);
        }
        path[moves++] = (byte) Move.between(from, to).ordinal();
        slide(from, to);
    }

    private void backward(int from, int to) {
        path[--moves] = 0;
        slide(from, to);
    }

    private void slide(int from, int to) {
        tiles[to] = tiles[from];
        tiles[from] = TileOrder.BLANK;
        blank = from;
    }

    private void findBlank() {
        blank = 0;
        while (tiles[blank] != TileOrder.BLANK) {
            blank++;
        }
    }

    @Override
    public byte[] snapshot() {
        var bytes = ByteBuffer.allocate(3 * Short.BYTES
                + tiles.length
                + moves
                + Integer.BYTES
                + 2 * Long.BYTES
                + 2
                + tree.bytes()
                + (estimates() ? open.bytes() : 0));
        bytes.putShort((short) bound).putShort((short) moves).put(tiles).put(path, 0, moves);
        bytes.putInt(number).putLong(expansions).putLong(looked).put((byte) made);
        bytes.putShort((short) fewest).put((byte) ((game ? 1 : 0) | (fewestExact ? 2 : 0)));
        tree.write(bytes);
        if (estimates()) {
            open.write(bytes);
        }
        return bytes.array();
    }

    @Override
    public void restore(byte[] snapshot) {
        var bytes = ByteBuffer.wrap(snapshot);
        bound = bytes.getShort();
        moves = bytes.getShort();
        bytes.get(tiles);
        path = new byte[Math.max(FIRST_PATH_LENGTH, moves)];
        bytes.get(path, 0, moves);
        number = bytes.getInt();
        expansions = bytes.getLong();
        looked = bytes.getLong();
        made = bytes.get();
        fewest = bytes.getShort();
        int flags = bytes.get();
        game = (flags & 1) != 0;
        fewestExact = (flags & 2) != 0;
        tree.read(bytes);
        if (estimates()) {
            open.read(bytes);
        }
        findBlank();
    }
}
