package puzzlescope.export;

import puzzlescope.core.session.Session;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Painter;
import puzzlescope.picture.Style;
import puzzlescope.picture.svg.SvgSurface;

/**
 * Pictures of a session's board as SVG.
 *
 * @param width in px
 * @param height in px
 */
public record BoardPicture(Session session, Painter painter, Style style, int width, int height) {

    /** The board at a position that is recorded. */
    public String svg(long position) {
        var timeline = session.timeline();
        timeline.seek(position);
        var surface = new SvgSurface(width, height, style);
        surface.setFill(style.color(Ink.SURFACE));
        surface.fillRect(0, 0, width, height);
        painter.paint(surface, width, height, session, new Moment(timeline.board(), timeline.lastEvent(), 1, true));
        return surface.document();
    }
}
