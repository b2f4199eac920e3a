package puzzlescope.engine.text;

import java.util.function.Consumer;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Instance;

/** The sentence of each event, one a line: the default format of puzzles without one of their own. */
record SentencesTranscript(String puzzle) implements TranscriptFormat {

    @Override
    public Transcript begin(Arguments arguments, Instance instance, Words words, Consumer<CharSequence> out) {
        var vocabulary = instance.vocabulary();
        return event -> out.accept(words.localize(vocabulary.unpack(event).sentence()) + "\n");
    }
}
