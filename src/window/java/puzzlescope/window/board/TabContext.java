package puzzlescope.window.board;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Hint;
import puzzlescope.engine.puzzle.InvalidInput;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.session.View;
import puzzlescope.window.player.Player;
import puzzlescope.window.theme.Appearance;

/** What a board view may use of the tab that it stands in. FX thread only. */
public interface TabContext {

    Appearance appearance();

    /** The player, with the session that is open. */
    Player player();

    /** What is filled in now, whether the open run was made of it or not; the last valid values while some are not. */
    default Arguments arguments() {
        return player().session().arguments();
    }

    /** What stands in the options for a parameter, whether or not it can be read. */
    default String typed(Parameter<?> parameter) {
        return arguments().text(parameter);
    }

    /** Whether a person plays by hand: then clicks and keys are moves. */
    default boolean isByHand() {
        return false;
    }

    /**
     * Plays a move by hand; what it does becomes part of the recording, in place of what was taken back before it.
     *
     * @param move gives the events of the move on the board as it stands, or throws {@link InvalidInput}, which is then said
     */
    default void play(Function<Board, ? extends List<? extends Event>> move) {
        throw new IllegalStateException("nobody plays by hand here");
    }

    /** The hint that is being shown, to be drawn on the board too. */
    default Optional<Hint> hint() {
        return Optional.empty();
    }

    /** Fills these values in and makes a run of them, also while a person plays. */
    default void run(Arguments arguments) {
        throw new IllegalStateException("nothing can be run here");
    }

    /** What is in view. */
    default View view() {
        return View.PLAIN;
    }

    /** Brings into view what was in view once. */
    default void look(View view) {}

    /** The moves of the game that is played, as the events of each; empty if nobody plays. */
    default Optional<List<List<Event>>> moves() {
        return Optional.empty();
    }

    /**
     * Begins a game and makes these moves once more, each checked by the rules.
     *
     * @param then done when all are made
     */
    default void playAgain(Arguments arguments, List<List<Event>> moves, Runnable then) {
        throw new IllegalStateException("nobody plays by hand here");
    }

    /** Puts a value into the options, as if typed, and makes a new run of it if all options are valid. */
    <T> void choose(Parameter<T> parameter, T value);
}
