package lights;

import java.util.List;
import javafx.scene.input.MouseEvent;
import lights.LightsEvent.Kind;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Target;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Surface;
import puzzlescope.window.board.BoardPlaces;
import puzzlescope.window.board.BoardView;
import puzzlescope.window.board.SquarePlaces;
import puzzlescope.window.board.TabContext;

/** Shows what the painter draws, and presses the squares that are clicked. */
final class LightsView extends BoardView {

    private final LightsPainter painter;

    LightsView(TabContext context) {
        super(context);
        painter = new LightsPainter(appearance());
        addEventHandler(
                MouseEvent.MOUSE_CLICKED,
                click -> painter.grid()
                        .cellAt(click.getX(), click.getY())
                        .filter(_ -> context.isByHand())
                        .ifPresent(at ->
                                context.play(board -> LightsGame.press((LightsBoard) board, at.row(), at.column()))));
    }

    @Override
    protected void paint(Surface surface, double width, double height, Moment moment) {
        painter.paint(surface, width, height, context.player().session(), moment);
    }

    @Override
    protected BoardPlaces places() {
        return new SquarePlaces(painter.grid());
    }

    @Override
    public List<Target> targetsAt(double x, double y) {
        return painter.grid().cellAt(x, y).stream()
                .map(at -> new Target(
                        Message.of("lights.spot", at.row() + 1, at.column() + 1),
                        Kind.VOCABULARY.matching(LightsEvent.ROW.is(at.row()), LightsEvent.COLUMN.is(at.column()))))
                .toList();
    }
}
