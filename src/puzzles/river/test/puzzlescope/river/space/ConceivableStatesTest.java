package puzzlescope.river.space;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import puzzlescope.river.space.ConceivableStates.Status;

class ConceivableStatesTest {

    private static List<String> of(ConceivableStates states, Status status) {
        return states.all().stream()
                .filter(each -> each.status() == status)
                .map(each -> StateCode.text(each.state()))
                .toList();
    }

    /** Figure 6-4 of the book has the 16 that are reached. */
    @Test
    void ofThirtyTwoStatesSixteenAreReachedAndFourAreLegalInVain() {
        var states = ConceivableStates.of(new PrisonersAndGuards(3, 3, 2));
        assertThat(states.all()).hasSize(32);
        assertThat(states.count(Status.REACHED)).isEqualTo(16);
        assertThat(states.count(Status.LEFT_OUTNUMBERED) + states.count(Status.RIGHT_OUTNUMBERED))
                .isEqualTo(12);
        assertThat(of(states, Status.NOBODY_ROWED)).containsExactly("0,0,L", "3,3,R");
        assertThat(of(states, Status.NO_MOVE)).containsExactly("3,0,L", "0,3,R");
        assertThat(of(states, Status.APART)).isEmpty();
    }

    @Test
    void allStatesAreTold() {
        for (int guards = 1; guards <= 5; guards++) {
            for (int prisoners = 1; prisoners <= 5; prisoners++) {
                var states = ConceivableStates.of(new PrisonersAndGuards(guards, prisoners, 2));
                assertThat(states.all()).hasSize(2 * (guards + 1) * (prisoners + 1));
            }
        }
    }
}
