package puzzlescope.app.lesson;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import puzzlescope.app.program.OwnProgram;
import puzzlescope.app.program.ProgramStore;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.program.ProgramSource;
import puzzlescope.learn.document.RunFile;
import puzzlescope.learn.lesson.BoardCheck;
import puzzlescope.learn.lesson.Task;
import puzzlescope.window.control.DisabledReason;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.control.Shortcut;
import puzzlescope.window.fx.FxThread;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.theme.Appearance;

/** Task of completing a program until it is right on every board of the chapter. FX thread only. */
final class ProgramTask implements ChapterTask {

    /** A program that is right on every board. */
    record CorrectProgram(int boards, long seconds) {}

    private final Appearance appearance;
    private final LessonTab tab;
    private final RunFile run;
    private final Task.Program task;
    private final ProgramStore store;
    private final Consumer<CorrectProgram> onDone;
    private final Runnable changed;
    private final long began = System.nanoTime();
    private final VBox results = new VBox();
    private final VBox hints = new VBox();
    private final Button check;
    private final Button hint;
    private final Button startOver;
    private final VBox controls;
    private List<BoardCheck> checks = List.of();
    /** The text of the editor as it was last kept. */
    private String text;

    private boolean isChecking;
    private boolean isRight;
    private volatile boolean isEnded;

    ProgramTask(
            Appearance appearance,
            LessonTab tab,
            RunFile run,
            Task.Program task,
            ProgramStore store,
            Consumer<CorrectProgram> onDone,
            Runnable changed) {
        this.appearance = appearance;
        this.tab = tab;
        this.run = run;
        this.task = task;
        this.store = store;
        this.onDone = onDone;
        this.changed = changed;
        text = store.answer(run.puzzle(), task).orElseGet(this::frame);
        startOver =
                LocalizedControls.button(appearance, "lesson-start-over", "lesson.program.start-over", this::startOver);
        check = LocalizedControls.button(appearance, "lesson-check", "lesson.program.check", this::check);
        hint = LocalizedControls.button(appearance, "lesson-hint", "lesson.program.hint", this::showHint);
        Visibility.set(hint, !task.hints().isEmpty());
        results.setId("lesson-boards");
        hints.setId("lesson-hints");
        var buttons = new FlowPane(check, hint, startOver);
        buttons.getStyleClass().add("lesson-buttons");
        controls = new VBox(buttons, results, hints);
        controls.getStyleClass().add("lesson-rows");
        Visibility.set(startOver, !text.equals(frame()));
    }

    private String frame() {
        return task.frame().in(appearance.texts().language());
    }

    /** Opens the editor with the text. */
    void begin() {
        tab.editProgram(text, this::keep);
    }

    private void keep(String written) {
        text = written;
        store.keepAnswer(run.puzzle(), task, written);
        Visibility.set(startOver, !text.equals(frame()));
    }

    private void startOver() {
        text = frame();
        begin();
        keep(text);
    }

    private void check() {
        tab.editedProgram().ifPresentOrElse(this::keep, this::begin);
        isChecking = true;
        DisabledReason.disable(check, Message.of("lesson.program.checking"));
        changed.run();
        var program = new ProgramSource(OwnProgram.JAVA, text);
        Thread.ofPlatform().daemon().name("board-check").start(() -> {
            var all = BoardCheck.of(run, task, program, () -> isEnded);
            FxThread.run(() -> checked(all));
        });
    }

    private void checked(List<BoardCheck> all) {
        if (isEnded) {
            return;
        }
        isChecking = false;
        DisabledReason.disable(check, null);
        checks = all;
        results.getChildren().setAll(all.stream().map(this::result).toList());
        if (!isRight && all.stream().allMatch(BoardCheck::isRight)) {
            isRight = true;
            long seconds = Duration.ofNanos(System.nanoTime() - began).toSeconds();
            onDone.accept(new CorrectProgram(all.size(), seconds));
        }
        changed.run();
    }

    /** A board with what the program did there; a click shows the program at work on it. */
    private Hyperlink result(BoardCheck each) {
        var link = new Hyperlink();
        link.textProperty()
                .bind(appearance
                        .texts()
                        .of(
                                each.isRight() ? "lesson.program.right-on" : "lesson.program.wrong-on",
                                each.board(),
                                each.verdict().sentence()));
        LocalizedControls.wrap(link);
        link.getStyleClass().addAll("program-verdict", each.isRight() ? "right" : "wrong");
        link.setOnAction(_ -> tab.run(each.arguments()));
        return link;
    }

    private void showHint() {
        int next = hints.getChildren().size();
        if (next < task.hints().size()) {
            var label = new Label();
            label.textProperty()
                    .bind(appearance
                            .texts()
                            .of(
                                    "lesson.program.hint-of",
                                    next + 1,
                                    task.hints().size(),
                                    task.hints().get(next)));
            LocalizedControls.wrap(label);
            hints.getChildren().add(label);
        }
        if (hints.getChildren().size() == task.hints().size()) {
            DisabledReason.disable(hint, Message.of("lesson.program.no-hint"));
        }
    }

    @Override
    public Optional<Node> controls() {
        return Optional.of(controls);
    }

    @Override
    public Message instruction() {
        return Message.of("lesson.now.program", Shortcut.OWN_PROGRAM.keys());
    }

    @Override
    public Message state() {
        if (isChecking) {
            return Message.of("lesson.program.checking");
        }
        if (checks.isEmpty()) {
            return Message.of("lesson.state.program");
        }
        long right = checks.stream().filter(BoardCheck::isRight).count();
        return Message.of(isRight ? "lesson.state.program-right" : "lesson.state.program-wrong", right, checks.size());
    }

    @Override
    public boolean isDone() {
        return isRight;
    }

    @Override
    public void end() {
        isEnded = true;
        tab.closeProgram();
    }
}
