package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.app.main.TabTest;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Message;
import puzzlescope.learn.document.ClassCode;
import puzzlescope.learn.document.OutsideAccess;
import puzzlescope.learn.document.RunFile;
import puzzlescope.learn.lesson.ShippedLesson;

/** Runs are saved, opened again where one was, and given to a class as a code. */
class RunDocumentsTest extends WindowTest {

    @TempDir
    private Path folder;

    @TabTest
    void aSavedRunIsOpenedWhereOneWas(String tab) {
        click("#tab-" + tab);
        awaitEndOfRun();
        push(KeyCode.HOME);
        push(KeyCode.RIGHT);
        push(KeyCode.RIGHT);
        awaitRest();
        long position = position();
        var file = folder.resolve("run.puzzlescope");
        run(() -> window.documents().save(file, false));
        awaitFrame(
                "it is saved",
                () -> Files.exists(file)
                        && RunFile.read(file, OutsideAccess.NONE).position() == position);
        push(KeyCode.END);
        click("#tab-" + (tab.equals("maze") ? "tiles" : "maze"));
        run(() -> window.documents().open(file));
        awaitFrame(
                "one is where one was",
                () -> window.front().equals(tab)
                        && window.player().session().timeline().position() == position);
        assertThat(RunFile.read(file, OutsideAccess.NONE).puzzle().id()).isEqualTo(tab);
    }

    @Test
    void aCodeOpensTheSameBoardAndAWrongOneIsASentence() {
        click("#tab-hanoi");
        awaitEndOfRun();
        push(KeyCode.CONTROL, KeyCode.K);
        var code = found("class-code", Label.class).getText();
        assertThat(ClassCode.parse(code).puzzle().id()).isEqualTo("hanoi");
        var field = found("class-code-typed", TextField.class);
        var go = found("class-code-go", Button.class);
        run(() -> field.setText(code.substring(0, code.length() - 1) + (code.endsWith("0") ? "1" : "0")));
        run(go::fire);
        assertThat(found("class-code-refusal", Label.class).getText()).contains("wrong letter");
        run(() -> window.player().seek(7));
        run(() -> field.setText(code));
        run(go::fire);
        awaitEndOfRun();
        assertThat(position()).as("where it begins").isZero();
        assertThat(now(() -> Window.getWindows().size())).isEqualTo(1);
        assertThat(notice()).as("what it is, is said").isEqualTo("class-code.opened");
        assertThat(((Label) now(() -> window.lookup("#status .status-label"))).getText())
                .isEqualTo("Opened: Towers of Hanoi, Recursive, 3 pegs");
    }

    @Test
    void aDamagedFileIsASentenceAndALessonIsOpened() throws IOException {
        awaitEndOfRun();
        for (var name : List.of("cut.puzzlescope", "cut.puzzlelesson")) {
            var cut = Files.writeString(folder.resolve(name), "{\"puzzlescope\":1,");
            run(() -> window.player().showNotice(Message.of("run-file.given-back")));
            run(() -> window.documents().open(cut));
            awaitFrame(name + " is refused", () -> !"run-file.given-back".equals(notice()));
            assertThat(now(() -> window.openLesson().isOpen())).isFalse();
            assertThat(now(() -> window.documents().recent().files())).doesNotContain(cut);
        }
        var file = Files.writeString(
                folder.resolve("first.puzzlelesson"), ShippedLesson.first().text());
        run(() -> window.documents().open(file));
        awaitFrame("the lesson is open", () -> window.openLesson().isOpen());
        run(() -> window.openLesson().close());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aFolderIsOpenedOnlyAfterAQuestion(boolean allowed) throws IOException {
        awaitEndOfRun();
        var own = Files.createDirectory(folder.resolve("own"));
        var file = folder.resolve("walk.puzzlescope");
        Files.writeString(file, """
            {"puzzlescope": 1, "puzzle": "finder", "arguments": {"folder": "%s"}, "position": 0}
            """.formatted(own));
        run(() -> window.documents().open(file));
        awaitFrame("it is asked", () -> Window.getWindows().size() == 2);
        assertThat(found("outside-question", Label.class).getText()).contains(own.toString());
        push(allowed ? KeyCode.ENTER : KeyCode.ESCAPE);
        awaitFrame("it is answered", () -> Window.getWindows().size() == 1);
        if (allowed) {
            awaitFrame("it is opened", () -> window.front().equals("finder"));
        } else {
            awaitFrame("it is not opened", () -> "run-file.outside.not-opened".equals(notice()));
            assertThat(now(() -> window.front())).isNotEqualTo("finder");
        }
    }

    @Test
    void aNameOfTwoLinesIsNotRememberedAsTwoFiles() {
        var recent = window.documents().recent();
        run(() -> recent.restore("/one"));
        run(() -> window.documents().open(folder.resolve("no\nfile.puzzlescope")));
        assertThat(now(recent::remembered)).isEqualTo("/one");
    }

    @Test
    void whatAFileHeldBeforeIsBroughtBackAndForth() throws IOException {
        awaitEndOfRun();
        var file = folder.resolve("run.puzzlescope");
        Files.writeString(file, "the work of an hour");
        var button = found("file-give-back", Button.class);
        assertThat(now(button::isVisible)).isFalse();
        run(() -> window.documents().save(file, true));
        awaitFrame("it can be brought back", button::isVisible);
        var saved = Files.readString(file);
        assertThat(saved).contains("puzzlescope");
        run(button::fire);
        awaitFrame("it is back", () -> text(file).equals("the work of an hour"));
        awaitFrame("that is said", () -> "run-file.given-back".equals(notice()));
        run(button::fire);
        awaitFrame("it is forth again", () -> text(file).equals(saved));
    }

    private @Nullable String notice() {
        var notice = window.player().noticeProperty().get();
        return notice == null ? null : notice.key();
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException notNow) {
            return "";
        }
    }

    @Test
    void theLastFilesAreInTheMenuAndAMissingOneIsSaid() throws IOException {
        awaitEndOfRun();
        var file = folder.resolve("mine.puzzlescope");
        run(() -> window.documents().save(file, false));
        awaitFrame("it is listed", () -> !window.documents().recent().files().isEmpty());
        var text = now(() -> window.documents().recent().remembered());
        run(() -> window.documents().recent().restore(""));
        run(() -> window.documents().recent().restore(text));
        Files.delete(file);
        click("#file-menu");
        awaitFrame(
                "it is said",
                () -> window.documents().button().getItems().stream()
                        .anyMatch(item -> "run-file-recent-0".equals(item.getId())
                                && item.getText().startsWith("mine.puzzlescope \u00b7 no longer there")));
        push(KeyCode.ESCAPE);
    }

    @Tag("thorough")
    @ParameterizedTest
    @ValueSource(strings = {"queens", "states", "recursion"})
    void aGameIsSavedWithItsMovesAndPlayedAgain(String tab) {
        click("#tab-" + tab);
        awaitEndOfRun();
        push(KeyCode.CONTROL, KeyCode.H);
        awaitFrame("the game is open", () -> window.hand().isOpen());
        for (int i = 1; i <= 2; i++) {
            int moves = i;
            push(KeyCode.H);
            awaitFrame("there is a hint", () -> window.hint().isPresent());
            push(KeyCode.H);
            awaitFrame("it is played", () -> window.hand().moves() == moves);
        }
        var file = folder.resolve("game.puzzlescope");
        run(() -> window.documents().save(file, false));
        awaitFrame("it is saved", () -> Files.exists(file));
        var made = now(this::made);
        long position = position();
        push(KeyCode.CONTROL, KeyCode.R);
        awaitFrame(
                "it begins anew", () -> window.hand().isOpen() && window.hand().moves() == 0);
        run(() -> window.documents().open(file));
        awaitFrame("it is played again", () -> window.isByHand() && made().equals(made));
        awaitFrame(
                "one is where one was",
                () -> window.player().session().timeline().position() == position);
    }

    private List<Long> made() {
        return window.hand().made().stream()
                .flatMap(List::stream)
                .map(Event::pack)
                .toList();
    }

    @Test
    void aMoveThatTheRulesForbidIsSaid() throws IOException {
        click("#tab-hanoi");
        awaitEndOfRun();
        push(KeyCode.CONTROL, KeyCode.H);
        awaitFrame("the game is open", () -> window.hand().isOpen());
        push(KeyCode.H);
        awaitFrame("there is a hint", () -> window.hint().isPresent());
        push(KeyCode.H);
        awaitFrame("it is played", () -> window.hand().moves() == 1);
        var file = folder.resolve("game.puzzlescope");
        run(() -> window.documents().save(file, false));
        awaitFrame("it is saved", () -> Files.exists(file));
        var text = Files.readString(file);
        var move = text.replaceAll("(?s).*(\\[ \"DISK_MOVED[^]]*\\]).*", "$1");
        Files.writeString(file, text.replace(move, move + ", " + move));
        run(() -> window.documents().open(file));
        awaitFrame("it is said", () -> "run-file.move".equals(notice()));
        assertThat(now(() -> window.hand().moves())).isEqualTo(1);
    }
}
