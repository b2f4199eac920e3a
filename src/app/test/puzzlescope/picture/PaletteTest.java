package puzzlescope.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.export.FileStyle;
import puzzlescope.picture.run.IciclePainter;

/** What must be told apart on the boards is far apart in lightness, in every theme, whichever cones an eye has. */
class PaletteTest {

    private static final double TEXT = 16;

    /** How an eye sees: as matrices of linear red, green and blue, after Machado, Oliveira and Fernandes (2009), at full severity. */
    private enum Sight {
        USUAL(1, 0, 0, 0, 1, 0, 0, 0, 1),
        PROTANOPIA(0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998),
        DEUTERANOPIA(0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881),
        TRITANOPIA(1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900);

        private final double[] matrix;

        Sight(double... matrix) {
            this.matrix = matrix;
        }

        private double luminance(Color color) {
            double[] from = {linear(color.red()), linear(color.green()), linear(color.blue())};
            double[] seen = new double[3];
            for (int i = 0; i < 3; i++) {
                for (int j = 0; j < 3; j++) {
                    seen[i] += matrix[3 * i + j] * from[j];
                }
                seen[i] = Math.clamp(seen[i], 0, 1);
            }
            return 0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2];
        }

        private static double linear(double part) {
            return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
        }

        double contrast(Color a, Color b) {
            double one = luminance(a);
            double other = luminance(b);
            return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
        }
    }

    static Stream<Arguments> palettes() {
        return Catalogue.all().stream()
                .filter(puzzle -> PuzzlePicture.of(puzzle.id()).isPresent())
                .flatMap(puzzle ->
                        Stream.of("light", "dark", "contrast").map(theme -> Arguments.of(puzzle.id(), theme, puzzle)));
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("palettes")
    void whatMustBeToldApartIs(String id, String theme, Puzzle puzzle) {
        var style = new FileStyle(theme, puzzle, new Words(Language.ENGLISH), TEXT);
        var alike = new ArrayList<String>();
        var pairs = new ArrayList<>(PuzzlePicture.of(id).orElseThrow().colorPairs());
        pairs.addAll(IciclePainter.colorPairs());
        for (var colorPair : pairs) {
            for (var sight : Sight.values()) {
                double contrast = sight.contrast(
                        colorPair.one().color(style), colorPair.other().color(style));
                if (contrast < colorPair.distinction().contrast()) {
                    alike.add(String.format(
                            Locale.ROOT,
                            "%s and %s: %.2f < %.1f (%s)",
                            colorPair.one(),
                            colorPair.other(),
                            contrast,
                            colorPair.distinction().contrast(),
                            sight));
                }
            }
        }
        assertThat(alike).isEmpty();
        assertThat(PuzzlePicture.of(id).orElseThrow().colorPairs())
                .extracting(ColorPair::distinction)
                .contains(ColorPair.Distinction.BY_LIGHTNESS, ColorPair.Distinction.AS_LETTERS);
    }
}
