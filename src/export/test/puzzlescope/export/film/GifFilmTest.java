package puzzlescope.export.film;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Random;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GifFilmTest {

    private static final int WIDTH = 211;
    private static final int HEIGHT = 97;

    private static int[] noise(Random random, int colors) {
        return random.ints((long) WIDTH * HEIGHT, 0, colors)
                .map(color -> color * 0x010203)
                .toArray();
    }

    private static int[] shown(BufferedImage image) {
        int[] pixels = image.getRGB(0, 0, WIDTH, HEIGHT, null, 0, WIDTH);
        for (int i = 0; i < pixels.length; i++) {
            pixels[i] &= 0xFFFFFF;
        }
        return pixels;
    }

    /** With noise of many colours all codes are used up several times a frame, with one colour they stand for long runs. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 17, 255})
    void othersReadTheColoursThatWereWritten(int colors) throws IOException {
        var random = new Random(colors);
        int[] one = noise(random, colors);
        int[] other = one.clone();
        System.arraycopy(noise(random, colors), 0, other, 20 * WIDTH, 40 * WIDTH);
        other[20 * WIDTH + 7] = one[20 * WIDTH + 7] == 0 && colors > 1 ? 0x010203 : 0;
        var counts = new ColorCounts();
        counts.add(one);
        counts.add(other);
        var film = new GifFilm(WIDTH, HEIGHT, ColorTable.of(counts));
        film.add(one, 100);
        film.add(other, 250);
        film.add(other.clone(), 250);
        var reader = ImageIO.getImageReadersByFormatName("gif").next();
        reader.setInput(ImageIO.createImageInputStream(new ByteArrayInputStream(film.finish())));
        assertThat(reader.getNumImages(true)).as("what stays is no frame").isEqualTo(colors == 1 ? 1 : 2);
        var picture = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        lay(reader, 0, picture);
        assertThat(shown(picture)).isEqualTo(one);
        if (colors > 1) {
            lay(reader, 1, picture);
            assertThat(shown(picture)).isEqualTo(other);
        }
    }

    private static void lay(ImageReader reader, int frame, BufferedImage on) throws IOException {
        var tree = reader.getImageMetadata(frame).getAsTree("javax_imageio_gif_image_1.0");
        var place = tree.getFirstChild().getAttributes();
        on.createGraphics()
                .drawImage(
                        reader.read(frame),
                        Integer.parseInt(place.getNamedItem("imageLeftPosition").getNodeValue()),
                        Integer.parseInt(place.getNamedItem("imageTopPosition").getNodeValue()),
                        null);
    }
}
