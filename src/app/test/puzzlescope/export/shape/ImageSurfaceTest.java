package puzzlescope.export.shape;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Font;
import java.awt.GraphicsEnvironment;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.export.FileStyle;
import puzzlescope.picture.Box;
import puzzlescope.picture.Color;
import puzzlescope.picture.Gradient;
import puzzlescope.picture.Outline;
import puzzlescope.picture.Pixels;
import puzzlescope.picture.Surface;
import puzzlescope.picture.TextAlign;

class ImageSurfaceTest {

    private static final int WIDTH = 60;
    private static final int HEIGHT = 40;
    private static final Box ALL = new Box(0, 0, WIDTH, HEIGHT);
    private static final int WHITE = 0xFFFFFFFF;
    private static final int BLACK = 0xFF000000;
    private static final int RED = 0xFFFF0000;

    private static final FileStyle STYLE =
            new FileStyle("light", Catalogue.all().getFirst(), new Words(Language.ENGLISH), 20);

    private static ImageSurface drawn(Box part, double scale, Consumer<Surface> drawing) {
        var surface = new ImageSurface(WIDTH, HEIGHT, part, scale, STYLE);
        surface.setFill(Color.WHITE);
        surface.fillRect(0, 0, WIDTH, HEIGHT);
        surface.setFill(Color.BLACK);
        drawing.accept(surface);
        return surface;
    }

    private static int[] pixels(Consumer<Surface> drawing) {
        return drawn(ALL, 1, drawing).image().getRGB(0, 0, WIDTH, HEIGHT, null, 0, WIDTH);
    }

    private static int[] written(String text) {
        return pixels(surface -> {
            surface.setFont(STYLE.font());
            surface.fillText(text, 10, 30);
        });
    }

    private static int at(int[] pixels, int x, int y) {
        return pixels[y * WIDTH + x];
    }

    /** What has no letter is drawn as one and the same box. */
    @Test
    void lettersOfBothLanguagesAreThereWhereTheSystemHasThem() {
        var face = new Font(Font.SANS_SERIF, Font.PLAIN, 20);
        Assumptions.assumeTrue(face.canDisplay('\u8ff7') && face.canDisplay('\u5bab'));
        assertThat(GraphicsEnvironment.getLocalGraphicsEnvironment().getAvailableFontFamilyNames())
                .contains(Font.SANS_SERIF, Font.MONOSPACED);
        assertThat(written("\u8ff7")).isNotEqualTo(written("\u5bab"));
        assertThat(written("a")).isNotEqualTo(written("b"));
        assertThat(Arrays.stream(written(" ")).distinct()).hasSize(1);
    }

    /** The columns in which a text leaves something. */
    private static List<Integer> columns(TextAlign align, double most) {
        var drawn = pixels(surface -> {
            surface.setTextAlign(align);
            surface.fillText("mmmmmm", 30, 20, most);
        });
        return IntStream.range(0, WIDTH)
                .filter(x -> IntStream.range(0, HEIGHT).anyMatch(y -> at(drawn, x, y) != WHITE))
                .boxed()
                .toList();
    }

    @Test
    void textIsAlignedAndCondensed() {
        assertThat(columns(TextAlign.LEFT, 20)).allMatch(x -> x >= 30 && x < 50).hasSizeGreaterThan(15);
        assertThat(columns(TextAlign.CENTER, 20))
                .allMatch(x -> x >= 20 && x < 40)
                .hasSizeGreaterThan(15);
        assertThat(columns(TextAlign.RIGHT, 20))
                .allMatch(x -> x >= 10 && x < 30)
                .hasSizeGreaterThan(15);
    }

    @Test
    void whatIsSavedComesBack() {
        var drawn = pixels(surface -> {
            surface.save();
            surface.setFill(Color.web("#ff0000"));
            surface.translate(10, 10);
            surface.clip(0, 0, 10, 10);
            surface.fillRect(-5, -5, 100, 100);
            surface.restore();
            surface.fillRect(30, 0, 10, 10);
        });
        assertThat(at(drawn, 9, 9)).isEqualTo(WHITE);
        assertThat(at(drawn, 10, 10)).isEqualTo(RED);
        assertThat(at(drawn, 19, 19)).isEqualTo(RED);
        assertThat(at(drawn, 20, 20)).isEqualTo(WHITE);
        assertThat(at(drawn, 30, 0)).isEqualTo(BLACK);
    }

    @Test
    void aClipWithinAClipLeavesWhatBothShow() {
        var drawn = pixels(surface -> {
            surface.clip(0, 0, 20, 20);
            surface.scale(2, 2);
            surface.clip(5, 5, 20, 20);
            surface.fillRect(0, 0, 30, 20);
        });
        assertThat(at(drawn, 9, 9)).isEqualTo(WHITE);
        assertThat(at(drawn, 10, 10)).isEqualTo(BLACK);
        assertThat(at(drawn, 20, 20)).isEqualTo(WHITE);
    }

    @Test
    void opacityHoldsForColoursGradientsAndImages() {
        var image = new Pixels(1, 1);
        image.data()[0] = BLACK;
        var black = List.of(new Gradient.Stop(0, Color.BLACK), new Gradient.Stop(1, Color.BLACK));
        var drawn = pixels(surface -> {
            surface.setOpacity(0.5);
            surface.fillRect(0, 0, 10, 10);
            surface.setFill(new Gradient(10, 0, 20, 0, black));
            surface.fillRect(10, 0, 10, 10);
            surface.pixels(image, 20, 0, 10, 10);
            surface.setLineWidth(10);
            surface.strokeLine(35, 5, 40, 5);
            surface.setOpacity(0);
            surface.fillRect(0, 20, 60, 20);
        });
        for (int x = 5; x < 40; x += 10) {
            assertThat(at(drawn, x, 5) & 255).as("at %d", x).isBetween(126, 129);
        }
        assertThat(at(drawn, 5, 30)).isEqualTo(WHITE);
    }

    @Test
    void aLineWithoutWidthIsNotSeen() {
        assertThat(pixels(surface -> {
                    surface.setLineWidth(0);
                    surface.strokeLine(0, 0, 60, 40);
                }))
                .containsOnly(WHITE);
    }

    @Test
    void anOutlineIsFilledAroundItsCentre() {
        var drawn = pixels(surface -> surface.fillOutline(new Outline("M0 0 H2 V2 H0 Z", 2), 30, 20, 20));
        assertThat(at(drawn, 20, 10)).isEqualTo(BLACK);
        assertThat(at(drawn, 39, 29)).isEqualTo(BLACK);
        assertThat(at(drawn, 19, 10)).isEqualTo(WHITE);
        assertThat(at(drawn, 40, 29)).isEqualTo(WHITE);
    }

    @Test
    void aPartFillsTheImageInItsScale() throws IOException {
        var surface = drawn(new Box(30, 20, 10, 5), 3, all -> all.fillRect(30, 20, 5, 20));
        assertThat(surface.pixelsPerPx()).isEqualTo(3);
        var image = ImageIO.read(new ByteArrayInputStream(surface.png()));
        assertThat(image.getWidth()).isEqualTo(30);
        assertThat(image.getHeight()).isEqualTo(15);
        assertThat(image.getRGB(0, 0)).isEqualTo(BLACK);
        assertThat(image.getRGB(14, 14)).isEqualTo(BLACK);
        assertThat(image.getRGB(15, 0)).isEqualTo(WHITE);
    }
}
