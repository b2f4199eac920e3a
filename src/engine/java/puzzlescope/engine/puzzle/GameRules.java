package puzzlescope.engine.puzzle;

import static java.util.stream.Collectors.joining;

import java.util.List;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.Message;

/**
 * How a puzzle is played by hand: what stands before the first move, how a game stands, and what a good next move is. What a
 * move does is the puzzle's own affair: its view turns a click or a key into events of the puzzle's vocabulary and plays
 * them in its tab, so that they are recorded like a solver's. Stateless; any thread.
 */
public interface GameRules {

    /** The arguments of a game, given those of a run; such as with another algorithm, where the board depends on it. */
    default Arguments arguments(Arguments given) {
        return given;
    }

    /** What a game is made of: that of a run unless said otherwise. Nothing is solved. */
    default Instance instance(Puzzle puzzle, Arguments arguments) {
        return puzzle.instance(arguments);
    }

    /** Emits what happens before the first move, such as the carving of the maze that is then walked; off the FX thread. */
    default void open(Arguments arguments, EventSink sink) {}

    /** How a game stands at a board. Asked after each move, on the FX thread: quick. */
    GameStatus status(Arguments arguments, Board board);

    /**
     * The next move of a way to the end that is as good as can be known.
     *
     * @param board a copy that belongs to this call
     * @param checkStopped to be called in long searches; throws {@link puzzlescope.engine.event.RunStopped} when nobody waits
     *     any more
     */
    Hint hint(Arguments arguments, Board board, Runnable checkStopped);

    /** What a board on which the game is over is worth: all if it is won, nothing if it is lost, unless said otherwise. */
    default Outlook worth(Board board, GameStatus over) {
        return over.state() == GameStatus.State.WON ? Outlook.exactly(0) : Outlook.IMPOSSIBLE;
    }

    /**
     * Whether an event of a move is a mistake although the rules allow the move, such as putting a queen where another
     * attacks it.
     */
    default boolean isMistake(Event event) {
        return false;
    }

    /**
     * The arguments of a run that begins at this board.
     *
     * @throws InvalidInput with the reason if no run can begin there, as it cannot unless said otherwise
     */
    default Arguments runFrom(Arguments arguments, Board board) {
        throw new InvalidInput(Message.of("game.no-run"));
    }

    /**
     * A move of an earlier game once more: what the rules make of it on a board as it stands now.
     *
     * @param move the events that it had then
     * @throws InvalidInput if the rules forbid it, or it is none
     */
    default List<? extends Event> again(Arguments arguments, Board board, List<Event> move) {
        throw new InvalidInput(Message.of("game.no-again"));
    }

    /** The inputs that make one game differ from another; the others make no difference by hand. */
    List<Parameter<?>> inputs();

    /**
     * The arguments of another game of the kind: the next seed unless said otherwise, or the next size or start where nothing is
     * drawn.
     */
    default Arguments another(Arguments given) {
        var next = given;
        for (var input : inputs()) {
            if (input instanceof NumberParameter seed && seed.isSeed()) {
                next = next.with(seed, String.valueOf(given.get(seed) + 1));
            }
        }
        return next;
    }

    /**
     * The name under which the best result of games like this one is kept, such as {@code 8x8}: what is typed but for seeds unless
     * said otherwise.
     */
    default String contest(Arguments arguments) {
        return inputs().stream()
                .filter(input -> !(input instanceof NumberParameter number && number.isSeed()))
                .map(arguments::text)
                .collect(joining("x"));
    }
}
