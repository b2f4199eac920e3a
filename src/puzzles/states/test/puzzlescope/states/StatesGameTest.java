package puzzlescope.states;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.GameStatus.State;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Remark;
import puzzlescope.states.board.SearchPosition;
import puzzlescope.states.board.StatesBoard;
import puzzlescope.states.event.StatesEvent;
import puzzlescope.states.event.StatesGameEvent.Walked;

class StatesGameTest {

    private static final StatesPuzzle PUZZLE = new StatesPuzzle();

    private final StatesGame game = new StatesGame();

    /** A game with what its recording would hold. */
    private record Opened(Arguments arguments, Instance instance, StatesBoard board) {

        void make(List<? extends Event> move) {
            for (var event : move) {
                var before = board.snapshot();
                board.apply(event.pack());
                var after = board.snapshot();
                board.undo(event.pack());
                assertThat(board.snapshot()).isEqualTo(before);
                board.apply(event.pack());
                assertThat(board.snapshot()).isEqualTo(after);
                assertThat(instance.vocabulary().unpack(event.pack())).isEqualTo(event);
            }
        }

        SearchPosition search() {
            return board.searches().getFirst();
        }
    }

    private Opened opened(String space, String algorithm) {
        var given = PUZZLE.presets()
                .with(StatesPuzzle.SPACE, space)
                .with(StatesPuzzle.START, "solved")
                .with(PUZZLE.algorithmParameter(), algorithm);
        var arguments = game.arguments(given);
        var instance = PUZZLE.instance(arguments);
        var opened = new Opened(arguments, instance, (StatesBoard) instance.board());
        game.open(arguments, opened.board::apply);
        return opened;
    }

    @ParameterizedTest
    @CsvSource({"river, 11", "wolf-goat-cabbage, 7", "hanoi, 7", "own, 6", "pegs-10, 8"})
    void theHintsLeadToTheGoalByTheFewestMoves(String space, int fewest) {
        var opened = opened(space, StatesAlgorithm.SIDE_BY_SIDE.id());
        for (int left = fewest; left > 0; left--) {
            assertThat(game.status(opened.arguments, opened.board).isOver()).isFalse();
            opened.make(game.hint(opened.arguments, opened.board, () -> {}).move());
        }
        var status = game.status(opened.arguments, opened.board);
        assertThat(status.state()).isEqualTo(State.WON);
        assertThat(status.sentence()).isEqualTo(Message.of("states.hand.won-best", fewest, fewest));
    }

    @ParameterizedTest
    @ValueSource(strings = {"river", "hanoi", "tiles-2x2", "tiles-3x3", "own"})
    void aWalkNumbersTheStatesInTheOrderInWhichTheyAreMet(String space) {
        var opened = opened(space, "depth-first");
        var random = new Random(11);
        for (int made = 0; made < 60 && opened.search().goal() < 0; made++) {
            var search = opened.search();
            int nodes = search.nodes();
            var neighbourNodes = NeighbourNodes.of(search, opened.board.named());
            var step = neighbourNodes
                    .steps()
                    .get(random.nextInt(neighbourNodes.steps().size()));
            var events = StatesGame.walk(opened.board, step.move());
            opened.make(events);
            var walked = (Walked) events.getFirst();
            assertThat(walked.node()).isEqualTo(step.node() < nodes ? step.node() : nodes);
            assertThat(search.nodes()).isEqualTo(walked.kind() == StatesEvent.Kind.WALKED_TO_NEW ? nodes + 1 : nodes);
            assertThat(search.current()).isEqualTo(walked.node());
            assertThat(search.found().state(walked.node()))
                    .isEqualTo(neighbourNodes.graph().state(step.node()));
            assertThat(search.steps()).isEqualTo(made + 1);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"river", "wolf-goat-cabbage", "hanoi", "tiles-2x2", "tiles-2x3", "own"})
    void aRunGoesOnFromWhereAPersonStands(String space) {
        var opened = opened(space, "breadth-first");
        var random = new Random(5);
        for (int made = 0; made < 8 && opened.search().goal() < 0; made++) {
            var arguments = game.runFrom(opened.arguments, opened.board);
            assertThat(PUZZLE.check(arguments)).isEmpty();
            var left = game.hint(opened.arguments, opened.board, () -> {})
                    .why()
                    .arguments()
                    .getLast();
            var run = PUZZLE.instance(arguments);
            var board = (StatesBoard) run.board();
            run.solver().solve(board::apply);
            var search = board.searches().getFirst();
            long here = opened.search().found().state(opened.search().current());
            assertThat(search.found().state(0)).isEqualTo(here);
            assertThat(search.found().depth(search.goal())).isEqualTo(left);
            assertThat(game.arguments(arguments).get(StatesPuzzle.FROM)).isEmpty();
            var steps = NeighbourNodes.of(opened.search(), opened.board.named()).steps();
            opened.make(StatesGame.walk(
                    opened.board, steps.get(random.nextInt(steps.size())).move()));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "river; <[3],[],[2,1]>",
                "river; 1,2,L",
                "hanoi; 3,1,R",
                "hanoi; <[2],[],[1]>",
                "tiles-2x2; 1 2 3",
                "tiles-2x2; 1 2 / 3 3",
                "tiles-2x2; x",
                "hanoi; <[]>"
            })
    void aPositionOfAnotherPuzzleBlocksTheRun(String space, String from) {
        var given = PUZZLE.presets().with(StatesPuzzle.SPACE, space).with(StatesPuzzle.FROM, from);
        assertThat(PUZZLE.check(given)).anyMatch(Remark::blocking);
    }

    @Test
    void theWayBackIsNotNew() {
        var opened = opened("hanoi", "breadth-first");
        var there =
                NeighbourNodes.of(opened.search(), opened.board.named()).steps().getFirst();
        opened.make(StatesGame.walk(opened.board, there.move()));
        var neighbourNodes = NeighbourNodes.of(opened.search(), opened.board.named());
        var back = neighbourNodes.steps().get(neighbourNodes.indexTo(0));
        var events = StatesGame.walk(opened.board, back.move());
        assertThat(events.getFirst().kind()).isEqualTo(StatesEvent.Kind.WALKED_AS_BEFORE);
        opened.make(events);
        assertThat(opened.search().nodes()).isEqualTo(2);
        assertThat(opened.search().steps()).isEqualTo(2);
    }

    @Test
    void aMoveThatTheRulesForbidIsRefused() {
        var opened = opened("hanoi", "breadth-first");
        var allowed = NeighbourNodes.of(opened.search(), opened.board.named()).steps().stream()
                .map(NeighbourNodes.Step::move)
                .toList();
        int moves = opened.board.named().space().moves();
        assertThat(allowed).hasSize(2);
        for (int move = 0; move < moves; move++) {
            int forbidden = move;
            if (!allowed.contains(move)) {
                assertThatThrownBy(() -> StatesGame.walk(opened.board, forbidden))
                        .isInstanceOf(InvalidInputException.class);
            }
        }
    }
}
