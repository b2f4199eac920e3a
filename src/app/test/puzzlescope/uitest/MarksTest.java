package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.robot.Motion;
import puzzlescope.engine.session.Mark;
import puzzlescope.learn.document.OutsideAccess;
import puzzlescope.learn.document.RunFile;
import puzzlescope.window.control.Shortcut;
import puzzlescope.window.player.Player;

/** Marks are set, named, gone to, removed and saved; places that were left by a jump are gone back to. */
class MarksTest extends WindowTest {

    @TempDir
    private Path folder;

    private List<Mark> marks() {
        return now(() -> window.player().history().marks().all());
    }

    private void seek(long position) {
        run(() -> window.player().seek(position));
    }

    private void openQueens() {
        click("#tab-queens");
        awaitEndOfRun();
        push(KeyCode.HOME);
    }

    private void mark(long position) {
        seek(position);
        push(KeyCode.M);
    }

    @Test
    void marksAreSetAndGoneToByKeys() {
        openQueens();
        mark(40);
        mark(7);
        push(KeyCode.M);
        assertThat(marks()).containsExactly(Mark.at(7), Mark.at(40));
        push(KeyCode.ALT, KeyCode.DOWN);
        assertThat(position()).isEqualTo(40);
        var timeline = node("timeline");
        run(timeline::requestFocus);
        push(KeyCode.UP);
        assertThat(position()).as("the timeline has the focus").isEqualTo(7);
        push(KeyCode.UP);
        assertThat(position()).isEqualTo(7);
        assertThat(now(() -> window.player().noticeProperty().get().key())).isEqualTo("marks.none-previous");
    }

    @Test
    void aMarkIsNamedNotedAndRemovedInTheListAndThatIsUndone() {
        openQueens();
        mark(40);
        push(KeyCode.SHIFT, KeyCode.M);
        write("here it turns");
        push(KeyCode.TAB);
        write("look closely");
        push(KeyCode.ENTER);
        assertThat(marks()).containsExactly(new Mark(40, "here it turns", "look closely"));
        click("#mark-remove-40");
        assertThat(marks()).isEmpty();
        click("#marks-undo");
        assertThat(marks()).containsExactly(new Mark(40, "here it turns", "look closely"));
        seek(3);
        click("#mark-go-40");
        assertThat(position()).isEqualTo(40);
        click("#marks-close");
        var list = node("marks");
        assertThat(now(list::isVisible)).isFalse();
    }

    @Test
    void aFlagOnTheTimelineLeadsToItsMark() {
        openQueens();
        mark(4000);
        seek(12);
        frame();
        var flag = node(Node.class, "mark-at-4000");
        assertThat(now(flag::isVisible)).isTrue();
        // Where the pointer is, the timeline grows.
        robot.moveTo("#timeline", Motion.DIRECT);
        robot.clickOn(now(() -> flag.localToScreen(8, 4)), Motion.DIRECT, MouseButton.PRIMARY);
        assertThat(position()).isEqualTo(4000);
    }

    @Test
    void marksOfOtherInputsAreKeptForThem() {
        openQueens();
        mark(40);
        run(() -> window.fillIn(Map.of("n", "6")));
        push(KeyCode.CONTROL, KeyCode.N);
        awaitEndOfRun();
        assertThat(marks()).isEmpty();
        run(() -> window.fillIn(Map.of("n", "8")));
        push(KeyCode.CONTROL, KeyCode.N);
        awaitEndOfRun();
        assertThat(marks()).containsExactly(Mark.at(40));
    }

    @Test
    void shiftMMarksThisStepWithTheCursorInItsName() {
        openQueens();
        seek(33);
        push(KeyCode.SHIFT, KeyCode.M);
        awaitFrame("the cursor is in the name", () -> window.scene().getFocusOwner() instanceof TextField);
        write("mm");
        assertThat(now(() -> ((TextField) window.scene().getFocusOwner()).getText()))
                .isEqualTo("mm");
        push(KeyCode.ENTER);
        assertThat(marks()).extracting(Mark::position, Mark::name).containsExactly(tuple(33L, "mm"));
    }

    @Test
    void marksAreSavedWithTheRunAndComeBack() {
        openQueens();
        mark(40);
        run(() -> window.player().history().marks().put(new Mark(9, "nine", "a note")));
        var file = folder.resolve("run.puzzlescope");
        run(() -> window.documents().save(file, false));
        awaitFrame(
                "it is saved",
                () -> Files.exists(file)
                        && RunFile.read(file, OutsideAccess.NONE).marks().size() == 2);
        run(() -> window.player().history().marks().change(List.of()));
        run(() -> window.documents().open(file));
        awaitFrame(
                "they are back", () -> window.player().history().marks().all().size() == 2);
        assertThat(marks()).containsExactly(new Mark(9, "nine", "a note"), Mark.at(40));
    }

    @Test
    void jumpsAreGoneBackOverAndStepsAreNot() {
        openQueens();
        seek(100);
        push(KeyCode.RIGHT);
        push(KeyCode.RIGHT);
        seek(5000);
        push(KeyCode.END);
        long end = position();
        push(KeyCode.ALT, KeyCode.LEFT);
        assertThat(position()).isEqualTo(5000);
        push(KeyCode.ALT, KeyCode.LEFT);
        assertThat(position()).isEqualTo(102);
        push(KeyCode.ALT, KeyCode.RIGHT);
        push(KeyCode.ALT, KeyCode.RIGHT);
        assertThat(position()).isEqualTo(end);
        click("#timeline-back");
        assertThat(position()).isEqualTo(5000);
        click("#timeline-forth");
        assertThat(position()).isEqualTo(end);
    }

    @Test
    void theShuttleKeysPlayBothWaysAndFasterWhenPressedAgain() {
        openQueens();
        seek(5000);
        int speed = now(() -> window.player().speedProperty().get());
        push(KeyCode.J);
        assertThat(now(() -> window.player().motionProperty().get())).isEqualTo(Player.Motion.BACKWARD);
        push(KeyCode.J);
        assertThat(now(() -> window.player().speedProperty().get())).isEqualTo(speed + 1);
        push(KeyCode.L);
        assertThat(now(() -> window.player().motionProperty().get())).isEqualTo(Player.Motion.FORWARD);
        push(KeyCode.K);
        assertThat(now(() -> window.player().motionProperty().get())).isEqualTo(Player.Motion.PAUSED);
    }

    @Test
    void aLessonIsMadeOfTheMarksFromTheirList() {
        openQueens();
        mark(40);
        mark(7);
        push(KeyCode.SHIFT, KeyCode.M);
        click("#marks-lesson");
        frame();
        assertThat(now(() ->
                        ((ListView<?>) window.lookup("#make-list")).getItems().size()))
                .isEqualTo(2);
    }

    @Test
    void theListOfMarksStaysOffTheBigBoard() {
        openQueens();
        push(KeyCode.SHIFT, KeyCode.M);
        run(() -> window.act(Shortcut.PRESENT));
        frame();
        var list = node("marks");
        assertThat(now(list::isVisible)).isFalse();
    }

    @Test
    void aClickerStopsAtMarks() {
        openQueens();
        mark(7);
        push(KeyCode.HOME);
        push(KeyCode.PAGE_DOWN);
        assertThat(position()).isEqualTo(7);
        seek(20);
        push(KeyCode.PAGE_UP);
        assertThat(position()).isEqualTo(7);
    }
}
