package puzzlescope.text;

import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.function.Consumer;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.ChoiceParameter;
import puzzlescope.core.puzzle.Instance;
import puzzlescope.core.puzzle.Parameter;
import puzzlescope.core.puzzle.finder.FinderPuzzle;
import puzzlescope.core.puzzle.finder.condition.FileEntry;
import puzzlescope.core.puzzle.finder.condition.Timestamp;
import puzzlescope.core.puzzle.finder.event.FinderEvent.FileMatched;

/**
 * The absolute paths of the files that match, one a line, in the order of the walk. A line is one path, whatever the names are
 * made of: line feeds, other characters that cannot be seen and bytes that are no text stand in it as
 * {@link puzzlescope.core.files.PathText} writes them. To have the names back, replace {@code <FF>} by the byte and
 * {@code <U+000A>} by the character in UTF-8, from left to right; everything else is itself. If asked for, there is a heading,
 * the paths are a list of Python, or the times of each file stand below it.
 */
public final class FinderTranscript implements TranscriptFormat {

    /** The forms of the matches. */
    enum Form {
        LINES,
        /** As the book's program prints them. */
        LIST
    }

    private static final ChoiceParameter<Form> AS = new ChoiceParameter<>(
            "as", List.of(Form.values()), form -> form.name().toLowerCase(Locale.ROOT));
    private static final ChoiceParameter<Boolean> HEADING = ChoiceParameter.yesOrNo("heading");
    private static final ChoiceParameter<Boolean> TIMESTAMPS = ChoiceParameter.yesOrNo("timestamps");

    @Override
    public String puzzle() {
        return "finder";
    }

    @Override
    public List<Parameter<?>> options() {
        return List.of(AS, HEADING, TIMESTAMPS);
    }

    @Override
    public Optional<Repeated> repeated() {
        return Optional.of(new Repeated(FinderPuzzle.MATCH, several -> several.choosing(HEADING, true)));
    }

    @Override
    public Transcript begin(Arguments arguments, Instance instance, Words words, Consumer<CharSequence> out) {
        boolean list = arguments.get(AS) == Form.LIST;
        if (list || arguments.get(HEADING)) {
            out.accept(words.say(arguments.get(FinderPuzzle.MATCH).heading()) + "\n");
        }
        boolean times = arguments.get(TIMESTAMPS);
        var vocabulary = instance.vocabulary();
        if (list) {
            return new PythonList(instance, out);
        }
        return event -> {
            if (vocabulary.unpack(event) instanceof FileMatched matched) {
                out.accept(matched.file().path() + "\n" + (times ? times(matched.file()) : ""));
            }
        };
    }

    private static String times(FileEntry file) {
        var text = new StringBuilder();
        Timestamp.of(file).forEach(time -> text.append(time.text(ZoneId.systemDefault())));
        return text.toString();
    }

    /** All paths in one list, which ends with the run. */
    private static final class PythonList implements Transcript {

        private final Instance instance;
        private final Consumer<CharSequence> out;
        private final List<String> paths = new ArrayList<>();

        PythonList(Instance instance, Consumer<CharSequence> out) {
            this.instance = instance;
            this.out = out;
        }

        @Override
        public void emit(long event) {
            if (instance.vocabulary().unpack(event) instanceof FileMatched matched) {
                paths.add(literal(matched.file().path()));
            }
        }

        @Override
        public void finish() {
            var list = new StringJoiner(", ", "[", "]\n");
            paths.forEach(list::add);
            out.accept(list.toString());
        }

        /** A text as Python writes it in quotes: single ones, unless there are such in it and no double ones. */
        private static String literal(String text) {
            char quote = text.indexOf('\'') >= 0 && text.indexOf('"') < 0 ? '"' : '\'';
            var inner = text.replace("\\", "\\\\");
            return quote + (quote == '"' ? inner : inner.replace("'", "\\'")) + quote;
        }
    }
}
