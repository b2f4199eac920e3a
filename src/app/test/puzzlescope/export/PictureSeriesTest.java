package puzzlescope.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.text.Language;
import puzzlescope.testkit.TestExport;

class PictureSeriesTest {

    private static Stream<String> puzzles() {
        return Catalogue.all().stream().map(puzzle -> puzzle.id());
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void picturesInTheirOrderLookAsEachDrawnAlone(String puzzle) throws IOException, InterruptedException {
        assertDrawnAsAlone(puzzle, Map.of("resolution", "400x260", "at", "0"), 1);
    }

    @ParameterizedTest
    @CsvSource({"hanoi,breadth-first", "hanoi,frame-stewart", "tiles,a-star", "gametree,alpha-beta"})
    void soDoThoseOfOtherAlgorithms(String puzzle, String algorithm) throws IOException, InterruptedException {
        assertDrawnAsAlone(puzzle, Map.of("resolution", "400x260", "at", "0", "algorithm", algorithm), 1.5);
    }

    /** Their boards have images. */
    @ParameterizedTest
    @CsvSource({
        "states,space,tiles-3x3,stop-at-goal,yes",
        "tiles,picture,cat,size,4",
        "maze,width,201,height,201",
        "queens,algorithm,min-conflicts,n,200",
        "knight,rows,40,algorithm,roth"
    })
    void soDoImages(String puzzle, String name, String value, String other, String otherValue)
            throws IOException, InterruptedException {
        assertDrawnAsAlone(puzzle, Map.of("resolution", "400x260", "at", "0", name, value, other, otherValue), 1);
    }

    private static void assertDrawnAsAlone(String puzzle, Map<String, String> options, double scale)
            throws IOException, InterruptedException {
        try (var testExport = TestExport.of(ExportKind.of("picture"), puzzle, Language.ENGLISH, options)) {
            var board = testExport.export().board();
            var series = new PictureSeries(scale);
            long length = Math.min(8, testExport.session().trace().length());
            for (long position = 0; position <= length; position++) {
                var drawing = board.drawing(position);
                assertThat(pixels(series.next(drawing)))
                        .as("%s at %d", puzzle, position)
                        .isEqualTo(pixels(SvgRasterizer.image(drawing.document(), scale)));
            }
        }
    }

    private static int[] pixels(BufferedImage image) {
        return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    }
}
