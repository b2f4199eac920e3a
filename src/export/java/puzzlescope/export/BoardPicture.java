package puzzlescope.export;

import java.awt.image.BufferedImage;
import puzzlescope.engine.session.Session;
import puzzlescope.export.shape.ImageSurface;
import puzzlescope.picture.Box;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Painter;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.picture.svg.SvgSurface;

/**
 * Draws a session's board.
 *
 * @param width in px
 * @param height in px
 */
public record BoardPicture(Session session, Painter painter, Style style, int width, int height) {

    public String svg(long position) {
        var surface = new SvgSurface(width, height, style);
        paint(surface, position);
        return surface.document();
    }

    /**
     * Returns the board at a recorded position as an image.
     *
     * @param scale pixels per px
     */
    public BufferedImage image(long position, double scale) {
        return drawn(position, scale).image();
    }

    /** Returns the board at a recorded position as the bytes of a PNG file. */
    public byte[] png(long position, double scale) {
        return drawn(position, scale).png();
    }

    private ImageSurface drawn(long position, double scale) {
        var surface = new ImageSurface(width, height, new Box(0, 0, width, height), scale, style);
        paint(surface, position);
        return surface;
    }

    /** Draws the board at a recorded position on its background. */
    void paint(Surface surface, long position) {
        surface.setFill(style.color(Ink.SURFACE));
        surface.fillRect(0, 0, width, height);
        paint(surface, position, 1);
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
