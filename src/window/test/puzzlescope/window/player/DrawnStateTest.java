package puzzlescope.window.player;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import puzzlescope.engine.run.RunState;

class DrawnStateTest {

    private final DrawnState drawn = new DrawnState();

    @Test
    void onlyWhatIsNewIsDrawn() {
        assertThat(drawn.needsRedraw(RunState.RUNNING)).isTrue();
        assertThat(drawn.draw(3, RunState.RUNNING)).isTrue();
        assertThat(drawn.draw(3, RunState.RUNNING)).isFalse();
        assertThat(drawn.draw(4, RunState.RUNNING)).isTrue();
        assertThat(drawn.needsRedraw(RunState.ENDED)).isTrue();
        assertThat(drawn.draw(4, RunState.ENDED)).isTrue();
        assertThat(drawn.needsRedraw(RunState.ENDED)).isFalse();
    }

    @Test
    void whatIsAskedForIsDrawnOnce() {
        drawn.draw(3, RunState.ENDED);
        drawn.invalidate();
        assertThat(drawn.needsRedraw(RunState.ENDED)).isTrue();
        assertThat(drawn.draw(3, RunState.ENDED)).isTrue();
        assertThat(drawn.draw(3, RunState.ENDED)).isFalse();
    }
}
