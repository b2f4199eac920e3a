package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.javafx.scene.input.DragboardHelper;
import com.sun.javafx.tk.Toolkit;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.event.Event;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.input.DataFormat;
import javafx.scene.input.DragEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.TransferMode;
import javafx.stage.Window;
import javafx.util.Pair;
import jfx.incubator.scene.control.richtext.CodeArea;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.app.main.TabTest;
import puzzlescope.engine.program.ProgramEvent;
import puzzlescope.engine.program.ProgramSource;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.ProgramLanguage;
import puzzlescope.engine.run.Run;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.learn.document.RunFile;
import puzzlescope.window.control.Shortcut;
import puzzlescope.window.editor.CodeEditor;
import puzzlescope.window.editor.CodeEditor.Place;
import puzzlescope.window.player.Player.Motion;

/** A program of one's own, written beside the board: it is checked, run, followed by its lines, and judged. */
class OwnProgramTest extends WindowTest {

    private static final String TAKES_NO_QUEEN_BACK = """
        class Mine {
            void solve(Queens board) {
                for (int row = 0; row < board.size(); row++) {
                    board.place(row, 0);
                }
            }
        }
        """;

    /** The puzzles whose boards programs play on. */
    static List<String> playable() {
        return Catalogue.all().stream()
                .filter(puzzle -> puzzle.programRules().isPresent())
                .map(puzzle -> puzzle.id())
                .toList();
    }

    private void open(String tab) {
        run(() -> window.select(tab));
        awaitEndOfRun();
        push(KeyCode.CONTROL, KeyCode.J);
        frame();
    }

    private void runProgram(String text) {
        run(() -> editorNow().setText(text));
        run(() -> editorNow().requestFocus());
        push(KeyCode.CONTROL, KeyCode.ENTER);
    }

    private CodeEditor editorNow() {
        return (CodeEditor) window.lookup("#program-text");
    }

    private String said() {
        return ((Label) window.lookup("#sentence")).getText();
    }

    private String status() {
        return ((Labeled) window.lookup("#status .status-label")).getText();
    }

    private String verdict() {
        return ((Label) window.lookup("#program-verdict")).getText();
    }

    /** Shows the end of the run, before which nothing tells how it ends. */
    private void showEnd() {
        awaitFrame(
                "the program has run",
                () -> window.player().session().arguments().program().isPresent()
                        && window.player().session().run().outcome().isPresent());
        run(() -> window.player().seek(window.player().session().trace().length()));
    }

    private void awaitVerdict(String beginning) {
        showEnd();
        awaitFrame("the program is judged", () -> verdict().startsWith(beginning));
    }

    @Test
    void howItEndedIsSaidAtOnceUnlessInClassMode() {
        open("queens");
        click("#program-start-textbook");
        runProgram(now(() -> editorNow().text()));
        awaitFrame("the program is judged", () -> verdict().startsWith("Right"));
        assertThat(position()).isZero();
        assertThat(now(this::said)).startsWith("The program has run.");
        assertThat(now(() -> node("program-changed").isVisible())).isFalse();
        write(" ");
        awaitFrame("the text is another one", () -> node("program-changed").isVisible());
        push(KeyCode.BACK_SPACE);
        awaitFrame("the text is that of the run", () -> !node("program-changed").isVisible());
        run(() -> window.setClassMode(true));
        push(KeyCode.CONTROL, KeyCode.ENTER);
        awaitEndOfRun();
        assertThat(now(() -> node("program-verdict").isVisible())).isFalse();
    }

    @Test
    void aProgramBeginsWhereItsMazeIsMade() {
        open("maze");
        click("#program-start-textbook");
        runProgram(now(() -> editorNow().text()));
        awaitFrame("the playhead is at the beginning of the search", () -> position() > 0);
        assertThat(now(this::said)).startsWith("The program has run.");
        run(() -> player().step());
        assertThat(now(() -> player().session().timeline().lastEvent()))
                .hasValueSatisfying(event -> assertThat(event).isInstanceOf(ProgramEvent.class));
    }

    @Test
    void aProgramOfAFileIsOpenedInTheEditorAndNotRun(@TempDir Path folder) throws IOException {
        open("queens");
        var before = now(() -> editorNow().text());
        var file = Files.writeString(folder.resolve("Mine.java"), "class Mine {\n}\n");
        run(() -> window.documents().open(file));
        awaitFrame("it is in the editor", () -> editorNow().text().startsWith("class Mine {"));
        assertThat(now(() -> player().session().arguments().program())).isEmpty();
        click("#program-leave");
        push(KeyCode.CONTROL, KeyCode.J);
        frame();
        assertThat(now(() -> editorNow().text()))
                .as("one's own program is where it was")
                .isEqualTo(before);
    }

    @Test
    void aProgramThatIsDroppedIsOpenedInTheEditor(@TempDir Path folder) throws IOException {
        open("queens");
        var file = Files.writeString(folder.resolve("Mine.java"), "class Mine {\n}\n");
        run(() -> drop(file.toFile()));
        awaitFrame("it is in the editor", () -> editorNow().text().startsWith("class Mine {"));
    }

    /** Drops a file as the system does; the robot can drag nothing that is outside of the window. */
    @SuppressWarnings("unchecked")
    private void drop(File file) {
        var content = Toolkit.getToolkit().createLocalClipboard();
        content.putContent(new Pair<>(DataFormat.FILES, List.of(file)));
        var board = DragboardHelper.createDragboard(content);
        var drop = new DragEvent(DragEvent.DRAG_DROPPED, board, 0, 0, 0, 0, TransferMode.COPY, null, null, null);
        Event.fireEvent(window.lookup("#board"), drop);
    }

    @TabTest("playable")
    void theTextbooksProgramIsRight(String tab) {
        open(tab);
        assertThat(now(() -> editorNow().text())).as("something to start from").isNotBlank();
        click("#program-start-textbook");
        runProgram(now(() -> editorNow().text()));
        showEnd();
        awaitFrame(
                "the program is right",
                () -> window.lookup("#program-verdict").getStyleClass().contains("right"));
        assertThat(now(() -> window.player().session().arguments().program())).isPresent();
        var puzzle = Catalogue.get(tab);
        var unused =
                puzzle.programRules().orElseThrow().unused(puzzle).getFirst().name();
        assertThat(now(() -> node(unused).isVisible()))
                .as("what the program replaces is not shown")
                .isFalse();
        push(KeyCode.ESCAPE);
        click("#program-leave");
        awaitEndOfRun();
        assertThat(now(() -> window.player().session().arguments().program())).isEmpty();
        assertThat(now(() -> node(unused).isVisible())).isTrue();
    }

    @Test
    void theEditorHasTheFontOfCode() {
        open("queens");
        assertThat(now(() -> ((CodeArea) window.lookup(".code-area")).getFont().getFamily()))
                .isEqualTo("JetBrains Mono");
    }

    @Tag("thorough")
    @Test
    void aProgramToStartFromFollowsTheLanguageUntilItIsChanged() {
        open("queens");
        click("#program-start-textbook");
        run(() -> window.act(Shortcut.LANGUAGE));
        frame();
        var chinese = now(() -> editorNow().text());
        assertThat(chinese).startsWith("// 回溯");
        runProgram(chinese);
        awaitVerdict("正确");
        run(() -> window.act(Shortcut.LANGUAGE));
        frame();
        awaitFrame("the end of the run is still said", () -> verdict().startsWith("Right"));
        assertThat(now(() -> editorNow().text())).as("the text that was run").isEqualTo(chinese);
        run(() -> editorNow().setText(chinese + "// mine\n"));
        run(() -> window.act(Shortcut.LANGUAGE));
        frame();
        assertThat(now(() -> editorNow().text())).isEqualTo(chinese + "// mine\n");
    }

    @Test
    void linesOfAProgramDoNotWrap() {
        open("queens");
        assertThat(now(() -> ((CodeArea) window.lookup(".code-area")).isWrapText()))
                .isFalse();
    }

    @Test
    void theLineAtThePositionIsMarkedAndSaid() {
        open("queens");
        click("#program-start-textbook");
        runProgram(now(() -> editorNow().text()));
        awaitVerdict("Right");
        run(() -> window.player().seek(0));
        for (int i = 0; i < 20 && !now(this::said).startsWith("Line "); i++) {
            run(() -> window.player().step());
            frame();
        }
        int line = now(() -> window.player().session().timeline().programLine());
        var code = now(() -> editorNow().text()).lines().skip(line - 1L).findFirst();
        assertThat(now(this::said))
                .isEqualTo("Line " + line + ": " + code.orElseThrow().strip());
    }

    @Test
    void aStepAgainstTheRulesIsRefusedAtItsLine() {
        open("queens");
        runProgram(TAKES_NO_QUEEN_BACK);
        awaitFrame("it is refused", () -> verdict().startsWith("Line 4:"));
        assertThat(position()).isZero();
        click("#program-end");
        assertThat(position())
                .isEqualTo(now(() -> window.player().session().trace().length()));
        awaitFrame("there is nowhere to go", () -> !node("program-end").isVisible());
    }

    @Test
    void whatDoesNotCompileIsSaidAtItsPlace() {
        open("queens");
        runProgram(TAKES_NO_QUEEN_BACK.replace("0);", "0)"));
        awaitFrame(
                "it is said",
                () -> window.lookup("#program-problems Hyperlink") != null
                        || window.lookup(".program-problem") != null);
        assertThat(now(() -> ((Hyperlink) window.lookup(".program-problem")).getText()))
                .startsWith("Line 4:");
        assertThat(now(() -> window.player().session().arguments().program())).isEmpty();
        assertThat(now(this::status)).isEqualTo(new Words(Language.ENGLISH).localize("program.not-run"));
        assertThat(now(() -> ((Button) node("program-run")).getText())).isEqualTo("Run");
    }

    @Test
    void aSearchTraceIsComparedWithTheOneBeforeIt(@TempDir Path folder) throws Exception {
        openTrace(folder, 2, 4);
        openTrace(folder, 3, 4);
        run(() -> window.act(Shortcut.RACE));
        awaitFrame("they are compared", () -> window.scene().lookup("#race-pane") != null);
        awaitFrame(
                "they stand where another state is expanded",
                () -> window.scene().lookup("#race-pane").lookupAll(".label").stream()
                        .map(label -> ((Label) label).getText())
                        .toList()
                        .containsAll(List.of("opened last", "opened before")));
    }

    @Test
    void whyASearchTraceIsNotComparedWithTheOneBeforeItIsSaid(@TempDir Path folder) throws Exception {
        openTrace(folder, 2, 4);
        openTrace(folder, 2, 3);
        run(() -> window.act(Shortcut.RACE));
        awaitFrame(
                "the reason is said",
                () -> window.scene().lookup("#race-said") instanceof Label said
                        && said.getText().contains("The searches have different goals: goal 3, goal 4."));
    }

    private void openTrace(Path folder, int expanded, int goal) throws Exception {
        var file = folder.resolve(expanded + "-" + goal + ".trace.json");
        Files.writeString(file, """
            {"version":"1.4.0","events":[{"type":"source","id":1},{"type":"destination","id":%2$d},
            {"type":"expanding","id":1},{"type":"generating","id":2,"pId":1},{"type":"generating","id":3,"pId":1},
            {"type":"expanding","id":%1$d,"pId":1},{"type":"generating","id":4,"pId":%1$d},{"type":"end","id":%2$d}]}
            """.formatted(expanded, goal));
        var before = window.player().session();
        run(() -> window.documents().open(file));
        awaitFrame(
                "it is opened",
                () -> !window.player().session().equals(before)
                        && window.player().session().arguments().program().isPresent()
                        && window.player().session().run().outcome().isPresent());
    }

    /** Programs that no bound ends soon: one takes steps on the board, the other only calls its methods. */
    static Stream<String> endless() {
        return Stream.of(
                "class Mine { void solve(Queens board) { for (int i = 0; ; i++) { board.place(0, 0); board.remove(0,"
                        + " 0); } } }",
                "class Mine { void solve(Queens board) { while (true) { ask(board); } } int ask(Queens board) { return"
                        + " board.queen(0); } }");
    }

    /** Runs an endless program; returns its run, which is under way. */
    private Run begin(String endless) {
        open("queens");
        runProgram(endless);
        awaitFrame(
                "the program runs",
                () -> window.player().session().arguments().program().isPresent()
                        && window.player().session().run().trace().length() > 0);
        return window.player().session().run();
    }

    private void awaitStopped(Run run) {
        awaitFrame("it is stopped", () -> run.outcome().isPresent());
        assertThat(run.outcome()).contains(RunOutcome.STOPPED);
    }

    @Tag("thorough")
    @ParameterizedTest
    @MethodSource("endless")
    void anEndlessProgramIsStoppedByItsButton(String endless) {
        var run = begin(endless);
        run(() -> window.player().play(Motion.FORWARD));
        frame();
        click("#program-run");
        awaitStopped(run);
        awaitFrame("it is said, wherever the playhead is", () -> status().startsWith("Stopped: "));
        assertThat(now(() -> editorNow().text())).as("to be changed").isEqualTo(endless);
    }

    @Tag("thorough")
    @ParameterizedTest
    @MethodSource("endless")
    void escapeStopsAnEndlessProgramAndThenLeavesIt(String endless) {
        var run = begin(endless);
        push(KeyCode.ESCAPE);
        push(KeyCode.ESCAPE);
        awaitStopped(run);
        assertThat(now(() -> window.player().session().arguments().program())).isPresent();
        frame();
        push(KeyCode.ESCAPE);
        awaitFrame(
                "the algorithm is back",
                () -> window.player().session().arguments().program().isEmpty());
    }

    @Tag("thorough")
    @ParameterizedTest
    @MethodSource("endless")
    void anEndlessProgramIsStoppedWhenItsEditorIsClosed(String endless) {
        var run = begin(endless);
        click("#program-leave");
        awaitStopped(run);
    }

    @Test
    void aProgramThatIsStoppedWhileItIsCheckedDoesNotRun() throws InterruptedException {
        open("queens");
        var text = endless().toList().getFirst();
        var button = (Button) node("program-run");
        run(() -> {
            editorNow().setText(text);
            button.fire();
            button.fire();
        });
        var rules = Catalogue.get("queens").programRules().orElseThrow();
        assertThat(ProgramLanguage.of("java").orElseThrow().problems(text, rules))
                .as("the check has ended meanwhile")
                .isEmpty();
        frame();
        assertThat(now(() -> window.player().session().arguments().program())).isEmpty();
    }

    @Tag("thorough")
    @Test
    void theLineOfAVerdictIsInSightThoughTheCursorWasElsewhere() {
        open("queens");
        runProgram("//\n".repeat(60) + TAKES_NO_QUEEN_BACK);
        awaitVerdict("Line 64: ");
        assertThat(now(() -> ((CodeArea) window.lookup(".code-area"))
                        .getCaretPosition()
                        .index()))
                .isEqualTo(63);
        assertThat(status()).as("no limit was met").startsWith("Recorded: ");
    }

    @Test
    void anEndlessLoopIsEnded() {
        open("queens");
        runProgram("class Mine { void solve(Queens board) { int i = 0; while (true) { i++; } } }");
        awaitFrame(
                "it is ended",
                () -> window.player().session().arguments().program().isPresent()
                                && window.player().session().run().outcome().isPresent()
                        || !verdict().isEmpty());
    }

    /** Its end may be a million steps away. */
    @Test
    void anEndlessLoopIsToldAtOnce() {
        open("queens");
        run(() -> window.act(Shortcut.WHOLE_RUN));
        runProgram(
                "class Mine { void solve(Queens board) { while (true) { board.place(0, 0); board.remove(0, 0); } } }");
        awaitFrame("it is told", () -> verdict().startsWith("Line 1: The program was ended"));
        assertThat(now(() -> window.player().session().timeline().position())).isZero();
    }

    @Test
    void lettersBelongToTheEditorAndEscapeLeavesIt() {
        open("queens");
        run(() -> editorNow().requestFocus());
        write("mw");
        assertThat(now(() -> window.player().history().marks().allProperty().get()))
                .isEmpty();
        assertThat(now(() -> editorNow().text())).startsWith("mw");
        push(KeyCode.ESCAPE);
        assertThat(now(() -> window.scene().getFocusOwner().getId())).isEqualTo("program-run");
        push(KeyCode.ESCAPE);
        assertThat(now(() -> window.lookup("#program") == null)).isTrue();
    }

    @Test
    void aTextIsFoundInTheProgram() {
        open("queens");
        var text = "class Mine {\n    int row;\n    int column; // Row\n}\n";
        run(() -> editorNow().setText(text));
        run(() -> editorNow().requestFocus());
        push(KeyCode.CONTROL, KeyCode.F);
        write("row");
        assertThat(found("program-find-number", Label.class).getText()).isEqualTo("1 of 2");
        push(KeyCode.ENTER);
        assertThat(now(() -> editorNow().selectionStart())).isEqualTo(text.indexOf("Row"));
        push(KeyCode.ENTER);
        assertThat(now(() -> editorNow().selectionStart()))
                .as("from the start again")
                .isEqualTo(text.indexOf("row"));
        push(KeyCode.ESCAPE);
        assertThat(now(() -> editorNow().isFocusWithin())).isTrue();
        assertThat(node("program-find").isFocused()).isFalse();
        assertThat(now(() -> editorNow().text())).isEqualTo(text);
    }

    @Test
    void theBracketAtTheCursorAndItsOtherOneAreMarked() {
        open("queens");
        run(() -> editorNow().setText("class Mine {\n    String s = \"}\"; // }\n    int[] a = {1};\n}\n"));
        run(() -> editorNow().goTo(new Place(1, 13)));
        assertThat(now(() -> editorNow().markedBrackets())).containsExactly(new Place(1, 12), new Place(4, 1));
        run(() -> editorNow().goTo(new Place(3, 9)));
        assertThat(now(() -> editorNow().markedBrackets())).containsExactly(new Place(3, 8), new Place(3, 9));
        run(() -> editorNow().goTo(new Place(2, 6)));
        assertThat(now(() -> editorNow().markedBrackets())).isEmpty();
    }

    @Tag("thorough")
    @Test
    void withoutLinesARunHasFewerSteps() {
        open("queens");
        click("#program-start-textbook");
        runProgram(now(() -> editorNow().text()));
        awaitVerdict("Right");
        long steps = now(() -> window.player().session().trace().length());
        click("#program-lines");
        push(KeyCode.CONTROL, KeyCode.ENTER);
        awaitFrame(
                "it runs without them",
                () -> window.player().session().run().outcome().isPresent()
                        && window.player().session().trace().length() < steps);
        awaitVerdict("Right");
        var again = now(() -> window.documents().currentRun());
        run(() -> window.run(Catalogue.get("queens").presets()));
        run(() -> window.documents().open(again));
        assertThat(now(() -> found("program-lines", CheckBox.class).isSelected()))
                .isFalse();
        assertThat(now(() -> editorNow().isVisible())).isTrue();
    }

    @Test
    void whereProgramsCannotPlayItIsSaid() {
        run(() -> window.select("finder"));
        awaitEndOfRun();
        run(() -> window.act(Shortcut.OWN_PROGRAM));
        assertThat(now(() -> window.lookup("#program") == null)).isTrue();
    }

    /** The editor holds another program then, whose lines are not those that are told. */
    @Tag("thorough")
    @Test
    void aTextOfStepsTakesThePlaceOfTheEditor(@TempDir Path folder) throws Exception {
        var file = folder.resolve("queens.jsonl");
        Files.writeString(file, "{\"puzzlescope\":1,\"puzzle\":\"queens\",\"n\":4}\n{\"line\":1}\n");
        run(() -> window.documents().open(file));
        awaitFrame(
                "it is opened",
                () -> window.player().session().arguments().program().isPresent());
        frame();
        awaitVerdict("The program took no step");
        assertThat(now(() -> editorNow().isVisible())).isFalse();
        run(() -> window.player().seek(2));
        awaitFrame("the line is said", () -> said().equals("The program is at line 1."));
        click("#program-leave");
        push(KeyCode.CONTROL, KeyCode.J);
        frame();
        assertThat(now(() -> editorNow().isVisible())).isTrue();
    }

    @Test
    void theProgramOfADocumentIsAskedAbout(@TempDir Path folder) throws Exception {
        var queens = Catalogue.get("queens");
        var arguments = queens.presets().withProgram(new ProgramSource("java", TAKES_NO_QUEEN_BACK));
        var file = folder.resolve("theirs" + RunFile.ENDING);
        Files.writeString(file, new RunFile(queens, arguments, 0, Optional.empty()).text());
        run(() -> window.documents().open(file));
        awaitFrame("it is asked about", () -> Window.getWindows().size() > 1);
        assertThat(now(() -> window.player().session().arguments().program())).isEmpty();
        push(KeyCode.ENTER);
        awaitFrame(
                "it has been allowed",
                () -> window.player().session().arguments().program().isPresent());
    }

    @Test
    void anOpenedProgramDoesNotTakeThePlaceOfOnesOwn() {
        open("queens");
        run(() -> editorNow().setText("class Mine {}"));
        var theirs = new ProgramSource("java", TAKES_NO_QUEEN_BACK);
        run(() -> window.run(Catalogue.get("queens").presets().withProgram(theirs)));
        assertThat(now(() -> editorNow().text())).isEqualTo(TAKES_NO_QUEEN_BACK);
        run(window::leaveProgram);
        run(() -> window.act(Shortcut.OWN_PROGRAM));
        assertThat(now(() -> editorNow().text())).isEqualTo("class Mine {}");
    }

    @Tag("thorough")
    @Test
    void inputsOnWhichProgramsCannotPlayAreSaid() {
        open("queens");
        click("#program-start-textbook");
        runProgram(now(() -> editorNow().text()));
        awaitVerdict("Right");
        var before = now(() -> window.player().session());
        run(() -> window.fillIn(Map.of("algorithm", "construction", "n", "100")));
        run(() -> window.act(Shortcut.RUN));
        assertThat(now(() -> window.player().session())).isEqualTo(before);
        assertThat(now(() -> window.player().noticeProperty().get())).isNotNull();
    }
}
