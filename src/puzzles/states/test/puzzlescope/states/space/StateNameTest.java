package puzzlescope.states.space;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.states.StatesPuzzle;

class StateNameTest {

    /** How the documents write states and moves of a river: letters that are English words cut short. */
    private static final Pattern CODE = Pattern.compile("[0-9A-Z],[LR]|[0-9][GP]|\\bW|G\\b|C,");

    @ParameterizedTest
    @CsvSource({
        "river, breadth-first",
        "river, depth-first",
        "river, side-by-side",
        "wolf-goat-cabbage, breadth-first",
        "wolf-goat-cabbage, depth-first"
    })
    void noCodeOfTheDocumentsStandsInChineseSentencesAndCalls(String space, String algorithm) {
        var puzzle = new StatesPuzzle();
        var instance = puzzle.instance(
                puzzle.presets().with(StatesPuzzle.SPACE, space).with(puzzle.algorithmParameter(), algorithm));
        var board = instance.board();
        var words = new Words(Language.CHINESE);
        var said = new ArrayList<String>();
        instance.solver().solve(event -> {
            board.apply(event);
            var record = instance.vocabulary().unpack(event);
            said.add(words.localize(record.sentence()));
            said.add(record.call());
            board.pendingStates(5)
                    .forEach(pendingStates -> pendingStates.first().forEach(entry -> said.add(words.localize(entry))));
        });
        assertThat(said).noneMatch(each -> CODE.matcher(each).find());
    }
}
