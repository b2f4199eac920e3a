package puzzlescope.states.custom;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
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

    private static final List<Locale> LANGUAGES = List.of(Locale.ENGLISH, Locale.CHINESE);

    /** Returns an example in a language, or a puzzle that is none as it is. */
    public static CustomPuzzle inLanguage(CustomPuzzle puzzle, Locale language) {
        return Arrays.stream(values())
                .filter(example -> LANGUAGES.stream()
                        .anyMatch(
                                each -> example.text(each).equals(puzzle.text().strip())))
                .findFirst()
                .map(example -> example.puzzle(language))
                .orElse(puzzle);
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
