package puzzlescope.hanoi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.event.Event;
import puzzlescope.hanoi.event.HanoiGraphEvent.GoalReached;
import puzzlescope.hanoi.event.HanoiGraphEvent.LinkFollowed;
import puzzlescope.hanoi.event.HanoiGraphEvent.MoveRefused;
import puzzlescope.hanoi.event.HanoiGraphEvent.SearchBegan;
import puzzlescope.hanoi.event.HanoiGraphEvent.StateFound;
import puzzlescope.hanoi.event.HanoiGraphEvent.StateKnown;
import puzzlescope.hanoi.event.HanoiGraphEvent.StateLeft;
import puzzlescope.hanoi.event.HanoiGraphEvent.StateVisited;
import puzzlescope.hanoi.event.TowerEvent.DiskMoved;
import puzzlescope.hanoi.space.HanoiSpace;
import puzzlescope.testkit.SmallRun;

/** Which events touch a disk, a peg or a state. */
class HanoiTargetsTest {

    private static List<Integer> steps(List<Event> events) {
        return events.stream().map(event -> ((DiskMoved) event).step()).toList();
    }

    @Test
    void aDiskIsTouchedByItsMovesAndAPegByThoseFromAndToIt() {
        var run = SmallRun.of(new HanoiPuzzle(), "algorithm", "recursion", "disks", "3");
        assertThat(steps(run.touching(HanoiTargets.disk(1)))).containsExactly(1, 3, 5, 7);
        assertThat(steps(run.touching(HanoiTargets.disk(2)))).containsExactly(2, 6);
        assertThat(steps(run.touching(HanoiTargets.disk(3)))).containsExactly(4);
        assertThat(steps(run.touching(HanoiTargets.peg(0)))).containsExactly(1, 2, 4, 5, 7);
        assertThat(steps(run.touching(HanoiTargets.peg(1)))).containsExactly(2, 3, 5, 6);
        assertThat(steps(run.touching(HanoiTargets.peg(2)))).containsExactly(1, 3, 4, 6, 7);
    }

    private static boolean names(Event event, int state) {
        return switch (event) {
            case SearchBegan _ -> state == 0;
            case StateVisited visited -> visited.state() == state;
            case GoalReached reached -> reached.state() == state;
            case StateFound found -> found.state() == state;
            case StateKnown known -> known.state() == state;
            case MoveRefused refused -> refused.state() == state;
            case StateLeft left -> left.state() == state;
            case LinkFollowed link -> link.state() == state || link.last() == state;
            default -> false;
        };
    }

    @Test
    void aStateIsTouchedWhereTheSearchFindsVisitsOrLeavesIt() {
        var run = SmallRun.of(new HanoiPuzzle(), "algorithm", "breadth-first", "disks", "2");
        var space = new HanoiSpace(2, 3);
        for (int i = 0; i < 9; i++) {
            int state = i;
            var expected =
                    run.events().stream().filter(event -> names(event, state)).toList();
            assertThat(expected).isNotEmpty();
            assertThat(run.touching(HanoiTargets.state(space, state))).isEqualTo(expected);
        }
    }
}
