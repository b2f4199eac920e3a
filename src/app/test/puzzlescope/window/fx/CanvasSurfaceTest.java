package puzzlescope.window.fx;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import javafx.scene.canvas.Canvas;
import org.junit.jupiter.api.Test;
import puzzlescope.picture.Color;
import puzzlescope.testkit.FxThreadCall;
import puzzlescope.testkit.StageTest;

class CanvasSurfaceTest {

    private static final int OPAQUE = 255;

    @Test
    void aClipEndsAtPixels() throws Exception {
        StageTest.startToolkit();
        var alphas = FxThreadCall.now(() -> {
            var canvas = new Canvas(20, 20);
            var surface = new CanvasSurface(canvas.getGraphicsContext2D(), _ -> javafx.scene.text.Font.getDefault());
            surface.translate(1, 2);
            surface.scale(0.5, 0.5);
            surface.clip(8.6, 4.8, 10, 10);
            surface.setFill(Color.of(1, 0, 0, 1));
            surface.fillRect(0, 0, 100, 100);
            var pixels = canvas.snapshot(null, null).getPixelReader();
            return IntStream.range(0, 20)
                    .map(x -> pixels.getArgb(x, 7) & OPAQUE)
                    .toArray();
        });
        assertThat(alphas)
                .as("the white of the background from pixel to pixel: all of it, and none from 5 to 9")
                .containsExactly(IntStream.range(0, 20)
                        .map(x -> x >= 5 && x < 10 ? 0 : OPAQUE)
                        .toArray());
    }
}
