package puzzlescope.finder;

import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.function.Consumer;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.text.Transcript;
import puzzlescope.engine.text.TranscriptFormat;
import puzzlescope.engine.text.Words;
import puzzlescope.finder.condition.Condition;
import puzzlescope.finder.condition.FileEntry;
import puzzlescope.finder.condition.Timestamp;
import puzzlescope.finder.event.FinderEvent.FileMatched;
import puzzlescope.finder.event.FinderEventKind;

/**
 * The absolute paths of the files that match, one a line, in the order of the walk. A line is one path, whatever the names are
 * made of: line feeds, other characters that cannot be seen and bytes that are no text stand in it as
 * {@link puzzlescope.finder.tree.PathText} writes them. To have the names back, replace {@code <FF>} by the byte and
 * {@code <U+000A>} by the character in UTF-8, from left to right; everything else is itself. Several walks each have a heading.
 * If asked for, there is one too, the paths are a list of Python, or the times of each file stand below it.
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
        return new Print(arguments, instance, words, out);
    }

    private static String times(FileEntry file) {
        var text = new StringBuilder();
        Timestamp.of(file).forEach(time -> text.append(time.text(ZoneId.systemDefault())));
        return text.toString();
    }

    /** The matches of each walk, the first to the last, with a heading above them if there are several walks. */
    private static final class Print implements Transcript {

        private final Instance instance;
        private final Words words;
        private final Consumer<CharSequence> out;
        private final boolean list;
        private final boolean headed;
        private final boolean times;
        private final Iterator<Condition> conditions;
        private final List<String> paths = new ArrayList<>();
        private boolean walking;

        Print(Arguments arguments, Instance instance, Words words, Consumer<CharSequence> out) {
            this.instance = instance;
            this.words = words;
            this.out = out;
            var searches = arguments.get(FinderPuzzle.MATCH);
            list = arguments.get(AS) == Form.LIST;
            headed = list || searches.areSeveral() || arguments.get(HEADING);
            times = arguments.get(TIMESTAMPS);
            conditions = searches.conditions().iterator();
            head();
        }

        private void head() {
            var condition = conditions.next();
            if (headed) {
                out.accept(words.say(condition.heading()) + "\n");
            }
        }

        @Override
        public void emit(long event) {
            var kind = FinderEventKind.of(event);
            if (kind == FinderEventKind.WALK_BEGAN || kind == FinderEventKind.QUEUE_BEGAN) {
                if (walking) {
                    finish();
                    head();
                }
                walking = true;
            } else if (instance.vocabulary().unpack(event) instanceof FileMatched matched) {
                print(matched.file());
            }
        }

        private void print(FileEntry file) {
            if (list) {
                paths.add(literal(file.path()));
            } else {
                out.accept(file.path() + "\n" + (times ? times(file) : ""));
            }
        }

        /** Paths in a list are written when the last one is known. */
        @Override
        public void finish() {
            if (list) {
                var text = new StringJoiner(", ", "[", "]\n");
                paths.forEach(text::add);
                out.accept(text.toString());
                paths.clear();
            }
        }

        /** A text as Python writes it in quotes: single ones, unless there are such in it and no double ones. */
        private static String literal(String text) {
            char quote = text.indexOf('\'') >= 0 && text.indexOf('"') < 0 ? '"' : '\'';
            var inner = text.replace("\\", "\\\\");
            return quote + (quote == '"' ? inner : inner.replace("'", "\\'")) + quote;
        }
    }
}
