package puzzlescope.tiles;

import static puzzlescope.engine.event.FlagField.bit;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
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
import puzzlescope.tiles.board.TilesBoard;
import puzzlescope.tiles.board.TilesGameBoard;
import puzzlescope.tiles.event.TilesEvent;
import puzzlescope.tiles.event.TilesEvent.SolutionFound;
import puzzlescope.tiles.event.TilesGameEvent;
import puzzlescope.tiles.event.TilesGameEvent.HandSlid;
import puzzlescope.tiles.fast.ShortestSolution;
import puzzlescope.tiles.fast.optimal.HeuristicTables;
import puzzlescope.tiles.space.Move;
import puzzlescope.tiles.space.TileOrder;

/**
 * The sliding tiles as a game: tiles beside the blank slide into it until all are in order, in as few moves as
 * possible.
 */
public final class TilesGame implements GameRules {

    /** The limit of boards for finding the fewest moves when the game is opened, a fraction of a second. */
    private static final long LOOK_FOR_FEWEST = 3_000_000;

    private final HeuristicTables tables;

    /** @param tables for the fewest moves and hints */
    public TilesGame(HeuristicTables tables) {
        this.tables = tables;
    }

    @Override
    public void open(Arguments arguments, EventSink sink) {
        var way = shortest(TilesPuzzle.start(arguments), sink);
        int fewest = way.squares().map(List::size).orElse(way.inVain() + 1);
        sink.emit(TilesGameEvent.Kind.GAME_OPENED, fewest, bit(way.squares().isPresent()));
    }

    /** Returns a solution with the fewest moves, unless it takes long to find. */
    ShortestSolution shortest(TileOrder start, EventSink sink) {
        return ShortestSolution.findQuickly(tables, start, LOOK_FOR_FEWEST, sink::checkStopped);
    }

    /**
     * Returns the events of sliding the tile on a square, and those between it and the blank, towards the blank.
     *
     * @throws InvalidInputException if the tile is neither in the blank's row nor in its column
     */
    public static List<Event> slide(TilesBoard board, int row, int column) {
        int tile = board.tile(row, column);
        if (tile == TileOrder.BLANK) {
            throw new InvalidInputException(Message.of("tiles.hand.blank"));
        }
        int rows = Integer.signum(row - board.blankRow());
        int columns = Integer.signum(column - board.blankColumn());
        if (rows != 0 && columns != 0) {
            throw new InvalidInputException(Message.of("tiles.hand.not-in-line", tile));
        }
        var events = new ArrayList<Event>();
        var after = new TilesGameBoard(board.order(), null);
        do {
            int from = (after.blankRow() + rows) * board.size() + after.blankColumn() + columns;
            var slid = events(after, from, board.moves() + after.moves() + 1);
            events.addAll(slid);
            after.apply(slid.getFirst().pack());
        } while (after.blankRow() != row || after.blankColumn() != column);
        return events;
    }

    /**
     * Returns the events of sliding a tile in a direction.
     *
     * @throws InvalidInputException if no tile can slide in that direction
     */
    public static List<Event> slide(TilesBoard board, Move move) {
        int from = move.origin(blank(board), board.size());
        if (from < 0) {
            throw new InvalidInputException(Message.of("tiles.hand.no-tile." + move, TilesEvent.name(move)));
        }
        return events(board, from, board.moves() + 1);
    }

    private static int blank(TilesBoard board) {
        return board.blankRow() * board.size() + board.blankColumn();
    }

    /** @param move the number of the move in the game, from 1 */
    private static List<Event> events(TilesBoard board, int from, int move) {
        int size = board.size();
        int number = Math.min(move, TilesEvent.MOST_MOVES);
        var slid = new HandSlid(board.tile(from / size, from % size), from, blank(board), number);
        var after = new TilesGameBoard(board.order(), null);
        after.apply(slid.pack());
        return after.isSolved()
                ? List.of(slid, new SolutionFound(TilesGameEvent.Kind.SOLUTION_FOUND, number))
                : List.of(slid);
    }

    @Override
    public Instance instance(Puzzle puzzle, Arguments arguments) {
        return played(puzzle.instance(arguments), arguments);
    }

    /** Returns the instance of a game, or of a program that plays one. */
    Instance played(Instance instance, Arguments arguments) {
        var start = TilesPuzzle.start(arguments);
        var heuristic = arguments.get(TilesPuzzle.ALGORITHM).heuristic(arguments);
        return instance.playedOn(
                TilesGameEvent.Kind.VOCABULARY,
                () -> new TilesGameBoard(start, heuristic),
                Measure.of(TilesGameEvent.Kind.VOCABULARY, "measure.moves", 0).by(1, TilesGameEvent.Kind.HAND_SLID));
    }

    @Override
    public List<? extends Event> again(Arguments arguments, Board any, List<Event> move) {
        var board = (TilesBoard) any;
        for (var event : move.reversed()) {
            if (event instanceof HandSlid slid) {
                return slide(board, slid.from() / board.size(), slid.from() % board.size());
            }
        }
        throw new InvalidInputException(Message.of("game.no-again"));
    }

    @Override
    public GameStatus status(Arguments arguments, Board board) {
        var tiles = (TilesGameBoard) board;
        int all = tiles.size() * tiles.size() - 1;
        int home = tiles.home();
        return tiles.isSolved()
                ? new GameStatus(State.WON, all, all, won(tiles), effort(tiles))
                : new GameStatus(State.OPEN, home, all, Message.of("tiles.hand.home", home, all), effort(tiles));
    }

    private static MoveCount effort(TilesGameBoard board) {
        return board.isFewestExact()
                ? MoveCount.moves(board.moves(), board.fewest())
                : MoveCount.movesAtLeast(board.moves(), board.fewest());
    }

    private static Message won(TilesGameBoard board) {
        if (!board.isFewestExact()) {
            return Message.of("tiles.hand.won.at-least", board.moves(), board.fewest());
        }
        return Message.of(
                board.moves() == board.fewest() ? "tiles.hand.won.fewest" : "tiles.hand.won",
                board.moves(),
                board.fewest());
    }

    @Override
    public Hint hint(Arguments arguments, Board board, Runnable checkStopped) {
        var tiles = (TilesBoard) board;
        if (tiles.isSolved()) {
            return Hint.none(Message.of("tiles.solved-already"));
        }
        var way = ShortestSolution.find(tables, tiles.order(), checkStopped);
        var table = way.table().displayName();
        return way.squares()
                .map(squares -> hint(tiles, squares, table))
                .orElseGet(() -> Hint.none(Message.of("tiles.hand.too-far", way.boards(), way.inVain(), table)));
    }

    private static Hint hint(TilesBoard board, List<Integer> way, Message table) {
        int from = way.getFirst();
        var slid = events(board, from, board.moves() + 1);
        int tile = board.tile(from / board.size(), from % board.size());
        var direction = TilesEvent.name(Move.between(from, blank(board)));
        return new Hint(
                slid,
                Message.of("tiles.hand.hint", tile, direction, way.size(), table),
                DistanceToGoal.exactly(way.size()));
    }

    @Override
    public Arguments runFrom(Arguments arguments, Board board) {
        var text = ((TilesBoard) board)
                .order().tiles().stream().map(String::valueOf).collect(Collectors.joining(" "));
        return arguments.with(TilesPuzzle.BOARD, text);
    }

    @Override
    public List<Parameter<?>> inputs() {
        return List.of(TilesPuzzle.SIZE, TilesPuzzle.SHUFFLE, TilesPuzzle.SEED, TilesPuzzle.BOARD);
    }

    @Override
    public Arguments nextGame(Arguments given) {
        return GameRules.super.nextGame(given).with(TilesPuzzle.BOARD, "");
    }

    @Override
    public String contest(Arguments arguments) {
        int size = TilesPuzzle.start(arguments).size();
        return size + "x" + size;
    }
}
