package puzzlescope.app.ask;

import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Target;
import puzzlescope.window.board.BoardView;
import puzzlescope.window.player.Player;

/** Answers by a click on the board, where each choice is a different place. FX thread only. */
final class BoardAnswers {

    /** Distance between sampled points, in px. */
    private static final double APART = 9;
    /** Stride over the sampled points: a prime greater than their number, so that each is visited once. */
    private static final int STRIDE = 1_299_709;
    /** Time limit of the search per frame, in ns. */
    private static final long WHILE = 2_000_000;

    private final Player player;
    private final BoardView board;
    private final QuestionSession questionSession;
    private final Runnable changed;
    private @Nullable Search search;
    private boolean offered;

    /** @param changed is called when clicks start or stop being answers */
    BoardAnswers(Player player, BoardView board, QuestionSession questionSession, Runnable changed) {
        this.player = player;
        this.board = board;
        this.questionSession = questionSession;
        this.changed = changed;
        board.addEventFilter(MouseEvent.MOUSE_CLICKED, click -> {
            boolean pressed = click.getButton() == MouseButton.PRIMARY && click.isStillSincePress();
            if (pressed && acceptsClick()) {
                take(board.targetsAt(click.getX(), click.getY()));
                click.consume();
            }
        });
    }

    /** Returns whether a click on the board is currently an answer. */
    boolean acceptsClick() {
        return offered
                && questionSession.isAsking()
                && !questionSession.settings().voting().get()
                && questionSession
                        .open()
                        .question()
                        .filter(question -> search != null && search.isOf(question))
                        .isPresent();
    }

    private void take(List<Target> targets) {
        var chosen = choiceOf(targets);
        if (chosen.isPresent()) {
            questionSession.answer(chosen.getAsInt());
        } else {
            player.showNotice(Message.of("ask.not-there"));
        }
    }

    private OptionalInt choiceOf(List<Target> targets) {
        return questionSession.open().question().stream()
                .flatMapToInt(question ->
                        targets.stream().mapToInt(target -> question.touched().applyAsInt(target.touches())))
                .filter(choice -> choice >= 0)
                .findFirst();
    }

    /** Starts searching the drawn board for the choices of a question. */
    void startSearch() {
        var asked = questionSession.open().asked();
        if (asked.isPresent() && board.isStill() && !(search != null && search.isOf(asked.get()))) {
            search = new Search(asked.get());
            offer(false);
        }
    }

    /**
     * Continues the search within a frame's time limit.
     *
     * @return whether another frame is needed
     */
    boolean continueSearch() {
        var current = search;
        if (offered
                || current == null
                || !questionSession.open().asked().filter(current::isOf).isPresent()) {
            return false;
        }
        boolean more = current.continueSearch();
        offer(current.isSeen());
        return more;
    }

    private void offer(boolean now) {
        if (offered != now) {
            offered = now;
            changed.run();
        }
    }

    /** Search for the choices of a question on the board at its current size. */
    private final class Search {

        private final Question question;
        private final double width = board.getWidth();
        private final double height = board.getHeight();
        private final int columns = (int) (width / APART);
        private final int points;
        private final Set<Integer> found = new HashSet<>();
        private int looked;

        Search(Question question) {
            this.question = question;
            points = question.ofPlaces() ? columns * (int) (height / APART) : 0;
        }

        boolean isOf(Question asked) {
            return asked.equals(question) && width == board.getWidth() && height == board.getHeight();
        }

        /** Returns whether the right choice and another one have been found. */
        boolean isSeen() {
            return found.size() > 1 && found.contains(question.answer());
        }

        /** Continues for a while; returns whether there is more to search. */
        boolean continueSearch() {
            long until = System.nanoTime() + WHILE;
            while (looked < points && !isSeen()) {
                if (System.nanoTime() > until) {
                    return true;
                }
                // In strides, so that large places are found early, wherever they lie.
                int point = (int) ((long) looked * STRIDE % points);
                int row = point / columns;
                int column = point % columns;
                looked++;
                double x = (column + 0.5) * APART;
                double y = (row + 0.5) * APART;
                choiceOf(board.targetsAt(x, y)).ifPresent(found::add);
            }
            return false;
        }
    }
}
