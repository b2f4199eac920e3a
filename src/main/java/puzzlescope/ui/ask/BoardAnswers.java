package puzzlescope.ui.ask;

import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.event.Message;
import puzzlescope.core.puzzle.Target;
import puzzlescope.ui.board.BoardView;
import puzzlescope.ui.player.Player;

/** Answers by a click on the board, where the choices lie at different places of it. FX thread only. */
final class BoardAnswers {

    /** So far apart, in px, are the points at which is looked for the choices. */
    private static final double APART = 9;

    private final Player player;
    private final BoardView board;
    private final Asking asking;
    private final Runnable changed;
    private @Nullable Card looked;
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
                && asking.open().card().filter(card -> card.equals(looked)).isPresent();
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

    /** Looks where the choices of a question lie on the board, which has been drawn. */
    void look() {
        var asked = asking.open().asked();
        if (asked.isEmpty() || asked.get().equals(looked) || !board.isAtRest()) {
            return;
        }
        looked = asked.get();
        boolean before = offered;
        offered = looked.ofPlaces() && lieApart(looked);
        if (offered || before) {
            changed.run();
        }
    }

    /** Whether the right choice and another one have places. */
    private boolean lieApart(Card card) {
        Set<Integer> found = new HashSet<>();
        for (double y = APART / 2; y < board.getHeight(); y += APART) {
            for (double x = APART / 2; x < board.getWidth(); x += APART) {
                choiceOf(board.targetsAt(x, y)).ifPresent(found::add);
                if (found.size() > 1 && found.contains(card.answer())) {
                    return true;
                }
            }
        }
        return false;
    }
}
