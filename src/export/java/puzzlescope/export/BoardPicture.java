package puzzlescope.export;

import puzzlescope.engine.session.Session;
import puzzlescope.picture.Box;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Painter;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.picture.svg.SvgDrawing;
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
        return drawing(position).document();
    }

    /** A part of the same, as large as it is in the whole; the lengths of the part are px. */
    String svg(long position, Box part) {
        return drawing(position).document(part);
    }

    /** The board at a position, element by element. */
    public SvgDrawing drawing(long position) {
        var surface = new SvgSurface(width, height, style);
        surface.setFill(style.color(Ink.SURFACE));
        surface.fillRect(0, 0, width, height);
        paint(surface, position, 1);
        return surface.drawing();
    }

    /**
     * Draws the board at a position that is recorded.
     *
     * @param progress how much of the movement of the event that led there is over, from 0 to 1
     */
    public void paint(Surface surface, long position, double progress) {
        var timeline = session.timeline();
        timeline.seek(position);
        painter.paint(
                surface, width, height, session, new Moment(timeline.board(), timeline.lastEvent(), progress, true));
    }
}
