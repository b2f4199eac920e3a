package puzzlescope.hanoi.space;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.search.BreadthFirst;
import puzzlescope.engine.search.Extent;
import puzzlescope.engine.search.SearchListener;
import puzzlescope.engine.search.StateSpace;

class HanoiSpaceTest {

    private static final HanoiSpace THREE = new HanoiSpace(3, 3);

    @Test
    void statesAreWrittenPegByPegFromTheBottomUp() {
        assertThat(THREE.text(THREE.start())).isEqualTo("<[3,2,1],[],[]>");
        assertThat(THREE.text(THREE.goal())).isEqualTo("<[],[],[3,2,1]>");
        assertThat(THREE.text(THREE.carried(THREE.start(), 1, 1))).isEqualTo("<[3,2],[1],[]>");
        assertThat(new HanoiSpace(12, 4).text(0)).isEqualTo("<[12,11,10,9,8,7,6,5,4,3,2,1],[],[],[]>");
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4})
    void movesAreNumberedFromPegToPeg(int pegs) {
        var space = new HanoiSpace(1, pegs);
        for (int move = 0; move < space.moves(); move++) {
            assertThat(space.from(move)).isNotEqualTo(space.to(move)).isBetween(0, pegs - 1);
            assertThat(space.move(space.from(move), space.to(move))).isEqualTo(move);
        }
    }

    @Test
    void onlyATopDiskMovesAndNeverOntoANarrowerOne() {
        long state = THREE.carried(THREE.start(), 1, 1);
        assertThat(THREE.text(THREE.after(state, THREE.move(0, 2)))).isEqualTo("<[3],[1],[2]>");
        assertThat(THREE.after(state, THREE.move(0, 1))).as("2 onto 1").isEqualTo(StateSpace.NONE);
        assertThat(THREE.after(state, THREE.move(2, 0))).as("from an empty peg").isEqualTo(StateSpace.NONE);
        assertThat(THREE.after(state, THREE.move(1, 0))).as("1 onto 2").isEqualTo(THREE.start());
    }

    @Test
    void aMoveIsDescribedByItsDiskAndPegs() {
        long after = THREE.after(THREE.start(), THREE.move(0, 2));
        var description = THREE.description(THREE.start(), after);
        assertThat(description.arguments()).containsExactly(1, "A", "C");
        assertThat(THREE.disk(after, after)).isEqualTo(HanoiSpace.NO_DISK);
    }

    @ParameterizedTest
    @CsvSource({"1, 3, 3, 1", "4, 3, 81, 15", "8, 3, 6561, 255", "5, 4, 1024, 13", "6, 4, 4096, 17"})
    void everyStateIsReachedAndTheGoalByTheFewestMoves(int disks, int pegs, int states, int moves) {
        var space = new HanoiSpace(disks, pegs);
        var result = new BreadthFirst().search(space, Extent.WHOLE_SPACE, new SearchListener() {});
        assertThat(space.states()).isEqualTo(states);
        assertThat(result.graph().size()).isEqualTo(states);
        assertThat(result.path()).hasSize(moves + 1);
    }

    @ParameterizedTest
    @CsvSource({"0, 3", "21, 3", "3, 2", "3, 5"})
    void otherNumbersOfDisksAndPegsAreRefused(int disks, int pegs) {
        assertThatThrownBy(() -> new HanoiSpace(disks, pegs)).isInstanceOf(IllegalArgumentException.class);
    }
}
