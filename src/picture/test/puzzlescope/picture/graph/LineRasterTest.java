package puzzlescope.picture.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import puzzlescope.picture.Color;

class LineRasterTest {

    private static final int SIZE = 60;

    private static int[] drawn(double x1, double y1, double x2, double y2) {
        var lineRaster = new LineRaster();
        lineRaster.begin(SIZE, SIZE);
        lineRaster.line(x1, y1, x2, y2, LineRaster.shades(Color.BLACK, 1));
        return lineRaster.pixels();
    }

    private static double distance(double x, double y, double x1, double y1, double x2, double y2) {
        double length = Math.hypot(x2 - x1, y2 - y1);
        return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
    }

    @Test
    void aLineCoversThePixelsNearItAndNoOthers() {
        var random = new Random(5);
        for (int i = 0; i < 400; i++) {
            double x1 = random.nextDouble(-80, 140);
            double y1 = random.nextDouble(-80, 140);
            double x2 = random.nextDouble(-80, 140);
            double y2 = random.nextDouble(-80, 140);
            var pixels = drawn(x1, y1, x2, y2);
            for (int at = 0; at < pixels.length; at++) {
                int alpha = pixels[at] >>> 24;
                int row = at / SIZE;
                if (alpha > 0) {
                    assertThat(distance(at % SIZE, row, x1, y1, x2, y2)).isLessThan(1.2);
                }
            }
        }
    }

    @Test
    void aLineAcrossThePictureGoesFromEdgeToEdge() {
        for (double slant : new double[] {-0.7, 0, 0.4, 0.99}) {
            var pixels = drawn(-50, 30 - slant * 80, 130, 30 + slant * 100);
            for (int x = 0; x < SIZE; x++) {
                int strength = 0;
                for (int y = 0; y < SIZE; y++) {
                    strength += pixels[y * SIZE + x] >>> 24;
                }
                double middle = 30 + slant * (x - 30);
                if (middle > 1 && middle < SIZE - 3) {
                    assertThat(strength).as("column %s of slant %s", x, slant).isBetween(250, 260);
                }
            }
        }
    }

    @Test
    void aSquareOutsideIsCutOff() {
        var lineRaster = new LineRaster();
        lineRaster.begin(SIZE, SIZE);
        lineRaster.square(0, 0, 4, 0xFF000000);
        lineRaster.square(-20, 10, 4, 0xFF000000);
        lineRaster.square(SIZE, SIZE, 4, 0xFF000000);
        assertThat(Arrays.stream(lineRaster.pixels()).filter(pixel -> pixel != 0))
                .hasSize(8);
    }
}
