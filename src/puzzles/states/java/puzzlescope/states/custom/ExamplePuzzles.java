package puzzlescope.states.custom;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Objects;
import puzzlescope.engine.event.ConstantId;

/** Example puzzles to begin with, stored as one resource for each language. */
public enum ExamplePuzzles implements ConstantId {
    WATER_JUGS,
    COLLAPSING_BRIDGES,
    JEALOUS_HUSBANDS,
    BRIDGE_AND_TORCH,
    GRAPH;

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
