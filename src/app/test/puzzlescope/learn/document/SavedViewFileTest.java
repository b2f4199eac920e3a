package puzzlescope.learn.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.session.Mark;
import puzzlescope.engine.session.SavedView;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.maze.MazePuzzle;

/** What was in view is kept in a file, and what is wrong with it is said. */
class SavedViewFileTest {

    private static final Words WORDS = new Words(Language.ENGLISH);

    private static RunFile seen() {
        var puzzle = new MazePuzzle();
        var savedView = new SavedView(
                Map.of("board.axes", "true", "timeline.tree", "true"),
                List.of(new SavedView.Viewport(0, -1.5, 3, 8.25, 4), new SavedView.Viewport(1, 0, 0, 1e-3, 1)),
                Optional.of(new SavedView.TimelineRange(20, 90)));
        var part = new SavedView(Map.of(), List.of(new SavedView.Viewport(0, 1, 2, 3, 4)), Optional.empty());
        var marks = List.of(Mark.at(3), Mark.at(8).seen(Optional.of(part)));
        return new RunFile(
                puzzle, puzzle.presets(), 12, Optional.empty(), marks, Optional.empty(), Optional.of(savedView));
    }

    @Test
    void whatWasInViewIsReadAsItWasWritten() {
        var read = RunFile.parse(seen().text());
        assertThat(read.view()).isEqualTo(seen().view());
        assertThat(read.marks()).isEqualTo(seen().marks());
        assertThat(seen().text()).contains("\"puzzlescope\" : 3");
    }

    @Test
    void aMarkKeepsWhatWasInViewUnderAnotherName() {
        var mark = seen().marks().getLast();
        assertThat(mark.called("name", "note").view()).isEqualTo(mark.view());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void filesOfEveryVersionAreRead(int version) {
        var file = "{\"puzzlescope\":" + version + ",\"puzzle\":\"maze\",\"arguments\":{}}";
        assertThat(RunFile.parse(file).view()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        2 | {}                                                                      | damaged
        3 | 7                                                                       | "view" of the file is malformed
        3 | {"hat":1}                                                               | something unknown: "view.hat"
        3 | {"choices":{"a":1}}                                                     | "view.choices.a" of the file is malformed
        3 | {"board":[{"part":0,"left":0,"top":0,"width":1}]}                       | lacks "view.board[1].height"
        3 | {"board":[{"part":0,"left":0,"top":0,"width":0,"height":1}]}            | view saved in the file
        3 | {"board":[{"part":10,"left":0,"top":0,"width":1,"height":1}]}           | view saved in the file
        3 | {"board":[{"part":0,"left":1e12,"top":0,"width":1,"height":1}]}         | view saved in the file
        3 | {"board":[{"part":0,"left":1e999,"top":0,"width":1,"height":1}]}        | is malformed
        3 | {"timeline":{"begin":5,"end":5}}                                        | view saved in the file
        3 | {"timeline":{"begin":-5,"end":5}}                                       | is malformed
        """)
    void aDamagedViewIsASentence(int version, String view, String sentence) {
        var file = "{\"puzzlescope\":" + version + ",\"puzzle\":\"maze\",\"arguments\":{},\"view\":" + view + "}";
        assertThatThrownBy(() -> RunFile.parse(file))
                .isInstanceOfSatisfying(
                        InvalidInputException.class,
                        refusal -> assertThat(WORDS.localize(refusal.reason())).contains(sentence));
    }

    @Test
    void damagedLettersNeverDoMoreThanASentence() {
        var text = seen().text();
        var random = new Random(3);
        for (int i = 0; i < 3000; i++) {
            var damaged = new StringBuilder(text);
            damaged.setCharAt(random.nextInt(text.length()), (char) (32 + random.nextInt(95)));
            try {
                RunFile.parse(damaged.toString());
            } catch (InvalidInputException refusal) {
                assertThat(WORDS.localize(refusal.reason())).isNotBlank();
            }
        }
    }
}
