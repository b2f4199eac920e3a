package puzzlescope.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.Catalogue;
import puzzlescope.core.puzzle.Parameter;

/** What the documents' programs print, and transcripts to be held against it. */
final class Golden {

    private Golden() {}

    static String read(String name) {
        try (var stream = Golden.class.getResourceAsStream("/golden/" + name)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(name, broken);
        }
    }

    /** The transcript of a run: the puzzle, then name, value, name, value … */
    static String transcript(Language language, String id, String... namesAndValues) {
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
