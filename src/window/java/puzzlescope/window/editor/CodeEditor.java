package puzzlescope.window.editor;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.NodeOrientation;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import jfx.incubator.scene.control.richtext.CodeArea;
import jfx.incubator.scene.control.richtext.SyntaxDecorator;
import jfx.incubator.scene.control.richtext.TextPos;
import jfx.incubator.scene.control.richtext.model.CodeTextModel;
import jfx.incubator.scene.control.richtext.model.RichParagraph;
import puzzlescope.engine.text.Syntax;
import puzzlescope.window.control.KeyConsumer;
import puzzlescope.window.fx.FxThread;
import puzzlescope.window.player.Breakpoints;
import puzzlescope.window.theme.Appearance;

/**
 * A field for a program in Java: line numbers, colours, indentation, brackets, undo, search, and marks at what is
 * wrong. Esc leaves it; Tab indents. Everything from the toolkit's incubating editor is known here only. FX thread
 * only.
 */
public final class CodeEditor extends StackPane implements KeyConsumer {

    private static final String INDENT = "    ";

    /**
     * A place in the program.
     *
     * @param line from 1
     * @param column from 1; 0 for the whole line
     */
    public record Place(int line, int column) {}

    private final CodeArea area = new CodeArea();
    private Map<Integer, List<Place>> wrong = Map.of();
    private int executed;
    private Optional<Brackets.Pair> brackets = Optional.empty();
    private final FindBar findBar;
    private final Breakpoints breakpoints;
    private Runnable onChange = () -> {};

    /**
     * @param name for screen readers
     * @param breakpoints of the program
     */
    public CodeEditor(Appearance appearance, String name, Breakpoints breakpoints) {
        this.breakpoints = breakpoints;
        setId("program-text");
        // Code is written from left to right in every language.
        setNodeOrientation(NodeOrientation.LEFT_TO_RIGHT);
        getStyleClass().add("code-editor");
        breakpoints.allProperty().subscribe(_ -> area.setLeftDecorator(new ProgramGutter(appearance, breakpoints)));
        area.setHighlightCurrentParagraph(true);
        area.setTabSize(INDENT.length());
        area.setSyntaxDecorator(new Colours());
        area.accessibleTextProperty().bind(appearance.texts().of(name));
        area.addEventFilter(KeyEvent.KEY_PRESSED, this::press);
        area.addEventFilter(KeyEvent.KEY_TYPED, this::type);
        area.caretPositionProperty().addListener((_, _, _) -> matchBrackets());
        area.heightProperty().addListener((_, before, now) -> {
            if (now.doubleValue() < before.doubleValue()) {
                FxThread.runLater(this::scrollToCaret);
            }
        });
        findBar = new FindBar(appearance, this);
        VBox.setVgrow(area, Priority.ALWAYS);
        getChildren().add(new VBox(findBar, area));
    }

    public void setOnChange(Runnable action) {
        onChange = action;
    }

    public String text() {
        return area.getText();
    }

    /** Replaces the text; undo leads back. */
    public void setText(String text) {
        area.replaceText(TextPos.ZERO, area.getDocumentEnd(), text);
        area.select(TextPos.ZERO);
    }

    /** Sets the places that are marked as wrong. */
    public void mark(List<Place> places) {
        var marked = places.stream().collect(Collectors.groupingBy(place -> place.line() - 1));
        if (!marked.equals(wrong)) {
            wrong = marked;
            style(1, Integer.MAX_VALUE);
        }
    }

    /** Moves the cursor to a line, from 1, so that it is in sight; the focus stays. */
    public void reveal(int line) {
        if (line <= area.getParagraphCount()) {
            area.select(TextPos.ofLeading(line - 1, 0));
        }
    }

    /** Scrolls to the line of the cursor, as the field does by itself only when the cursor moves. */
    private void scrollToCaret() {
        var caret = area.getCaretPosition();
        if (caret != null && selectedText().isEmpty()) {
            area.select(caret.offset() > 0 ? TextPos.ofLeading(caret.index(), 0) : area.getParagraphEnd(caret.index()));
            area.select(caret);
        }
    }

    /** Marks the line that is being executed, from 1, unless somebody writes meanwhile; none if 0. */
    public void showLine(int next) {
        if (next != executed) {
            int before = executed;
            executed = next;
            style(before, before);
            style(next, next);
            if (next > 0 && !isFocusWithin()) {
                reveal(next);
            }
        }
    }

    /** Closes the bar that finds a text; returns whether it was open. */
    public boolean closeFindBar() {
        return findBar.close();
    }

    /** Marks the bracket at the cursor and the one that belongs to it. */
    private void matchBrackets() {
        var caret = area.getCaretPosition();
        var next = caret == null
                ? Optional.<Brackets.Pair>empty()
                : Brackets.at(text().lines().toList(), caret.index(), caret.offset());
        if (!next.equals(brackets)) {
            var before = brackets;
            brackets = next;
            Stream.concat(before.stream(), next.stream())
                    .flatMap(pair -> Stream.of(pair.opening(), pair.closing()))
                    .map(bracket -> bracket.line() + 1)
                    .distinct()
                    .forEach(line -> style(line, line));
        }
    }

    /** The brackets that are marked, by their lines and columns from 1. */
    public List<Place> markedBrackets() {
        return brackets.stream()
                .flatMap(pair -> Stream.of(pair.opening(), pair.closing()))
                .map(bracket -> new Place(bracket.line() + 1, bracket.column() + 1))
                .toList();
    }

    /** The selected text; empty if nothing is selected. */
    String selectedText() {
        var selection = area.getSelection();
        if (selection == null || selection.isCollapsed()) {
            return "";
        }
        return text().substring(offset(selection.getMin()), offset(selection.getMax()));
    }

    /** The start of the selection, in letters from the start of the text. */
    public int selectionStart() {
        var selection = area.getSelection();
        return selection == null ? 0 : offset(selection.getMin());
    }

    private int offset(TextPos place) {
        int offset = place.offset();
        for (int line = 0; line < place.index(); line++) {
            offset += area.getPlainText(line).length() + 1;
        }
        return offset;
    }

    /** Selects a part of the text without moving the focus. */
    void select(int offset, int length) {
        area.select(place(offset), place(offset + length));
    }

    private TextPos place(int offset) {
        int rest = offset;
        int line = 0;
        while (rest > area.getPlainText(line).length()) {
            rest -= area.getPlainText(line++).length() + 1;
        }
        return TextPos.ofLeading(line, rest);
    }

    /** The line of the cursor, from 1. */
    public int line() {
        var caret = area.getCaretPosition();
        return caret == null ? 1 : caret.index() + 1;
    }

    /** Styles lines anew, from 1 to the last one. */
    private void style(int from, int to) {
        int first = Math.max(1, from);
        int last = Math.min(to, area.getParagraphCount());
        if (first <= last) {
            area.getModel().fireStyleChangeEvent(TextPos.ofLeading(first - 1, 0), area.getParagraphEnd(last - 1));
        }
    }

    /** Moves the cursor to a place and the focus into the field. */
    public void goTo(Place place) {
        int line = Math.clamp(place.line() - 1, 0, Math.max(0, area.getParagraphCount() - 1));
        int column = Math.clamp(place.column() - 1, 0, area.getPlainText(line).length());
        requestFocus();
        area.select(TextPos.ofLeading(line, column));
    }

    @Override
    public void requestFocus() {
        area.requestFocus();
    }

    @Override
    public boolean takes(KeyCode key) {
        return false;
    }

    /** Takes all text and editing keys, so that letters never run commands. */
    @Override
    public boolean consumes(KeyEvent key) {
        boolean command = List.of(KeyCode.P, KeyCode.B).contains(key.getCode()) && key.isShortcutDown();
        return !key.getCode().isFunctionKey() && !command;
    }

    private void press(KeyEvent key) {
        if (key.isShortcutDown() && key.getCode() == KeyCode.F) {
            findBar.open();
            key.consume();
            return;
        }
        if (key.isShortcutDown() || key.isAltDown()) {
            return;
        }
        switch (key.getCode()) {
            case ENTER -> breakLine();
            case TAB -> {
                if (key.isShiftDown()) {
                    unindent();
                } else {
                    insert(INDENT);
                }
            }
            default -> {
                return;
            }
        }
        key.consume();
    }

    /** A closing brace that is typed as the first thing of a line goes one step to the left. */
    private void type(KeyEvent key) {
        if (key.getCharacter().equals("}")) {
            var caret = area.getCaretPosition();
            if (area.getPlainText(caret.index()).substring(0, caret.offset()).isBlank()) {
                unindent();
            }
        }
    }

    /** Begins a line with the indentation of the one before, and one more after a brace. */
    private void breakLine() {
        var caret = area.getCaretPosition();
        var before = area.getPlainText(caret.index()).substring(0, caret.offset());
        int indentation = before.length() - before.stripLeading().length();
        boolean opens = before.stripTrailing().endsWith("{");
        insert("\n" + before.substring(0, indentation) + (opens ? INDENT : ""));
    }

    private void unindent() {
        int line = area.getCaretPosition().index();
        var text = area.getPlainText(line);
        int leading =
                Math.min(INDENT.length(), text.length() - text.stripLeading().length());
        if (leading > 0) {
            area.replaceText(TextPos.ofLeading(line, 0), TextPos.ofLeading(line, leading), "");
        }
    }

    private void insert(String text) {
        var selection = area.getSelection();
        var end = area.replaceText(selection.getMin(), selection.getMax(), text);
        area.select(end);
    }

    /** Colours the tokens, and underlines what is wrong. */
    private final class Colours implements SyntaxDecorator {

        @Override
        public RichParagraph createRichParagraph(CodeTextModel model, int index) {
            var paragraph = RichParagraph.builder();
            var text = model.getPlainText(index);
            for (var part : Syntax.ofJava().parts(text)) {
                paragraph.addWithStyleNames(
                        part.text(), "code", "code-" + part.kind().name().toLowerCase(Locale.ROOT));
            }
            for (var place : wrong.getOrDefault(index, List.of())) {
                int from = place.column() == 0 ? 0 : Math.min(place.column() - 1, Math.max(0, text.length() - 1));
                int length = place.column() == 0 ? text.length() : Math.max(1, wordAt(text, from));
                paragraph.addWavyUnderline(from, Math.min(length, Math.max(1, text.length() - from)), "code-wrong");
            }
            brackets.stream()
                    .flatMap(pair -> pair.columns(index).stream())
                    .filter(column -> column < text.length())
                    .forEach(column -> paragraph.addHighlight(column, 1, "code-bracket"));
            if (index == executed - 1) {
                paragraph.addHighlight(0, Math.max(1, text.length()), "code-executed");
            }
            return paragraph.build();
        }

        private static int wordAt(String text, int from) {
            int end = from;
            while (end < text.length() && Character.isJavaIdentifierPart(text.charAt(end))) {
                end++;
            }
            return end - from;
        }

        @Override
        public void handleChange(
                CodeTextModel model, TextPos start, TextPos end, int charsTop, int linesAdded, int charsBottom) {
            int added = linesAdded - (end.index() - start.index());
            breakpoints.moveLines(line -> line - 1 <= start.index() ? line : line - 1 > end.index() ? line + added : 0);
            onChange.run();
        }
    }
}
