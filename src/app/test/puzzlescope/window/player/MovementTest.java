package puzzlescope.window.player;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MovementTest {

    private final Movement movement = new Movement();

    private double progress() {
        return movement.at(SampleSessions.ofLength(1).timeline()).progress();
    }

    @Test
    void aFrameOfAnEarlierTimeLeavesItWhereItBegins() {
        movement.begin(true, 1);
        movement.advance(-0.5);
        assertThat(progress()).isZero();
        movement.advance(0.25);
        assertThat(progress()).isEqualTo(0.25);
    }

    @Test
    void itEndsWhenItsTimeIsOver() {
        movement.begin(true, 1);
        movement.advance(2);
        assertThat(progress()).isEqualTo(1);
        assertThat(movement.isRunning()).isFalse();
    }
}
