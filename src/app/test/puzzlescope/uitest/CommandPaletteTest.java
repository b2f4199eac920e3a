package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.learn.lesson.ShippedLesson;
import puzzlescope.window.control.Shortcut;

/** Everything that can be done is found by its words, in both languages, and carried out. */
class CommandPaletteTest extends WindowTest {

    @BeforeEach
    void open() {
        awaitEndOfRun();
        push(KeyCode.CONTROL, KeyCode.P);
        assertThat(isOpen()).isTrue();
    }

    private boolean isOpen() {
        return now(() -> isShown(window.lookup("#palette-pane")));
    }

    private List<String> found(String typed) {
        return now(() -> {
            ((TextField) window.lookup("#palette-field")).setText(typed);
            return ((ListView<?>) window.lookup("#palette-list"))
                    .getItems().stream().map(String::valueOf).toList();
        });
    }

    @Test
    void whatAPersonAsksForIsFoundFirst() {
        assertThat(found("\u901f\u5ea6")).hasSizeGreaterThan(3);
        assertThat(found("\u4e0b\u4e00\u8bfe").getFirst()).contains("Next lesson");
        assertThat(found("\u6df1\u8272").getFirst()).contains("Theme: Dark");
        assertThat(found("queens").getFirst()).contains("Puzzle: N queens");
        assertThat(found("").getFirst()).as("the first command").contains("Play");
    }

    @Test
    void ofTheSameWordsThoseOfThePuzzleInFrontComeFirst() {
        assertThat(now(() -> window.front())).isEqualTo("maze");
        assertThat(found("depth-first").getFirst()).contains("Maze: Solve: Depth-first");
    }

    @ParameterizedTest
    @CsvSource({
        "克鲁斯卡尔, Kruskal",
        "普里姆, Prim",
        "迪杰斯特拉, Dijkstra",
        "沃恩斯多夫, Warnsdorff",
        "boruvka, Borůvka",
        "bfs, Breadth-first",
        "slides, Slides",
        "hanoi, Puzzle: Towers of Hanoi",
        "knight, Puzzle: Knight",
        "练习单, Exercise sheet",
        "自编谜题, State space",
        "自定义, puzzle",
        "collect results, Collect the results"
    })
    void algorithmsAreFoundByOtherNamesOfTheirs(String typed, String name) {
        assertThat(found(typed).getFirst()).contains(name);
    }

    @Test
    void aChosenAlgorithmsNameTakesNoMoreLinesThanItNeeds() {
        useSmallWindow();
        run(() -> {
            window.act(Shortcut.LANGUAGE);
            window.act(Shortcut.STOP);
        });
        frame();
        var list = node(ComboBoxBase.class, "algorithm");
        run(list::show);
        frame();
        run(list::hide);
        frame();
        run(() -> window.act(Shortcut.PALETTE));
        frame();
        assertThat(found("\u81ea\u5df1\u7684\u8ff7\u5bab")).hasSize(2);
        push(KeyCode.ENTER);
        awaitEndOfRun();
        frame();
        frame();
        var solver = node(Region.class, "solve");
        assertThat(node(Region.class, "algorithm").getHeight()).isEqualTo(solver.getHeight());
    }

    @Tag("thorough")
    @Test
    void everythingIsFoundByItsWordsInBothLanguages() {
        var missing = new ArrayList<String>();
        for (var language : Language.values()) {
            var words = new Words(language);
            var names = new ArrayList<String>();
            for (var shortcut : Shortcut.values()) {
                if (shortcut != Shortcut.PALETTE && shortcut != Shortcut.STOP) {
                    names.add(words.localize("shortcut." + shortcut));
                }
            }
            ShippedLesson.all().forEach(each -> names.add(each.lesson().title().in(language)));
            for (var puzzle : Catalogue.all()) {
                names.add(words.localize(puzzle.id() + ".name"));
                for (var choice : puzzle.compared(puzzle.firstRun())) {
                    choice.choices().forEach(each -> names.add(words.localize(puzzle.chosen(choice, each))));
                }
            }
            for (var name : names) {
                if (found(name).size() < 2) {
                    missing.add(name);
                }
            }
        }
        assertThat(missing).isEmpty();
    }

    @Test
    void itIsAsHighAsWhatIsFoundAndEndsInTheWindow() {
        double whole = bottom();
        assertThat(whole).isLessThan(now(() -> window.scene().getHeight()));
        assertThat(found("62")).hasSize(2);
        frame();
        assertThat(bottom()).isLessThan(whole / 2);
    }

    private double bottom() {
        return now(() -> {
            var box = window.lookup(".palette-box");
            return box.localToScene(box.getLayoutBounds()).getMaxY();
        });
    }

    @Test
    void enterCarriesOutTheBestAndGivesTheFocusBack() {
        write("larger text");
        push(KeyCode.ENTER);
        assertThat(isOpen()).isFalse();
        assertThat(now(() -> window.scene().getFocusOwner().getId())).isEqualTo("timeline");
        push(KeyCode.CONTROL, KeyCode.P);
        write("step 120");
        push(KeyCode.ENTER);
        assertThat(position()).isEqualTo(120);
    }

    @Test
    void anAlgorithmIsRunAndATabOpened() {
        var name = new Words(Language.ENGLISH).localize("queens.algorithm.bit-masks");
        write(name);
        push(KeyCode.ENTER);
        assertThat(now(() -> window.front())).isEqualTo("queens");
        assertThat(now(() -> window.optionTexts())).containsEntry("algorithm", "bit-masks");
    }

    /** What is chosen beside the algorithm, such as the solver of a maze; where needed with an algorithm that has it. */
    @ParameterizedTest
    @CsvSource({
        "迷宫 深度优先, maze, solve, depth-first, algorithm, recursive-backtracker",
        "maze breadth-first, maze, solve, breadth-first, algorithm, recursive-backtracker",
        "线性冲突, tiles, heuristic, linear-conflict, algorithm, a-star",
        "base case yes, recursion, without-base-case, yes, function, fibonacci",
    })
    void secondChoicesOfAnAlgorithmAreFoundAndRun(
            String typed, String tab, String input, String value, String algorithm, String with) {
        found(typed);
        push(KeyCode.ENTER);
        awaitEndOfRun();
        assertThat(now(() -> window.front())).isEqualTo(tab);
        assertThat(now(() -> window.optionTexts())).containsEntry(input, value).containsEntry(algorithm, with);
        assertThat(now(() -> {
                    var session = window.player().session();
                    return session.puzzle().parameters().stream()
                            .filter(each -> each.name().equals(input))
                            .map(session.arguments()::text)
                            .toList();
                }))
                .as("what is shown is what was run")
                .containsExactly(value);
    }

    @Test
    void whatIsNoCommandIsAskedOfTheRecording() {
        write("dead end");
        run(() -> {
            var list = (ListView<?>) window.lookup("#palette-list");
            list.getSelectionModel().selectLast();
        });
        push(KeyCode.ENTER);
        awaitFrame(
                "the question is asked",
                () -> "dead end".equals(((TextField) window.lookup("#query-field")).getText()));
    }

    @Test
    void escapeOnlyClosesIt() {
        write("nothing at all like this");
        push(KeyCode.ESCAPE);
        assertThat(isOpen()).isFalse();
        assertThat(now(() -> window.player().session().run().outcome())).isPresent();
    }
}
