package puzzlescope.states.space;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import puzzlescope.engine.search.CheapestFirst;
import puzzlescope.engine.search.Extent;
import puzzlescope.engine.search.SearchListener;
import puzzlescope.river.space.PrisonersAndGuards;

class LoadCostTest {

    private static long least(LoadCost costs) {
        var states = new RiverStates(new PrisonersAndGuards(3, 3, 2), costs);
        assertThat(states.isWeighted()).isEqualTo(costs != LoadCost.CROSSING);
        var result = new CheapestFirst().search(states.space(), Extent.TO_GOAL, new SearchListener() {});
        return result.graph().cost(result.goal());
    }

    /** Six go over more often than back, and with fewer than six ways back nobody gets across. */
    @Test
    void aCrossingCostsWhatItsLoadCosts() {
        assertThat(least(LoadCost.CROSSING)).isEqualTo(11);
        assertThat(least(LoadCost.PEOPLE)).isEqualTo(18);
        assertThat(least(LoadCost.GUARDS)).isGreaterThan(18);
    }

    @Test
    void theCostsStayWhenTheSearchBeginsElsewhere() {
        var states = new RiverStates(new PrisonersAndGuards(3, 3, 2), LoadCost.PEOPLE);
        var from = states.from(states.find("3,1,R").orElseThrow());
        assertThat(from.isWeighted()).isTrue();
        assertThat(from.space().cost(from.space().start(), 3)).isEqualTo(2);
    }
}
