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
 * Renders a session's board as SVG.
 *
 * @param width in px
 * @param height in px
 */
public record BoardPicture(Session session, Painter painter, Style style, int width, int height) {

    /** Returns the board at a recorded position. */
    public String svg(long position) {
        return drawing(position).document();
    }

    /** Returns a part of the board, at the scale of the whole; the part is in px. */
    String svg(long position, Box part) {
        return drawing(position).document(part);
    }

    /** Returns the board at a position, element by element. */
    public SvgDrawing drawing(long position) {
        var surface = new SvgSurface(width, height, style);
        surface.setFill(style.color(Ink.SURFACE));
        surface.fillRect(0, 0, width, height);
        paint(surface, position, 1);
        return surface.drawing();
    }

    /**
     * Draws the board at a recorded position.
     *
     * @param progress the progress of the animation of the event that led there, from 0 to 1
     */
    public void paint(Surface surface, long position, double progress) {
        var timeline = session.timeline();
        timeline.seek(position);
        var moment = new Moment(timeline.board(), timeline.lastEvent(), progress, true);
        painter.paint(surface, width, height, session, moment.ofPuzzle());
    }
}
