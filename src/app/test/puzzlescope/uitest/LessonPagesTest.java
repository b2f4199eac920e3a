package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import puzzlescope.app.lesson.CollectPane;
import puzzlescope.app.lesson.HandInPane;
import puzzlescope.app.lesson.LessonMakerPane;
import puzzlescope.app.lesson.SheetsPane;
import puzzlescope.engine.program.ProgramSource;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.session.Mark;
import puzzlescope.engine.text.Language;
import puzzlescope.learn.document.JsonDocument;
import puzzlescope.learn.document.RunFile;
import puzzlescope.learn.lesson.Chapter;
import puzzlescope.learn.lesson.Lesson;
import puzzlescope.learn.lesson.LessonResults;
import puzzlescope.learn.lesson.LessonScore;
import puzzlescope.learn.lesson.LocalizedText;
import puzzlescope.learn.lesson.ShippedLesson;
import puzzlescope.learn.lesson.Task;
import puzzlescope.window.player.CodeLocation;
import puzzlescope.window.player.Speed;

/** The dialogs around lessons: which there are, what is handed in and collected, how one is made. */
class LessonPagesTest extends WindowTest {

    @TempDir
    private Path folder;

    private static LocalizedText said(String text) {
        return LocalizedText.of(Language.ENGLISH, text);
    }

    private static RunFile run(String id) {
        var puzzle = Catalogue.all().stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow();
        return new RunFile(puzzle, puzzle.presets(), 0, Optional.empty());
    }

    private static Lesson asking() {
        var authoredQuestion = new Task.AuthoredQuestion(
                said("Which?"),
                List.of(new Task.AuthoredChoice(said("This")), new Task.AuthoredChoice(said("That"))),
                1,
                said("So it is."));
        var task = new Task.Questions(List.of(authoredQuestion), 0, 0);
        return new Lesson(
                said("Short"),
                LocalizedText.EMPTY,
                List.of(new Chapter(said("One"), LocalizedText.EMPTY, run("tiles"), task)));
    }

    private boolean says(String id, String text) {
        return window.lookup("#" + id) instanceof Label label && label.getText().contains(text);
    }

    private void fire(String id) {
        var button = found(id, ButtonBase.class);
        run(button::fire);
    }

    private void put(String id, String text) {
        var field = found(id, TextInputControl.class);
        run(() -> field.setText(text));
    }

    @Test
    void theShippedLessonsAreListedAndOpened() {
        awaitEndOfRun();
        run(() -> window.openLesson().list());
        fire("lesson-open-maze");
        awaitFrame("it is open", () -> window.openLesson().isOpen());
        assertThat(now(() -> window.openLesson().lesson().orElseThrow().chapters()))
                .hasSize(8);
    }

    @Test
    @SuppressWarnings("unchecked")
    void whatWasAnsweredIsHandedInAndCollected() throws IOException {
        awaitEndOfRun();
        run(() -> window.openLesson().open(asking()));
        awaitFrame("the question", () -> says("ask-question", "Which?"));
        push(KeyCode.DIGIT2);
        click("#lesson-next");
        fire("lesson-save");
        var handInDialog = found("hand-in", HandInPane.class);
        assertThat(found("results-save", Button.class).isDisabled()).isTrue();
        put("results-name", "Ada");
        var file = folder.resolve("ada.puzzleresults");
        run(() -> handInDialog.save(file, false));
        awaitFrame("it is saved", () -> Files.exists(file));
        var lessonResults = LessonResults.read(file);
        assertThat(lessonResults.name()).isEqualTo("Ada");
        assertThat(lessonResults.answers()).hasSize(1).allMatch(each -> each.correct());
        assertThat(lessonResults.score()).isEqualTo(new LessonScore(1, 1, 1));
        put("results-name", "Bob");
        run(() -> handInDialog.save(file, false));
        var said = found("hand-in-said", Label.class);
        awaitFrame(
                "it is refused",
                () -> !said.getText().isEmpty() && !said.getText().startsWith("Saved"));
        assertThat(LessonResults.read(file).name()).isEqualTo("Ada");
        run(() -> handInDialog.close());
        Files.writeString(folder.resolve("bad.puzzleresults"), "{}");
        run(() -> window.openLesson().collect());
        var collect = found("collect", CollectPane.class);
        assertThat(now(() -> ((Label) window.lookup(".window-page-title")).getText()))
                .isEqualTo("Collect results");
        run(() -> collect.read(folder));
        TableView<List<String>> table = found("collect-table", TableView.class);
        awaitFrame("there is a row", () -> table.getItems().size() == 1);
        assertThat(found("collect-said", Label.class).getText()).contains("1 result file", "bad.puzzleresults");
        frame();
        ComboBox<Object> kinds = found("collect-kind", ComboBox.class);
        for (var kind : List.copyOf(kinds.getItems())) {
            run(() -> kinds.setValue(kind));
            frame();
            double wide = now(() -> table.getColumns().stream()
                    .mapToDouble(TableColumn::getWidth)
                    .sum());
            assertThat(wide).as("columns of %s", kind).isLessThanOrEqualTo(now(table::getWidth));
        }
        run(() -> kinds.setValue(kinds.getItems().getFirst()));
        var csv = folder.resolve("class.csv");
        run(() -> collect.save(csv, false));
        awaitFrame("the table is saved", () -> Files.exists(csv));
        assertThat(Files.readString(csv)).contains("Ada");
    }

    /** Answers the only question and leaves the lesson, in each way. */
    @Test
    void whatWasAnsweredCanStillBeSavedAfterAnotherLesson() {
        awaitEndOfRun();
        run(() -> window.openLesson().open(asking()));
        awaitFrame("the question", () -> says("ask-question", "Which?"));
        push(KeyCode.DIGIT2);
        run(() -> window.openLesson().open(ShippedLesson.first()));
        assertThat(found("hand-in", HandInPane.class))
                .as("offered as on closing")
                .isNotNull();
        run(() -> found("hand-in", HandInPane.class).close());
        click("#lesson-close");
        run(() -> window.openLesson().saveResults());
        found("hand-in", HandInPane.class);
        put("results-name", "Ada");
        var file = folder.resolve("ada.puzzleresults");
        run(() -> found("hand-in", HandInPane.class).save(file, false));
        awaitFrame("it is saved", () -> Files.exists(file));
        assertThat(LessonResults.read(file).lesson()).isEqualTo(said("Short"));
        assertThat(LessonResults.read(file).answers()).hasSize(1);
    }

    @Test
    void aDoubleClickOnFinishDoesNotBeginTheNextLesson() {
        awaitEndOfRun();
        var lesson = ShippedLesson.first();
        run(() -> {
            window.openLesson().open(lesson);
            window.openLesson().openChapter(lesson.chapters().size() - 1);
        });
        frame();
        var finish = now(() -> onScreen("lesson-next"));
        run(() -> window.openLesson().next());
        frame();
        for (var id : List.of("lesson-end-next", "lesson-end-close")) {
            assertThat(now(() -> onScreen(id).intersects(finish))).as(id).isFalse();
        }
        fire("lesson-end-next");
        assertThat(now(() -> window.openLesson().lesson())).isEqualTo(ShippedLesson.after(lesson));
    }

    private Bounds onScreen(String id) {
        var node = found(id, ButtonBase.class);
        return node.localToScene(node.getLayoutBounds());
    }

    @Test
    void theKeyForTheNextChapterStaysAtTheEndOfALesson() {
        awaitEndOfRun();
        var lesson = ShippedLesson.first();
        run(() -> {
            window.openLesson().open(lesson);
            window.openLesson().openChapter(lesson.chapters().size() - 1);
        });
        push(KeyCode.CONTROL, KeyCode.PAGE_DOWN);
        awaitFrame("the end", () -> says("lesson-chapter", "The end of the lesson"));
        push(KeyCode.CONTROL, KeyCode.PAGE_DOWN);
        frame();
        assertThat(says("lesson-chapter", "The end of the lesson")).isTrue();
        assertThat(now(() -> window.openLesson().lesson())).contains(lesson);
    }

    @Test
    void aChapterIsStartedOverWhereItWasOffered() {
        awaitEndOfRun();
        run(() -> window.openLesson().open(asking()));
        awaitFrame("the question", () -> says("ask-question", "Which?"));
        frame();
        var before = now(() -> onScreen("lesson-again"));
        push(KeyCode.DIGIT1);
        awaitFrame(
                "the answers can be saved", () -> window.lookup("#lesson-save").isVisible());
        frame();
        assertThat(now(() -> onScreen("lesson-again"))).isEqualTo(before);
    }

    @Test
    void aJumpToTheEndIsNotWatchingAndTheSpeedIsThatOfReading() {
        awaitEndOfRun();
        run(() -> {
            window.openLesson().open(twoPuzzles());
            window.openLesson().openChapter(1);
        });
        awaitEndOfRun();
        assertThat(found("speed", MenuButton.class).getText()).isEqualTo("reading pace");
        push(KeyCode.END);
        awaitFrame("it does not count", () -> says("lesson-state", "A jump to the end does not count."));
        push(KeyCode.LEFT);
        push(KeyCode.RIGHT);
        frame();
        assertThat(says("lesson-state", "A jump to the end does not count.")).isTrue();
        push(KeyCode.HOME);
        write("+");
        assertThat(found("speed", MenuButton.class).getText()).endsWith("steps/s");
        run(() -> window.player().speedProperty().set(Speed.FASTEST));
        push(KeyCode.SPACE);
        awaitFrame("played, it does", () -> says("lesson-state", "Seen to the end"));
    }

    @Tag("thorough")
    @Test
    void exerciseSheetsOfTheOpenLessonAreSavedWithTheirAnswers() {
        awaitEndOfRun();
        run(() -> window.openLesson().open(asking()));
        fire("lesson-sheets");
        var sheets = found("sheets", SheetsPane.class);
        var file = folder.resolve("sheet.html");
        run(() -> sheets.save(file, false));
        awaitFrame("both are there", () -> Files.exists(folder.resolve("sheet-answers.html")));
        var said = found("sheets-said", Label.class);
        awaitFrame("it is said", () -> said.getText().contains("sheet.html"));
        run(() -> sheets.save(file, false));
        awaitFrame(
                "nothing is replaced",
                () -> !said.getText().startsWith("Saved") && !said.getText().isEmpty());
    }

    @Test
    void aLessonIsMadeOfTheRunsInFront() throws IOException {
        click("#tab-queens");
        awaitEndOfRun();
        run(() -> window.openLesson().make());
        fire("make-try");
        var said = found("make-said", Label.class);
        assertThat(said.getText()).isEqualTo("The lesson has no title yet.");
        put("make-title", "Mine");
        run(() -> window.player().breakpoints().toggle(CodeLocation.ofListing(List.of("place"))));
        fire("make-add");
        fire("make-add-marks");
        assertThat(said.getText()).contains("no marks");
        put("make-chapter-title", "Queens");
        put("make-chapter-text", "**Look**");
        run(() -> {
            window.player().seek(3);
            window.player().history().mark();
            window.player().seek(9);
            window.player().history().mark();
        });
        fire("make-add-marks");
        var list = found("make-list", ListView.class);
        assertThat(list.getItems().size()).isEqualTo(3);
        assertThat(found("make-chapter-title", TextInputControl.class).getText())
                .as("marks without a name give chapters that can be told apart")
                .isEqualTo("N queens, step 9");
        assertThat(found("make-chapter-text", TextInputControl.class).getText())
                .as("what happens there")
                .startsWith("Rejected: queen");
        fire("make-remove");
        assertThat(list.getItems().size()).isEqualTo(2);
        fire("make-undo");
        assertThat(list.getItems().size()).isEqualTo(3);
        fire("make-up");
        run(() -> list.getSelectionModel().clearAndSelect(0));
        var task = found("make-task", ComboBox.class);
        run(() -> task.getSelectionModel().select(3));
        fire("make-question");
        put("make-question-1", "Which?");
        put("make-question-1-choice-1", "This");
        fire("make-try");
        assertThat(said.getText()).startsWith("Chapter 1: A question of your own");
        put("make-question-1-choice-4", "That");
        fire("make-question-1-right-4");
        fire("make-language-zh");
        put("make-title", "\u6211\u7684");
        var file = folder.resolve("mine.puzzlelesson");
        var maker = found("make", LessonMakerPane.class);
        run(() -> maker.save(file, false));
        awaitFrame("it is saved", () -> Files.exists(file));
        var lesson = Lesson.read(file);
        assertThat(lesson.title().texts())
                .containsEntry(Language.ENGLISH, "Mine")
                .containsEntry(Language.CHINESE, "\u6211\u7684");
        var first = (Task.Questions) lesson.chapters().getFirst().task();
        assertThat(first.written().getFirst().answer()).isEqualTo(1);
        assertThat(lesson.chapters().stream().map(Chapter::begin)).contains(3L, 9L);
        assertThat(lesson.chapters().stream().map(chapter -> chapter.run().breakpoints()))
                .as("those of who made it")
                .allMatch(List::isEmpty);
        fire("make-try");
        awaitFrame("it is tried", () -> window.openLesson().isOpen());
    }

    @Test
    void afterALessonIsTriedTheRunsAreBackOfWhichItIsMade() {
        click("#tab-tiles");
        awaitEndOfRun();
        run(() -> window.player().seek(4));
        click("#tab-queens");
        awaitEndOfRun();
        run(() -> {
            window.player().seek(9);
            window.player().history().mark();
            window.openLesson().openOnTrial(twoPuzzles());
        });
        awaitFrame("its first run", () -> window.player().session().timeline().position() == 0);
        click("#lesson-next");
        awaitFrame("its second run", () -> window.front().equals("tiles"));
        run(() -> window.openLesson().openOnTrial(twoPuzzles()));
        run(() -> window.openLesson().close());
        awaitFrame(
                "the run of queens",
                () -> window.front().equals("queens")
                        && window.player().session().timeline().position() == 9);
        assertThat(now(() -> window.player().history().marks().all()))
                .extracting(Mark::position)
                .containsExactly(9L);
        click("#tab-tiles");
        awaitFrame(
                "the run of tiles", () -> window.player().session().timeline().position() == 4);
    }

    private static Lesson twoPuzzles() {
        return new Lesson(
                said("Two"),
                LocalizedText.EMPTY,
                List.of(
                        new Chapter(said("One"), LocalizedText.EMPTY, run("queens"), new Task.Watch()),
                        new Chapter(said("Two"), LocalizedText.EMPTY, run("tiles"), new Task.Watch())));
    }

    @Test
    void theProgramOfTheRunInFrontBecomesTheFrameOfAChapter() {
        click("#tab-queens");
        var mine = "class Mine { void solve(Queens board) { } }";
        run(() -> window.run(Catalogue.get("queens").presets().withProgram(new ProgramSource("java", mine))));
        awaitEndOfRun();
        run(() -> window.openLesson().make());
        put("make-title", "Mine");
        fire("make-add");
        assertThat(found("make-frame", TextInputControl.class).getText()).isEqualTo(mine);
        put("make-boards", "four queens");
        fire("make-try");
        assertThat(found("make-said", Label.class).getText()).contains("not \"four queens\"");
        put("make-boards", "n=4\nn=5; algorithm=backtracking\n");
        put("make-hints", "Place.\n\nRemove.");
        var file = folder.resolve("program.puzzlelesson");
        var maker = found("make", LessonMakerPane.class);
        run(() -> maker.save(file, false));
        awaitFrame("it is saved", () -> Files.exists(file));
        var task = (Task.Program) Lesson.read(file).chapters().getFirst().task();
        assertThat(task.frame().in(Language.ENGLISH)).isEqualTo(mine);
        assertThat(task.boards()).hasSize(2);
        assertThat(task.boards().getLast()).containsEntry("algorithm", "backtracking");
        assertThat(task.hints()).hasSize(2);
    }

    @Tag("thorough")
    @Test
    void everythingInThePaneCanBePressedInEveryChapter() {
        awaitEndOfRun();
        var lesson = ShippedLesson.first();
        run(() -> window.openLesson().open(lesson));
        for (int i = 0; i < lesson.chapters().size(); i++) {
            int chapter = i;
            for (var id : List.of("lesson-again", "lesson-back", "lesson-next", "lesson-close", "lesson-sheets")) {
                run(() -> {
                    window.openLesson().open(lesson);
                    window.openLesson().openChapter(chapter);
                    window.drawNow();
                });
                fire(id);
                frame();
                assertThat(now(() -> window.scene().getFocusOwner())).isNotNull();
            }
        }
    }

    @Test
    void theLargestLessonOpensAtOnce() throws IOException {
        awaitEndOfRun();
        var text = ("A text of *words*, some of them `code`, as long as a text may be. ".repeat(8) + "\n\n").repeat(36);
        var chapters = IntStream.range(0, Lesson.MOST_CHAPTERS)
                .mapToObj(i -> new Chapter(said("Chapter"), said(text), run("maze"), new Task.Watch()))
                .toList();
        var lesson = new Lesson(said("Long"), LocalizedText.EMPTY, chapters);
        var file = folder.resolve("long.puzzlelesson");
        JsonDocument.write(file, false, lesson.text());
        run(() -> window.documents().open(file));
        awaitFrame("it is open", () -> window.openLesson().isOpen());
        frame();
        assertThat(now(() -> window.openLesson().chapter())).isEqualTo(1);
        assertThat(found("lesson-title", Label.class).getText()).isEqualTo("Long");
    }

    @Test
    void answersOnTrialAreNotOfferedForHandingIn() {
        awaitEndOfRun();
        run(() -> window.openLesson().openOnTrial(asking()));
        awaitFrame("the question", () -> says("ask-question", "Which?"));
        push(KeyCode.DIGIT1);
        awaitFrame("it is answered", () -> says("lesson-state", "All done"));
        var save = found("lesson-save", ButtonBase.class);
        assertThat(now(save::isVisible)).isFalse();
        assertThat(now(() -> window.lookup("#ask-next").isVisible()))
                .as("there is no next question")
                .isFalse();
        run(() -> window.openLesson().close());
        frame();
        assertThat(now(() -> window.lookup("#hand-in"))).isNull();
    }
}
