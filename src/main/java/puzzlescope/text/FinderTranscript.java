package puzzlescope.text;

import java.util.function.Consumer;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.Instance;
import puzzlescope.core.puzzle.finder.FinderEvent.FileMatched;

/** The absolute paths of the files that match, one a line, in the order of the walk. */
final class FinderTranscript implements TranscriptFormat {

    @Override
    public Transcript begin(Arguments arguments, Instance instance, Words words, Consumer<CharSequence> out) {
        var vocabulary = instance.vocabulary();
        return event -> {
            if (vocabulary.unpack(event) instanceof FileMatched matched) {
                out.accept(matched.file().path() + "\n");
            }
        };
    }
}
