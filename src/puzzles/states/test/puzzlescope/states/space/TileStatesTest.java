package puzzlescope.states.space;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.tiles.space.SlidingSpace;

class TileStatesTest {

    private static final TileStates TILES = new TileStates(new SlidingSpace(2, 3, List.of(1, 2, 3, 4, 0, 5)));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1 2 3 / 4 _ 5",
                "1,2,3,4,0,5",
                "1，2，3；4，0，5",
                "[[1, 2, 3], [4, 0, 5]]",
                "((1 2 3) (4 0 5))",
                "123405",
                "1234_5"
            })
    void aBoardIsReadInAnyList(String text) {
        assertThat(TILES.find(text)).hasValue(TILES.space().start());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "12345", "1234056", "1 2 3 4 5", "1 2 3 4 4 0", "1 2 3 4 0 x"})
    void whatIsNoBoardOfThisSizeIsNotFound(String text) {
        assertThat(TILES.find(text)).isEmpty();
    }
}
