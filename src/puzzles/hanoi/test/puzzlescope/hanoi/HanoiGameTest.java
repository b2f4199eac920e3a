package puzzlescope.hanoi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.GameStatus.State;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.search.StateSpace;
import puzzlescope.hanoi.board.HanoiBoard;
import puzzlescope.hanoi.event.HanoiKind;
import puzzlescope.hanoi.event.TowerEvent;
import puzzlescope.hanoi.event.TowerEvent.TowerMoved;
import puzzlescope.hanoi.fast.FirstMove;
import puzzlescope.hanoi.space.HanoiSpace;

class HanoiGameTest {

    private static final HanoiPuzzle PUZZLE = new HanoiPuzzle();

    private final HanoiGame game = new HanoiGame();

    private static Arguments given(String algorithm, int disks) {
        return PUZZLE.presets().with(PUZZLE.algorithmParameter(), algorithm).with(HanoiPuzzle.DISKS, "" + disks);
    }

    private static void make(HanoiBoard board, List<? extends Event> move) {
        move.forEach(event -> board.apply(event.pack()));
    }

    /** How far each state is from the goal, found backward: every move can be taken back by a move. */
    private static Map<Long, Integer> distances(HanoiSpace space) {
        var distances = new HashMap<Long, Integer>(Map.of(space.goal(), 0));
        var layer = List.of(space.goal());
        while (!layer.isEmpty()) {
            var next = new ArrayList<Long>();
            for (long state : layer) {
                for (int move = 0; move < space.moves(); move++) {
                    long after = space.after(state, move);
                    if (after != StateSpace.NONE && distances.putIfAbsent(after, distances.get(state) + 1) == null) {
                        next.add(after);
                    }
                }
            }
            layer = next;
        }
        return distances;
    }

    @ParameterizedTest
    @CsvSource({"1, 3", "3, 3", "6, 3", "4, 4"})
    void fromEveryStateTheHintIsOneMoveNearerToTheGoal(int disks, int pegs) {
        var space = new HanoiSpace(disks, pegs);
        var distances = distances(space);
        assertThat(distances).hasSize((int) space.states());
        for (long state = 0; state < space.goal(); state++) {
            var next = FirstMove.from(space, state, () -> {}).orElseThrow();
            int move = space.move(space.peg(state, next.disk()), next.to());
            assertThat(space.top(state, space.from(move))).isEqualTo(next.disk());
            assertThat(next.moves()).as("moves from %s", space.text(state)).isEqualTo(distances.get(state));
            assertThat(distances.get(space.after(state, move))).isEqualTo(next.moves() - 1);
        }
    }

    @ParameterizedTest
    @CsvSource({"recursion, 1", "recursion, 5", "breadth-first, 10", "frame-stewart, 6"})
    void theHintsLeadToTheGoalInTheFewestMoves(String algorithm, int disks) {
        var arguments = game.arguments(given(algorithm, disks));
        assertThat(PUZZLE.check(arguments)).isEmpty();
        var board = (HanoiBoard) PUZZLE.instance(arguments).board();
        while (!game.status(arguments, board).isOver()) {
            make(board, game.hint(arguments, board, () -> {}).move());
        }
        var status = game.status(arguments, board);
        assertThat(status.state()).isEqualTo(State.WON);
        assertThat(status.sentence().key()).isEqualTo("hanoi.hand.won-best");
        assertThat(board.moves()).isEqualTo(board.space().fewestMoves());
    }

    @ParameterizedTest
    @CsvSource({"recursion, 1", "recursion, 4", "breadth-first, 3"})
    void aRunGoesOnFromEveryPositionInTheFewestMoves(String algorithm, int disks) {
        var space = new HanoiSpace(disks, 3);
        var distances = distances(space);
        for (long state = 0; state < space.states(); state++) {
            var given = given(algorithm, disks);
            var board = new HanoiBoard(space, state);
            var arguments = game.runFrom(given, board);
            assertThat(PUZZLE.check(arguments)).isEmpty();
            var fresh = (HanoiBoard) PUZZLE.instance(arguments).board();
            assertThat(fresh.state()).isEqualTo(state);
            assertThat(fresh.fewestMoves()).isEqualTo(distances.get(state));
            PUZZLE.instance(arguments).solver().solve(event -> {
                if (HanoiKind.VOCABULARY.unpack(event) instanceof TowerEvent.DiskMoved move) {
                    assertThat(space.top(fresh.state(), move.from())).isEqualTo(move.disk());
                    assertThat(space.top(fresh.state(), move.to())).isEqualTo(move.onto());
                    assertThat(move.onto() == HanoiSpace.NO_DISK || move.onto() > move.disk())
                            .isTrue();
                    for (int disk = move.disk() - move.clear(); disk < move.disk(); disk++) {
                        assertThat(space.peg(fresh.state(), disk)).isEqualTo(move.waiting());
                    }
                }
                fresh.apply(event);
            });
            assertThat(fresh.state()).isEqualTo(space.goal());
            assertThat(fresh.moves()).as("from %s", space.text(state)).isEqualTo(distances.get(state));
        }
    }

    @Test
    void aGameBeginsWithATowerWhateverARunWasGiven() {
        var given = given("recursion", 3).with(HanoiPuzzle.FROM, "<[3],[],[2,1]>");
        var board = (HanoiBoard) PUZZLE.instance(game.arguments(given)).board();
        assertThat(board.state()).isEqualTo(board.space().start());
    }

    @Test
    void withFourPegsItIsSaidWhyNoRunGoesOn() {
        var arguments = given("frame-stewart", 3);
        var board = (HanoiBoard) PUZZLE.instance(arguments).board();
        assertThat(game.runFrom(arguments, board)).isEqualTo(arguments);
        make(board, HanoiGame.move(board, 0, 1));
        assertThatThrownBy(() -> game.runFrom(arguments, board))
                .isInstanceOfSatisfying(
                        InvalidInputException.class,
                        refusal -> assertThat(refusal.reason().key()).isEqualTo("hanoi.hand.no-run-four"));
    }

    @Test
    void aHintSaysForWhichDiskItMakesWay() {
        var arguments = given("recursion", 3);
        var board = (HanoiBoard) PUZZLE.instance(arguments).board();
        var why = game.hint(arguments, board, () -> {}).why();
        assertThat(why.key()).isEqualTo("hanoi.hand.hint-way");
        assertThat(why.arguments()).containsExactly(1, "A", "C", 2, "B", 7);
    }

    @Test
    void whatTheRulesForbidIsRefusedWithItsReason() {
        var board = (HanoiBoard) PUZZLE.instance(given("recursion", 3)).board();
        make(board, HanoiGame.move(board, 0, 2));
        assertThatThrownBy(() -> HanoiGame.move(board, 0, 2))
                .isInstanceOfSatisfying(InvalidInputException.class, refusal -> {
                    assertThat(refusal.reason().key()).isEqualTo("hanoi.refused.narrower");
                    assertThat(refusal.reason().arguments()).containsExactly(2, "A", "C", 1);
                });
        assertThatThrownBy(() -> HanoiGame.lift(board, 1))
                .isInstanceOfSatisfying(
                        InvalidInputException.class,
                        refusal -> assertThat(refusal.reason().key()).isEqualTo("hanoi.hand.empty"));
        assertThat(HanoiGame.lift(board, 0)).isEqualTo(2);
    }

    @Test
    void aDetourIsCountedAgainstTheFewestMoves() {
        var arguments = given("recursion", 1);
        var board = (HanoiBoard) PUZZLE.instance(arguments).board();
        make(board, HanoiGame.move(board, 0, 1));
        assertThat(game.status(arguments, board).state()).isEqualTo(State.OPEN);
        var last = HanoiGame.move(board, 1, 2);
        assertThat(last.getLast()).isEqualTo(new TowerMoved(1, 3, 2));
        make(board, last);
        var status = game.status(arguments, board);
        assertThat(status.sentence().key()).isEqualTo("hanoi.hand.won");
        assertThat(status.sentence().arguments()).containsExactly(2, 1);
    }

    @Test
    void theDisksInPlaceAreCountedFromTheWidest() {
        var space = new HanoiSpace(3, 3);
        assertThat(space.home(space.start())).isZero();
        assertThat(space.home(space.goal())).isEqualTo(3);
        long widestHome = space.carried(space.start(), 3, 2);
        assertThat(space.home(widestHome)).isEqualTo(1);
        assertThat(space.home(space.carried(widestHome, 1, 2)))
                .as("disk 2 is missing")
                .isEqualTo(1);
    }

    @Test
    void manyDisksOnFourPegsGetNoHintButASentence() {
        var arguments = given("frame-stewart", 9);
        var hint = game.hint(arguments, PUZZLE.instance(arguments).board(), () -> {});
        assertThat(hint.move()).isEmpty();
        assertThat(hint.why().key()).isEqualTo("hanoi.hand.no-hint");
    }
}
