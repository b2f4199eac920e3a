package puzzlescope.recursion;

import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.recursion.board.RecursionBoard;

/**
 * The question in a game: which of three steps comes next.
 *
 * @param call the innermost open call, as in the pseudocode
 * @param right the index of the right choice
 * @param move the events that follow the right answer
 */
public record RecursionQuestion(String call, List<RecursionChoice> choices, int right, List<Event> move) {

    public RecursionQuestion {
        choices = List.copyOf(choices);
        move = List.copyOf(move);
    }

    /** Returns the question for the next step on a board; empty if no call is open. */
    public static Optional<RecursionQuestion> of(Arguments arguments, RecursionBoard board) {
        if (board.depth() == 0) {
            return Optional.empty();
        }
        var next = RecursionMove.after(arguments, 2 * board.calls() - board.depth());
        int level = board.depth() - 1;
        var function = board.function();
        var choices = switch (function) {
            case FACTORIAL, FIBONACCI, FIBONACCI_MEMOISED, FIBONACCI_LOOP ->
                new NumberChoices(function, board.argument(level), next).choices();
            case BINARY_SEARCH ->
                new BinarySearchChoices(arguments, board.lower(level), board.upper(level), next).choices();
            case CALL_TWICE -> new GreetingChoices(arguments.get(RecursionPuzzle.FUNC), board).choices();
        };
        int right = choices.stream().map(RecursionChoice::answer).toList().indexOf(next.answer());
        return Optional.of(new RecursionQuestion(board.call(level), choices, right, next.events()));
    }
}
