package puzzlescope.engine.text;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Consumer;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Features;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Puzzle;

/** The transcript formats of all puzzles. */
public final class Transcripts {

    private static final List<TranscriptFormat> FORMATS = Features.of(TranscriptFormat.class);

    private Transcripts() {}

    public static TranscriptFormat of(Puzzle puzzle) {
        return FORMATS.stream()
                .filter(format -> format.puzzle().equals(puzzle.id()))
                .findFirst()
                .orElseGet(() -> new SentencesTranscript(puzzle.id()));
    }

    /**
     * Begins a print of a run, in the window as on the command line.
     *
     * @param given values for the puzzle's inputs; what the format takes beside them has its preset unless it is given
     * @param instance what is run
     * @param out takes the text a few lines at a time
     */
    public static Transcript begin(
            Puzzle puzzle, Arguments given, Instance instance, Words words, Consumer<CharSequence> out) {
        return of(puzzle).begin(given.orPresets(of(puzzle).options()), instance, words, out);
    }

    /** What a print of the puzzle's runs takes: the puzzle's inputs, then the format's; of two with one name the first. */
    public static List<Parameter<?>> parameters(Puzzle puzzle) {
        var byName = new LinkedHashMap<String, Parameter<?>>();
        puzzle.parameters().forEach(parameter -> byName.put(parameter.name(), parameter));
        of(puzzle).options().forEach(option -> byName.putIfAbsent(option.name(), option));
        return List.copyOf(byName.values());
    }
}
