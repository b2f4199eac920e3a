package puzzlescope.knight.picture;

import puzzlescope.picture.Ink;
import puzzlescope.picture.LineCap;
import puzzlescope.picture.LineJoin;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;

/** The figure of the knight, drawn in a box of {@value #BOX} units on a side. */
final class KnightShape {

    private static final double BOX = 100;

    private static final String BODY = "M30 83 C29 71 36 63 46 56 C51 52.5 53 49 53 44.5 C49 50 43 51.5 37 53.5"
            + " C32 55.5 29.5 62 24 62.5 C20.5 62.8 18.6 61 17.8 59 C14.5 59 12 55.5 13.5 51.5 C15.5 46 21 41 23.5 35"
            + " C25.5 29.5 29 24.5 34.5 21 L34 8.5 C39 10.5 42.5 13.5 44.8 17.2 C46 13.8 48 11.2 51 9"
            + " C53 12 54.2 14.8 54.6 17.8 C73.5 21 85.5 37.5 85.5 60 C85.5 70 83.5 77 82 83 Z";
    private static final String FOOT =
            "M23 86.5 H86.5 C89.5 86.5 91 88.5 91 91 V95.5 H18.5 V91 C18.5 88.5 20 86.5 23 86.5 Z";
    private static final String FACE = "M33 34.5 C34.5 31.5 37.5 30.3 40.5 31.2 C40 34.6 36.5 36.4 33 34.5 Z"
            + " M18.8 52.6 C19.6 50.6 21.4 49.8 22.6 50.4 C22.4 52.4 20.8 53.6 18.8 52.6 Z";
    private static final String MANE =
            "M57.5 26.5 C70.5 31 77.5 44 77.5 60 C77.5 68 76.3 73 75 78 M55.5 35.5 C64 40 68.5 49 68.5 60";

    private static final double RIM = 6;
    private static final double MANE_WIDTH = 3;

    /** Size, in px, below which the face and the mane would only blur. */
    private static final double SMALLEST_WITH_FACE = 26;

    private KnightShape() {}

    /** Draws the knight centred on a point, with the surface's opacity. */
    static void draw(Surface surface, Style style, double x, double y, double size) {
        surface.save();
        surface.translate(x - size / 2, y - size / 2);
        surface.scale(size / BOX, size / BOX);
        surface.setLineJoin(LineJoin.ROUND);
        surface.setLineCap(LineCap.ROUND);
        surface.setLineDashes();
        surface.setStroke(style.color(Ink.SURFACE));
        surface.setLineWidth(RIM);
        trace(surface, BODY + FOOT);
        surface.stroke();
        surface.setFill(style.color(Ink.PIECE));
        surface.fill();
        if (size >= SMALLEST_WITH_FACE) {
            surface.setFill(style.color(Ink.SURFACE));
            trace(surface, FACE);
            surface.fill();
            surface.setLineWidth(MANE_WIDTH);
            trace(surface, MANE);
            surface.stroke();
        }
        surface.restore();
    }

    private static void trace(Surface surface, String path) {
        surface.beginPath();
        surface.svgPath(path);
    }
}
