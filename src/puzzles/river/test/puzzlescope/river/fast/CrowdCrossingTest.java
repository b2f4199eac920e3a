package puzzlescope.river.fast;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.engine.search.BreadthFirst;
import puzzlescope.engine.search.Extent;
import puzzlescope.engine.search.SearchListener;
import puzzlescope.river.space.PrisonersAndGuards;

class CrowdCrossingTest {

    @Test
    void itFindsAsFewCrossingsAsTheGeneralSearchForAllSmallCrowds() {
        for (int guards = 1; guards <= 8; guards++) {
            for (int prisoners = 1; prisoners <= 8; prisoners++) {
                for (int boat = 1; boat <= 5; boat++) {
                    var rules = new PrisonersAndGuards(guards, prisoners, boat);
                    var known = new BreadthFirst().search(rules, Extent.TO_GOAL, new SearchListener() {});
                    var crossing = new CrowdCrossing(guards, prisoners, boat);
                    assertThat(crossing.search(() -> {})).isEqualTo(known.goal() >= 0);
                    assertThat(crossing.loads()).hasSize(Math.max(0, 2 * (known.path().length - 1)));
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"3, 3, 2, 11", "5, 5, 3, 11", "1000, 1000, 4, 1997", "1000, 900, 5, 0", "40, 40, 80, 1"})
    void theCrossingsObeyTheRulesAndBringEveryoneOver(int guards, int prisoners, int boat, int crossings) {
        var crossing = new CrowdCrossing(guards, prisoners, boat);
        assertThat(crossing.search(() -> {})).isTrue();
        var loads = crossing.loads();
        int guardsLeft = guards;
        int prisonersLeft = prisoners;
        for (int i = 0; i < loads.length; i += 2) {
            int sign = i % 4 == 0 ? -1 : 1;
            assertThat(loads[i] + loads[i + 1]).isBetween(1, boat);
            guardsLeft += sign * loads[i];
            prisonersLeft += sign * loads[i + 1];
            assertThat(guardsLeft).isBetween(0, guards);
            assertThat(prisonersLeft).isBetween(0, prisoners);
            assertThat(guardsLeft == 0 || guardsLeft >= prisonersLeft).isTrue();
            int right = guards - guardsLeft;
            assertThat(right == 0 || right >= prisoners - prisonersLeft).isTrue();
        }
        assertThat(guardsLeft + prisonersLeft).isZero();
        if (crossings > 0) {
            assertThat(loads.length / 2).isEqualTo(crossings);
        }
    }

    @ParameterizedTest
    @CsvSource({"4, 4, 2", "6, 6, 3", "1000, 1000, 3", "2000, 2000, 2", "3, 5, 2"})
    void thereIsProofThatCrowdsCannotCross(int guards, int prisoners, int boat) {
        var crossing = new CrowdCrossing(guards, prisoners, boat);
        assertThat(crossing.search(() -> {})).isFalse();
        assertThat(crossing.loads()).isEmpty();
        assertThat(crossing.states()).isPositive();
    }
}
