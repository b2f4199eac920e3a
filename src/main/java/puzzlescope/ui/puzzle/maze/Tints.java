package puzzlescope.ui.puzzle.maze;

import java.util.List;
import javafx.scene.paint.Color;
import puzzlescope.ui.theme.Ink;
import puzzlescope.ui.theme.Palette;

/** Colours that are made of inks: one for every set, one for every distance, letters that can be read on them. */
record Tints(Palette palette) {

    /** How many different tints sets have. */
    static final int SETS = 18;

    /** How many different tints distances have. */
    static final int STEPS = 256;

    private static final List<Ink> BASES =
            List.of(Ink.PATH, Ink.MARK, Ink.REPEATED, Ink.SOLUTION, Ink.CONFLICT, Ink.PRISONER);
    private static final double WEAKEST = 0.3;
    private static final double STRONGER = 0.2;

    Color open(Ink ink, double share) {
        return palette.color(Ink.OPEN).interpolate(palette.color(ink), share);
    }

    /** The tint of a set. */
    Color set(int number) {
        return tint(index(number));
    }

    /** Which of the tints a set has; numbers that lie a row of cells apart seldom have the same. */
    static int index(int number) {
        return (7 * number + 5 * (number / SETS)) % SETS;
    }

    /** A tint by its place among {@link #SETS}. */
    Color tint(int tint) {
        int step = tint / BASES.size();
        return open(BASES.get(tint % BASES.size()), WEAKEST + STRONGER * step);
    }

    /** The tint of a share of the greatest distance. */
    Color scaled(double share) {
        var middle = palette.color(Ink.SCALE_MIDDLE);
        return share < 0.5
                ? palette.color(Ink.SCALE_LOW).interpolate(middle, 2 * share)
                : middle.interpolate(palette.color(Ink.SCALE_HIGH), 2 * share - 1);
    }

    /** What can be read on a colour. */
    Color on(Color ground) {
        var dark = palette.color(Ink.ON_MARK);
        var light = palette.color(Ink.SCALE_LOW);
        return contrast(dark, ground) > contrast(light, ground) ? dark : light;
    }

    /** How well two colours are told apart, from 1 to 21, as the Web Content Accessibility Guidelines reckon it. */
    static double contrast(Color one, Color other) {
        double first = luminance(one) + 0.05;
        double second = luminance(other) + 0.05;
        return Math.max(first, second) / Math.min(first, second);
    }

    private static double luminance(Color color) {
        return 0.2126 * linear(color.getRed()) + 0.7152 * linear(color.getGreen()) + 0.0722 * linear(color.getBlue());
    }

    private static double linear(double part) {
        return Math.pow(part, 2.2);
    }
}
