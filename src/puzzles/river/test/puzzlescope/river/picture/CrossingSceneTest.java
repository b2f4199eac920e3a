package puzzlescope.river.picture;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import puzzlescope.engine.replay.Timeline;
import puzzlescope.picture.Moment;
import puzzlescope.river.board.RiverBoard;
import puzzlescope.river.event.RiverGraphEvent;
import puzzlescope.river.event.RiverSolutionEvent;
import puzzlescope.river.picture.CrossingScene.UnsafeBank;
import puzzlescope.river.space.LoadCode;
import puzzlescope.river.space.StateCode;
import puzzlescope.river.window.RiverSampleContext;

class CrossingSceneTest {

    private final Timeline timeline =
            RiverSampleContext.recorded(RiverSampleContext.PUZZLE.presets()).timeline();

    private CrossingScene passage(double progress) {
        return CrossingScene.of(new Moment(timeline.board(), timeline.lastEvent(), progress, true));
    }

    private static String from(CrossingScene crossingScene) {
        return StateCode.text(crossingScene.state());
    }

    private static String after(CrossingScene crossingScene) {
        return StateCode.text(crossingScene.after());
    }

    @Test
    void everyoneIsOnTheLeftBankAtTheStart() {
        assertThat(from(passage(1))).isEqualTo("3,3,L");
        assertThat(passage(1).isMoving()).isFalse();
    }

    @Test
    void aRefusedLoadArrivesBeforeTheBankIsInDanger() {
        timeline.seek(3);
        assertThat(passage(0.5).danger()).isEqualTo(UnsafeBank.NONE);
        assertThat(passage(1).danger()).isEqualTo(UnsafeBank.LEFT);
        assertThat(after(passage(1))).isEqualTo("2,3,R");
    }

    @Test
    void aLoadThatIsNotThereStaysAndIsMissed() {
        timeline.seek(0);
        boolean lacking = false;
        while (!lacking && timeline.step()) {
            lacking = timeline.lastEvent().orElse(null) instanceof RiverGraphEvent.MoveRejected rejected
                    && !rejected.isDanger();
        }
        var crossingScene = passage(1);
        assertThat(crossingScene.lacking()).isTrue();
        assertThat(crossingScene.isMoving()).isFalse();
        var crowd = Travellers.of(((RiverBoard) timeline.board()).rules());
        assertThat(crowd.missing(crossingScene.state(), crossingScene.load())).isPositive();
    }

    @Test
    void everyCrossingOfTheSolutionBeginsWhereTheLastOneEnded() {
        timeline.seek(0);
        String arrived = "3,3,L";
        while (timeline.step()) {
            if (timeline.lastEvent().orElse(null) instanceof RiverSolutionEvent.CrossingMade) {
                assertThat(from(passage(0))).isEqualTo(arrived);
                arrived = after(passage(1));
            }
        }
        assertThat(arrived).isEqualTo("0,0,R");
    }

    @Test
    void whatIsUndoneIsShownWhereItBegan() {
        timeline.seek(5);
        timeline.stepBack();
        var undone = CrossingScene.of(new Moment(timeline.board(), timeline.nextEvent(), 1, false));
        assertThat(undone.crossed()).isZero();
        assertThat(from(undone)).isEqualTo("3,3,L");
        assertThat(LoadCode.text(undone.load())).isEqualTo("1P");
    }
}
