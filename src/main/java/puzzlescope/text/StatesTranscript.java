package puzzlescope.text;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;
import puzzlescope.core.event.Vocabulary;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.Instance;
import puzzlescope.core.puzzle.states.event.SearchOrder;
import puzzlescope.core.puzzle.states.event.StatesEvent;
import puzzlescope.core.puzzle.states.event.StatesHandEvent;

/**
 * A line for each state in the order of discovery: its number, its depth, the number of the node from which it was found, the
 * move, the state; then the counts. Of two searches the one is printed after the other.
 */
public final class StatesTranscript implements TranscriptFormat {

    @Override
    public String puzzle() {
        return "states";
    }

    private static final String NONE = "-";

    @Override
    public Transcript begin(Arguments arguments, Instance instance, Words words, Consumer<CharSequence> out) {
        return new Print(instance.vocabulary(), words, out);
    }

    private static final class Print implements Transcript {

        private final Vocabulary vocabulary;
        private final Words words;
        private final Consumer<CharSequence> out;
        /** What is said of the second search while the first one's lines go out at once. */
        private final Map<SearchOrder, StringBuilder> kept = new EnumMap<>(SearchOrder.class);

        Print(Vocabulary vocabulary, Words words, Consumer<CharSequence> out) {
            this.vocabulary = vocabulary;
            this.words = words;
            this.out = out;
        }

        @Override
        public void emit(long event) {
            switch ((StatesEvent) vocabulary.unpack(event)) {
                case StatesEvent.SearchBegan began -> {
                    if (began.label().named()) {
                        var search =
                                words.say("states.algorithm." + began.order().id());
                        line(began, words.say("states.transcript.search", search));
                    }
                    state(began, 0, 0, NONE, NONE, began.state().text());
                }
                case StatesEvent.NodeDiscovered found ->
                    state(
                            found,
                            found.node(),
                            found.order().counts() ? found.cost() : found.depth(),
                            String.valueOf(found.from()),
                            found.name().text(),
                            found.state().text());
                case StatesEvent.SearchEnded ended ->
                    line(
                            ended,
                            words.say(
                                    "states.transcript.counts",
                                    String.valueOf(ended.states()),
                                    String.valueOf(ended.edges()),
                                    String.valueOf(ended.depth())));
                case StatesHandEvent made -> line(made, words.say(made.sentence()));
                case StatesEvent.LastImproved improved -> line(improved, words.say(improved.sentence()));
                case StatesEvent.NodeVisited _,
                        StatesEvent.GoalReached _,
                        StatesEvent.EdgeSeen _,
                        StatesEvent.NodeLeft _ -> {}
            }
        }

        private void state(StatesEvent event, int number, int depth, String parent, String move, String state) {
            line(event, number + "\t" + depth + "\t" + parent + "\t" + move + "\t" + state);
        }

        private void line(StatesEvent event, String text) {
            if (event.label().named() && event.order() != SearchOrder.BREADTH_FIRST) {
                kept.computeIfAbsent(event.order(), _ -> new StringBuilder())
                        .append(text)
                        .append('\n');
            } else {
                out.accept(text + "\n");
            }
        }

        @Override
        public void finish() {
            kept.values().forEach(out);
        }
    }
}
