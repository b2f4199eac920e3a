package puzzlescope.app.program;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import puzzlescope.engine.program.ProgramProblem;
import puzzlescope.engine.program.Verdict;
import puzzlescope.engine.text.CommentLines;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.ProgramComments;
import puzzlescope.window.control.BreakpointField;
import puzzlescope.window.control.BreakpointMenu;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.editor.CodeEditor;
import puzzlescope.window.editor.CodeEditor.Place;
import puzzlescope.window.fx.Tooltips;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.player.Breakpoints;
import puzzlescope.window.player.CodeLocation;
import puzzlescope.window.theme.Appearance;

/**
 * The editor of a person's own program, with what is wrong with it and how its run ended; it marks the line that the
 * run executes. FX thread only.
 */
public final class ProgramPane extends VBox {

    /**
     * A program to start from.
     *
     * @param id of its menu item
     * @param name the key of its name
     */
    public record Start(String id, String name, String text) {

        /** The program with its comments in a language. */
        String text(Language language) {
            return CommentLines.divided(ProgramComments.translate(text, language), COLUMNS);
        }
    }

    /** Columns of a comment that the editor shows beside the board. */
    private static final int COLUMNS = 40;

    private static final int MOST_PROBLEMS = 4;

    private final Appearance appearance;
    private final List<Start> starts;
    private final CodeEditor editor;
    private final VBox problems = new VBox();
    private List<ProgramProblem> found = List.of();
    private final Label verdict = LocalizedControls.lines("program-verdict");
    /** Leads to the step at which the run ended. */
    private final Hyperlink end = new Hyperlink();
    /** Says that the text is no longer that which was run. */
    private final Label changed = LocalizedControls.lines("program-changed");
    /** The line of a breakpoint with the field for its condition. */
    private final VBox condition = new VBox();

    private final Breakpoints breakpoints;
    private final Label noCode;
    /** The controls for editing and running a program. */
    private final List<Node> editing;
    /** True while the run comes from a text of steps, so that there is no program to edit. */
    private boolean isReadOnly;

    private final CheckBox lines = new CheckBox();
    private final Button runButton;
    private boolean isBusy;
    private String run = "";
    /** True if the text is that which was run, so that the marks of the run belong to it. */
    private boolean isRun;

    private Optional<Verdict> judged = Optional.empty();

    /**
     * @param starts the programs to start from
     * @param naming makes the programs that are kept under names of what the editor holds
     * @param onRun runs the text
     * @param onStop ends what is being checked or run
     * @param onEnd goes to the end of the run
     * @param onLeave returns to the algorithm
     */
    public ProgramPane(
            Appearance appearance,
            List<Start> starts,
            Function<ProgramPane, NamedPrograms> naming,
            Breakpoints breakpoints,
            Consumer<String> onRun,
            Runnable onStop,
            Runnable onEnd,
            Runnable onLeave) {
        this.appearance = appearance;
        this.starts = starts;
        this.breakpoints = breakpoints;
        setId("program");
        getStyleClass().add("program");
        VBox.setVgrow(this, Priority.ALWAYS);
        editor = new CodeEditor(appearance, "program.text", breakpoints);
        var named = naming.apply(this);
        VBox.setVgrow(editor, Priority.ALWAYS);
        problems.setId("program-problems");
        verdict.getStyleClass().add("program-verdict");
        Visibility.set(problems, false);
        Visibility.set(verdict, false);
        end.setId("program-end");
        end.textProperty().bind(appearance.texts().of("program.end"));
        end.setOnAction(_ -> onEnd.run());
        Visibility.set(end, false);
        var start = new MenuButton();
        start.setId("program-start");
        start.getStyleClass().add("flat");
        start.textProperty().bind(appearance.texts().of("program.start"));
        for (var each : starts) {
            var item = new MenuItem();
            item.setId("program-start-" + each.id());
            item.textProperty().bind(appearance.texts().of(each.name()));
            item.setOnAction(_ -> editor.setText(each.text(appearance.texts().language())));
            start.getItems().add(item);
        }
        int startItems = start.getItems().size();
        start.setOnShowing(_ -> {
            List<MenuItem> items = new ArrayList<>(start.getItems().subList(0, startItems));
            items.add(new SeparatorMenuItem());
            named.addTo(items);
            start.getItems().setAll(items);
        });
        lines.setId("program-lines");
        lines.textProperty().bind(appearance.texts().of("program.lines"));
        LocalizedControls.wrap(lines);
        lines.setSelected(true);
        Tooltips.set(lines, appearance.texts().of("program.lines.help"));
        runButton = LocalizedControls.button(appearance, "program-run", "program.run", () -> {
            if (isBusy) {
                onStop.run();
            } else {
                onRun.accept(text());
            }
        });
        runButton.getStyleClass().add("accent");
        tip(runButton, "program.run.help");
        var leave = LocalizedControls.button(appearance, "program-leave", "program.leave", onLeave);
        tip(leave, "program.leave.help");
        var menu = new BreakpointMenu(appearance, breakpoints, true, this::codeOf, this::openCondition);
        var row = LocalizedControls.flow(start, menu, leave, runButton);
        row.getStyleClass().addAll("run-buttons", "program-row");
        editing = List.of(start, lines, runButton, editor);
        noCode = LocalizedControls.lines("program-no-code");
        noCode.textProperty().bind(appearance.texts().of("program.no-code"));
        Visibility.set(noCode, false);
        changed.textProperty().bind(appearance.texts().of("program.changed"));
        Visibility.set(changed, false);
        Visibility.set(condition, false);
        getChildren().addAll(row, named.strip(), noCode, editor, lines, condition, problems, changed, verdict, end);
        addEventFilter(KeyEvent.KEY_PRESSED, key -> {
            if (key.getCode() == KeyCode.ENTER && key.isShortcutDown()) {
                onRun.accept(text());
                key.consume();
            } else if (key.getCode() == KeyCode.ESCAPE && editor.isFocusWithin()) {
                if (!editor.closeFindBar()) {
                    runButton.requestFocus();
                }
                key.consume();
            }
        });
        editor.setOnChange(this::edited);
        appearance.texts().wordsProperty().subscribe(words -> {
            translate(words.language());
            sayVerdict();
            sayProblems();
        });
    }

    /** Shows the comments of a program to start from in a language, unless it has been changed or run. */
    private void translate(Language language) {
        if (isRun) {
            return;
        }
        starts.stream()
                .filter(start -> Stream.of(Language.values())
                        .anyMatch(each -> start.text(each).equals(text())))
                .findFirst()
                .map(start -> start.text(language))
                .filter(text -> !text.equals(text()))
                .ifPresent(editor::setText);
    }

    private void tip(Button button, String key) {
        Tooltips.set(button, appearance.texts().of(key));
    }

    /** Sets whether a program is being checked or run, so that the button stops it. */
    void setBusy(boolean busy) {
        if (isBusy != busy) {
            isBusy = busy;
            var key = busy ? "program.stop" : "program.run";
            runButton.textProperty().bind(appearance.texts().of(key));
            tip(runButton, key + ".help");
        }
    }

    /** True if the program reports lines and variables. */
    BooleanProperty reportsLinesProperty() {
        return lines.selectedProperty();
    }

    public String text() {
        return editor.text();
    }

    public void setText(String text) {
        editor.setText(text);
        translate(appearance.texts().language());
    }

    private String codeOf(CodeLocation location) {
        var code =
                text().lines().skip(location.line() - 1L).findFirst().orElse("").strip();
        return appearance.localize("program.problem", location.line(), code);
    }

    /** Sets a breakpoint at the line of the cursor, or removes it; returns whether there is a line. */
    public boolean toggleBreakpoint() {
        breakpoints.toggle(CodeLocation.ofProgram(editor.line()));
        return true;
    }

    /** Opens the condition of a breakpoint at the line of the cursor; returns whether there is a line. */
    public boolean openCondition() {
        openCondition(CodeLocation.ofProgram(editor.line()));
        return true;
    }

    private void openCondition(CodeLocation location) {
        closeCondition();
        var field = new BreakpointField(appearance, breakpoints, location, () -> {
            closeCondition();
            editor.requestFocus();
        });
        var line = new Label(codeOf(location));
        line.getStyleClass().add("code");
        condition.getChildren().setAll(line, field);
        Visibility.set(condition, true);
        field.requestFocus();
    }

    private void closeCondition() {
        condition.getChildren().clear();
        Visibility.set(condition, false);
    }

    private void edited() {
        isRun = text().equals(run);
        if (!isRun) {
            editor.showLine(0);
            showVerdict(Optional.empty(), false);
        }
        sayChanged();
    }

    private void sayChanged() {
        Visibility.set(changed, !run.isEmpty() && !isRun && found.isEmpty());
    }

    /** Shows what is wrong with the text, so that it cannot run; nothing if the list is empty. */
    public void showProblems(List<ProgramProblem> next) {
        found = next;
        editor.mark(found.stream().map(ProgramPane::place).toList());
        sayProblems();
        Visibility.set(problems, !found.isEmpty());
        sayChanged();
        showVerdict(Optional.empty(), false);
        found.stream()
                .findFirst()
                .map(ProgramPane::place)
                .filter(place -> place.line() > 0)
                .ifPresent(editor::goTo);
    }

    private void sayProblems() {
        problems.getChildren()
                .setAll(found.stream().limit(MOST_PROBLEMS).map(this::link).toList());
        if (found.size() > MOST_PROBLEMS) {
            problems.getChildren()
                    .add(new Label(appearance.localize("program.more-problems", found.size() - MOST_PROBLEMS)));
        }
    }

    private static Place place(ProgramProblem problem) {
        return new Place(problem.line(), problem.column());
    }

    private Hyperlink link(ProgramProblem problem) {
        var sentence = appearance.texts().localize(problem.sentence());
        int line = problem.line();
        var link = new Hyperlink(line > 0 ? appearance.localize("program.problem", line, sentence) : sentence);
        LocalizedControls.wrap(link);
        link.getStyleClass().add("program-problem");
        link.setOnAction(_ -> {
            if (line > 0) {
                editor.goTo(place(problem));
            }
        });
        return link;
    }

    /** Sets whether the run comes from a text of steps, which replaces the editor. */
    public void setReadOnly(boolean readOnly) {
        isReadOnly = readOnly;
        Visibility.set(noCode, readOnly);
        editing.forEach(each -> Visibility.set(each, !readOnly));
        if (readOnly) {
            run = "";
            isRun = false;
            showProblems(List.of());
        }
    }

    /** Called when a text is being run. */
    public void running(String text) {
        setReadOnly(false);
        run = text;
        isRun = text().equals(run);
        showProblems(List.of());
    }

    /** Marks the line that is being executed, from 1; none if 0, or if the text has changed since it was run. */
    public void showLine(int line) {
        editor.showLine(isRun ? line : 0);
    }

    /** Returns the code of a line of the text that was run, from 1; empty if there is no such line. */
    Optional<String> lineOfRun(int line) {
        return run.lines().skip(Math.max(0, line - 1L)).findFirst().map(String::strip);
    }

    /**
     * Shows how the run ended; empty while it is not known.
     *
     * @param isAtEnd whether the end is what is shown
     */
    public void showVerdict(Optional<Verdict> ended, boolean isAtEnd) {
        var next = ended.filter(_ -> isRun || isReadOnly);
        Visibility.set(end, next.isPresent() && !isAtEnd);
        if (next.equals(judged)) {
            return;
        }
        judged = next;
        Visibility.set(verdict, next.isPresent());
        sayVerdict();
        next.ifPresent(how -> {
            boolean right = how.kind() == Verdict.Kind.RIGHT;
            verdict.getStyleClass().removeAll("right", "wrong");
            verdict.getStyleClass().add(right ? "right" : "wrong");
            if (how.line() > 0 && !right && !isReadOnly) {
                editor.mark(List.of(new Place((int) how.line(), 0)));
                editor.reveal((int) how.line());
            }
        });
    }

    private void sayVerdict() {
        judged.ifPresent(how -> {
            var sentence = appearance.texts().localize(how.reason());
            verdict.setText(how.line() > 0 ? appearance.localize("program.problem", how.line(), sentence) : sentence);
        });
    }

    @Override
    public void requestFocus() {
        editor.requestFocus();
    }
}
