package jugs;

import java.util.List;
import javafx.scene.input.MouseEvent;
import jugs.JugsEvent.Kind;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Target;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Surface;
import puzzlescope.window.board.BoardPlaces;
import puzzlescope.window.board.BoardView;
import puzzlescope.window.board.SquarePlaces;
import puzzlescope.window.board.TabContext;

/** Shows what the painter draws; the first click chooses a jug, the second one pours from it into another. */
final class JugsView extends BoardView {

    private final JugsPainter painter;

    JugsView(TabContext context) {
        super(context);
        painter = new JugsPainter(appearance());
        addEventHandler(
                MouseEvent.MOUSE_CLICKED,
                click -> painter.grid()
                        .cellAt(click.getX(), click.getY())
                        .filter(_ -> context.isByHand())
                        .ifPresent(at -> click(at.column())));
    }

    private void click(int jug) {
        int from = painter.selected();
        painter.select(from == JugsPainter.NO_JUG ? jug : JugsPainter.NO_JUG);
        if (from != JugsPainter.NO_JUG && from != jug) {
            aim(() -> painter.grid().square(0, jug));
            context.play(board -> JugsGame.pour((JugsBoard) board, from, jug));
        }
        repaint();
    }

    @Override
    protected void paint(Surface surface, double width, double height, Moment moment) {
        painter.paint(surface, width, height, context.player().session(), moment);
    }

    @Override
    protected BoardPlaces places() {
        return new SquarePlaces(painter.grid());
    }

    /** Pours from a jug can be searched for. */
    @Override
    public List<Target> targetsAt(double x, double y) {
        return painter.grid().cellAt(x, y).stream()
                .map(at -> new Target(
                        Message.of("jugs.spot", JugSpace.name(at.column())),
                        Kind.VOCABULARY.matching(JugsEvent.FROM.is(at.column()))))
                .toList();
    }
}
