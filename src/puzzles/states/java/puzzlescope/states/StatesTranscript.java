package puzzlescope.states;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.text.Transcript;
import puzzlescope.engine.text.TranscriptFormat;
import puzzlescope.engine.text.Words;
import puzzlescope.states.board.SearchPosition;
import puzzlescope.states.board.StatesBoard;
import puzzlescope.states.event.SearchOrder;
import puzzlescope.states.event.StatesEvent;
import puzzlescope.states.event.StatesGameEvent;

/**
 * A line for each state in order of discovery: its number, its depth, its predecessor, the move, the state; then the
 * counts. Two searches are printed one after the other. Optionally followed by the table of {@code last}: a column for
 * each state, a row for each visit.
 */
public final class StatesTranscript implements TranscriptFormat {

    @Override
    public String puzzle() {
        return "states";
    }

    private static final ChoiceParameter<Boolean> TABLE = ChoiceParameter.yesOrNo("table");

    /** Limit on the states in a table; larger tables would have more than a million numbers. */
    private static final int MOST_COLUMNS = 1_000;

    private static final String NONE = "-";

    @Override
    public List<Parameter<?>> options() {
        return List.of(TABLE);
    }

    @Override
    public Transcript begin(Arguments arguments, Instance instance, Words words, Consumer<CharSequence> out) {
        return arguments.get(TABLE)
                ? new WithTable(
                        new Print(instance.vocabulary(), words, out),
                        instance.vocabulary(),
                        (StatesBoard) instance.board(),
                        words,
                        out,
                        new ArrayList<>())
                : new Print(instance.vocabulary(), words, out);
    }

    /**
     * Appends the table of predecessors.
     *
     * @param rows {@code last} at the end of each visit, when the next begins
     */
    private record WithTable(
            Print print,
            Vocabulary vocabulary,
            StatesBoard board,
            Words words,
            Consumer<CharSequence> out,
            List<Row> rows)
            implements Transcript {

        /** The values of {@code last} for the nodes found by then. */
        private record Row(SearchPosition search, int visited, List<Integer> last) {}

        @Override
        public void emit(long event) {
            boolean next = vocabulary.unpack(event) instanceof StatesEvent.NodeVisited;
            boolean over = vocabulary.unpack(event) instanceof StatesEvent.SearchEnded;
            var search = board.searches().stream()
                    .filter(each -> each.order() == ((StatesEvent) vocabulary.unpack(event)).order())
                    .findFirst()
                    .orElseThrow();
            if ((next && search.visited() > 0 || over) && search.nodes() <= MOST_COLUMNS) {
                rows.add(new Row(search, visiting(search), lasts(search)));
            }
            board.apply(event);
            print.emit(event);
        }

        /** Returns the node whose visit began last. */
        private static int visiting(SearchPosition search) {
            return IntStream.range(0, search.nodes())
                    .filter(node -> search.found().rank(node) == search.visited() - 1)
                    .findFirst()
                    .orElseThrow();
        }

        private static List<Integer> lasts(SearchPosition search) {
            return IntStream.range(0, search.nodes()).mapToObj(search::last).toList();
        }

        @Override
        public void finish() {
            print.finish();
            for (var search : board.searches()) {
                if (search.nodes() > MOST_COLUMNS) {
                    out.accept(words.localize("states.transcript.table-too-large", search.nodes()) + "\n");
                } else {
                    table(search);
                }
            }
        }

        private void table(SearchPosition search) {
            var heading = IntStream.range(0, search.nodes())
                    .mapToObj(node -> text(search, node))
                    .collect(Collectors.joining("\t"));
            out.accept(words.localize("states.transcript.table") + "\t" + heading + "\n");
            for (var row : rows) {
                if (row.search().equals(search)) {
                    var line = new StringBuilder();
                    line.append(row.visited())
                            .append(" (")
                            .append(text(search, row.visited()))
                            .append(')');
                    for (int node = 0; node < search.nodes(); node++) {
                        line.append('\t')
                                .append(node < row.last().size() ? row.last().get(node) : -1);
                    }
                    out.accept(line + "\n");
                }
            }
        }

        private String text(SearchPosition search, int node) {
            return board.named().text(search.found().state(node));
        }
    }

    private static final class Print implements Transcript {

        private final Vocabulary vocabulary;
        private final Words words;
        private final Consumer<CharSequence> out;
        /** Output of the second search, kept until the first one's lines are written. */
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
                        var search = words.localize(
                                "states.algorithm." + began.order().id());
                        line(began, words.localize("states.transcript.search", search));
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
                            words.localize(
                                    "states.transcript.counts",
                                    String.valueOf(ended.states()),
                                    String.valueOf(ended.edges()),
                                    String.valueOf(ended.depth())));
                case StatesGameEvent made -> line(made, words.localize(made.sentence()));
                case StatesEvent.LastImproved improved -> line(improved, words.localize(improved.sentence()));
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
