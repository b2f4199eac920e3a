package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import puzzlescope.engine.session.SavedView;
import puzzlescope.learn.document.OutsideAccess;
import puzzlescope.learn.document.RunFile;
import puzzlescope.window.board.BoardView;

/** What is in view is saved with the run and kept by marks, and comes back. */
@Tag("thorough")
class TabViewStateTest extends WindowTest {

    @TempDir
    private Path folder;

    private BoardView board() {
        return (BoardView) node("board");
    }

    private SavedView view() {
        return now(() -> window.documents().currentRun().view().orElse(SavedView.PLAIN));
    }

    private RunFile saved(String name) {
        var file = folder.resolve(name + RunFile.ENDING);
        run(() -> window.documents().save(file, false));
        awaitFrame(
                "it is saved",
                () -> Files.exists(file) && window.documents().recording().length() > 0);
        return RunFile.read(file, OutsideAccess.NONE);
    }

    private void openKnight() {
        click("#tab-knight");
        run(() -> window.fillIn(Map.of("n", "20")));
        push(KeyCode.CONTROL, KeyCode.N);
        awaitEndOfRun();
        run(() -> window.player().seek(60));
        frame();
    }

    /** What is saved is rounded, so that the last digit may differ. */
    private void assertSeen(SavedView seen) {
        assertThat(view())
                .usingRecursiveComparison()
                .withEqualsForType((one, other) -> Math.abs(one - other) < 1e-5, Double.class)
                .isEqualTo(seen);
    }

    @Test
    void aZoomedBoardAndTimelineAreSavedAndComeBack() {
        openKnight();
        assertThat(view()).as("all is seen").isEqualTo(SavedView.PLAIN);
        click("#zoom-in");
        click("#zoom-in");
        click("#timeline-zoom-in");
        frame();
        var seen = view();
        assertThat(seen.viewports()).hasSize(1);
        assertThat(seen.timeline()).isPresent();
        var file = saved("zoomed");
        assertThat(file.view()).contains(seen);
        click("#fit");
        click("#timeline-fit");
        run(() -> window.fillIn(Map.of("n", "6")));
        push(KeyCode.CONTROL, KeyCode.N);
        awaitEndOfRun();
        assertThat(view()).isEqualTo(SavedView.PLAIN);
        var board = board();
        run(() -> window.documents().open(folder.resolve("zoomed" + RunFile.ENDING)));
        awaitFrame("it is opened", () -> !board.viewports().isEmpty());
        awaitEndOfRun();
        frame();
        assertSeen(seen);
        assertThat(position()).isEqualTo(60);
    }

    @Test
    void aMarkBringsBackWhatWasZoomedAndNothingElse() {
        openKnight();
        push(KeyCode.M);
        click("#zoom-in");
        click("#zoom-in");
        frame();
        run(() -> window.player().seek(80));
        frame();
        push(KeyCode.M);
        var seen = view();
        click("#fit");
        frame();
        run(() -> window.player().seek(60));
        var timeline = node("timeline");
        run(timeline::requestFocus);
        push(KeyCode.DOWN);
        frame();
        assertThat(position()).isEqualTo(80);
        assertSeen(seen);
        push(KeyCode.UP);
        frame();
        assertThat(position()).isEqualTo(60);
        assertThat(view().viewports())
                .as("nothing was zoomed when that mark was set")
                .hasSize(1);
    }

    @Test
    void howTheBoardIsShownComesBack() {
        click("#tab-queens");
        awaitEndOfRun();
        var board = board();
        var before = now(board::viewSettings);
        run(() -> board.resume(name ->
                Optional.ofNullable(before.get(name)).map(value -> String.valueOf(!Boolean.parseBoolean(value)))));
        push(KeyCode.CONTROL, KeyCode.N);
        awaitEndOfRun();
        var chosen = now(board::viewSettings);
        assertThat(chosen).isNotEqualTo(before);
        saved("shown");
        run(() -> board.resume(name -> Optional.ofNullable(before.get(name))));
        run(() -> window.documents().open(folder.resolve("shown" + RunFile.ENDING)));
        awaitFrame("it is as it was", () -> board.viewSettings().equals(chosen));
    }
}
