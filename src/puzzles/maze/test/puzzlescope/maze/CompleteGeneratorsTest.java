package puzzlescope.maze;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import puzzlescope.testkit.AlgorithmParts;

/** Whoever adds a generator or a solver reads here, at once, everything that is still to be done. */
class CompleteGeneratorsTest {

    @Test
    void noAlgorithmLacksAnything() {
        assertThat(AlgorithmParts.missing(new MazePuzzle())).isEmpty();
    }
}
