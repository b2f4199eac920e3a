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

/** Answers by a click on the board, where the choices lie at different places of it. FX thread only. */
final class BoardAnswers {

    /** So far apart, in px, are the points at which is looked for the choices. */
    private static final double APART = 9;
    /** The points are looked at in steps of so many: a prime that is larger than they are many, so that each is met once. */
    private static final int STRIDE = 1_299_709;
    /** So long is looked at most in one frame, in ns. */
    private static final long WHILE = 2_000_000;

    private final Player player;
    private final BoardView board;
    private final Asking asking;
    private final Runnable changed;
    private @Nullable Search search;
    private boolean offered;

    /** @param changed is called when a click begins or ceases to be an answer */
    BoardAnswers(Player player, BoardView board, Asking asking, Runnable changed) {
        this.player = player;
        this.board = board;
        this.asking = asking;
        this.changed = changed;
        board.addEventFilter(MouseEvent.MOUSE_CLICKED, click -> {
            boolean pressed = click.getButton() == MouseButton.PRIMARY && click.isStillSincePress();
            if (pressed && mayClick()) {
                take(board.targetsAt(click.getX(), click.getY()));
                click.consume();
            }
        });
    }

    /** Whether a click on the board is an answer now. */
    boolean mayClick() {
        return offered
                && asking.isAsking()
                && !asking.wanted().voting().get()
                && asking.open()
                        .card()
                        .filter(card -> search != null && search.isOf(card))
                        .isPresent();
    }

    private void take(List<Target> targets) {
        var chosen = choiceOf(targets);
        if (chosen.isPresent()) {
            asking.answer(chosen.getAsInt());
        } else {
            player.tell(Message.of("ask.not-there"));
        }
    }

    private OptionalInt choiceOf(List<Target> targets) {
        return asking.open().card().stream()
                .flatMapToInt(card ->
                        targets.stream().mapToInt(target -> card.touched().applyAsInt(target.touches())))
                .filter(choice -> choice >= 0)
                .findFirst();
    }

    /** Looks from now on where the choices of a question lie on the board, which has been drawn. */
    void look() {
        var asked = asking.open().asked();
        if (asked.isPresent() && board.isAtRest() && !(search != null && search.isOf(asked.get()))) {
            search = new Search(asked.get());
            offer(false);
        }
    }

    /**
     * Looks a little further, for as long as a frame leaves room.
     *
     * @return whether another frame is wanted for that
     */
    boolean isLooking() {
        var current = search;
        if (offered
                || current == null
                || !asking.open().asked().filter(current::isOf).isPresent()) {
            return false;
        }
        boolean more = current.goOn();
        offer(current.isSeen());
        return more;
    }

    private void offer(boolean now) {
        if (offered != now) {
            offered = now;
            changed.run();
        }
    }

    /** Looks for the choices of a question on the board as large as it is now. */
    private final class Search {

        private final Card card;
        private final double width = board.getWidth();
        private final double height = board.getHeight();
        private final int columns = (int) (width / APART);
        private final int points;
        private final Set<Integer> found = new HashSet<>();
        private int looked;

        Search(Card card) {
            this.card = card;
            points = card.ofPlaces() ? columns * (int) (height / APART) : 0;
        }

        boolean isOf(Card asked) {
            return asked.equals(card) && width == board.getWidth() && height == board.getHeight();
        }

        /** Whether the right choice and another one have been found. */
        boolean isSeen() {
            return found.size() > 1 && found.contains(card.answer());
        }

        /** Looks on for a while; gives whether there is more to look for. */
        boolean goOn() {
            long until = System.nanoTime() + WHILE;
            while (looked < points && !isSeen()) {
                if (System.nanoTime() > until) {
                    return true;
                }
                // In steps, so that large places are met early, wherever they lie.
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
