package puzzlescope.engine.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.testkit.Golden;
import puzzlescope.testkit.RecordingContext;

/** What is counted of a run and what is printed of it are the same. */
class CountersTest {

    @ParameterizedTest(name = "{0} by {1}, {2} {3}")
    @CsvSource({
        "tiles, breadth-first, shuffle, 20, tiles.counter.BOARD_EXPANDED, 'Boards expanded: '",
        "tiles, bidirectional, shuffle, 20, tiles.counter.BOARD_EXPANDED, 'Boards expanded: '",
        "tiles, a-star, shuffle, 20, tiles.counter.BOARD_EXPANDED, 'Boards expanded: '",
        "tiles, a-star, heuristic, linear-conflict, tiles.counter.BOARD_EXPANDED, 'Boards expanded: '",
        "states, breadth-first, space, hanoi, states.counter.NODE_VISITED, 'states '",
        "states, depth-first, space, hanoi, states.counter.NODE_VISITED, 'states '",
        "states, cheapest-first, space, bridge-and-torch, states.counter.NODE_VISITED, 'states '"
    })
    void whatIsPrintedIsWhatIsCounted(
            String id, String algorithm, String name, String value, String counter, String printed) {
        var puzzle = Catalogue.get(id);
        var words = new Words(Language.ENGLISH);
        var session =
                RecordingContext.recorded(puzzle, RecordingContext.given(puzzle, "algorithm", algorithm, name, value));
        session.timeline().seek(session.trace().length());
        long counted = Counter.of(session, words).stream()
                .filter(each -> each.key().equals(counter))
                .findFirst()
                .orElseThrow()
                .at(session.timeline())
                .orElseThrow();
        session.close();
        assertThat(Golden.transcript(Language.ENGLISH, id, "algorithm", algorithm, name, value))
                .containsPattern("(?m)^" + printed + counted + "\\b");
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void aWalkThroughFoldersCountsFilesAndFolders(Language language) {
        var puzzle = Catalogue.get("finder");
        var session = RecordingContext.recorded(puzzle, RecordingContext.given(puzzle, "algorithm", "walk"));
        assertThat(Counter.of(session, new Words(language)))
                .extracting(Counter::key)
                .containsExactly(
                        "counter.CALL",
                        "finder.counter.TRY",
                        "finder.counter.REJECT",
                        "finder.counter.DEAD_END",
                        "finder.result.counter",
                        "finder.measure.depth");
        session.close();
    }
}
