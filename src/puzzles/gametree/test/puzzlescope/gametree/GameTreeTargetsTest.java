package puzzlescope.gametree;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import puzzlescope.engine.event.Message;
import puzzlescope.gametree.board.GameTreeBoard;
import puzzlescope.gametree.event.LookaheadEvent.MoveMade;
import puzzlescope.gametree.event.LookaheadEvent.MoveUndone;
import puzzlescope.gametree.event.LookaheadEvent.SearchAnswered;
import puzzlescope.testkit.SmallRun;

/** Which events touch a square or a heap. */
class GameTreeTargetsTest {

    @Test
    void aSquareIsTouchedByTheMovesThatAreMadeAndUndoneThere() {
        var run = SmallRun.of(new GameTreePuzzle(), "squares", "XOX/OXO/.X.", "first", "min");
        var board = (GameTreeBoard) run.instance().board();
        var target = GameTreeTargets.of(board, 6);
        assertThat(target.name()).isEqualTo(Message.of("gametree.spot.square", 3, 1));
        assertThat(run.touching(target))
                .hasSize(5)
                .allMatch(event ->
                        event instanceof MoveMade || event instanceof MoveUndone || event instanceof SearchAnswered);
        assertThat(run.touching(GameTreeTargets.of(board, 0))).isEmpty();
    }

    @Test
    void aHeapIsTouchedHoweverManyStonesAreTakenFromIt() {
        var run = SmallRun.of(new GameTreePuzzle(), "game", "nim", "heaps", "1,2");
        var board = (GameTreeBoard) run.instance().board();
        int touching = 0;
        for (int heap = 0; heap < 2; heap++) {
            var target = GameTreeTargets.of(board, heap);
            assertThat(target.name()).isEqualTo(Message.of("gametree.spot.heap", heap + 1));
            touching += run.touching(target).size();
        }
        assertThat(touching)
                .isEqualTo(run.events().stream()
                        .filter(event -> event instanceof MoveMade
                                || event instanceof MoveUndone
                                || event instanceof SearchAnswered)
                        .count());
    }
}
