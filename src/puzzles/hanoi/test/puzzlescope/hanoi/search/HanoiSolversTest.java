package puzzlescope.hanoi.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.Solver;
import puzzlescope.hanoi.board.HanoiBoard;
import puzzlescope.hanoi.event.HanoiGraphEvent.GoalReached;
import puzzlescope.hanoi.event.HanoiGraphEvent.LinkFollowed;
import puzzlescope.hanoi.event.HanoiGraphEvent.MoveRefused;
import puzzlescope.hanoi.event.HanoiGraphEvent.StateFound;
import puzzlescope.hanoi.event.HanoiKind;
import puzzlescope.hanoi.event.TowerEvent.DiskMoved;
import puzzlescope.hanoi.event.TowerEvent.TowerMoved;
import puzzlescope.hanoi.space.FrameStewartSplit;
import puzzlescope.hanoi.space.HanoiSpace;

class HanoiSolversTest {

    /** Frame and Stewart's numbers for four pegs. */
    private static final List<Integer> FOUR_PEGS =
            List.of(1, 3, 5, 9, 13, 17, 25, 33, 41, 49, 65, 81, 97, 113, 129, 161, 193, 225, 257, 289);

    private static List<Event> events(Solver solver) {
        var events = new ArrayList<Event>();
        assertThat(solver.solve(event -> events.add(HanoiKind.VOCABULARY.unpack(event))))
                .isEqualTo(RunOutcome.SOLVED);
        return events;
    }

    private static <T> List<T> only(Class<T> kind, List<Event> events) {
        return events.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    static Stream<Arguments> runs() {
        var three = IntStream.rangeClosed(1, 12)
                .mapToObj(n -> Arguments.of(new RecursiveTransfer(n), new HanoiSpace(n, 3), (1 << n) - 1));
        var searched = IntStream.rangeClosed(1, 8)
                .mapToObj(n -> Arguments.of(new HanoiSearch(n), new HanoiSpace(n, 3), (1 << n) - 1));
        var four = IntStream.rangeClosed(1, 20)
                .mapToObj(n -> Arguments.of(new FrameStewart(n), new HanoiSpace(n, 4), FOUR_PEGS.get(n - 1)));
        return Stream.of(three, searched, four).flatMap(each -> each);
    }

    @ParameterizedTest
    @MethodSource("runs")
    void allowedMovesLeadToTheGoalInTheKnownNumber(Solver solver, HanoiSpace space, int moves) {
        var events = events(solver);
        var made = only(DiskMoved.class, events);
        assertThat(made).hasSize(moves);
        long state = space.start();
        for (int i = 0; i < made.size(); i++) {
            var move = made.get(i);
            assertThat(move.step()).isEqualTo(i + 1);
            assertThat(move.disk()).isEqualTo(space.top(state, move.from()));
            assertThat(move.onto()).isEqualTo(space.top(state, move.to()));
            state = space.after(state, space.move(move.from(), move.to()));
            assertThat(state).as("move %d", i + 1).isNotEqualTo(HanoiSpace.NONE);
        }
        assertThat(state).isEqualTo(space.goal());
        assertThat(space.fewestMoves()).isEqualTo(moves);
        assertThat(events.getLast()).isEqualTo(new TowerMoved(space.disks(), space.pegs(), moves));
        assertThat(events)
                .filteredOn(event -> event.kind().roles().contains(Role.SOLUTION))
                .hasSize(1);
        assertThat(events.stream().mapToInt(event -> event.kind().depthChange()).sum())
                .isZero();
    }

    @ParameterizedTest
    @MethodSource("runs")
    void theNarrowerDisksWaitWhereItIsSaid(Solver solver, HanoiSpace space, int moves) {
        var board = new HanoiBoard(space);
        solver.solve(event -> {
            if (HanoiKind.VOCABULARY.unpack(event) instanceof DiskMoved move) {
                for (int disk = move.disk() - move.clear(); disk < move.disk(); disk++) {
                    assertThat(space.peg(board.state(), disk)).isEqualTo(move.waiting());
                }
            }
            board.apply(event);
        });
        assertThat(board.moves()).isEqualTo(moves);
    }

    @Test
    void twentyDisksTakeEveryOneOfTheirMoves() {
        var board = new HanoiBoard(new HanoiSpace(20, 3));
        new RecursiveTransfer(20).solve(board::apply);
        assertThat(board.moves()).isEqualTo(1_048_575);
        assertThat(board.state()).isEqualTo(board.space().goal());
    }

    private static List<String> calls(List<Event> events) {
        return events.stream().map(Event::call).filter(call -> !call.isEmpty()).toList();
    }

    @Test
    void theRecursionMakesTheCallsOfItsListing() {
        assertThat(calls(events(new RecursiveTransfer(3))))
                .containsExactly(
                        "hanoi(3, A, C, B)",
                        "hanoi(2, A, B, C)",
                        "hanoi(1, A, C, B)",
                        "hanoi(1, C, B, A)",
                        "hanoi(2, B, C, A)",
                        "hanoi(1, B, A, C)",
                        "hanoi(1, A, C, B)");
    }

    @Test
    void frameAndStewartSplitTheTower() {
        assertThat(calls(events(new FrameStewart(3))))
                .containsExactly(
                        "hanoi4(3, A, D, B, C)",
                        "hanoi4(1, A, B, D, C)",
                        "hanoi3(1, A, B, C)",
                        "hanoi3(2, A, D, C)",
                        "hanoi3(1, A, C, D)",
                        "hanoi3(1, C, D, A)",
                        "hanoi4(1, B, D, A, C)",
                        "hanoi3(1, B, D, C)");
        assertThat(IntStream.rangeClosed(1, 10).map(FrameStewartSplit::of))
                .containsExactly(0, 0, 1, 1, 2, 3, 3, 4, 5, 6);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 8})
    void theSearchFindsEveryStateAndTheWayBack(int disks) {
        var events = events(new HanoiSearch(disks));
        int states = (int) Math.round(Math.pow(3, disks));
        assertThat(only(StateFound.class, events)).hasSize(states - 1);
        assertThat(only(GoalReached.class, events))
                .containsExactly(new GoalReached(states - 1, (1 << disks) - 1, disks));
        assertThat(only(LinkFollowed.class, events)).hasSize((1 << disks) - 1);
        assertThat(only(MoveRefused.class, events))
                .as("six moves a state, of which three are allowed, at the corners two")
                .hasSize(3 * states + 3);
    }

    @Test
    void aRefusedMoveNamesTheNarrowerDisk() {
        var refused = only(MoveRefused.class, events(new HanoiSearch(3)));
        assertThat(refused.getFirst().sentence().key()).isEqualTo("hanoi.refused.empty");
        var narrower = refused.stream()
                .filter(each -> each.sentence().key().equals("hanoi.refused.narrower"))
                .findFirst()
                .orElseThrow();
        assertThat(narrower.sentence().arguments()).containsExactly(2, "A", "B", 1);
    }

    @Test
    void moreThanEightDisksAreNotSearched() {
        assertThatThrownBy(() -> new HanoiSearch(9)).isInstanceOf(IllegalArgumentException.class);
    }
}
