package puzzlescope.text;

import java.util.function.Consumer;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.Instance;
import puzzlescope.core.puzzle.finder.event.FinderEvent.FileMatched;

/**
 * The absolute paths of the files that match, one a line, in the order of the walk. A line is one path, whatever the names are
 * made of: line feeds, other characters that cannot be seen and bytes that are no text stand in it as
 * {@link puzzlescope.core.files.PathText} writes them. To have the names back, replace {@code <FF>} by the byte and
 * {@code <U+000A>} by the character in UTF-8, from left to right; everything else is itself.
 */
public final class FinderTranscript implements TranscriptFormat {

    @Override
    public String puzzle() {
        return "finder";
    }

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
