package puzzlescope.gametree.event;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.gametree.space.GamePlayer;
import puzzlescope.gametree.space.TwoPlayerGame;

/** The values of the moves that were tried, in one number: how many there are, and what is said of them. */
class MoveValuesTest {

    @ParameterizedTest
    @CsvSource({"0, 0", "1, 1", "2, 2", "3, 3", "9, 9", "32, 32"})
    void countsEveryMoveThatHasAValue(int moves, int count) {
        assertThat(MoveValues.count(valuesOf(moves))).isEqualTo(count);
    }

    @ParameterizedTest
    @CsvSource({"1, The only move of X is tried. Values: −1.", "3, 'All 3 moves of X are tried. Values: −1, 0, +1.'"})
    void theSentenceOfTheValueSaysHowManyMovesWereTried(int moves, String begin) {
        var returned = new LookaheadEvent.ValueReturned(
                TwoPlayerGame.NOUGHTS_AND_CROSSES, GamePlayer.MAX, 1, 0, valuesOf(moves));
        assertThat(new Words(Language.ENGLISH).localize(returned.sentence())).startsWith(begin);
    }

    private static long valuesOf(int moves) {
        long tried = 0;
        for (int index = 0; index < moves; index++) {
            tried = MoveValues.with(tried, index, index % 3 - 1);
        }
        return tried;
    }
}
