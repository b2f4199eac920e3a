package puzzlescope.hanoi.space;

import java.util.function.IntUnaryOperator;
import puzzlescope.picture.Box;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Pen;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;

/**
 * The Towers of Hanoi as a small picture.
 *
 * @param pegOf the peg of a disk; disks are numbered from 1, the smallest
 */
public record SmallPegs(int pegs, int disks, IntUnaryOperator pegOf) {

    /** Smallest height, in px, at which disks can be told apart. */
    private static final double LEAST = 2.5;

    private static double disk(double width, double height, int pegs, int disks) {
        return Math.min(height * 0.8 / disks, width / pegs * 0.3);
    }

    /** Returns whether the disks can be told apart in a picture of a size. */
    public static boolean fits(double width, double height, int pegs, int disks) {
        return disk(width, height, pegs, disks) >= LEAST && width / pegs * 0.65 / disks >= LEAST;
    }

    /** Draws the picture into a rectangle. */
    public void paint(Surface surface, Style style, Box place) {
        var pen = new Pen(surface, style);
        double peg = place.width() / pegs;
        double disk = disk(place.width(), place.height(), pegs, disks);
        double base = place.bottom() - 3;
        surface.setFill(style.color(Ink.HULL));
        surface.fillRoundRect(place.left(), base, place.width(), 3, 2);
        for (int at = 0; at < pegs; at++) {
            double middle = place.left() + (at + 0.5) * peg;
            double pole = disk * (disks + 0.7);
            surface.setFill(style.color(Ink.HULL));
            surface.fillRoundRect(middle - 1, base - pole, 2, pole, 2);
            int stacked = 0;
            for (int each = disks; each >= 1; each--) {
                if (pegOf.applyAsInt(each) == at) {
                    double width = peg * (0.25 + 0.65 * each / disks);
                    double top = base - ++stacked * disk;
                    pen.plate(middle, top + disk / 2, width, disk - 1, Math.min(6, disk), pen.color(Ink.FAINT));
                    var font = Font.bold(disk * 0.8);
                    pen.text(String.valueOf(each), middle, top + disk / 2, font, pen.color(Ink.SURFACE));
                }
            }
        }
    }
}
