package puzzlescope.learn.race;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.session.ChoicePoint;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;

/** What an algorithm might try is offered, not told as if it had gone wrong. */
class UntakenChoiceTextTest {

    private static final int CHOICES = 25;
    private static final Words ENGLISH = new Words(Language.ENGLISH);
    private static final Words CHINESE = new Words(Language.CHINESE);

    @ParameterizedTest
    @CsvSource({
        "queens, backtracking",
        "knight, plain",
        "knight, book",
        "tiles, iterative-deepening",
        "tiles, ida-star",
        "tiles, plain-recursion",
        "hanoi, breadth-first",
        "river, breadth-first",
        "river, depth-first"
    })
    void whatWouldBeRejectedIsOfferedAllTheSame(String id, String algorithm) {
        var puzzle = Catalogue.get(id);
        var arguments = puzzle.presets().with(puzzle.algorithmParameter(), algorithm);
        var english = new ArrayList<String>();
        var chinese = new ArrayList<String>();
        long from = 0;
        for (int i = 0; i < CHOICES; i++) {
            var choice = ChoicePoint.next(puzzle, arguments, from, Long.MAX_VALUE, () -> {});
            if (choice.isEmpty()) {
                break;
            }
            from = choice.get().position() + 1;
            for (var alternative : choice.get().alternatives()) {
                english.add(ENGLISH.localize(UntakenChoiceText.of(alternative.sentence(), ENGLISH)));
                chinese.add(CHINESE.localize(UntakenChoiceText.of(alternative.sentence(), CHINESE)));
            }
        }
        assertThat(english)
                .isNotEmpty()
                .noneMatch(words -> words.toLowerCase(Locale.ROOT).startsWith("rejected"))
                .noneMatch(words -> words.contains("cannot") || words.contains("There is no"));
        assertThat(chinese).isNotEmpty().noneMatch(words -> words.startsWith("被拒绝") || words.contains("不能"));
    }
}
