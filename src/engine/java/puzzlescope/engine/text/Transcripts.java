package puzzlescope.engine.text;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Consumer;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.PuzzleServices;

/** The transcript formats of all puzzles. */
public final class Transcripts {

    private static final List<TranscriptFormat> FORMATS = PuzzleServices.of(TranscriptFormat.class);

    private Transcripts() {}

    /** The sentence of each event, one a line: the default format of puzzles without one of their own. */
    private record SentencesTranscript(String puzzle) implements TranscriptFormat {

        @Override
        public Transcript begin(Arguments arguments, Instance instance, Words words, Consumer<CharSequence> out) {
            var vocabulary = instance.vocabulary();
            return event -> out.accept(words.localize(vocabulary.unpack(event).sentence()) + "\n");
        }
    }

    public static TranscriptFormat of(Puzzle puzzle) {
        return FORMATS.stream()
                .filter(format -> format.puzzle().equals(puzzle.id()))
                .findFirst()
                .orElseGet(() -> new SentencesTranscript(puzzle.id()));
    }

    /**
     * Begins a transcript of a run, in the window as on the command line.
     *
     * @param given values for the puzzle's parameters; options of the format have their defaults unless given
     * @param instance the instance being run
     * @param out receives the text a few lines at a time
     */
    public static Transcript begin(
            Puzzle puzzle, Arguments given, Instance instance, Words words, Consumer<CharSequence> out) {
        if (given.program().isPresent()) {
            return new SentencesTranscript(puzzle.id()).begin(given, instance, words, out);
        }
        return of(puzzle).begin(given.orPresets(of(puzzle).options()), instance, words, out);
    }

    /**
     * Returns the parameters of a transcript: the puzzle's, then the format's; of two with the same name, the first.
     */
    public static List<Parameter<?>> parameters(Puzzle puzzle) {
        var byName = new LinkedHashMap<String, Parameter<?>>();
        puzzle.parameters().forEach(parameter -> byName.put(parameter.name(), parameter));
        of(puzzle).options().forEach(option -> byName.putIfAbsent(option.name(), option));
        return List.copyOf(byName.values());
    }
}
