package puzzlescope.picture.pending;

import java.util.Optional;
import puzzlescope.engine.session.Session;
import puzzlescope.picture.Box;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Painter;
import puzzlescope.picture.PendingPictures;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;

/** Draws boards with another painter, and their search's frontier below them. */
public final class PendingStatesPainter implements Painter {

    /** Largest share of the height taken from the board. */
    private static final double MOST = 0.5;

    private final Style style;
    private final Painter boards;
    private final PendingStatesPicture agenda;

    public PendingStatesPainter(Style style, Painter boards, Optional<PendingPictures> entries) {
        this.style = style;
        this.boards = boards;
        agenda = new PendingStatesPicture(style, entries);
    }

    @Override
    public void paint(Surface surface, double width, double height, Session session, Moment moment) {
        double margin = style.textSize();
        double wanted = agenda.height(session, moment);
        double taken = wanted == 0 ? 0 : Math.min(wanted + margin, MOST * height);
        boards.setPendingStatesShownElsewhere(taken > 0);
        surface.save();
        surface.clip(0, 0, width, height - taken);
        boards.paint(surface, width, height - taken, session, moment);
        surface.restore();
        if (taken > 0) {
            surface.save();
            var place = new Box(margin, height - taken, width - 2 * margin, taken - margin / 2);
            agenda.paint(surface, place, 0, session, moment);
            surface.restore();
        }
    }
}
