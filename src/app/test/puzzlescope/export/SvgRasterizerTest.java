package puzzlescope.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.Font;
import java.awt.GraphicsEnvironment;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.picture.Color;
import puzzlescope.picture.svg.SvgSurface;

class SvgRasterizerTest {

    private static BufferedImage written(String text) {
        var style = new FileStyle("light", Catalogue.all().getFirst(), new Words(Language.ENGLISH), 20);
        var surface = new SvgSurface(60, 40, style);
        surface.setFill(Color.WHITE);
        surface.fillRect(0, 0, 60, 40);
        surface.setFill(Color.BLACK);
        surface.setFont(style.font());
        surface.fillText(text, 10, 30);
        return SvgRasterizer.image(surface.document(), 1);
    }

    private static int[] pixels(BufferedImage image) {
        return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    }

    /** What has no letter is drawn as one and the same box. */
    @Test
    void lettersOfBothLanguagesAreThereWhereTheSystemHasThem() {
        var face = new Font(Font.SANS_SERIF, Font.PLAIN, 20);
        Assumptions.assumeTrue(face.canDisplay('\u8ff7') && face.canDisplay('\u5bab'));
        assertThat(GraphicsEnvironment.getLocalGraphicsEnvironment().getAvailableFontFamilyNames())
                .contains(Font.SANS_SERIF, Font.MONOSPACED);
        assertThat(pixels(written("\u8ff7"))).isNotEqualTo(pixels(written("\u5bab")));
        assertThat(pixels(written("a"))).isNotEqualTo(pixels(written("b")));
        assertThat(Arrays.stream(pixels(written(" "))).distinct().count()).isOne();
    }

    @Test
    void whatIsNoSvgIsRefused() {
        assertThatThrownBy(() -> SvgRasterizer.image("no picture", 1)).isInstanceOf(RuntimeException.class);
    }
}
