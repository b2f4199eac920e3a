package puzzlescope.maze.picture;

import java.util.List;
import puzzlescope.maze.board.MazeBoard;
import puzzlescope.picture.Color;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Style;

/** Colours derived from inks: one for every set, one for every distance, and text readable on them. */
public record MazeTints(Style style) {

    static final int SETS = 18;

    /** Number of tints of distances. */
    static final int STEPS = 256;

    private static final List<Ink> BASES =
            List.of(Ink.PATH, Ink.MARK, Ink.REPEATED, Ink.SOLUTION, Ink.CONFLICT, Ink.PRISONER);
    private static final double WEAKEST = 0.3;
    private static final double STRONGER = 0.2;

    Color open(Ink ink, double share) {
        return style.color(Ink.OPEN).interpolate(style.color(ink), share);
    }

    Color set(int number) {
        return tint(index(number));
    }

    /** The index of a set's tint; numbers that lie a row of cells apart seldom share one. */
    static int index(int number) {
        return (7 * number + 5 * (number / SETS)) % SETS;
    }

    /** A tint by its place among {@link #SETS}. */
    Color tint(int tint) {
        int step = tint / BASES.size();
        return open(BASES.get(tint % BASES.size()), WEAKEST + STRONGER * step);
    }

    /** The tint of a share of the greatest distance. */
    public Color scaled(double share) {
        var middle = style.color(Ink.SCALE_MIDDLE);
        return share < 0.5
                ? style.color(Ink.SCALE_LOW).interpolate(middle, 2 * share)
                : middle.interpolate(style.color(Ink.SCALE_HIGH), 2 * share - 1);
    }

    /** The ink readable on a colour. */
    public Color on(Color ground) {
        return Color.BLACK.contrast(ground) > Color.WHITE.contrast(ground) ? Color.BLACK : Color.WHITE;
    }

    /**
     * Scale from steps to a share of the greatest distance.
     *
     * @param greatest the end of the scale; 0 if steps have no colours
     */
    public record Scale(int greatest) {

        public static final Scale OFF = new Scale(0);

        private static final int SMALLEST = 8;

        /** A scale up to the explored distance of the board: the next power of two, so that it seldom changes. */
        public static Scale of(MazeBoard board) {
            return new Scale(Math.max(SMALLEST, board.distanceScale()));
        }

        boolean isOn() {
            return greatest > 0;
        }

        double share(int steps) {
            return Math.min(1.0, (double) steps / greatest);
        }
    }
}
