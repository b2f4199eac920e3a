package puzzlescope.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.text.Language;
import puzzlescope.picture.Box;
import puzzlescope.picture.board.VisiblePart;
import puzzlescope.testkit.TestExport;

class PictureCropTest {

    private static BufferedImage picture(String puzzle, Map<String, String> values)
            throws IOException, InterruptedException {
        try (var made = TestExport.of(new PictureExport(), puzzle, Language.ENGLISH, values)) {
            return ImageIO.read(new ByteArrayInputStream(made.bytes()));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"queens", "states", "maze"})
    void aPartLooksAsItDoesInAWholeThatIsAsMuchLarger(String puzzle) throws IOException, InterruptedException {
        var part = picture(puzzle, Map.of("resolution", "320x240", "part", "25,50,50,50", "at", "5"));
        var whole = picture(puzzle, Map.of("resolution", "640x480", "at", "5"));
        assertThat(part.getWidth()).isEqualTo(320);
        assertThat(part.getHeight()).isEqualTo(240);
        var cut = whole.getSubimage(160, 240, 320, 240);
        assertThat(part.getRGB(0, 0, 320, 240, null, 0, 320)).isEqualTo(cut.getRGB(0, 0, 320, 240, null, 0, 320));
    }

    @Test
    void theWholeBoardIsAPartToo() throws IOException, InterruptedException {
        assertThat(PictureCrop.parse("all")).isEqualTo(PictureCrop.ALL).hasToString("all");
        assertThat(PictureCrop.parse("0%, 0%, 100%, 100%")).isEqualTo(PictureCrop.ALL);
        assertThat(PictureCrop.parse("0.5,0,99.5%,40"))
                .isEqualTo(new PictureCrop(0.5, 0, 99.5, 40))
                .hasToString("0.5,0,99.5,40");
        assertThat(PictureCrop.parse("25,0,50,40"))
                .isEqualTo(new PictureCrop(25, 0, 50, 40))
                .hasToString("25,0,50,40");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "50",
                "0,0,0,0",
                "60,0,50,50",
                "0,99,50,5",
                "a,b,c,d",
                "1,2,3,4,5",
                "0,0,0.9,50",
                "0,0,50.25,50",
                "99.5,0,1,1"
            })
    void whatIsNoPartIsRefused(String text) {
        assertThatThrownBy(() -> PictureCrop.parse(text))
                .isInstanceOfSatisfying(
                        InvalidInputException.class,
                        refused -> assertThat(refused.reason().key()).isEqualTo("refusal.part"));
    }

    @Test
    void whatIsInSightIsProposedAsLargeAsItIsSeen() {
        var sight = new VisiblePart(new Box(300, 200, 1000, 500), 4000, 2000);
        assertThat(PictureCrop.of(sight)).isEqualTo(new PictureCrop(7.5, 10, 25, 25));
        assertThat(PictureCrop.of(sight).size(sight)).isEqualTo(new PictureSize(1000, 500));
    }

    @ParameterizedTest
    @CsvSource({"3, 2, 100, 80", "9000, 8000, 10000, 9000", "600, 400, 300000, 200000", "5, 900, 1000, 1000"})
    void whatIsProposedCanBeMade(double width, double height, double wholeWidth, double wholeHeight) {
        for (double left : new double[] {0, wholeWidth / 2, wholeWidth - width}) {
            var sight = new VisiblePart(new Box(left, wholeHeight - height, width, height), wholeWidth, wholeHeight);
            var pictureCrop = PictureCrop.of(sight);
            var size = pictureCrop.size(sight);
            assertThat(PictureCrop.parse(pictureCrop.toString())).isEqualTo(pictureCrop);
            assertThat(PictureSize.parse(size.toString())).isEqualTo(size);
            assertThat(Math.max(
                            pictureCrop.whole(size).width(),
                            pictureCrop.whole(size).height()))
                    .isLessThanOrEqualTo(PictureCrop.LARGEST_WHOLE);
        }
    }

    @Test
    void aPartForWhichTheBoardWouldBeTooLargeIsRefused() {
        assertThatThrownBy(() -> picture("queens", Map.of("resolution", "4096x4096", "part", "0,0,10,10")))
                .isInstanceOfSatisfying(
                        ExportRefusedException.class,
                        refused -> assertThat(refused.option()).isEqualTo("part"));
    }
}
