package puzzlescope.picture.graph;

import puzzlescope.picture.Color;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Style;

/**
 * Turns densities into colours: denser is stronger, but never so strong that the rest is lost. FX thread only.
 *
 * @param other the ink of edges between known nodes, {@code tree} that of edges by which nodes were found
 */
public record DensityPalette(Color other, Color tree, Color waiting, Color left) {

    private static final int LEVELS = 2048;
    private static final double STRONGEST_EDGE = 0.85;

    public static DensityPalette of(Style style) {
        return new DensityPalette(
                style.color(Ink.FAINT), style.color(Ink.PATH), style.color(Ink.MARK), style.color(Ink.PATH));
    }

    /** Fills an image of the same size. */
    void paint(Density density, int[] pixels) {
        double scale = density.sight().scale();
        var others = levels(Math.min(0.1, 0.0045 * Math.pow(scale, 1.4)), STRONGEST_EDGE * 0.6);
        var trees = levels(Math.clamp(0.05 * scale, 0.004, 0.7), STRONGEST_EDGE);
        var nodeLevels = levels(Math.clamp(0.4 * scale, 0.05, 1), 1);
        int otherInk = rgb(other);
        int treeInk = rgb(tree);
        int waitingInk = rgb(waiting);
        int leftInk = rgb(left);
        var edges = density.edgeSums();
        var nodes = density.nodeSums();
        boolean withNodes = nodes.length > 0;
        for (int i = 0; i < edges.length; i++) {
            int edge = edges[i];
            int node = withNodes ? nodes[i] : 0;
            int pixel = 0;
            if (edge != 0) {
                pixel = over(0, otherInk, others[Math.min(edge & Density.LOWER_MASK, LEVELS - 1)]);
                pixel = over(pixel, treeInk, trees[Math.min(edge >>> Density.UPPER, LEVELS - 1)]);
            }
            if (node != 0) {
                pixel = over(pixel, leftInk, nodeLevels[Math.min(node >>> Density.UPPER, LEVELS - 1)]);
                pixel = over(pixel, waitingInk, nodeLevels[Math.min(node & Density.LOWER_MASK, LEVELS - 1)]);
            }
            pixels[i] = pixel;
        }
    }

    /** Opacity, of 256, of each sum, as if that many translucent layers were stacked. */
    private static int[] levels(double one, double most) {
        var levels = new int[LEVELS];
        for (int i = 0; i < LEVELS; i++) {
            double layers = (double) i / Density.FULL;
            levels[i] = (int) Math.round(256 * most * (one >= 1 ? Math.min(1, layers) : 1 - Math.pow(1 - one, layers)));
        }
        return levels;
    }

    private static int rgb(Color color) {
        return (int) Math.round(color.red() * 255) << 16
                | (int) Math.round(color.green() * 255) << 8
                | (int) Math.round(color.blue() * 255);
    }

    /** Blends a colour over a premultiplied pixel. */
    private static int over(int pixel, int rgb, int alpha) {
        if (alpha == 0) {
            return pixel;
        }
        int rest = 256 - alpha;
        int ink = 0xff000000 | rgb;
        // Two channels at a time, in their places in the number.
        int odd = ((ink >>> 8 & 0xff00ff) * alpha + (pixel >>> 8 & 0xff00ff) * rest) & 0xff00ff00;
        int even = ((ink & 0xff00ff) * alpha + (pixel & 0xff00ff) * rest) >>> 8 & 0xff00ff;
        return odd | even;
    }
}
