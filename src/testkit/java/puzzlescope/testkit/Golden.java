package puzzlescope.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Transcripts;
import puzzlescope.engine.text.Words;

/** What the documents' programs print, and transcripts to be held against it. */
public final class Golden {

    private Golden() {}

    public static String read(String name) {
        try (var stream = Golden.class.getResourceAsStream("/golden/" + name)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(name, broken);
        }
    }

    /** The transcript of a run: the puzzle, then name, value, name, value … */
    public static String transcript(Language language, String id, String... namesAndValues) {
        var puzzle = Catalogue.get(id);
        var format = Transcripts.of(puzzle);
        var parameters = new java.util.ArrayList<Parameter<?>>(puzzle.parameters());
        parameters.addAll(format.options());
        var arguments = Arguments.presets(parameters);
        for (int i = 0; i < namesAndValues.length; i += 2) {
            var name = namesAndValues[i];
            var named = format.shorthands()
                    .getOrDefault(
                            name,
                            parameters.stream()
                                    .filter(p -> p.name().equals(name))
                                    .toList());
            assertThat(named).as(name).isNotEmpty();
            for (var parameter : named) {
                arguments = arguments.with(parameter, namesAndValues[i + 1]);
            }
        }
        var instance = puzzle.instance(arguments);
        var printed = new StringBuilder();
        var transcript = Transcripts.begin(puzzle, arguments, instance, new Words(language), printed::append);
        instance.solver().solve(transcript);
        transcript.finish();
        return printed.toString();
    }
}
