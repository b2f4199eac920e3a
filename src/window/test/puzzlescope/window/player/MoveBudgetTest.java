package puzzlescope.window.player;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MoveBudgetTest {

    private static final double IN_TIME = 0.0167;
    private static final double LATE = 0.033;

    private final MoveBudget budget = new MoveBudget();

    @Test
    void framesInTimeKeepItWhole() {
        for (int i = 0; i < 100; i++) {
            budget.frame(IN_TIME);
        }
        assertThat(budget.nanos()).isEqualTo(MoveBudget.MOST_NANOS);
    }

    @Test
    void aLateFrameTakesAShareAndFramesInTimeGiveItBack() {
        budget.frame(LATE);
        assertThat(budget.nanos()).isEqualTo(5_600_000);
        assertThat(budget.isExceeded()).isFalse();
        for (int i = 0; i < 30; i++) {
            budget.frame(IN_TIME);
        }
        assertThat(budget.nanos()).isEqualTo(MoveBudget.MOST_NANOS);
    }

    @Test
    void howeverLateSomeMovingIsLeft() {
        for (int i = 0; i < 100; i++) {
            budget.frame(LATE);
        }
        assertThat(budget.nanos()).isEqualTo(MoveBudget.LEAST_NANOS);
        assertThat(budget.isExceeded()).isTrue();
    }
}
