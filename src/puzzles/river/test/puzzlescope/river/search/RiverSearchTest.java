package puzzlescope.river.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.river.board.RiverBoard;
import puzzlescope.river.event.RiverEvent;
import puzzlescope.river.event.RiverSolutionEvent.CrossingMade;
import puzzlescope.river.event.RiverSolutionEvent.SearchEnded;
import puzzlescope.river.event.VisitOrder;
import puzzlescope.river.space.BridgeAndTorch;
import puzzlescope.river.space.PrisonersAndGuards;
import puzzlescope.river.space.RiverRules;
import puzzlescope.river.space.StateCode;
import puzzlescope.river.space.WolfGoatCabbage;

/** Counts were taken from a program of its own that knows no events, the first table from the documents. */
class RiverSearchTest {

    /** A finished run. */
    private record Finished(RunOutcome outcome, RiverBoard board, List<Long> events, List<CrossingMade> crossings) {

        long count(RiverEvent.Kind kind) {
            return events.stream()
                    .filter(event -> RiverEvent.Kind.of(event) == kind)
                    .count();
        }

        int[] last() {
            return IntStream.range(0, board.nodes()).map(board::last).toArray();
        }

        List<String> way() {
            var way = new ArrayList<>(List.of(StateCode.text((int) board.rules().start())));
            crossings.forEach(made -> way.add(StateCode.text(made.after())));
            return way;
        }
    }

    private static Finished run(RiverRules rules, VisitOrder order) {
        var board = new RiverBoard(rules);
        var events = new ArrayList<Long>();
        var crossings = new ArrayList<CrossingMade>();
        var runOutcome = new RiverSearch(rules, order).solve(event -> {
            board.apply(event);
            events.add(event);
            if (RiverEvent.Kind.VOCABULARY.unpack(event) instanceof CrossingMade made) {
                crossings.add(made);
            }
        });
        return new Finished(runOutcome, board, events, crossings);
    }

    @Test
    void theTableOfLastIsTheDocuments() {
        var run = run(new PrisonersAndGuards(3, 3, 2), VisitOrder.BREADTH_FIRST);
        assertThat(run.last()).containsExactly(-1, 0, 0, 0, 2, 4, 5, 6, 7, 8, 9, 10, 11, 11, 12, 14);
        assertThat(run.board.goal()).isEqualTo(14);
        assertThat(run.way())
                .containsExactly(
                        "3,3,L", "3,1,R", "3,2,L", "3,0,R", "3,1,L", "1,1,R", "2,2,L", "0,2,R", "0,3,L", "0,1,R",
                        "1,1,L", "0,0,R");
    }

    @Test
    void theRowsOfTheTableAreTheDocuments() {
        var board = run(new PrisonersAndGuards(3, 3, 2), VisitOrder.BREADTH_FIRST).board;
        var row = new int[16];
        board.lastAfter(0, row);
        assertThat(row).startsWith(-1, 0, 0, 0, -1).endsWith(-1, -1);
        board.lastAfter(1, row);
        assertThat(row).startsWith(-1, 0, 0, 0, -1).endsWith(-1, -1);
        board.lastAfter(2, row);
        assertThat(row).startsWith(-1, 0, 0, 0, 2, -1).endsWith(-1, -1);
        board.lastAfter(14, row);
        assertThat(row).containsExactly(-1, 0, 0, 0, 2, 4, 5, 6, 7, 8, 9, 10, 11, 11, 12, 14);
    }

    @Test
    void depthFirstNumbersTheStatesInItsOwnOrder() {
        var run = run(new PrisonersAndGuards(3, 3, 2), VisitOrder.DEPTH_FIRST);
        assertThat(run.last()).containsExactly(-1, 0, 0, 2, 3, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 13);
        assertThat(run.board.goal()).isEqualTo(13);
        assertThat(run.crossings).hasSize(11);
    }

    @ParameterizedTest
    @CsvSource({
        "3, 3, 2, 16, 17, 11, 46",
        "4, 4, 2, 11, 11, 0, 33",
        "1, 1, 2, 6, 5, 1, 20",
        "5, 5, 3, 28, 37, 11, 178",
        "6, 6, 3, 17, 22, 0, 109",
        "6, 6, 4, 34, 59, 9, 358",
        "20, 20, 4, 118, 199, 37, 1254",
        "20, 20, 10, 118, 460, 9, 6750",
        "5, 3, 2, 32, 45, 13, 70",
        "2, 3, 2, 11, 11, 0, 36"
    })
    void breadthFirstFindsWhatAnIndependentSearchFinds(
            int guards, int prisoners, int boat, int states, int edges, int crossings, int rejected) {
        var run = run(new PrisonersAndGuards(guards, prisoners, boat), VisitOrder.BREADTH_FIRST);
        assertThat(run.outcome).isEqualTo(crossings == 0 ? RunOutcome.NO_SOLUTION : RunOutcome.SOLVED);
        assertThat(run.board.nodes()).isEqualTo(states);
        assertThat(run.board.edges()).isEqualTo(edges);
        assertThat(run.count(RiverEvent.Kind.MOVE_REJECTED)).isEqualTo(rejected);
        assertThat(run.crossings).hasSize(crossings);
    }

    @ParameterizedTest
    @CsvSource({"1, 0", "2, 3", "3, 5", "4, 20"})
    void aBoatOfEachSizeTakesAsManyAsIsKnown(int boat, int most) {
        for (int each = 1; each <= 20; each++) {
            var runOutcome = run(new PrisonersAndGuards(each, each, boat), VisitOrder.BREADTH_FIRST).outcome;
            assertThat(runOutcome)
                    .as("%d of each", each)
                    .isEqualTo(each <= most ? RunOutcome.SOLVED : RunOutcome.NO_SOLUTION);
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatIsNotAmongTheStatesIsNotReachedInAnyOrder(VisitOrder order) {
        var run = run(new PrisonersAndGuards(4, 4, 2), order);
        assertThat(run.outcome).isEqualTo(RunOutcome.NO_SOLUTION);
        assertThat(run.board.nodes()).isEqualTo(11);
        assertThat(run.board.goal()).isEqualTo(-1);
    }

    @ParameterizedTest
    @EnumSource
    void everyCrossingKeepsTheRules(VisitOrder order) {
        for (var rules : List.of(
                new PrisonersAndGuards(3, 3, 2),
                new PrisonersAndGuards(20, 20, 4),
                new WolfGoatCabbage(),
                new BridgeAndTorch(List.of(1, 2, 5, 10)))) {
            long state = rules.start();
            for (var made : run(rules, order).crossings) {
                assertThat(made.state()).isEqualTo((int) state);
                long from = state;
                state = IntStream.range(0, rules.moves())
                        .filter(move -> rules.load(move) == made.load())
                        .mapToLong(move -> rules.after(from, move))
                        .findFirst()
                        .orElseThrow();
            }
            assertThat(rules.isGoal(state)).isTrue();
        }
    }

    @Test
    void theFarmerNeedsSevenCrossingsAmongTenStates() {
        var run = run(new WolfGoatCabbage(), VisitOrder.BREADTH_FIRST);
        assertThat(run.way()).containsExactly("WGC,L", "WC,R", "WC,L", "C,R", "GC,L", "G,R", "G,L", "-,R");
        assertThat(run.board.nodes()).isEqualTo(10);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        1 2 5 10          | 17
        1 2 7 10          | 17
        1 3 6 8 12        | 29
        5 10 20 25        | 60
        1 1 1             | 3
        7                 | 7
        1 2 3 4 5 6 7 8   | 35
        """)
    void theCheapestWayOverTheBridgeIsTheQuickest(String minutes, int quickest) {
        var people = Arrays.stream(minutes.split(" ")).map(Integer::valueOf).toList();
        var run = run(new BridgeAndTorch(people), VisitOrder.CHEAPEST_FIRST);
        assertThat(run.crossings.getLast().cost()).isEqualTo(quickest);
        assertThat(run.board.cost(run.board.goal())).isEqualTo(quickest);
    }

    @Test
    void theFewestCrossingsOfTheBridgeAreNotTheQuickest() {
        var run = run(new BridgeAndTorch(List.of(1, 2, 5, 10)), VisitOrder.BREADTH_FIRST);
        assertThat(run.crossings).hasSize(5);
        assertThat(run.crossings.getLast().cost()).isGreaterThan(17);
    }

    @Test
    void aRejectionNamesTheBankAndTheHeads() {
        var sentences = new ArrayList<String>();
        new RiverSearch(new PrisonersAndGuards(3, 3, 2), VisitOrder.BREADTH_FIRST).solve(event -> {
            if (RiverEvent.Kind.of(event) == RiverEvent.Kind.MOVE_REJECTED) {
                sentences.add(RiverEvent.Kind.VOCABULARY
                        .unpack(event)
                        .sentence()
                        .arguments()
                        .toString());
            }
        });
        assertThat(sentences.getFirst()).contains("river.label.counts", "river.bank.left", "2, 3]");
    }

    @Test
    void theLastEventTellsOfTheWholeSearch() {
        var events = new ArrayList<Long>();
        new RiverSearch(new PrisonersAndGuards(3, 3, 2), VisitOrder.BREADTH_FIRST).solve(events::add);
        assertThat(events).hasSize(137);
        assertThat(RiverEvent.Kind.VOCABULARY.unpack(events.getLast()))
                .isEqualTo(new SearchEnded(16, 11, 11, VisitOrder.BREADTH_FIRST));
    }
}
