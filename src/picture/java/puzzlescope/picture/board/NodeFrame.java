package puzzlescope.picture.board;

import puzzlescope.picture.Box;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;

/** Frame of a small picture that stands for a node of a graph and shows the node's status. */
public enum NodeFrame {
    WAITING(Ink.FAINT, 1.5, 4, 3),
    OPEN(Ink.PATH, 2.5),
    LEFT(Ink.PATH, 1.5),
    /** On the path to the goal, or the goal itself. */
    ON_WAY(Ink.SOLUTION, 3),
    CURRENT(Ink.MARK, 4);

    private static final double ARC = 6;

    private final Ink ink;
    private final double line;
    private final double[] dashes;

    NodeFrame(Ink ink, double line, double... dashes) {
        this.ink = ink;
        this.line = line;
        this.dashes = dashes;
    }

    /** Draws the frame around a place; returns the bounds of both. */
    public Box paint(Surface surface, Style style, Box place) {
        surface.setStroke(style.color(ink));
        surface.setLineWidth(line);
        surface.setLineDashes(dashes);
        surface.strokeRoundRect(
                place.left() - line / 2,
                place.top() - line / 2,
                place.width() + line,
                place.height() + line,
                ARC + line);
        surface.setLineDashes();
        return new Box(place.left() - line, place.top() - line, place.width() + 2 * line, place.height() + 2 * line);
    }
}
