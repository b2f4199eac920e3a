package puzzlescope.queens;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Event;
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
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.queens.board.GivenColumns;
import puzzlescope.queens.board.QueensBoard;
import puzzlescope.queens.board.QueensGameBoard;
import puzzlescope.queens.event.QueensGameEvent;
import puzzlescope.queens.event.QueensGameEvent.GameWon;
import puzzlescope.queens.event.QueensGameEvent.QueenRemoved;
import puzzlescope.queens.event.QueensGameEvent.QueenSet;
import puzzlescope.queens.fast.QueensCompletion;

/**
 * A game with queens placed and removed anywhere, even if they attack each other; it is won when all are placed and
 * none attacks another.
 */
public final class QueensGame implements GameRules {

    private static final int SMALLEST_NEXT = 4;
    private static final int LARGEST_NEXT = 12;

    /** Returns arguments without given queens, since a game begins with an empty board. */
    @Override
    public Arguments arguments(Arguments given) {
        return given.with(QueensPuzzle.GIVEN, "");
    }

    /** Returns an instance with a board of its own; one too large for a game keeps that of a run. */
    @Override
    public Instance instance(Puzzle puzzle, Arguments arguments) {
        var run = puzzle.instance(arguments);
        int n = arguments.integer(QueensPuzzle.N);
        return n > QueensBoard.MOST_QUEENS
                ? run
                : run.playedOn(
                        QueensGameEvent.Kind.VOCABULARY,
                        () -> new QueensGameBoard(n),
                        Measure.of(QueensGameEvent.Kind.VOCABULARY, "queens.measure.standing", 0)
                                .by(1, QueensGameEvent.Kind.QUEEN_SET)
                                .by(-1, QueensGameEvent.Kind.QUEEN_REMOVED));
    }

    /** Returns the board as that of a game; throws {@link InvalidInputException} if it is too large for one. */
    private static QueensGameBoard hand(Board board) {
        if (board instanceof QueensGameBoard hand) {
            return hand;
        }
        throw new InvalidInputException(tooMany());
    }

    /**
     * Returns the events of toggling a square: a queen is put on it, or removed if there is one.
     *
     * @throws InvalidInputException if all queens are on the board already
     */
    public static List<QueensGameEvent> change(Board any, int row, int column) {
        var board = hand(any);
        if (board.isSet(row, column)) {
            return List.of(new QueenRemoved(row, column));
        }
        if (board.set() == board.n()) {
            throw new InvalidInputException(Message.of("queens.hand.all-set", board.n()));
        }
        int attacked = board.firstAttacked(row, column);
        boolean last = board.set() + 1 == board.n() && attacked < 0 && board.attackedQueens() == 0;
        var set = new QueenSet(row, column, attacked);
        return last ? List.of(set, new GameWon(board.n())) : List.of(set);
    }

    /**
     * Returns the events of moving a queen to any other square, or off the board.
     *
     * @param to row times n plus column; -1 off the board
     * @throws InvalidInputException if there is a queen on that square
     */
    public static List<QueensGameEvent> move(Board any, int row, int column, int to) {
        var board = hand(any);
        var removed = new QueenRemoved(row, column);
        if (to < 0) {
            return List.of(removed);
        }
        int toRow = to / board.n();
        int toColumn = to % board.n();
        if (board.isSet(toRow, toColumn)) {
            throw new InvalidInputException(Message.of("queens.hand.taken", toRow + 1, toColumn + 1));
        }
        board.apply(removed.pack());
        try {
            var events = new ArrayList<QueensGameEvent>();
            events.add(removed);
            events.addAll(change(board, toRow, toColumn));
            return events;
        } finally {
            board.undo(removed.pack());
        }
    }

    @Override
    public List<? extends Event> again(Arguments arguments, Board any, List<Event> move) {
        if (move.getFirst() instanceof QueenSet set) {
            return change(any, set.row(), set.column());
        }
        if (!(move.getFirst() instanceof QueenRemoved(int row, int column))) {
            throw new InvalidInputException(Message.of("game.no-again"));
        }
        return move.size() > 1 && move.get(1) instanceof QueenSet set
                ? move(any, row, column, set.row() * hand(any).n() + set.column())
                : change(any, row, column);
    }

    @Override
    public GameStatus status(Arguments arguments, Board board) {
        if (!(board instanceof QueensGameBoard queens)) {
            return new GameStatus(State.OPEN, 0, arguments.integer(QueensPuzzle.N), tooMany());
        }
        int n = queens.n();
        int attacked = queens.attackedQueens();
        int safe = queens.set() - attacked;
        if (safe == n) {
            return new GameStatus(State.WON, n, n, Message.of("queens.hand.won", n));
        }
        var sentence = Message.of("queens.hand.standing", queens.set(), n, attacked);
        return new GameStatus(State.OPEN, safe, n, sentence);
    }

    @Override
    public Hint hint(Arguments arguments, Board board, Runnable checkStopped) {
        if (!(board instanceof QueensGameBoard queens)) {
            return Hint.none(tooMany());
        }
        var next = completion(queens);
        if (next.isPresent()) {
            int row = next.getAsInt() / queens.n();
            int column = next.getAsInt() % queens.n();
            return new Hint(
                    List.copyOf(change(queens, row, column)),
                    Message.of("queens.hand.hint", row + 1, column + 1),
                    DistanceToGoal.POSSIBLE);
        }
        return takeOff(queens, checkStopped)
                .orElseGet(() -> Hint.none(Message.of("queens.no-solution", queens.n())))
                .with(DistanceToGoal.IMPOSSIBLE);
    }

    private static Message tooMany() {
        return Message.of("queens.hand.too-many", QueensBoard.MOST_QUEENS);
    }

    /**
     * Returns a hint to remove a queen without which the others can be completed to a solution; if there is none, the
     * last one that attacks another, or else the first.
     */
    private static Optional<Hint> takeOff(QueensGameBoard board, Runnable checkStopped) {
        Optional<Hint> other = Optional.empty();
        for (int square = 0; square < board.n() * board.n(); square++) {
            checkStopped.run();
            int row = square / board.n();
            int column = square % board.n();
            if (board.isSet(row, column)) {
                var removed = new QueenRemoved(row, column);
                board.apply(removed.pack());
                boolean cures = completion(board).isPresent();
                board.undo(removed.pack());
                if (cures) {
                    return Optional.of(
                            new Hint(List.of(removed), Message.of("queens.hand.in-the-way", row + 1, column + 1)));
                }
                if (other.isEmpty() || board.firstAttacked(row, column) >= 0) {
                    other = Optional.of(
                            new Hint(List.of(removed), Message.of("queens.hand.take-off", row + 1, column + 1)));
                }
            }
        }
        return other;
    }

    /**
     * Returns the square, as row times n plus column, of the first missing queen in a solution that contains all
     * queens; empty if there is none.
     */
    private static OptionalInt completion(QueensGameBoard board) {
        int n = board.n();
        if (board.attackedQueens() > 0) {
            return OptionalInt.empty();
        }
        var queensCompletion = new QueensCompletion(IntStream.range(0, n)
                .map(row -> board.columnsSet(row) == 0 ? -1 : Integer.numberOfTrailingZeros(board.columnsSet(row)))
                .toArray());
        for (int row = 0; row < n && queensCompletion.isPossible(); row++) {
            if (board.columnsSet(row) == 0) {
                return OptionalInt.of(row * n + queensCompletion.column(row));
            }
        }
        return OptionalInt.empty();
    }

    @Override
    public boolean isMistake(Event event) {
        return event instanceof QueenSet set && set.attacked() >= 0;
    }

    @Override
    public Arguments runFrom(Arguments arguments, Board board) {
        return QueensPuzzle.withGivenQueens(arguments, GivenColumns.of(hand(board)));
    }

    @Override
    public List<Parameter<?>> inputs() {
        return List.of(QueensPuzzle.N);
    }

    @Override
    public Arguments nextGame(Arguments given) {
        int n = given.integer(QueensPuzzle.N) + 1;
        // Smaller boards have no solution, or only one queen.
        return given.with(QueensPuzzle.N, String.valueOf(n > LARGEST_NEXT || n < SMALLEST_NEXT ? SMALLEST_NEXT : n));
    }
}
