package puzzlescope.app.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.puzzle.Effort.Unit;
import puzzlescope.engine.puzzle.Outlook;
import puzzlescope.learn.review.GameReview;

class ReviewScaleTest {

    private static ReviewScale scale(Unit unit, Outlook... outlooks) {
        return ReviewScale.of(new GameReview(List.of(outlooks), List.of(), unit));
    }

    private static List<String> ticks(ReviewScale scale) {
        return scale.ticks().stream()
                .map(tick -> tick.meaning().key() + tick.meaning().arguments())
                .toList();
    }

    @Test
    void whatIsOutOfReachIsHigherThanAllThatIsNot() {
        var scale = scale(Unit.MINUTES, Outlook.exactly(15), Outlook.exactly(17), Outlook.IMPOSSIBLE);
        assertThat(scale.name().key()).isEqualTo("review.axis.minutes");
        assertThat(ticks(scale)).containsExactly("number[0]", "number[17]", "review.axis.never[]");
        assertThat(scale.height(Outlook.exactly(17))).hasValue(17);
        assertThat(scale.height(Outlook.IMPOSSIBLE).orElseThrow()).isGreaterThan(17);
        assertThat(scale.height(Outlook.UNKNOWN)).isEmpty();
    }

    @Test
    void whereNoNumberIsKnownTheGoalIsWithinReachOrNot() {
        var scale = scale(Unit.MOVES, Outlook.POSSIBLE, Outlook.IMPOSSIBLE, Outlook.exactly(0));
        assertThat(ticks(scale)).containsExactly("review.axis.reachable[]", "review.axis.never[]");
        assertThat(scale.height(Outlook.exactly(0))).isEqualTo(scale.height(Outlook.POSSIBLE));
        assertThat(scale.height(Outlook.IMPOSSIBLE)).hasValue(1);
    }

    @Test
    void aGameForTwoHasWinDrawAndLoss() {
        var scale = scale(Unit.MOVES, Outlook.worth(1), Outlook.worth(-1));
        assertThat(ticks(scale)).containsExactly("review.axis.win[]", "review.axis.draw[]", "review.axis.loss[]");
        assertThat(scale.height(Outlook.worth(-1))).hasValue(2);
    }

    @Test
    void aGameAtItsGoalHasAScaleAsWell() {
        assertThat(scale(Unit.COST, Outlook.exactly(0)).top()).isEqualTo(1);
    }
}
