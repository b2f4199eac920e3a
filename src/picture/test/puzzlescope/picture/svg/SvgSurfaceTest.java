package puzzlescope.picture.svg;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import puzzlescope.engine.event.Message;
import puzzlescope.picture.Box;
import puzzlescope.picture.Color;
import puzzlescope.picture.Font;
import puzzlescope.picture.Gradient;
import puzzlescope.picture.Ink;
import puzzlescope.picture.LetterWidths;
import puzzlescope.picture.Outline;
import puzzlescope.picture.Pixels;
import puzzlescope.picture.Style;

class SvgSurfaceTest {

    private static final Style STYLE = new Style() {
        @Override
        public Color color(Ink ink) {
            return Color.BLACK;
        }

        @Override
        public String localize(String key, Object... arguments) {
            return key;
        }

        @Override
        public String localize(Message message) {
            return message.key();
        }

        @Override
        public double textSize() {
            return 14;
        }

        @Override
        public double width(String text, Font font) {
            return LetterWidths.of(text, font);
        }

        @Override
        public int version() {
            return 0;
        }
    };

    private final SvgSurface surface = new SvgSurface(200, 100, STYLE);

    private Document read() throws Exception {
        var bytes = surface.document().getBytes(StandardCharsets.UTF_8);
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(bytes));
    }

    @Test
    void lengthsHaveTwoDecimalsAtTheMost() {
        surface.setFill(Color.web("#0072b2"));
        surface.fillRect(1, 2.5, 1.0 / 3, -0.001);
        assertThat(surface.document())
                .contains("<rect x=\"1\" y=\"2.5\" width=\"0.33\" height=\"0\" fill=\"#0072b2\"/>");
    }

    @Test
    void textIsEscapedAndWhatXmlCannotHoldIsLeftOut() throws Exception {
        surface.fillText("a < b & \"c\" \u0007\uD800 \uD83D\uDE00", 0, 0);
        assertThat(read().getElementsByTagName("text").item(0).getTextContent())
                .isEqualTo("a < b & \"c\"  \uD83D\uDE00");
    }

    @Test
    void textIsNarrowedOnlyWhereItIsTooWide() {
        surface.setFont(Font.text(10));
        surface.fillText("0000", 0, 0, 100);
        assertThat(surface.document()).doesNotContain("textLength");
        surface.fillText("0000", 0, 0, 10);
        assertThat(surface.document()).contains("textLength=\"10\"");
    }

    @Test
    void whatIsSavedComesBack() {
        surface.setFill(Color.web("#112233"));
        surface.save();
        surface.setFill(Color.WHITE);
        surface.translate(5, 6);
        surface.clip(0, 0, 10, 10);
        surface.setOpacity(0.5);
        surface.restore();
        surface.fillRect(0, 0, 1, 1);
        assertThat(surface.document())
                .contains("<rect x=\"0\" y=\"0\" width=\"1\" height=\"1\" fill=\"#112233\"/>\n</svg>");
    }

    @Test
    void whatIsFullyTransparentIsLeftOut() {
        surface.setOpacity(0);
        surface.fillRect(0, 0, 10, 10);
        surface.fillText("nothing", 0, 0);
        assertThat(surface.document()).doesNotContain("rect").doesNotContain("nothing");
    }

    @Test
    void anOutlineAndAGradientAreDefinedOnce() throws Exception {
        var outline = new Outline("M0 0 L10 0 L5 10Z", 10);
        var gradient = new Gradient(
                0, 0, 10, 0, List.of(new Gradient.Stop(0, Color.BLACK), new Gradient.Stop(1, Color.WHITE)));
        for (int i = 0; i < 3; i++) {
            surface.setFill(gradient);
            surface.fillOutline(outline, 20 * i, 20, 10);
        }
        var document = read();
        assertThat(document.getElementsByTagName("path").getLength()).isEqualTo(1);
        assertThat(document.getElementsByTagName("linearGradient").getLength()).isEqualTo(1);
        assertThat(document.getElementsByTagName("use").getLength()).isEqualTo(3);
    }

    @Test
    void turnsAndScalesGoOneAfterTheOther() {
        surface.translate(10, 20);
        surface.rotate(90);
        surface.scale(2, 2);
        surface.strokeLine(0, 0, 1, 0);
        assertThat(surface.document()).contains("transform=\"matrix(0 2 -2 0 10 20)\"");
    }

    @Test
    void pixelsAreAPngWithinTheText() throws Exception {
        var pixels = new Pixels(2, 2);
        pixels.data()[0] = 0xFFFF0000;
        surface.pixels(pixels, 0, 0, 20, 20);
        surface.pixels(pixels, new Box(0, 0, 1, 1), 30, 0, 20, 20);
        var images = read().getElementsByTagName("image");
        assertThat(images.getLength()).isEqualTo(2);
        var href = images.item(0).getAttributes().getNamedItem("xlink:href").getNodeValue();
        var bytes = java.util.Base64.getDecoder().decode(href.substring(href.indexOf(',') + 1));
        var image = javax.imageio.ImageIO.read(new ByteArrayInputStream(bytes));
        assertThat(image.getRGB(0, 0)).isEqualTo(0xFFFF0000);
        assertThat(image.getRGB(1, 1) >>> 24).isZero();
    }
}
