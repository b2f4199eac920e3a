package puzzlescope.tiles.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.random.PythonRandom;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.tiles.board.TilesTableBoard;
import puzzlescope.tiles.event.TilesEvent;
import puzzlescope.tiles.event.TilesEvent.SolutionMove;
import puzzlescope.tiles.event.TilesTableEvent;
import puzzlescope.tiles.event.TilesTableEvent.AnswerProved;
import puzzlescope.tiles.event.TilesTableEvent.BoardsCounted;
import puzzlescope.tiles.event.TilesTableEvent.BoundExhausted;
import puzzlescope.tiles.event.TilesTableEvent.BoundTried;
import puzzlescope.tiles.event.TilesTableEvent.TableGrew;
import puzzlescope.tiles.fast.TableChoice;
import puzzlescope.tiles.fast.optimal.HeuristicTables;
import puzzlescope.tiles.space.BoardSymmetries;
import puzzlescope.tiles.space.LookupTable;
import puzzlescope.tiles.space.TableHeuristic;
import puzzlescope.tiles.space.TileOrder;
import puzzlescope.tiles.space.TilesFormat;

class TableSearchTest {

    @TempDir
    private Path folder;

    private HeuristicTables tables;

    @BeforeEach
    void makeTables() {
        tables = new HeuristicTables(folder, 2);
    }

    private List<TilesEvent> events(TileOrder start) {
        return events(start, TableChoice.READY);
    }

    private List<TilesEvent> events(TileOrder start, TableChoice choice) {
        var events = new ArrayList<TilesEvent>();
        var board = new TilesTableBoard(start);
        var runOutcome = new TableSearch(start, choice, tables).solve(event -> {
            board.apply(event);
            events.add((TilesEvent) TilesTableEvent.Kind.VOCABULARY.unpack(event));
        });
        assertThat(runOutcome).isEqualTo(RunOutcome.SOLVED);
        assertThat(board.isSolved()).isTrue();
        return events;
    }

    private static <T> List<T> of(Class<T> kind, List<TilesEvent> events) {
        return events.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    @ParameterizedTest
    @CsvSource({"8 6 7 2 5 4 3 0 1, 31", "6 4 7 8 5 0 3 2 1, 31", "1 2 3 4 5 6 7 8 0, 0", "0 3 2 1, 6"})
    void smallBoardsAreLookedUp(String board, int moves) {
        var tiles = TilesFormat.parse(board);
        var events = events(new TileOrder((int) Math.sqrt(tiles.size()), tiles));
        assertThat(events).last().isEqualTo(new AnswerProved(moves, 0, 0));
        assertThat(of(SolutionMove.class, events)).hasSize(moves);
        assertThat(of(BoundTried.class, events)).isEmpty();
    }

    @Test
    void theBoundBelowTheAnswerIsProvedToBeInVain() {
        // No. 12 of the boards of R. E. Korf (1985), turned half round.
        int[] published = {14, 1, 9, 6, 4, 8, 12, 5, 7, 2, 3, 0, 10, 11, 13, 15};
        var events = events(new TileOrder(
                4, Arrays.stream(BoardSymmetries.turned(published)).boxed().toList()));
        var proved = (AnswerProved) events.getLast();
        assertThat(proved.moves()).isEqualTo(45);
        var exhausted = of(BoundExhausted.class, events);
        assertThat(exhausted).isNotEmpty().last().returns(proved.moves(), BoundExhausted::next);
        assertThat(proved.bound()).isEqualTo(exhausted.getLast().bound()).isEqualTo(proved.moves() - 2);
        assertThat(of(SolutionMove.class, events)).hasSize(proved.moves());
        assertThat(of(BoardsCounted.class, events).stream()
                        .mapToLong(BoardsCounted::boards)
                        .sum())
                .isEqualTo(proved.boards());
    }

    /** The first time the tables have to be made, the second time they are there. */
    @Test
    void theEventsAreTheSameWhetherOrNotTheTablesAreThere() {
        var start = TileOrder.shuffled(4, 200, new PythonRandom(7));
        var first = events(start, TableChoice.SMALL);
        assertThat(of(TableGrew.class, first))
                .extracting(TableGrew::percent)
                .containsExactlyElementsOf(IntStream.rangeClosed(1, 100).boxed().toList());
        assertThat(events(start, TableChoice.SMALL)).isEqualTo(first);
        assertThat(of(TableGrew.class, events(start))).isEmpty();
    }

    @Test
    void aSearchThatTakesLongIsStopped() {
        var far = TileOrder.shuffled(5, 1000, new PythonRandom(1));
        var sink = new EventSink() {

            private int asked;

            @Override
            public void emit(long event) {}

            @Override
            public void checkStopped() {
                if (++asked == 100) {
                    throw new RunStoppedException();
                }
            }
        };
        assertThatThrownBy(() -> new TableSearch(far, TableChoice.READY, tables).solve(sink))
                .isInstanceOf(RunStoppedException.class);
    }

    @Test
    void largeCountsAreToldInFull() {
        var events = List.<TilesEvent>of(
                new AnswerProved(80, 78, (1L << 39) - 1),
                new BoundExhausted(151, 153, (1L << 39) - 1),
                new BoardsCounted(TilesTableEvent.MOST_COUNTED, 151),
                new TableGrew(LookupTable.of(TableHeuristic.SEVEN_EIGHT).code(), 100, 99));
        for (var event : events) {
            assertThat(TilesTableEvent.Kind.VOCABULARY.unpack(event.pack())).isEqualTo(event);
        }
    }
}
