package puzzlescope.states.custom;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Objects;

/** Example puzzles to begin with, stored as one resource for each language. */
public enum ExamplePuzzles {
    WATER_JUGS,
    COLLAPSING_BRIDGES,
    JEALOUS_HUSBANDS,
    BRIDGE_AND_TORCH,
    GRAPH;

    /** The name in message keys and of the resource. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public CustomPuzzle puzzle(Locale language) {
        return CustomPuzzleParser.parse(text(language));
    }

    private String text(Locale language) {
        var ending = language.getLanguage().equals(Locale.CHINESE.getLanguage()) ? "_zh_CN.txt" : ".txt";
        try (var stream = Objects.requireNonNull(
                ExamplePuzzles.class.getResourceAsStream("/puzzlescope/states/examples/" + id() + ending))) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
