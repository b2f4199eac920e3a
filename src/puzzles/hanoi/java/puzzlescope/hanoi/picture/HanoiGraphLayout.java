package puzzlescope.hanoi.picture;

import java.util.stream.IntStream;
import puzzlescope.hanoi.space.HanoiSpace;
import puzzlescope.picture.Box;

/**
 * Layout of the states of three pegs in a triangle whose corners are the states with all disks on one peg: the first at
 * the top, the second at the left, the third at the right. Each peg of the widest disk has a triangle of half the size
 * at its corner, laid out in the same way for the other disks, but mirrored: the corner nearest to another peg's
 * triangle has the other disks on the third peg, from where the widest disk can move there. Thus all states one move
 * apart are equally far apart. Lengths are px.
 */
public final class HanoiGraphLayout {

    private static final int PEGS = 3;
    /** Largest radius of a dot in text sizes, so that the numbers on the dots grow with the text. */
    private static final double LARGEST_RADIUS = 11.0 / 14;

    private final double[] x;
    private final double[] y;
    private final double edge;
    private final double largestRadius;
    /** Pairs of states joined by a move. */
    private final int[] edges;

    /**
     * Centres the triangle in a rectangle.
     *
     * @param textSize of normal text
     */
    public HanoiGraphLayout(HanoiSpace space, Box into, double textSize) {
        largestRadius = LARGEST_RADIUS * textSize;
        int states = (int) space.states();
        edges = edges(space);
        x = new double[states];
        y = new double[states];
        double flat = Math.sqrt(3) / 2;
        double side = Math.min(into.width(), into.height() / flat);
        double middle = into.left() + into.width() / 2;
        double top = into.top() + (into.height() - side * flat) / 2;
        edge = side / ((1 << space.disks()) - 1);
        place(space.disks(), 0, new double[] {middle, middle - side / 2, middle + side / 2}, new double[] {
            top, top + side * flat, top + side * flat
        });
    }

    /**
     * Places the states that differ in the narrower disks.
     *
     * @param disks number of the narrowest disks still to be placed
     * @param wider the wider disks' part of the state
     * @param cornersX x of the states with all these disks on one peg, indexed by peg
     */
    private void place(int disks, int wider, double[] cornersX, double[] cornersY) {
        if (disks == 0) {
            x[wider] = cornersX[0];
            y[wider] = cornersY[0];
            return;
        }
        double ratio = ((1 << disks - 1) - 1.0) / ((1 << disks) - 1);
        int weight = (int) Math.round(Math.pow(PEGS, disks - 1));
        for (int peg = 0; peg < PEGS; peg++) {
            var innerX = new double[PEGS];
            var innerY = new double[PEGS];
            for (int rest = 0; rest < PEGS; rest++) {
                int toward = rest == peg ? peg : PEGS - peg - rest;
                innerX[rest] = cornersX[peg] + (cornersX[toward] - cornersX[peg]) * ratio;
                innerY[rest] = cornersY[peg] + (cornersY[toward] - cornersY[peg]) * ratio;
            }
            place(disks - 1, wider + peg * weight, innerX, innerY);
        }
    }

    private static int[] edges(HanoiSpace space) {
        var edges = IntStream.builder();
        for (int state = 0; state < space.states(); state++) {
            for (int move = 0; move < space.moves(); move++) {
                long after = space.after(state, move);
                if (after != HanoiSpace.NONE && after > state) {
                    edges.add(state).add((int) after);
                }
            }
        }
        return edges.build().toArray();
    }

    int edges() {
        return edges.length / 2;
    }

    /** The smaller of the two states joined by a move. */
    int lower(int edge) {
        return edges[2 * edge];
    }

    /** The greater of the two states joined by a move. */
    int upper(int edge) {
        return edges[2 * edge + 1];
    }

    public int states() {
        return x.length;
    }

    public double x(int state) {
        return x[state];
    }

    public double y(int state) {
        return y[state];
    }

    /** Returns the distance between states that are one move apart. */
    double edge() {
        return edge;
    }

    public double radius() {
        return Math.clamp(edge * 0.28, 1.2, largestRadius);
    }

    /** Returns the square around a state's dot. */
    public Box outline(int state) {
        double reach = radius() + 2;
        return new Box(x[state] - reach, y[state] - reach, 2 * reach, 2 * reach);
    }

    /** The state drawn at a point, or -1. */
    public int stateAt(double pointX, double pointY) {
        double reach = Math.max(radius(), Math.min(6, edge / 2));
        for (int state = 0; state < x.length; state++) {
            if (Math.hypot(x[state] - pointX, y[state] - pointY) <= reach) {
                return state;
            }
        }
        return -1;
    }
}
