package puzzlescope.window.board;

import java.util.function.IntFunction;
import java.util.stream.LongStream;
import javafx.geometry.Side;
import org.jspecify.annotations.Nullable;
import puzzlescope.picture.Box;

/**
 * Places at arbitrary positions, such as the nodes of a graph, numbered from 0. The neighbour of a place is the nearest
 * one in a direction, where distance across counts more than distance along.
 *
 * @param form what the places are
 * @param count number of places
 * @param start initial place of the cursor
 * @param outlineOf bounds of a place; null if it is out of view
 */
public record ScatteredPlaces(Form form, int count, int start, IntFunction<@Nullable Box> outlineOf)
        implements BoardPlaces {

    private static final double OFF = 2.5;

    @Override
    public long[] all() {
        return LongStream.range(0, count).toArray();
    }

    @Override
    public long first() {
        return count == 0 ? -1 : Math.clamp(start, 0, count - 1);
    }

    @Override
    public @Nullable Box outline(long place) {
        return place < count ? outlineOf.apply((int) place) : null;
    }

    @Override
    public long neighbour(long place, Side side) {
        var from = outline(place);
        if (from == null) {
            return place;
        }
        long nearest = place;
        double least = Double.MAX_VALUE;
        for (int other = 0; other < count; other++) {
            var to = outlineOf.apply(other);
            if (to != null && other != place) {
                double distance = distance(from, to, side);
                if (distance < least) {
                    least = distance;
                    nearest = other;
                }
            }
        }
        return nearest;
    }

    /** Weighted distance of a place in a direction; infinite if it lies in another one. */
    private static double distance(Box from, Box to, Side side) {
        double right = middle(to.left(), to.right()) - middle(from.left(), from.right());
        double down = middle(to.top(), to.bottom()) - middle(from.top(), from.bottom());
        double along = switch (side) {
            case TOP -> -down;
            case BOTTOM -> down;
            case LEFT -> -right;
            case RIGHT -> right;
        };
        double off = Math.abs(side.isVertical() ? down : right);
        return along < 1 || off > OFF * along ? Double.MAX_VALUE : along + OFF * off;
    }

    private static double middle(double from, double to) {
        return (from + to) / 2;
    }
}
