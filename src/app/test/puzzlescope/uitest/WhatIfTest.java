package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.app.main.TabTest;
import puzzlescope.engine.run.Branch;
import puzzlescope.window.control.Shortcut;

/** What comes of another choice of the algorithm, asked of the run that a tab shows. */
class WhatIfTest extends WindowTest {

    @TempDir
    private Path folder;

    private static boolean says(String id, String start) {
        return Window.getWindows().stream()
                .map(each -> each.getScene().lookup("#" + id))
                .anyMatch(node -> node instanceof Label label && label.getText().startsWith(start));
    }

    private static boolean isThere(String id) {
        return Window.getWindows().stream().anyMatch(each -> each.getScene().lookup("#" + id) != null);
    }

    private String text(String id) {
        var label = found(id, Label.class);
        return now(label::getText);
    }

    private void ask() {
        run(() -> window.act(Shortcut.WHAT_IF));
        awaitFrame("it was looked", () -> isThere("what-if-said") && !says("what-if-said", "Looking"));
    }

    private void takeFirst() {
        var first = now(() -> Window.getWindows().stream()
                .flatMap(each -> each.getScene().getRoot().lookupAll(".what-if-others .button").stream())
                .findFirst()
                .map(Button.class::cast)
                .orElseThrow());
        run(first::fire);
        awaitFrame("the race stands there", () -> says("race-said", "Before step"));
    }

    @Tag("thorough")
    @ParameterizedTest
    @CsvSource({"queens, 3", "knight, 5", "tiles, 2", "river, 4"})
    void aBranchIsRacedWithTheRunFromWhereItBegins(String tab, int steps) {
        click("#tab-" + tab);
        awaitEndOfRun();
        push(KeyCode.HOME);
        for (int step = 0; step < steps; step++) {
            push(KeyCode.RIGHT);
        }
        ask();
        assertThat(text("what-if-said")).contains("has a choice");
        takeFirst();
        assertThat(isThere("what-if-pane")).isFalse();
        int step = Integer.parseInt(text("race-said").replaceAll("\\D", ""));
        assertThat(step).isGreaterThan(steps);
        assertThat(text("race-position")).startsWith("position " + step + " of ");
        push(KeyCode.ESCAPE);
        awaitFrame("it is closed", () -> !isThere("race-curves"));
    }

    @Tag("thorough")
    @Test
    void besideABranchThereIsRoomForAThirdRunAndForGrowth() {
        click("#tab-knight");
        awaitEndOfRun();
        push(KeyCode.HOME);
        run(() -> {
            window.scene().getWindow().setWidth(1280);
            window.scene().getWindow().setHeight(860);
        });
        ask();
        takeFirst();
        frame();
        assertThat(top("race-lane")).as("one row of buttons").isCloseTo(top("race-play"), within(2.0));
        run(found("race-lane", Button.class)::fire);
        awaitFrame("it is there", () -> isThere("lane-2-algorithm"));
        run(found("race-growth", Button.class)::fire);
        awaitFrame("it is open", () -> isThere("growth-chart"));
    }

    private double top(String id) {
        var button = found(id, Button.class);
        return now(() -> button.localToScene(0, button.getHeight() / 2).getY());
    }

    @Tag("thorough")
    @Test
    void aBranchIsGoneOnWithSavedAndOpenedAgain() throws IOException {
        click("#tab-knight");
        awaitEndOfRun();
        push(KeyCode.HOME);
        ask();
        takeFirst();
        run(found("race-go-on", Button.class)::fire);
        awaitFrame("it is the run of the tab", () -> !branches().isEmpty());
        assertThat(isThere("race-curves")).isFalse();
        var branches = now(this::branches);
        long position = branches.getFirst().position() + 1;
        awaitFrame("one is where it begins", () -> showsCompleteTour() == position);
        assertThat(now(() -> window.player().session().run().failure())).isEmpty();
        var file = folder.resolve("branch.puzzlescope");
        run(() -> window.documents().save(file, false));
        awaitFrame("it is saved", () -> Files.exists(file));
        push(KeyCode.CONTROL, KeyCode.N);
        awaitFrame("the algorithm's own run", () -> branches().isEmpty());
        run(() -> window.documents().open(file));
        awaitFrame("it is there again", () -> branches().equals(branches) && showsCompleteTour() == position);
        Files.writeString(file, Files.readString(file).replaceFirst("\"candidate\" : \\d+", "\"candidate\" : 60"));
        run(() -> window.documents().open(file));
        awaitFrame("why not is said", () -> "run.no-branch".equals(notice()));
    }

    private @Nullable String notice() {
        var notice = window.player().noticeProperty().get();
        return notice == null ? null : notice.key();
    }

    private long showsCompleteTour() {
        return window.player().session().timeline().position();
    }

    private List<Branch> branches() {
        return window.player().session().arguments().branches();
    }

    @TabTest
    void everyTabSaysWhatThereIsToChoose(String tab) {
        click("#tab-" + tab);
        awaitEndOfRun();
        push(KeyCode.HOME);
        ask();
        boolean chooses = text("what-if-said").contains("has a choice");
        assertThat(chooses || text("what-if-said").startsWith("This algorithm has no choice"))
                .as(text("what-if-said"))
                .isTrue();
        push(KeyCode.ESCAPE);
        awaitFrame("it is closed", () -> !isThere("what-if-pane"));
    }

    @Test
    void afterTheLastChoiceOneIsSentBack() {
        click("#tab-queens");
        awaitEndOfRun();
        push(KeyCode.END);
        ask();
        assertThat(text("what-if-said")).contains("no more choices");
        assertThat(isThere("what-if-back")).isTrue();
        push(KeyCode.ESCAPE);
        awaitFrame("it is closed", () -> !isThere("what-if-pane"));
    }

    @Tag("thorough")
    @Test
    void anotherStepIsAnotherQuestion() {
        click("#tab-queens");
        awaitEndOfRun();
        push(KeyCode.HOME);
        ask();
        var before = text("what-if-own");
        push(KeyCode.END);
        awaitFrame("the answer follows the playhead", () -> says("what-if-said", "The algorithm has no more"));
        run(found("what-if-back", Button.class)::fire);
        awaitFrame("a choice before it is offered", () -> says("what-if-said", "The algorithm has a choice here"));
        push(KeyCode.HOME);
        awaitFrame("and back", () -> says("what-if-own", before));
    }

    @Tag("thorough")
    @Test
    void whoPlaysByHandChoosesAndIsToldSo() {
        click("#tab-queens");
        awaitEndOfRun();
        run(() -> window.act(Shortcut.BY_HAND));
        Node button = found("what-if", Button.class);
        awaitFrame("it cannot be pressed", button::isDisabled);
        run(() -> window.act(Shortcut.WHAT_IF));
        assertThat(isThere("what-if-pane")).isFalse();
    }
}
