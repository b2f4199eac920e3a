package puzzlescope.engine.puzzle;

import static java.util.stream.Collectors.joining;

import java.util.List;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.Message;

/**
 * The rules for playing a puzzle by hand: events before the first move, the status of a game, and hints. The effect of
 * a move is up to the puzzle: its view turns a click or a key into events of the puzzle's vocabulary and plays them in
 * its tab, so that they are recorded like a solver's. Stateless; any thread.
 */
public interface GameRules {

    /** Returns the arguments of a game, given those of a run; with another algorithm if the board needs it. */
    default Arguments arguments(Arguments given) {
        return given;
    }

    /** Returns the instance of a game: by default that of a run, of which the solver is not used. */
    default Instance instance(Puzzle puzzle, Arguments arguments) {
        return puzzle.instance(arguments);
    }

    /**
     * Emits the events before the first move, such as the carving of the maze that is then walked; off the FX thread.
     */
    default void open(Arguments arguments, EventSink sink) {}

    /** Returns the status of a game at a board. Called after each move on the FX thread, so it must be quick. */
    GameStatus status(Arguments arguments, Board board);

    /**
     * Returns the next move of the best known way to the end.
     *
     * @param board a copy that belongs to this call
     * @param checkStopped to be called in long searches; throws {@link puzzlescope.engine.event.RunStoppedException} when the hint
     *     is no longer needed
     */
    Hint hint(Arguments arguments, Board board, Runnable checkStopped);

    /**
     * Returns the value of a board on which the game is over; by default 0 moves to the end if won, impossible if lost.
     */
    default DistanceToGoal finalValue(Board board, GameStatus over) {
        return over.state() == GameStatus.State.WON ? DistanceToGoal.exactly(0) : DistanceToGoal.IMPOSSIBLE;
    }

    /**
     * Returns whether an event of a move is a mistake although the rules allow the move, such as putting a queen where
     * another attacks it.
     */
    default boolean isMistake(Event event) {
        return false;
    }

    /**
     * Returns the arguments of a run that begins at this board.
     *
     * @throws InvalidInputException with the reason if no run can begin there, which is the default
     */
    default Arguments runFrom(Arguments arguments, Board board) {
        throw new InvalidInputException(Message.of("game.no-run"));
    }

    /**
     * Replays a move of an earlier game by the rules on the current board.
     *
     * @param move the events of the move in that game
     * @throws InvalidInputException if the rules forbid it, or it is no move
     */
    default List<? extends Event> again(Arguments arguments, Board board, List<Event> move) {
        throw new InvalidInputException(Message.of("game.no-again"));
    }

    /** Returns the inputs that make one game differ from another; the others make no difference by hand. */
    List<Parameter<?>> inputs();

    /**
     * Returns the arguments of another game of the kind: by default with the next seed, or the next size or start where
     * nothing is random.
     */
    default Arguments nextGame(Arguments given) {
        var next = given;
        for (var input : inputs()) {
            if (input instanceof SeedParameter seed) {
                next = next.choosing(seed, seed.later(given.get(seed), 1));
            }
        }
        return next;
    }

    /**
     * Returns the name under which the best result of games like this one is kept, such as {@code 8x8}: by default all
     * inputs except seeds.
     */
    default String contest(Arguments arguments) {
        return inputs().stream()
                .filter(input -> !(input instanceof SeedParameter))
                .map(arguments::text)
                .collect(joining("x"));
    }
}
