package puzzlescope.knight;

import static puzzlescope.knight.event.PathEvent.Kind.KNIGHT_PLACED;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.DistanceToGoal;
import puzzlescope.engine.puzzle.GameRules;
import puzzlescope.engine.puzzle.GameStatus;
import puzzlescope.engine.puzzle.GameStatus.State;
import puzzlescope.engine.puzzle.Hint;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.knight.board.PathBoard;
import puzzlescope.knight.event.PathEvent;
import puzzlescope.knight.event.PathEvent.KnightHopped;
import puzzlescope.knight.event.PathEvent.KnightTrapped;
import puzzlescope.knight.event.PathEvent.TourFound;
import puzzlescope.knight.space.Hop;
import puzzlescope.knight.space.HopOrder;
import puzzlescope.knight.space.Impossibility;
import puzzlescope.knight.space.KnightPathFormat;
import puzzlescope.knight.space.Square;

/** The knight's tour as a game: move to free squares as long as there are any. */
public final class KnightGame implements GameRules {

    /** Returns arguments without a given path, since a game begins at the start. */
    @Override
    public Arguments arguments(Arguments given) {
        return given.with(KnightPuzzle.PATH, "");
    }

    @Override
    public void open(Arguments arguments, EventSink sink) {
        var start = KnightPuzzle.start(arguments);
        sink.emit(KNIGHT_PLACED, start.row(), start.column());
    }

    /**
     * Returns the events of a move to a square.
     *
     * @throws InvalidInputException if the square is visited or not a knight's move away
     */
    public static List<PathEvent> hop(PathBoard board, int toRow, int toColumn) {
        if (board.number(toRow, toColumn) != 0) {
            throw new InvalidInputException(
                    Message.of("knight.hand.visited", toRow, toColumn, board.number(toRow, toColumn)));
        }
        int rows = toRow - board.row();
        int columns = toColumn - board.column();
        var hop = board.freeHops().stream()
                .filter(each -> each.rows() == rows && each.columns() == columns)
                .findFirst()
                .orElseThrow(() -> new InvalidInputException(
                        Message.of("knight.hand.no-hop", board.row(), board.column(), toRow, toColumn)));
        return events(board, hop);
    }

    private static List<PathEvent> events(PathBoard board, Hop hop) {
        var events = new ArrayList<PathEvent>();
        int number = board.steps() + 1;
        var hopped = new KnightHopped(board.row(), board.column(), hop, number, HopOrder.HAND, 0);
        events.add(hopped);
        var after = new PathBoard(board.rows(), board.columns());
        after.restore(board.snapshot());
        after.apply(hopped.pack());
        if (number == board.rows() * board.columns()) {
            int fromStart = (hopped.toRow() - board.rowOf(1)) * (hopped.toColumn() - board.columnOf(1));
            events.add(new TourFound(number, Math.abs(fromStart) == 2));
        } else if (after.freeHops().isEmpty()) {
            events.add(new KnightTrapped(hopped.toRow(), hopped.toColumn(), number));
        }
        return events;
    }

    @Override
    public Instance instance(Puzzle puzzle, Arguments arguments) {
        int rows = arguments.integer(KnightPuzzle.ROWS);
        int columns = arguments.integer(KnightPuzzle.COLUMNS);
        return puzzle.instance(arguments)
                .playedOn(PathEvent.Kind.VOCABULARY, () -> new PathBoard(rows, columns), KnightAlgorithm.visited());
    }

    @Override
    public List<? extends Event> again(Arguments arguments, Board any, List<Event> move) {
        if (move.getFirst() instanceof KnightHopped hop) {
            return hop((PathBoard) any, hop.toRow(), hop.toColumn());
        }
        throw new InvalidInputException(Message.of("game.no-again"));
    }

    @Override
    public GameStatus status(Arguments arguments, Board board) {
        var knight = (PathBoard) board;
        int squares = knight.rows() * knight.columns();
        if (knight.steps() == squares) {
            return new GameStatus(State.WON, squares, squares, Message.of("knight.hand.won", squares));
        }
        if (knight.freeHops().isEmpty()) {
            var trapped = Message.of("knight.hand.trapped", knight.steps(), squares);
            return new GameStatus(State.LOST, knight.steps(), squares, trapped);
        }
        return new GameStatus(
                State.OPEN, knight.steps(), squares, Message.of("knight.hand.visited-of", knight.steps(), squares));
    }

    @Override
    public Hint hint(Arguments arguments, Board board, Runnable checkStopped) {
        var knight = (PathBoard) board;
        var completion = new TourCompletion(knight, checkStopped);
        return switch (completion.search()) {
            case FOUND -> hint("knight.hand.hint", knight, completion.next()).with(DistanceToGoal.POSSIBLE);
            case ABSENT ->
                Hint.none(Message.of("knight.hand.hopeless", knight.steps())).with(DistanceToGoal.IMPOSSIBLE);
            case GAVE_UP -> hint("knight.hand.guess", knight, completion.next());
        };
    }

    private static Hint hint(String key, PathBoard board, Hop hop) {
        int row = board.row() + hop.rows();
        int column = board.column() + hop.columns();
        return new Hint(List.copyOf(events(board, hop)), Message.of(key, row, column));
    }

    @Override
    public Arguments runFrom(Arguments arguments, Board board) {
        var knight = (PathBoard) board;
        if (knight.steps() > KnightPathFormat.LONGEST) {
            throw new InvalidInputException(Message.of("knight.path-long", KnightPathFormat.LONGEST));
        }
        var path = IntStream.rangeClosed(1, knight.steps())
                .mapToObj(number -> new Square(knight.rowOf(number), knight.columnOf(number)))
                .toList();
        return KnightPuzzle.walkFrom(arguments, path.getFirst(), path.subList(1, path.size()));
    }

    @Override
    public List<Parameter<?>> inputs() {
        return List.of(KnightPuzzle.ROWS, KnightPuzzle.COLUMNS, KnightPuzzle.START);
    }

    /** Returns arguments with the next start that no proof excludes. */
    @Override
    public Arguments nextGame(Arguments given) {
        int rows = given.integer(KnightPuzzle.ROWS);
        int columns = given.integer(KnightPuzzle.COLUMNS);
        var now = KnightPuzzle.start(given);
        int from = now.row() * columns + now.column();
        var next = new Square((from + 1) % (rows * columns) / columns, (from + 1) % columns);
        for (int step = rows * columns - 1; step > 0; step--) {
            int square = (from + step) % (rows * columns);
            var start = new Square(square / columns, square % columns);
            next = Impossibility.of(rows, columns, start).isEmpty() ? start : next;
        }
        return given.choosing(KnightPuzzle.START, next);
    }

    @Override
    public String contest(Arguments arguments) {
        return arguments.text(KnightPuzzle.ROWS) + "x" + arguments.text(KnightPuzzle.COLUMNS);
    }
}
