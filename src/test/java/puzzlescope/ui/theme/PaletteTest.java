package puzzlescope.ui.theme;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import javafx.scene.paint.Color;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** In the theme of high contrast what must be told apart is far apart in lightness, whichever cones an eye has. */
class PaletteTest {

    private static final Pattern TOKEN = Pattern.compile("(-[a-z0-9-]+): (#[0-9a-f]{6});");
    private static final double LEAST_OF_TEXT = 4.5;
    private static final double LEAST_OF_STATES = 3;

    private static final List<String> GROUNDS =
            List.of("dark-square", "light-square", "tile", "tile-home", "open", "land", "water", "curve-fill");

    private static final Map<String, List<String>> STATES = Map.of(
            "open", List.of("wall", "visited", "way-back", "path", "mark", "solution", "conflict"),
            "path", List.of("visited", "way-back"),
            "solution", List.of("conflict", "visited"),
            "dark-square", List.of("light-square", "piece"),
            "light-square", List.of("piece"),
            "on-mark", List.of("mark"));

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

        double luminance(Color color) {
            double[] from = {linear(color.getRed()), linear(color.getGreen()), linear(color.getBlue())};
            double[] seen = new double[3];
            for (int i = 0; i < 3; i++) {
                for (int j = 0; j < 3; j++) {
                    seen[i] += matrix[3 * i + j] * from[j];
                }
                seen[i] = Math.clamp(seen[i], 0, 1);
            }
            return 0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2];
        }

        double contrast(Color a, Color b) {
            double one = luminance(a);
            double other = luminance(b);
            return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
        }
    }

    private static double linear(double part) {
        return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    }

    private static Map<String, Color> tokens() throws IOException {
        var colors = new HashMap<String, Color>();
        var matcher = TOKEN.matcher(Files.readString(Path.of("assets/app/tokens-contrast.css")));
        while (matcher.find()) {
            colors.put(matcher.group(1).replace("-scope-", ""), Color.web(matcher.group(2)));
        }
        return colors;
    }

    @ParameterizedTest
    @EnumSource
    void textIsReadOnEveryGround(Sight sight) throws IOException {
        var colors = tokens();
        for (var letters : List.of("-color-fg-default", "-color-fg-muted")) {
            assertThat(sight.contrast(colors.get(letters), colors.get("-color-bg-default")))
                    .as(letters)
                    .isGreaterThan(LEAST_OF_TEXT);
        }
        for (var ground : GROUNDS) {
            assertThat(sight.contrast(colors.get("-color-fg-default"), colors.get(ground)))
                    .as(ground)
                    .isGreaterThan(LEAST_OF_TEXT);
        }
        for (int tint = 1; tint <= 8; tint++) {
            assertThat(sight.contrast(colors.get("-color-fg-default"), colors.get("tint-" + tint)))
                    .as("tint %s", tint)
                    .isGreaterThan(LEAST_OF_TEXT);
        }
    }

    @ParameterizedTest
    @EnumSource
    void statesAreToldApartByLightness(Sight sight) throws IOException {
        var colors = tokens();
        STATES.forEach((one, others) ->
                others.forEach(other -> assertThat(sight.contrast(colors.get(one), colors.get(other)))
                        .as("%s beside %s", one, other)
                        .isGreaterThan(LEAST_OF_STATES)));
    }
}
