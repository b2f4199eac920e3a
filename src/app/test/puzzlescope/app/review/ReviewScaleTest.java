package puzzlescope.app.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.puzzle.DistanceToGoal;
import puzzlescope.engine.puzzle.MoveCount.Unit;
import puzzlescope.learn.review.GameReview;

class ReviewScaleTest {

    private static ReviewScale scale(Unit unit, DistanceToGoal... outlooks) {
        return ReviewScale.of(new GameReview(List.of(outlooks), List.of(), unit));
    }

    private static List<String> ticks(ReviewScale scale) {
        return scale.ticks().stream()
                .map(tick -> tick.meaning().key() + tick.meaning().arguments())
                .toList();
    }

    @Test
    void whatIsOutOfReachIsHigherThanAllThatIsNot() {
        var scale =
                scale(Unit.MINUTES, DistanceToGoal.exactly(15), DistanceToGoal.exactly(17), DistanceToGoal.IMPOSSIBLE);
        assertThat(scale.name().key()).isEqualTo("review.axis.minutes");
        assertThat(ticks(scale)).containsExactly("number[0]", "number[17]", "review.axis.never[]");
        assertThat(scale.height(DistanceToGoal.exactly(17))).hasValue(17);
        assertThat(scale.height(DistanceToGoal.IMPOSSIBLE).orElseThrow()).isGreaterThan(17);
        assertThat(scale.height(DistanceToGoal.UNKNOWN)).isEmpty();
    }

    @Test
    void whereNoNumberIsKnownTheGoalIsWithinReachOrNot() {
        var scale = scale(Unit.MOVES, DistanceToGoal.POSSIBLE, DistanceToGoal.IMPOSSIBLE, DistanceToGoal.exactly(0));
        assertThat(ticks(scale)).containsExactly("review.axis.reachable[]", "review.axis.never[]");
        assertThat(scale.height(DistanceToGoal.exactly(0))).isEqualTo(scale.height(DistanceToGoal.POSSIBLE));
        assertThat(scale.height(DistanceToGoal.IMPOSSIBLE)).hasValue(1);
    }

    @Test
    void aGameForTwoHasLossDrawAndWinFromBelow() {
        var scale = scale(Unit.MOVES, DistanceToGoal.ofValue(1), DistanceToGoal.ofValue(-1));
        assertThat(ticks(scale)).containsExactly("review.axis.loss[]", "review.axis.draw[]", "review.axis.win[]");
        assertThat(scale.height(DistanceToGoal.ofValue(1))).hasValue(2);
        assertThat(scale.height(DistanceToGoal.ofValue(-1))).hasValue(0);
    }

    @Test
    void aGameAtItsGoalHasAScaleAsWell() {
        assertThat(scale(Unit.COST, DistanceToGoal.exactly(0)).top()).isEqualTo(1);
    }
}
