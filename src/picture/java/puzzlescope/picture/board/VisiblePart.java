package puzzlescope.picture.board;

import java.util.Optional;
import puzzlescope.picture.Box;

/**
 * The visible part of a zoomed board.
 *
 * @param part its place in a picture of the whole board at the current zoom, in px
 * @param width of that picture, in px
 * @param height of that picture, in px
 */
public record VisiblePart(Box part, double width, double height) {

    /** The part of a rectangle inside a picture of this size; empty if that is the whole picture, or nothing. */
    public static Optional<VisiblePart> of(Box seen, double width, double height) {
        double left = Math.clamp(seen.left(), 0, width);
        double top = Math.clamp(seen.top(), 0, height);
        var part = new Box(
                left, top, Math.clamp(seen.right(), 0, width) - left, Math.clamp(seen.bottom(), 0, height) - top);
        boolean all = part.width() >= width && part.height() >= height;
        return all || part.isEmpty() ? Optional.empty() : Optional.of(new VisiblePart(part, width, height));
    }
}
