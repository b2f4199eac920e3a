package puzzlescope.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Transcripts;
import puzzlescope.engine.text.Words;

/** The prints of the documents' programs, and transcripts to compare with them. */
public final class Golden {

    private Golden() {}

    /** Reads a print that lies beside the tests of a puzzle; its name begins with the puzzle's id. */
    public static String read(String name) {
        var puzzle = name.substring(0, name.indexOf('-'));
        try {
            return Files.readString(Path.of("src/puzzles", puzzle, "test/golden", name));
        } catch (IOException broken) {
            throw new UncheckedIOException(name, broken);
        }
    }

    /** The transcript of a run: the puzzle, then name, value, name, value … */
    public static String transcript(Language language, String id, String... namesAndValues) {
        var puzzle = Catalogue.get(id);
        var format = Transcripts.of(puzzle);
        var parameters = new ArrayList<Parameter<?>>(puzzle.parameters());
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
