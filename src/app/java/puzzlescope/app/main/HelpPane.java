package puzzlescope.app.main;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.text.Words;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.control.Shortcut;
import puzzlescope.window.control.WindowPage;
import puzzlescope.window.control.WindowPage.Position;

/** The page of help: the contents of this tab, all shortcuts, and the mouse; a field searches in it. FX thread only. */
final class HelpPane {

    private static final double KEY_SCROLL = 0.08;

    /** Keys that belong to no command. */
    private static final List<String> MORE_KEYS = List.of("tab", "board", "tree", "click", "zoom", "hand");

    private static final List<String> MOUSE =
            List.of("press", "wheel", "range", "zoom", "menu", "node", "point", "hand");

    /**
     * A row of help: a key or name, and its meaning.
     *
     * @param command what a press of it does; null if it is only read
     */
    private record Entry(
            String what, String meaning, @Nullable Runnable command) {

        Entry(String what, String meaning) {
            this(what, meaning, null);
        }

        boolean has(String word) {
            return (what + " " + meaning).toLowerCase(Locale.ROOT).contains(word);
        }
    }

    private record Chapter(String title, List<Entry> entries) {}

    private final MainWindow window;
    private final Words words;
    private final List<Chapter> chapters = new ArrayList<>();
    private final VBox content = new VBox();
    private final ScrollPane pane = new ScrollPane(content);
    private final TextField search = new TextField();

    private HelpPane(MainWindow window) {
        this.window = window;
        words = window.appearance().texts().words();
        var tab = window.front();
        chapters.add(new Chapter(words.localize(tab.puzzle().id() + ".name"), about(tab)));
        chapters.add(new Chapter(words.localize("help.keys"), keys(window.tabs().size())));
        chapters.add(new Chapter(words.localize("help.mouse"), named("help.mouse.", MOUSE)));
    }

    static void show(MainWindow window) {
        new HelpPane(window).open();
    }

    private List<Entry> about(PuzzleTab tab) {
        Puzzle puzzle = tab.puzzle();
        var about = new ArrayList<Entry>();
        about.add(new Entry(words.localize("help.puzzle"), words.localize(puzzle.id() + ".summary")));
        var choice = puzzle.algorithmParameter();
        var algorithm = puzzle.id() + "." + choice.name() + "."
                + puzzle.algorithm(tab.arguments()).id();
        var told = algorithm + ".about";
        about.add(new Entry(words.localize(algorithm), words.has(told) ? words.localize(told) : ""));
        if (puzzle.gameRules().isPresent()) {
            about.add(new Entry(words.localize("by-hand"), words.localize(puzzle.gameHelp(tab.arguments()))));
        }
        var mouse = puzzle.id() + ".mouse";
        if (words.has(mouse)) {
            about.add(new Entry(words.localize(mouse), words.localize(mouse + ".does")));
        }
        return about;
    }

    private List<Entry> keys(int tabs) {
        var keys = new ArrayList<Entry>();
        for (var shortcut : Shortcut.values()) {
            keys.add(new Entry(shortcut.allKeys(), words.localize("shortcut." + shortcut), () -> window.run(shortcut)));
        }
        keys.add(new Entry(
                ShortcutActions.ofTab(1) + " \u2026 " + ShortcutActions.ofTab(tabs), words.localize("shortcut.TABS")));
        keys.addAll(named("help.keys.", MORE_KEYS));
        return keys;
    }

    /** Rows for names, with their meanings. */
    private List<Entry> named(String prefix, List<String> names) {
        return names.stream()
                .map(name -> new Entry(words.localize(prefix + name), words.localize(prefix + name + ".does")))
                .toList();
    }

    private void open() {
        search.setId("help-search");
        search.setPromptText(words.localize("help.search"));
        search.setAccessibleText(words.localize("help.search"));
        search.textProperty().addListener((_, _, _) -> fill());
        search.addEventFilter(KeyEvent.KEY_PRESSED, this::scroll);
        content.setId("help");
        content.getStyleClass().add("help");
        pane.setFitToWidth(true);
        pane.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        pane.getStyleClass().add("side");
        VBox.setVgrow(pane, Priority.ALWAYS);
        fill();
        var all = new VBox(search, pane);
        all.getStyleClass().add("help-parts");
        new WindowPage(window.appearance(), window.root(), "help.title", all, Position.BESIDE).show();
        search.requestFocus();
    }

    /** Scrolls by the up and down arrow keys while a word is typed. */
    private void scroll(KeyEvent key) {
        int way = switch (key.getCode()) {
            case DOWN -> 1;
            case UP -> -1;
            case PAGE_DOWN -> 4;
            case PAGE_UP -> -4;
            default -> 0;
        };
        if (way != 0) {
            pane.setVvalue(pane.getVvalue() + way * KEY_SCROLL);
            key.consume();
        }
    }

    /** Shows the rows that match the search. */
    private void fill() {
        var word = search.getText().strip().toLowerCase(Locale.ROOT);
        content.getChildren().clear();
        for (var chapter : chapters) {
            var found =
                    chapter.entries().stream().filter(entry -> entry.has(word)).toList();
            if (!found.isEmpty()) {
                var title = new Label(chapter.title());
                title.getStyleClass().add("panel-heading");
                content.getChildren().addAll(title, table(found));
            }
        }
        if (content.getChildren().isEmpty()) {
            content.getChildren().add(new Label(words.localize("help.nothing")));
        }
    }

    private static VBox table(List<Entry> entries) {
        var rows = new VBox();
        rows.getStyleClass().add("help-rows");
        for (var entry : entries) {
            rows.getChildren().add(row(entry));
        }
        return rows;
    }

    /** A command can be pressed. */
    private static Node row(Entry entry) {
        var what = text(entry.what());
        what.getStyleClass().add("key");
        var meaning = text(entry.meaning());
        var command = entry.command();
        if (command == null) {
            return new VBox(what, meaning);
        }
        HBox.setHgrow(meaning, Priority.ALWAYS);
        meaning.setMaxWidth(Double.MAX_VALUE);
        var row = new HBox(meaning, what);
        row.getStyleClass().add("help-command");
        row.setAccessibleRole(AccessibleRole.BUTTON);
        row.setAccessibleText(entry.meaning() + " " + entry.what());
        // For mouse and touch; the keyboard has the palette, whose list is the same.
        row.setOnMouseClicked(_ -> command.run());
        return row;
    }

    private static Label text(String said) {
        var label = new Label(said);
        LocalizedControls.wrap(label);
        return label;
    }
}
