package puzzlescope.states.window;

import java.util.List;
import javafx.scene.input.KeyCode;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Hint;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.states.StatesGame;
import puzzlescope.states.board.StatesBoard;
import puzzlescope.states.event.StatesGameEvent.Walked;
import puzzlescope.states.picture.StatesPicture;
import puzzlescope.states.picture.StatesPlayOverlay;
import puzzlescope.window.board.TabContext;

/** Manual play on a state graph: the selected move, and the graph with the nodes that may come next. FX thread only. */
final class ManualWalk {

    private final TabContext context;
    private final StatesPicture picture;
    private long position = -1;
    private int chosen = -1;

    ManualWalk(TabContext context, StatesPicture picture) {
        this.context = context;
        this.picture = picture;
    }

    /** The current state to draw. */
    StatesPlayOverlay overlay() {
        if (!context.isByHand()) {
            return StatesPlayOverlay.NONE;
        }
        long now = context.player().session().timeline().position();
        if (now != position) {
            position = now;
            chosen = -1;
        }
        int advised = context.hint().map(Hint::move).stream()
                .flatMap(List::stream)
                .map(ManualWalk::move)
                .filter(move -> move >= 0)
                .findFirst()
                .orElse(-1);
        return new StatesPlayOverlay(true, chosen, advised);
    }

    private static int move(Event event) {
        return event instanceof Walked walked ? walked.move() : -1;
    }

    /** The node at a point, found or not; -1 if there is none. */
    int nodeAt(double x, double y) {
        return picture.windows()
                .get(0)
                .nodeAt(x, y, picture.neighbours().graph().size());
    }

    /** Moves to a node, if it is a neighbour. */
    void walkTo(int node) {
        var neighbourNodes = picture.neighbours();
        int index = neighbourNodes.indexTo(node);
        context.play(board -> {
            if (index < 0) {
                int current = ((StatesBoard) board).searches().getFirst().current();
                throw new InvalidInputException(Message.of("states.hand.no-neighbour", node, current));
            }
            return StatesGame.walk(
                    (StatesBoard) board, neighbourNodes.steps().get(index).move());
        });
    }

    /**
     * Handles a key: the arrow keys select among the moves, Enter makes the selected one; returns whether it was one of
     * these.
     */
    boolean handleKey(KeyCode key) {
        var steps = picture.neighbours().steps();
        int count = steps.size();
        switch (key) {
            case LEFT, UP -> choose(chosen <= 0 ? count - 1 : chosen - 1);
            case RIGHT, DOWN -> choose(chosen >= count - 1 ? 0 : chosen + 1);
            case ENTER -> {
                if (chosen >= 0 && chosen < count) {
                    walkTo(steps.get(chosen).node());
                }
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private void choose(int index) {
        chosen = Math.min(index, picture.neighbours().steps().size() - 1);
        context.player().invalidate();
    }
}
