package puzzlescope.states;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.puzzle.Algorithm;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.Remark;
import puzzlescope.engine.search.CheapestFirst;
import puzzlescope.engine.search.Extent;
import puzzlescope.engine.search.SearchListener;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.states.board.SearchPosition;
import puzzlescope.states.board.StatesBoard;
import puzzlescope.states.custom.ExamplePuzzles;
import puzzlescope.states.event.StatesEvent;
import puzzlescope.testkit.PuzzleContract;

class StatesPuzzleTest extends PuzzleContract {

    /** A square of more states than are followed. */
    private static final String ENDLESS = """
        state a = 0..999, b = 0..999
        start a = 0, b = 0
        goal 1 = 0
        move right: -> a = a + 1
        move up: -> b = b + 1
        """;

    @Override
    protected Puzzle puzzle() {
        return new StatesPuzzle();
    }

    @Override
    protected Stream<Arguments> some() {
        return puzzle().algorithms().stream()
                .flatMap(algorithm -> Stream.of(
                        with("algorithm", algorithm.id()),
                        with("algorithm", algorithm.id(), "stop-at-goal", "yes"),
                        with("algorithm", algorithm.id(), "guards", "4", "prisoners", "4"),
                        with("algorithm", algorithm.id(), "guards", "1", "prisoners", "1", "boat", "1"),
                        with("algorithm", algorithm.id(), "guards", "20", "prisoners", "20", "boat", "10"),
                        with("algorithm", algorithm.id(), "space", "wolf-goat-cabbage"),
                        with("algorithm", algorithm.id(), "space", "hanoi", "disks", "1"),
                        with("algorithm", algorithm.id(), "space", "hanoi", "disks", "5", "stop-at-goal", "yes"),
                        with("algorithm", algorithm.id(), "space", "tiles-2x2"),
                        with("algorithm", algorithm.id(), "space", "tiles-2x3"),
                        with("algorithm", algorithm.id(), "space", "tiles-2x3", "start", "solved"),
                        own(algorithm, ExamplePuzzles.WATER_JUGS),
                        own(algorithm, ExamplePuzzles.COLLAPSING_BRIDGES),
                        own(algorithm, ExamplePuzzles.GRAPH),
                        own(algorithm, ExamplePuzzles.BRIDGE_AND_TORCH),
                        with("algorithm", algorithm.id(), "space", "bridge-and-torch"),
                        with("algorithm", algorithm.id(), "space", "pegs-10"),
                        with("algorithm", algorithm.id(), "space", "pegs-10", "hole", "1", "stop-at-goal", "yes")));
    }

    private Arguments own(Algorithm algorithm, ExamplePuzzles example) {
        var text = example.puzzle(Locale.CHINESE).text();
        return with("algorithm", algorithm.id(), "space", "own", "own", text);
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SIDE_BY_SIDE")
    void aPuzzleOfOnesOwnWithoutEndIsFollowedToItsLimit(StatesAlgorithm algorithm) {
        var arguments = with("algorithm", algorithm.id(), "space", "own", "own", ENDLESS);
        var events = events(arguments);
        var instance = puzzle().instance(arguments);
        var board = (StatesBoard) instance.board();
        events.forEach(board::apply);
        var last = instance.vocabulary().unpack(events.getLast());
        assertThat(last.kind()).isEqualTo(StatesEvent.Kind.SEARCH_GAVE_UP);
        var sentence = last.sentence();
        assertThat(new Words(Language.ENGLISH).localize(sentence)).startsWith("20,000 states found and more to come");
        assertThat(new Words(Language.CHINESE).localize(sentence)).startsWith("已发现 20,000 个状态");
        assertThat(board.searches().getFirst().nodes()).isEqualTo(20_000);
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SIDE_BY_SIDE")
    void aPairOfStatesHasOneEdgeWhichIsDirectedIfNoMoveLeadsBack(StatesAlgorithm algorithm) {
        var instance = puzzle().instance(own(algorithm, ExamplePuzzles.GRAPH));
        var board = (StatesBoard) instance.board();
        instance.solver().solve(board::apply);
        var search = board.searches().getFirst();
        var found = search.found();
        var edges = new TreeSet<String>();
        for (int node = 1; node < search.nodes(); node++) {
            edges.add(edge(board, found.parent(node), node, found.isDirected(node)));
        }
        for (int edge = 0; edge < search.edges(); edge++) {
            edges.add(edge(board, found.edgeFrom(edge), found.edgeTo(edge), found.isDirectedEdge(edge)));
        }
        assertThat(edges).containsExactly("A>B", "A>C", "B>D", "C>B", "C>D", "D-E", "E>B");
        assertThat(search.nodes() - 1 + search.edges()).isEqualTo(edges.size());
    }

    @Test
    void aHoleThatTheBoardHasNotIsRefused() {
        assertThat(puzzle().check(with("space", "pegs-10", "hole", "11"))).anyMatch(Remark::blocking);
        assertThat(puzzle().check(with("space", "pegs-15", "hole", "11"))).isEmpty();
        assertThat(puzzle().check(with("space", "river", "hole", "11"))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "pegs-10, a directed graph without cycles, a DAG",
        "hanoi, greatest search depth 7",
        "own, 'a directed graph, and it has cycles'"
    })
    void theLastSentenceSaysWhatKindOfGraphItIs(String space, String ending) {
        var arguments = with("space", space);
        var instance = puzzle().instance(arguments);
        var events = new ArrayList<Long>();
        instance.solver().solve(events::add);
        assertThat(new Words(Language.ENGLISH)
                        .localize(instance.vocabulary().unpack(events.getLast()).sentence()))
                .contains(ending);
    }

    @ParameterizedTest
    @ValueSource(strings = {"river", "wolf-goat-cabbage", "hanoi", "tiles-2x2", "tiles-2x3", "pegs-15", "own"})
    void whereAllMovesCostTheSameTheCheapestPathsAreTheShortest(String space) {
        var broad = searched("space", space);
        var cheap = searched("space", space, "algorithm", "cheapest-first");
        assertThat(cheap.nodes()).isEqualTo(broad.nodes());
        assertThat(cheap.edges()).isEqualTo(broad.edges());
        for (int node = 0; node < cheap.nodes(); node++) {
            assertThat(cheap.cost(node)).isEqualTo(broad.found().depth(node));
            assertThat(cheap.found().state(node)).isEqualTo(broad.found().state(node));
        }
    }

    @ParameterizedTest
    @EnumSource
    void costsAndPredecessorsAreThoseOfTheSilentSearch(ExamplePuzzles example) {
        var told =
                searched("space", "own", "own", example.puzzle(Locale.ENGLISH).text(), "algorithm", "cheapest-first");
        var space = example.puzzle(Locale.ENGLISH).space();
        var silent = new CheapestFirst()
                .search(space, Extent.WHOLE_SPACE, new SearchListener() {})
                .graph();
        assertThat(told.nodes()).isEqualTo(silent.size());
        for (int node = 0; node < silent.size(); node++) {
            assertThat(told.cost(node)).isEqualTo((int) silent.cost(node));
            assertThat(told.last(node)).isEqualTo(silent.last(node));
            assertThat(node == 0 ? -1 : told.lastMove(node)).isEqualTo(silent.move(node));
        }
    }

    @Test
    void fourPeopleCrossTheBridgeInSeventeenMinutes() {
        var search = searched("space", "bridge-and-torch", "algorithm", "cheapest-first");
        assertThat(search.cost(search.goal())).isEqualTo(17);
        assertThat(search.nodes()).isEqualTo(30);
    }

    private SearchPosition searched(String... namesAndValues) {
        var instance = puzzle().instance(with(namesAndValues));
        var board = (StatesBoard) instance.board();
        instance.solver().solve(board::apply);
        return board.searches().getFirst();
    }

    private static String edge(StatesBoard board, int from, int to, boolean directed) {
        var found = board.searches().getFirst().found();
        var names = Stream.of(from, to).map(node -> board.named().text(found.state(node)));
        return directed
                ? String.join(">", names.toList())
                : String.join("-", names.sorted().toList());
    }

    @ParameterizedTest
    @CsvSource({
        "river, guards prisoners boat",
        "wolf-goat-cabbage, ",
        "hanoi, disks",
        "tiles-2x2, start",
        "tiles-2x3, start",
        "tiles-3x3, start",
        "bridge-and-torch, ",
        "pegs-10, hole",
        "own, own"
    })
    void whatMakesNoDifferenceIsLeftOut(String space, String names) {
        var arguments = with("space", space);
        var own = puzzle().ownParameters().stream()
                .filter(parameter -> puzzle().matters(parameter, arguments))
                .map(Parameter::name)
                .filter(name -> !List.of("space", "from", "stop-at-goal").contains(name));
        assertThat(own).containsExactlyElementsOf(names == null ? List.of() : List.of(names.split(" ")));
    }

    @Test
    void aSnapshotOfTheLargestGraphTakesNoMoreThanAFewNumbers() {
        var instance = puzzle().instance(with("space", "tiles-3x3"));
        var board = instance.board();
        instance.solver().solve(board::apply);
        assertThat(board.snapshot()).hasSize(22);
    }
}
