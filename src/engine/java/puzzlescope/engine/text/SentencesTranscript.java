package puzzlescope.engine.text;

import java.util.function.Consumer;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Instance;

/** What happened, event by event, a sentence a line: how the runs of a puzzle are printed that says nothing of it. */
record SentencesTranscript(String puzzle) implements TranscriptFormat {

    @Override
    public Transcript begin(Arguments arguments, Instance instance, Words words, Consumer<CharSequence> out) {
        var vocabulary = instance.vocabulary();
        return event -> out.accept(words.say(vocabulary.unpack(event).sentence()) + "\n");
    }
}
