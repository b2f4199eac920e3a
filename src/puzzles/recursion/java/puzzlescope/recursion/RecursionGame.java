package puzzlescope.recursion;

import java.util.List;
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
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.recursion.board.RecursionBoard;
import puzzlescope.recursion.event.RecursiveFunction;

/**
 * A game in which the person plays the computer: after each call and each return the person names the next step, and
 * only the right answer emits the solver's events. Always with the base case, since a game without it could not be won.
 */
public final class RecursionGame implements GameRules {

    private static final int SMALLEST_NEXT = 3;
    /** Larger arguments take hundreds of similar calls; they are used only if typed. */
    private static final int LARGEST_NEXT = 8;

    @Override
    public Arguments arguments(Arguments given) {
        return given.choosing(RecursionPuzzle.WITHOUT_BASE_CASE, false);
    }

    @Override
    public void open(Arguments arguments, EventSink sink) {
        RecursionMove.after(arguments, 0).events().forEach(event -> sink.emit(event.pack()));
    }

    /**
     * Returns the events that follow an answer; none if there is no such answer.
     *
     * @param choice the index of the choice, from 0
     * @throws InvalidInputException if it is not the right one
     */
    public static List<Event> answer(Arguments arguments, RecursionBoard board, int choice) {
        var question = RecursionQuestion.of(arguments, board);
        if (question.isEmpty() || choice >= question.get().choices().size()) {
            return List.of();
        }
        if (choice != question.get().right()) {
            throw new InvalidInputException(question.get().choices().get(choice).why());
        }
        return question.get().move();
    }

    @Override
    public List<? extends Event> again(Arguments arguments, Board any, List<Event> move) {
        var question = RecursionQuestion.of(arguments, (RecursionBoard) any);
        return question.isPresent() ? question.get().move() : List.of();
    }

    @Override
    public GameStatus status(Arguments arguments, Board board) {
        var recursion = (RecursionBoard) board;
        int calls = calls(arguments);
        // The first call was made when the game was opened.
        int goal = 2 * calls - 1;
        int reached = Math.max(0, 2 * recursion.calls() - recursion.depth() - 1);
        if (recursion.depth() == 0 && recursion.calls() > 0) {
            return new GameStatus(State.WON, goal, goal, won(arguments, calls));
        }
        return new GameStatus(State.OPEN, reached, goal, Message.of("recursion.hand.standing", reached, goal));
    }

    private static Message won(Arguments arguments, int calls) {
        var function = RecursionPuzzle.function(arguments);
        if (function.isOfNumber()) {
            int n = arguments.integer(RecursionPuzzle.N);
            return Message.of("recursion.hand.won", function.call(n), function.value(n), calls);
        }
        if (function == RecursiveFunction.CALL_TWICE) {
            var greeting = arguments.get(RecursionPuzzle.FUNC);
            return Message.of("recursion.hand.won-twice", greeting.handed(), greeting.text(), calls);
        }
        int target = arguments.integer(RecursionPuzzle.TARGET);
        int place = arguments.get(RecursionPuzzle.LIST).indexOf(target);
        return place < 0
                ? Message.of("recursion.hand.won-absent", target, calls)
                : Message.of("recursion.hand.won-place", target, calls, place);
    }

    private static int calls(Arguments arguments) {
        var function = RecursionPuzzle.function(arguments);
        int n = arguments.integer(RecursionPuzzle.N);
        return switch (function) {
            case FACTORIAL -> n + 1;
            case FIBONACCI -> Math.toIntExact(2 * function.value(n + 1) - 1);
            case FIBONACCI_MEMOISED -> Math.max(1, 2 * n - 1);
            case FIBONACCI_LOOP -> 1;
            case BINARY_SEARCH -> halvings(arguments) + 1;
            case CALL_TWICE -> 3;
        };
    }

    private static int halvings(Arguments arguments) {
        var list = arguments.get(RecursionPuzzle.LIST);
        int target = arguments.integer(RecursionPuzzle.TARGET);
        int lower = 0;
        int upper = list.size() - 1;
        int halvings = 0;
        while (lower < upper) {
            int middle = (lower + upper) / 2;
            lower = target > list.get(middle) ? middle + 1 : lower;
            upper = target > list.get(middle) ? upper : middle;
            halvings++;
        }
        return halvings;
    }

    @Override
    public Hint hint(Arguments arguments, Board board, Runnable checkStopped) {
        var recursionQuestion =
                RecursionQuestion.of(arguments, (RecursionBoard) board).orElseThrow();
        var right = recursionQuestion.choices().get(recursionQuestion.right());
        var status = status(arguments, board);
        return new Hint(
                recursionQuestion.move(),
                Message.of("recursion.hand.hint", right.answer().message(), right.why()),
                DistanceToGoal.exactly(status.goal() - status.reached()));
    }

    /**
     * Refuses, since the answers of a game are the steps of its run, and another run would begin where the game began.
     */
    @Override
    public Arguments runFrom(Arguments arguments, Board board) {
        throw new InvalidInputException(Message.of("recursion.hand.no-run"));
    }

    @Override
    public List<Parameter<?>> inputs() {
        return List.of(
                RecursionPuzzle.FUNCTION,
                RecursionPuzzle.N,
                RecursionPuzzle.LIST,
                RecursionPuzzle.TARGET,
                RecursionPuzzle.FUNC);
    }

    /** Returns the next argument, the next number to search for, or the other function. */
    @Override
    public Arguments nextGame(Arguments given) {
        if (RecursionPuzzle.function(given) == RecursiveFunction.CALL_TWICE) {
            return given.choosing(
                    RecursionPuzzle.FUNC, given.get(RecursionPuzzle.FUNC).other());
        }
        if (RecursionPuzzle.function(given).isOfNumber()) {
            int n = given.integer(RecursionPuzzle.N) + 1;
            return given.with(RecursionPuzzle.N, String.valueOf(n > LARGEST_NEXT ? SMALLEST_NEXT : n));
        }
        var list = given.get(RecursionPuzzle.LIST);
        int place = list.lastIndexOf(given.integer(RecursionPuzzle.TARGET));
        return given.with(RecursionPuzzle.TARGET, String.valueOf(list.get((place + 1) % list.size())));
    }

    @Override
    public String contest(Arguments arguments) {
        var function = RecursionPuzzle.function(arguments);
        return function.id() + "."
                + switch (function) {
                    case FACTORIAL, FIBONACCI, FIBONACCI_MEMOISED, FIBONACCI_LOOP -> arguments.text(RecursionPuzzle.N);
                    case BINARY_SEARCH -> arguments.get(RecursionPuzzle.LIST).size();
                    case CALL_TWICE -> arguments.text(RecursionPuzzle.FUNC);
                };
    }
}
