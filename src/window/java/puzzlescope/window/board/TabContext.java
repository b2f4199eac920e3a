package puzzlescope.window.board;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Hint;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.session.SavedView;
import puzzlescope.window.player.Player;
import puzzlescope.window.theme.Appearance;

/** The parts of a tab that its board view may use. FX thread only. */
public interface TabContext {

    Appearance appearance();

    Player player();

    /** The options, whether or not the open run was made with them; the last valid values while some are invalid. */
    default Arguments arguments() {
        return player().session().arguments();
    }

    /** The text in the options for a parameter, whether or not it is valid. */
    default String typed(Parameter<?> parameter) {
        return arguments().text(parameter);
    }

    /** Returns whether a person plays; then clicks and keys are moves. */
    default boolean isByHand() {
        return false;
    }

    /**
     * Plays a manual move, which is appended to the recording, replacing any undone moves.
     *
     * @param move returns the events of the move on the current board, or throws {@link InvalidInputException}, whose message is
     * shown
     */
    default void play(Function<Board, ? extends List<? extends Event>> move) {
        throw new IllegalStateException("nobody plays by hand here");
    }

    /** The hint being shown, to be drawn on the board too. */
    default Optional<Hint> hint() {
        return Optional.empty();
    }

    /** Fills in these values and starts a run, also during manual play. */
    default void run(Arguments arguments) {
        throw new IllegalStateException("nothing can be run here");
    }

    /** The current view state. */
    default SavedView captureView() {
        return SavedView.PLAIN;
    }

    default void restoreView(SavedView savedView) {}

    /** The moves of the game, as the events of each; empty if nobody plays. */
    default Optional<List<List<Event>>> moves() {
        return Optional.empty();
    }

    /**
     * Starts a game and replays these moves, each checked by the rules.
     *
     * @param then is called when all are made
     */
    default void playAgain(Arguments arguments, List<List<Event>> moves, Runnable then) {
        throw new IllegalStateException("nobody plays by hand here");
    }

    /** Sets an option, as if typed, and starts a new run if all options are valid. */
    <T> void choose(Parameter<T> parameter, T value);

    /** Starts another run by a click on the board; says instead that it will not where the run has marks. */
    default void startByClick(Runnable choice) {
        if (player().history().marks().all().isEmpty()) {
            choice.run();
        } else {
            player().showNotice(Message.of("marks.kept-from-click"));
        }
    }
}
