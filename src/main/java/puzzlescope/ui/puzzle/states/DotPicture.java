package puzzlescope.ui.puzzle.states;

import java.util.BitSet;
import java.util.EnumMap;
import java.util.Map;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import puzzlescope.core.puzzle.states.Growth;
import puzzlescope.core.puzzle.states.Growth.Status;
import puzzlescope.ui.theme.Ink;

/** Paints nodes too many to be drawn one by one as the pixels of a picture. */
record DotPicture(Pen pen, Camera camera, LayeredLayout layout, Growth growth, BitSet toCurrent, BitSet toGoal) {

    private static final double DOT = 0.62;

    void paint(int[] nodes) {
        var port = camera.port();
        int width = (int) port.getWidth();
        int height = (int) port.getHeight();
        var pixels = new int[width * height];
        var colors = colors();
        int way = pen.look().palette().pixel(Ink.SOLUTION);
        int size = Math.max(1, (int) Math.round(camera.scale() * DOT));
        for (int node : nodes) {
            int left = (int) (camera.screenX(layout.x(node)) - port.getMinX()) - size / 2;
            int top = (int) (camera.screenY(layout.y(node)) - port.getMinY()) - size / 2;
            int color = toGoal.get(node) ? way : colors.get(growth.status(node, toCurrent));
            fill(pixels, width, height, left, top, size, color);
        }
        var picture = new WritableImage(width, height);
        picture.getPixelWriter().setPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
        pen.graphics().drawImage(picture, port.getMinX(), port.getMinY());
    }

    private Map<Status, Integer> colors() {
        var colors = new EnumMap<Status, Integer>(Status.class);
        for (var status : Status.values()) {
            colors.put(status, pen.look().palette().pixel(NodePainter.inkOf(status)));
        }
        return colors;
    }

    private static void fill(int[] pixels, int width, int height, int left, int top, int size, int color) {
        for (int y = Math.max(0, top); y < Math.min(height, top + size); y++) {
            for (int x = Math.max(0, left); x < Math.min(width, left + size); x++) {
                pixels[y * width + x] = color;
            }
        }
    }
}
