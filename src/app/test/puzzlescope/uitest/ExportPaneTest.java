package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.stage.Window;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import puzzlescope.app.export.ExportPane;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.PuzzleServices;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.export.ExportKind;
import puzzlescope.export.PictureCrop;
import puzzlescope.export.PictureSize;
import puzzlescope.tiles.picture.SquareLabel;
import puzzlescope.window.control.DisabledReason;
import puzzlescope.window.control.Shortcut;

/** What is taken along of a run is chosen in one dialog, which a key opens in every tab. */
class ExportPaneTest extends WindowTest {

    @TempDir
    private Path folder;

    private String text(String id) {
        return ((TextField) window.lookup("#" + id)).getText();
    }

    private void open() {
        push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.E);
        awaitFrame(
                "the dialog is open",
                () -> Window.getWindows().stream()
                        .anyMatch(each -> each.getScene().lookup("#export-more") != null));
    }

    @Test
    void aKeyOpensItWithTheMomentAndTheRangeOfNow() {
        click("#tab-hanoi");
        awaitEndOfRun();
        push(KeyCode.HOME);
        push(KeyCode.RIGHT);
        awaitRest();
        open();
        assertThat(found("at", TextField.class).getText()).isEqualTo("1");
        assertThat(found("export-save", Button.class).isDisabled()).isFalse();
        push(KeyCode.RIGHT);
        awaitFrame("it follows the playhead", () -> text("at").equals("2"));
        run(() -> window.act(Shortcut.EXPORT));
        assertThat(now(() -> window.scene().getRoot().lookupAll("#export-pane").size()))
                .as("a second one takes the place of the first")
                .isEqualTo(1);
        fill("at", "nowhere");
        assertThat(found("export-save", Button.class).isDisabled()).isTrue();
        assertThat(found("at-remark", Label.class).getText()).contains("nowhere");
    }

    @Tag("thorough")
    @Test
    void thePartThatIsInSightIsFilledIn() {
        click("#tab-knight");
        awaitEndOfRun();
        open();
        assertThat(found("part", TextField.class).getText())
                .as("all is in sight")
                .isEmpty();
        assertThat(found("part", TextField.class).getPromptText()).contains("25,0,50,50");
        assertThat(found("resolution", TextField.class).getText()).isEqualTo("1280x720");
        push(KeyCode.ESCAPE);
        click("#zoom-in");
        click("#zoom-in");
        awaitRest();
        double high = found("board", Region.class).getHeight();
        run(() -> window.act(Shortcut.EXPORT));
        var pictureCrop = PictureCrop.parse(found("part", TextField.class).getText());
        var size = PictureSize.parse(found("resolution", TextField.class).getText());
        assertThat(pictureCrop.height()).isBetween(100 / 1.69 - 3, 100 / 1.69 + 3);
        assertThat((double) size.height()).isCloseTo(high, within(0.03 * high));
        assertThat(found("export-save", Button.class).isDisabled()).isFalse();
    }

    @Test
    void theBoardLooksAsItDoesInTheWindow() {
        click("#tab-tiles");
        awaitEndOfRun();
        open();
        assertThat(found("labels", ComboBox.class).getValue()).isEqualTo("none");
        var choice = node(ComboBox.class, "square-labels-choice");
        run(() -> choice.getSelectionModel().select(SquareLabel.COORDINATES.ordinal()));
        run(() -> window.act(Shortcut.EXPORT));
        assertThat(found("labels", ComboBox.class).getValue()).isEqualTo("coordinates");
        choose("numbers");
        assertThat(now(() -> Window.getWindows().stream()
                        .anyMatch(each -> each.getScene().lookup("#labels") != null)))
                .as("figures have no looks")
                .isFalse();
    }

    @Test
    void fieldsThatMakeNoDifferenceAreHeldAndSayWhy() {
        click("#tab-hanoi");
        awaitEndOfRun();
        open();
        for (var id : List.of("begin", "end")) {
            var field = found(id, TextField.class);
            assertThat(field.isDisabled()).as(id).isTrue();
            assertThat(now(() -> DisabledReason.reason(field))).contains(Message.of("export.range.idle"));
        }
        fill("begin", "nowhere");
        assertThat(found("export-save", Button.class).isDisabled())
                .as("what makes no difference is not refused")
                .isFalse();
        choose("what", "curve");
        assertThat(found("begin", TextField.class).isDisabled()).isFalse();
        assertThat(found("export-save", Button.class).isDisabled()).isTrue();
        var waiting = found("waiting", Control.class);
        assertThat(now(() -> DisabledReason.reason(waiting))).contains(Message.of("export.waiting.idle"));
        choose("what", "board");
        assertThat(waiting.isDisabled()).isFalse();
    }

    @SuppressWarnings("unchecked")
    private void choose(String id, String value) {
        var box = (ComboBox<String>) found(id, ComboBox.class);
        run(() -> box.setValue(value));
    }

    private void choose(String kind) {
        run(found("export-kind-" + kind, ToggleButton.class)::fire);
    }

    private void fill(String id, String text) {
        var field = found(id, TextField.class);
        run(() -> field.setText(text));
    }

    @Tag("thorough")
    @Test
    void theNumberOfMomentsIsSaidBeforeAndWhatWasWrittenCanBeOpened() {
        click("#tab-hanoi");
        awaitEndOfRun();
        open();
        var count = found("export-count", Label.class);
        choose("slides");
        long steps = now(() -> window.player().session().trace().length());
        awaitFrame(
                "all moments are counted",
                () -> count.getText().equals("a title slide and " + (steps + 1) + " slides"));
        fill("end", "1");
        awaitFrame("those of the range are counted", () -> count.getText().equals("a title slide and 2 slides"));
        choose("film");
        fill("end", "100%");
        awaitFrame(
                "its length is said",
                () -> count.getText().equals("A film of " + (steps + 1) + " pictures, total: " + (steps + 1) + " s"));
        fill("per-minute", "30");
        awaitFrame("that of its speed", () -> count.getText().endsWith((steps + 1) * 2 + " s"));
        choose("page");
        awaitFrame("its size is said", () -> count.getText().matches(steps + 1 + " moments, about 0\\.\\d MB"));
        choose("picture");
        assertThat(now(count::getText)).as("a picture is one").isEmpty();
        assertThat(now(() -> window.lookup("#export-open"))).isNull();
        var file = folder.resolve("one.png");
        run(() -> found("export-pane", ExportPane.class).save(file, false));
        awaitFrame("it is offered", () -> window.lookup("#export-open") != null);
        double end = node("export-open").getBoundsInParent().getMaxX();
        assertThat(node("export-show").getBoundsInParent().getMinX())
                .as("the next button")
                .isGreaterThan(end + 3);
        choose("film");
        assertThat(now(() -> window.lookup("#export-open"))).isNull();
    }

    @Tag("thorough")
    @Test
    void whatIsCountedIsCountedAgainWhenMoreIsRecorded() {
        click("#tab-hanoi");
        awaitEndOfRun();
        open();
        choose("slides");
        var count = found("export-count", Label.class);
        awaitFrame("it is counted", () -> !count.getText().isEmpty());
        var before = now(count::getText);
        fill("disks", "4");
        run(() -> window.act(Shortcut.RUN));
        awaitFrame(
                "a longer run is counted",
                () -> !count.getText().isEmpty() && !count.getText().equals(before));
        assertThat(now(count::getText))
                .isEqualTo("a title slide and "
                        + (now(() -> window.player().session().trace().length()) + 1) + " slides");
    }

    @Tag("thorough")
    @Test
    void whatIsBeingExportedGoesOnBehindAnotherPage() {
        click("#tab-hanoi");
        awaitEndOfRun();
        open();
        choose("film");
        var file = folder.resolve("hanoi.gif");
        var pane = found("export-pane", ExportPane.class);
        run(() -> pane.save(file, false));
        push(KeyCode.F1);
        awaitFrame("another page is in front", () -> window.lookup("#export-pane") == null);
        awaitFrame("it is written", () -> Files.exists(file));
        push(KeyCode.ESCAPE);
        awaitFrame("it is in front again", () -> window.lookup("#export-pane") == pane);
        assertThat(found("export-said", Label.class).getText()).contains("hanoi.gif");
    }

    @Test
    void theButtonStaysWhereItIsWhenTheFileIsSaved() {
        click("#tab-hanoi");
        awaitEndOfRun();
        open();
        choose("picture");
        frame();
        var save = found("export-save", Button.class);
        var before = now(() -> save.localToScene(save.getLayoutBounds()));
        run(() -> found("export-pane", ExportPane.class).save(folder.resolve("hanoi.png"), false));
        awaitFrame(
                "it is saved", () -> found("export-said", Label.class).getText().contains("hanoi.png"));
        frame();
        assertThat(now(() -> save.localToScene(save.getLayoutBounds()))).isEqualTo(before);
    }

    @Tag("thorough")
    @Test
    void whatIsAboutTheLookIsShownOnRequest() {
        click("#tab-queens");
        awaitEndOfRun();
        open();
        var theme = found("theme", ComboBox.class);
        assertThat(now(() -> isShown(theme))).isFalse();
        run(found("export-more", ToggleButton.class)::fire);
        assertThat(now(() -> isShown(theme))).isTrue();
    }

    @Tag("thorough")
    @Test
    void everyKindIsWrittenAndARefusalStandsAtItsField() {
        click("#tab-hanoi");
        awaitEndOfRun();
        open();
        var dialog = found("export-pane", ExportPane.class);
        var said = found("export-said", Label.class);
        for (var kind : PuzzleServices.of(ExportKind.class)) {
            choose(kind.id());
            var file = folder.resolve(kind.id() + kind.endings().getFirst());
            run(() -> dialog.save(file, false));
            awaitFrame(kind.id() + " is written", () -> Files.exists(file));
            awaitFrame(
                    "it is said",
                    () -> said.getText().contains(file.getFileName().toString()));
            run(() -> dialog.save(file, false));
            awaitFrame("that there is one is said", () -> said.getText().contains("already exists"));
        }
        choose("picture");
        fill("at", "999999");
        run(() -> dialog.save(folder.resolve("late.png"), false));
        var remark = found("at-remark", Label.class);
        awaitFrame("the refusal stands at the field", () -> remark.getText().contains("999,999"));
    }

    @Tag("thorough")
    @Test
    void aGameByHandIsTakenAlongAsItWasPlayed() throws IOException {
        click("#tab-hanoi");
        awaitEndOfRun();
        click("#by-hand");
        click("#game-hint");
        click("#game-hint");
        awaitFrame("a move is made", () -> window.player().session().trace().length() == 1);
        awaitRest();
        open();
        var dialog = found("export-pane", ExportPane.class);
        for (var wanted : List.of("numbers.csv", "picture.svg", "film.gif")) {
            choose(wanted.substring(0, wanted.indexOf('.')));
            var file = folder.resolve(wanted);
            run(() -> dialog.save(file, false));
            awaitFrame(wanted + " is written", () -> Files.exists(file));
            var save = found("export-save", Button.class);
            awaitFrame("it has ended", () -> !save.isDisabled());
        }
        assertThat(Files.readAllLines(folder.resolve("numbers.csv")))
                .as("a heading, the beginning, a move")
                .hasSize(3);
        choose("sheet");
        assertThat(found("export-save", Button.class).isDisabled()).isTrue();
        assertThat(found("export-said", Label.class).getText()).contains("played by hand");
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyOptionOfEveryKindHasItsWords(Language language) {
        var words = new Words(language);
        assertThat(words.has("shortcut." + Shortcut.EXPORT)).isTrue();
        for (var kind : PuzzleServices.of(ExportKind.class)) {
            assertThat(words.has("export." + kind.id())).as(kind.id()).isTrue();
            assertThat(words.has("command.export." + kind.id())).as(kind.id()).isTrue();
            for (var option : kind.options()) {
                var key = "export." + option.name();
                assertThat(words.has(key)).as(key).isTrue();
                assertThat(words.has(key + ".help")).as(key).isTrue();
                if (option instanceof ChoiceParameter<?> choice) {
                    for (var id : choice.choices()) {
                        assertThat(words.has(key + "." + id) || id.matches("\\d+"))
                                .as(key + "." + id)
                                .isTrue();
                    }
                }
            }
        }
    }
}
