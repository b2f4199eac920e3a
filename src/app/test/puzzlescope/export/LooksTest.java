package puzzlescope.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.text.Language;
import puzzlescope.picture.PuzzlePicture;
import puzzlescope.testkit.TestExport;

/** How the boards of a puzzle look can be chosen for what is taken along. */
class LooksTest {

    /** Where a choice makes a difference, if that is not everywhere. */
    private static final Map<String, Map<String, String>> WHERE = Map.of(
            "distances", Map.of("solve", "breadth-first"),
            "picture-numbers", Map.of("picture", "cat"));

    /** What is taken automatically. */
    private static final String OF_SMALL_GRAPHS = "layers";

    static Stream<Arguments> looks() {
        return Stream.of("maze", "tiles", "queens", "states")
                .flatMap(puzzle -> PuzzlePicture.of(puzzle).orElseThrow().appearanceParameters().stream()
                        .map(look -> (ChoiceParameter<?>) look)
                        .flatMap(look -> look.choices().stream()
                                .filter(choice -> !choice.equals(preset(look)) && !choice.equals(OF_SMALL_GRAPHS))
                                .map(choice -> Arguments.of(puzzle, look.name(), choice, preset(look)))));
    }

    private static <T> String preset(ChoiceParameter<T> look) {
        return look.format(look.preset());
    }

    private static String svg(String puzzle, Map<String, String> values) throws IOException, InterruptedException {
        try (var made = TestExport.of(new PictureExport(), puzzle, ".svg", Language.ENGLISH, values)) {
            return made.text();
        }
    }

    @ParameterizedTest
    @MethodSource("looks")
    void eachChoiceChangesThePicture(String puzzle, String look, String choice, String preset)
            throws IOException, InterruptedException {
        var values = new HashMap<>(Map.of("resolution", "320x240", "at", look.equals("distances") ? "100%" : "60"));
        values.putAll(WHERE.getOrDefault(look, Map.of()));
        var usual = svg(puzzle, values);
        values.put(look, preset);
        assertThat(svg(puzzle, values)).isEqualTo(usual);
        values.put(look, choice);
        assertThat(svg(puzzle, values)).isNotEqualTo(usual);
    }

    /** The picture is drawn once for each of 63 tiles. */
    @Test
    void asManyPiecesAsThereAreCanBeDrawn() throws IOException, InterruptedException {
        var values = Map.of("size", "8", "shuffle", "4", "picture", "rosette");
        try (var made = TestExport.of(new PictureExport(), "tiles", Language.ENGLISH, values)) {
            assertThat(ImageIO.read(new ByteArrayInputStream(made.bytes())).getWidth())
                    .isEqualTo(1280);
        }
    }

    @Test
    void theyAreChosenWhereBoardsAreShown() {
        for (var kind : ExportKind.all()) {
            var looks = kind.options(PuzzlePicture.of("queens"));
            assertThat(looks.size() - kind.options().size())
                    .as(kind.id())
                    .isEqualTo(List.of("events", "numbers", "quiz", "sheet").contains(kind.id()) ? 0 : 2);
        }
    }
}
