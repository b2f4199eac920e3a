package puzzlescope.finder;

import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
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
import puzzlescope.finder.condition.FileCondition;
import puzzlescope.finder.condition.FileEntry;
import puzzlescope.finder.condition.Timestamp;
import puzzlescope.finder.event.FinderEvent;
import puzzlescope.finder.event.FinderEvent.FileMatched;

/**
 * The absolute paths of the matching files, one a line, in the order of the walk. Line breaks, other invisible
 * characters and invalid bytes in names are escaped as in {@link puzzlescope.finder.tree.PathText}, so each line is one
 * path. To recover a name, replace {@code <FF>} by the byte and {@code <U+000A>} by the character in UTF-8, from left
 * to right; everything else is literal. Several walks each have a heading. As options, there is always one, the paths
 * form a Python list, or each path is followed by the file's times.
 */
public final class FinderTranscript implements TranscriptFormat {

    /** The output formats. */
    enum Form {
        LINES,
        /** The output of the book's program. */
        LIST
    }

    private static final ChoiceParameter<Form> AS = ChoiceParameter.of("as", Form.values());
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
    public Optional<Repetition> repeated() {
        return Optional.of(new Repetition(FinderPuzzle.MATCH, several -> several.choosing(HEADING, true)));
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

    /** Writes the matches of each walk, under a heading if there are several. */
    private static final class Print implements Transcript {

        private final Instance instance;
        private final Words words;
        private final Consumer<CharSequence> out;
        private final boolean list;
        private final boolean headed;
        private final boolean times;
        private final Iterator<FileCondition> conditions;
        private final List<String> paths = new ArrayList<>();
        private boolean walking;

        Print(Arguments arguments, Instance instance, Words words, Consumer<CharSequence> out) {
            this.instance = instance;
            this.words = words;
            this.out = out;
            var searchConditions = arguments.get(FinderPuzzle.MATCH);
            list = arguments.get(AS) == Form.LIST;
            headed = list || searchConditions.areSeveral() || arguments.get(HEADING);
            times = arguments.get(TIMESTAMPS);
            conditions = searchConditions.conditions().iterator();
            head();
        }

        private void head() {
            var fileCondition = conditions.next();
            if (headed) {
                out.accept(words.localize(fileCondition.heading()) + "\n");
            }
        }

        @Override
        public void emit(long event) {
            var kind = FinderEvent.Kind.of(event);
            if (kind == FinderEvent.Kind.WALK_BEGAN || kind == FinderEvent.Kind.QUEUE_BEGAN) {
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

        /** Writes a list once its last path is known. */
        @Override
        public void finish() {
            if (list) {
                var text = new StringJoiner(", ", "[", "]\n");
                paths.forEach(text::add);
                out.accept(text.toString());
                paths.clear();
            }
        }

        /** Returns a Python string literal: in single quotes, unless it contains some and no double ones. */
        private static String literal(String text) {
            char quote = text.indexOf('\'') >= 0 && text.indexOf('"') < 0 ? '"' : '\'';
            var inner = text.replace("\\", "\\\\");
            return quote + (quote == '"' ? inner : inner.replace("'", "\\'")) + quote;
        }
    }
}
