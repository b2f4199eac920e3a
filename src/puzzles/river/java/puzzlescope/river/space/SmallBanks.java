package puzzlescope.river.space;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import puzzlescope.picture.Box;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;

/**
 * State of a river crossing as a small picture: two banks with their passengers, and the boat at one of them.
 *
 * @param left in two rows, as on the right bank
 * @param most the most passengers in a row
 */
public record SmallBanks(List<List<Silhouette>> left, List<List<Silhouette>> right, int most, boolean boatOnRight) {

    private static final double BANK = 0.38;
    /** Smallest height, in px, at which a figure is recognisable. */
    private static final double LEAST = 6;

    private static final double LEAST_PASSENGER = 11;

    private static final double INSET = 0.06;
    private static final Silhouette[] PASSENGERS = {Silhouette.WOLF, Silhouette.GOAT, Silhouette.CABBAGE};

    /** Creates a picture of guards and prisoners from the numbers on the left bank and in total. */
    public static SmallBanks counted(
            int guardsOnLeft, int guards, int prisonersOnLeft, int prisoners, boolean boatOnRight) {
        return new SmallBanks(
                rows(guardsOnLeft, prisonersOnLeft),
                rows(guards - guardsOnLeft, prisoners - prisonersOnLeft),
                Math.max(guards, prisoners),
                boatOnRight);
    }

    private static List<List<Silhouette>> rows(int guards, int prisoners) {
        return List.of(
                Collections.nCopies(Math.max(0, guards), Silhouette.GUARD),
                Collections.nCopies(Math.max(0, prisoners), Silhouette.PRISONER));
    }

    /**
     * Creates a picture of a farmer, always with the boat, and a wolf, a goat and a cabbage.
     *
     * @param onLeft a bit for each of the three
     */
    public static SmallBanks passengers(int onLeft, boolean boatOnRight) {
        return new SmallBanks(bank(onLeft, !boatOnRight), bank(~onLeft, boatOnRight), 2, boatOnRight);
    }

    private static List<List<Silhouette>> bank(int there, boolean farmer) {
        var upper = new ArrayList<Silhouette>();
        var lower = new ArrayList<Silhouette>();
        if (farmer) {
            upper.add(Silhouette.FARMER);
        }
        for (int who = 0; who < PASSENGERS.length; who++) {
            if ((there >>> who & 1) != 0) {
                (who == 0 ? upper : lower).add(PASSENGERS[who]);
            }
        }
        return List.of(upper, lower);
    }

    /** Returns whether a picture of a size has room for this many guards and prisoners. */
    public static boolean fits(double width, double height, int most) {
        return figure(width, height, most) >= LEAST;
    }

    /** Returns whether a picture of a size has room for wolf, goat and cabbage. */
    public static boolean fitsPassengers(double width, double height) {
        return figure(width, height, 2) >= LEAST_PASSENGER;
    }

    private static double figure(double width, double height, int most) {
        return Math.min(width * BANK / (most * 0.72), height * (1 - 2 * INSET) / 2);
    }

    /** Draws the picture into a rectangle. */
    public void paint(Surface surface, Style style, Box place) {
        double bank = place.width() * BANK;
        surface.setFill(style.color(Ink.WATER));
        surface.fillRoundRect(place.left(), place.top(), place.width(), place.height(), 6);
        surface.setFill(style.color(Ink.LAND));
        surface.fillRoundRect(place.left(), place.top(), bank, place.height(), 6);
        surface.fillRoundRect(place.right() - bank, place.top(), bank, place.height(), 6);
        boat(surface, style, place, bank);
        double figure = figure(place.width(), place.height(), most);
        paint(surface, style, left, place.left() + bank / 2, place, figure);
        paint(surface, style, right, place.right() - bank / 2, place, figure);
    }

    private void boat(Surface surface, Style style, Box place, double bank) {
        double width = Math.max(6, (place.width() - 2 * bank) * 0.62);
        double x = boatOnRight ? place.right() - bank - width : place.left() + bank;
        double deck = place.top() + place.height() * 0.66;
        double low = deck + width * 0.38;
        surface.setFill(style.color(Ink.HULL));
        surface.fillPolygon(
                new double[] {x, x + width, x + width * 0.8, x + width * 0.2}, new double[] {deck, deck, low, low}, 4);
    }

    private static void paint(
            Surface surface, Style style, List<List<Silhouette>> rows, double middle, Box place, double figure) {
        double row = place.height() * (1 - 2 * INSET) / rows.size();
        double step = figure * 0.72;
        for (int i = 0; i < rows.size(); i++) {
            var those = rows.get(i);
            double feet = place.top() + place.height() * INSET + (i + 1) * row - (row - figure) / 2;
            for (int at = 0; at < those.size(); at++) {
                double x = middle + (at - (those.size() - 1) / 2.0) * step;
                those.get(at).paint(surface, style, x, feet, figure * 0.94);
            }
        }
    }
}
