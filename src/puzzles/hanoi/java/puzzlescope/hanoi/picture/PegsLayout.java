package puzzlescope.hanoi.picture;

import puzzlescope.hanoi.space.HanoiSpace;
import puzzlescope.picture.Box;
import puzzlescope.picture.Point;

/** Layout of pegs and disks within a rectangle, in px. */
public final class PegsLayout {

    private static final double DISK_SHARE = 0.93;
    private static final double LARGEST_DISK = 46;
    private static final double BASE = 12;
    /** Room above the tower for carrying a disk over, in heights of a disk. */
    private static final double AIR = 2.85;

    /** Shares of the movement at which a disk has been lifted above its own peg, and has arrived above the other. */
    public static final double LIFTED = 0.28;

    public static final double OVER = 1 - LIFTED;

    private final HanoiSpace space;
    private final double spacing;
    private final double left;
    private final double ground;
    private final double diskHeight;

    /** @param row the height of a row of text, taken by the names of the pegs below */
    public PegsLayout(HanoiSpace space, Box into, double row) {
        this.space = space;
        double names = row + BASE;
        double fitting = (into.height() - names) / (space.disks() + AIR);
        diskHeight = Math.max(1, Math.min(LARGEST_DISK, Math.min(fitting, into.width() / space.pegs() * 0.28)));
        spacing = Math.min(into.width() / space.pegs(), diskHeight * 16);
        left = into.left() + (into.width() - spacing * space.pegs()) / 2;
        double free = into.height() - names - (space.disks() + AIR) * diskHeight;
        ground = into.bottom() - names - Math.max(0, free / 2);
    }

    public int pegs() {
        return space.pegs();
    }

    public double x(int peg) {
        return left + (peg + 0.5) * spacing;
    }

    public double spacing() {
        return spacing;
    }

    double left() {
        return left;
    }

    /** Returns the y on which the lowest disks stand. */
    public double ground() {
        return ground;
    }

    double baseHeight() {
        return BASE;
    }

    public double diskHeight() {
        return diskHeight;
    }

    double pegTop() {
        return ground - (space.disks() + 0.7) * diskHeight;
    }

    /** The y of a disk that hangs above the pegs. */
    public double hanging() {
        return pegTop() - 0.75 * diskHeight;
    }

    public double diskWidth(int disk) {
        double widest = spacing * DISK_SHARE;
        double narrowest = Math.min(widest * 0.5, Math.max(widest * 0.26, diskHeight * 1.25));
        int steps = Math.max(1, space.disks() - 1);
        return narrowest + (widest - narrowest) * (disk - 1) / steps;
    }

    /** The centre of a disk with {@code below} disks under it. */
    public Point restingCenter(int peg, int below) {
        return new Point(x(peg), ground - (below + 0.5) * diskHeight);
    }

    /** Bounds of a peg's top disk in a state, or of the peg's foot. */
    public Box top(long state, int peg) {
        int count = 0;
        for (int disk = 1; disk <= space.disks(); disk++) {
            count += space.peg(state, disk) == peg ? 1 : 0;
        }
        var middle = restingCenter(peg, Math.max(0, count - 1));
        double width = diskWidth(Math.max(1, space.top(state, peg)));
        return new Box(middle.x() - width / 2, middle.y() - diskHeight / 2, width, diskHeight);
    }

    /** The centre of a moving disk: up, over the pegs in an arc, and down. */
    Point movingCenter(Point from, Point to, double share) {
        double top = hanging();
        if (share < LIFTED) {
            return new Point(from.x(), from.y() + (top - from.y()) * smooth(share / LIFTED));
        }
        if (share > OVER) {
            return new Point(to.x(), to.y() + (top - to.y()) * smooth((1 - share) / LIFTED));
        }
        double over = smooth((share - LIFTED) / (OVER - LIFTED));
        double arc = 4 * over * (1 - over) * 0.8 * diskHeight;
        return new Point(from.x() + (to.x() - from.x()) * over, top - arc);
    }

    /** The centre of a refused disk, which moves above a peg and stays there. */
    Point hangingOver(Point from, int to, double share) {
        return movingCenter(from, new Point(x(to), hanging()), share * OVER);
    }

    /** Returns the bounds of a peg with the widest disk. */
    public Box outline(int peg) {
        double wide = spacing * DISK_SHARE;
        return new Box(x(peg) - wide / 2, hanging(), wide, ground + BASE - hanging());
    }

    /** The peg at a point, or -1. */
    public int pegAt(double x, double y) {
        int peg = (int) Math.floor((x - left) / spacing);
        boolean beside = peg < 0 || peg >= space.pegs();
        boolean beyond = y < hanging() - 2 * diskHeight || y > ground + 5 * BASE;
        return beside || beyond ? -1 : peg;
    }

    /** The disk at a point on a peg in a state, or {@link HanoiSpace#NO_DISK}. */
    public int diskAt(long state, int peg, double x, double y) {
        int below = (int) Math.floor((ground - y) / diskHeight);
        for (int disk = space.disks(); disk >= 1 && below >= 0; disk--) {
            if (space.peg(state, disk) == peg && below-- == 0) {
                return Math.abs(x - x(peg)) <= diskWidth(disk) / 2 ? disk : HanoiSpace.NO_DISK;
            }
        }
        return HanoiSpace.NO_DISK;
    }

    private static double smooth(double share) {
        return share * share * (3 - 2 * share);
    }
}
