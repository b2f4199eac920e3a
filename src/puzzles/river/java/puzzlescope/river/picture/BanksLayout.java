package puzzlescope.river.picture;

import java.util.OptionalInt;
import puzzlescope.picture.Point;

/**
 * Layout of the banks, the places on them and the seats of the boat in a rectangle. Lengths are px; a person is placed
 * by the feet.
 */
public final class BanksLayout {

    private static final double BANK_SHARE = 0.34;
    private static final double PADDING = 8;
    private static final double WIDTH_OF_PERSON = 0.74;
    private static final double LARGEST_SHARE = 0.44;
    private static final double DECK_SHARE = 0.7;
    private static final double BOAT_SHARE = 0.66;
    private static final double MOORING = 5;
    private static final double STEM = 0.45;
    private static final double HALF_WIDTH = 0.4;

    private final Travellers crowd;
    private final double left;
    private final double top;
    private final double width;
    private final double height;
    private final double caption;
    private final int columns;
    private final double person;

    /** @param caption height kept free above the places */
    public BanksLayout(Travellers crowd, double left, double top, double width, double height, double caption) {
        this.crowd = crowd;
        this.left = left;
        this.top = top;
        this.width = width;
        this.height = height;
        this.caption = caption;
        int best = 1;
        for (int some = 2; some <= Math.max(crowd.first(), crowd.second()); some++) {
            if (personAt(some) > personAt(best)) {
                best = some;
            }
        }
        columns = best;
        person = personAt(best);
    }

    private double personAt(int some) {
        double across = (bankWidth() - 2 * PADDING) / some / WIDTH_OF_PERSON;
        double down = (height - caption - 2 * PADDING) / (rows(crowd.first(), some) + rows(crowd.second(), some));
        return Math.max(1, Math.min(Math.min(across, down * 0.95), height * LARGEST_SHARE));
    }

    private static int rows(int people, int columns) {
        return (people + columns - 1) / columns;
    }

    double left() {
        return left;
    }

    public double top() {
        return top;
    }

    double width() {
        return width;
    }

    public double height() {
        return height;
    }

    double bankWidth() {
        return Math.floor(width * BANK_SHARE);
    }

    public double shore(boolean right) {
        return right ? left + width - bankWidth() : left + bankWidth();
    }

    public double person() {
        return person;
    }

    public Point place(int who, boolean onLeft) {
        int place = crowd.place(who, onLeft);
        double step = Math.min((bankWidth() - 2 * PADDING) / columns, person * 0.86);
        double offset = (place % columns + 0.5 - Math.min(columns, widest()) / 2.0) * step;
        double middle = onLeft ? left + bankWidth() / 2 : left + width - bankWidth() / 2;
        int row = place / columns + (who < crowd.first() ? 0 : rows(crowd.first(), columns));
        int rows = rows(crowd.first(), columns) + rows(crowd.second(), columns);
        double down = (height - caption - 2 * PADDING) / rows;
        double all = Math.min(down, person * 1.12);
        double begin = top + caption + PADDING + (down - all) * rows / 2;
        return new Point(middle + (onLeft ? offset : -offset), begin + (row + 1) * all);
    }

    /** The traveller at a point on either bank, while nobody is crossing. */
    public OptionalInt memberAt(int state, double x, double y) {
        for (int who = 0; who < crowd.size(); who++) {
            if (isAt(place(who, crowd.isLeft(who, state)), person, x, y)) {
                return OptionalInt.of(who);
            }
        }
        return OptionalInt.empty();
    }

    /** Returns whether someone of a height whose feet are at a point covers another point. */
    public static boolean isAt(Point feet, double height, double x, double y) {
        return Math.abs(x - feet.x()) <= height * HALF_WIDTH && y <= feet.y() && y >= feet.y() - height;
    }

    public boolean isOnRiver(double x, double y) {
        return x > shore(false) && x < shore(true) && y > top && y < top + height;
    }

    private int widest() {
        return Math.max(crowd.first(), crowd.second());
    }

    /** Distance between seats. */
    private double spacing() {
        double river = width - 2 * bankWidth();
        return Math.min(person * WIDTH_OF_PERSON, river * BOAT_SHARE / (crowd.seats() + 2 * STEM + farmer()));
    }

    private int farmer() {
        return crowd.hasFarmer() ? 1 : 0;
    }

    /** Height of a person in the boat. */
    public double passenger() {
        return Math.min(person, spacing() / WIDTH_OF_PERSON * 1.08);
    }

    double boatWidth() {
        return spacing() * (crowd.seats() + farmer() + 2 * STEM);
    }

    /** The y on which people stand in the boat or on the bridge. */
    double deck() {
        return top + caption / 2 + (height - caption / 2) * DECK_SHARE;
    }

    /** Centre of the boat at {@code over} of the way from the left bank to the right one. */
    double boat(double over) {
        double dock = (crowd.isOnFoot() ? 0 : boatWidth() / 2) + MOORING;
        return (1 - over) * (shore(false) + dock) + over * (shore(true) - dock);
    }

    /** A seat of the boat at a share of the way; a farmer sits in seat 0, before the others. */
    public Point seat(int index, double over) {
        int seats = crowd.seats() + farmer();
        return new Point(boat(over) + (index - (seats - 1) / 2.0) * spacing(), deck());
    }
}
