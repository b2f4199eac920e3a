package puzzlescope.app.main;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.learn.document.ClassCode;
import puzzlescope.window.control.NamedAction;
import puzzlescope.window.control.Shortcut;
import puzzlescope.window.fx.Visibility;

/**
 * One field for everything that can be done, as told by the parts of the window that do it, and for steps, class codes and
 * questions about the recording. Any part of the words or of their synonyms finds an entry, in either language. FX thread only.
 */
final class CommandPalette extends StackPane {

    /** A step, by its number alone or after the word. */
    private static final Pattern STEP = Pattern.compile("(?:step|第)?\\s*([0-9][0-9,]{0,17})\\s*步?");

    /** Rows that a page key goes by. */
    private static final int ROWS = 10;

    /** Width in text sizes. */
    private static final double WIDTH = 44;

    /** Largest share of the window's width. */
    private static final double SHARE = 0.85;

    /**
     * Something that can be done.
     *
     * @param title what it is called in the language of the window
     * @param found all words that find it, in lower case
     * @param aside its keys, or the sort of entry
     */
    record Entry(String title, String found, String aside, Runnable action) {

        /** Rank of a match with the title, best with the part after the last colon; smaller is better. */
        int rank(String typed) {
            var name = title.toLowerCase(Locale.ROOT);
            var last = name.substring(
                    Math.max(name.contains(": ") ? name.lastIndexOf(": ") + 2 : 0, name.lastIndexOf('\uff1a') + 1));
            if (name.equals(typed) || last.equals(typed)) {
                return 0;
            }
            if (last.startsWith(typed)) {
                return 1;
            }
            return name.startsWith(typed) || last.contains(" " + typed) ? 2 : name.contains(typed) ? 3 : 4;
        }
    }

    private final MainWindow window;
    private final Synonyms synonyms = Synonyms.ofAllLanguages();
    private final TextField field = new TextField();
    private final ListView<Entry> list = new ListView<>();
    private final List<Entry> entries = new ArrayList<>();
    private @Nullable Node before;

    CommandPalette(MainWindow window) {
        this.window = window;
        setId("palette-pane");
        getStyleClass().add("palette");
        setAlignment(Pos.TOP_CENTER);
        var texts = window.appearance().texts();
        field.setId("palette-field");
        field.promptTextProperty().bind(texts.of("palette.prompt"));
        field.accessibleTextProperty().bind(texts.of("palette.prompt"));
        field.textProperty().addListener((_, _, _) -> show(matches(field.getText())));
        field.addEventFilter(KeyEvent.KEY_PRESSED, this::press);
        list.setId("palette-list");
        list.setFocusTraversable(false);
        list.setCellFactory(_ -> new Row());
        var none = new Label();
        none.textProperty().bind(texts.of("palette.none"));
        list.setPlaceholder(none);
        list.prefHeightProperty()
                .bind(Bindings.size(list.getItems())
                        .map(rows -> Math.max(1, rows.intValue()))
                        .flatMap(rows -> list.fixedCellSizeProperty().multiply(rows)));
        list.setOnMouseClicked(_ -> carryOut());
        var box = new VBox(field, list);
        box.getStyleClass().add("palette-box");
        box.setMaxWidth(Region.USE_PREF_SIZE);
        box.prefWidthProperty()
                .bind(Bindings.createDoubleBinding(
                        () -> Math.min(
                                SHARE * getWidth(), WIDTH * window.appearance().textSize()),
                        widthProperty(),
                        visibleProperty()));
        box.setMaxHeight(Region.USE_PREF_SIZE);
        getChildren().add(box);
        addEventHandler(MouseEvent.MOUSE_PRESSED, event -> {
            if (event.getTarget().equals(this)) {
                close();
            }
        });
        Visibility.set(this, false);
    }

    /** Shows the palette with an empty field. */
    void open() {
        if (!isVisible()) {
            before = window.scene().getFocusOwner();
        }
        entries.clear();
        window.paletteEntries().map(this::entry).forEach(entries::add);
        field.clear();
        show(matches(""));
        Visibility.set(this, true);
        field.requestFocus();
    }

    /** Hides the palette and gives the focus back; returns whether it was shown. */
    boolean close() {
        boolean shown = isVisible();
        Visibility.set(this, false);
        if (shown && before != null && before.getScene() != null) {
            before.requestFocus();
        }
        return shown;
    }

    private void press(KeyEvent key) {
        int selected = list.getSelectionModel().getSelectedIndex();
        switch (key.getCode()) {
            case DOWN -> select(selected + 1);
            case UP -> select(selected - 1);
            case PAGE_DOWN -> select(selected + ROWS);
            case PAGE_UP -> select(selected - ROWS);
            case ENTER -> carryOut();
            default -> {
                return;
            }
        }
        key.consume();
    }

    private void select(int row) {
        int at = Math.clamp(row, 0, Math.max(0, list.getItems().size() - 1));
        list.getSelectionModel().select(at);
        list.scrollTo(Math.max(0, at - ROWS / 2));
    }

    private void carryOut() {
        var chosen = list.getSelectionModel().getSelectedItem();
        if (chosen != null) {
            close();
            chosen.action().run();
        }
    }

    private void show(List<Entry> matching) {
        list.getItems().setAll(matching);
        select(0);
    }

    /** The entries that have all typed words, best first. */
    List<Entry> matches(String typed) {
        var text = typed.strip().toLowerCase(Locale.ROOT);
        var words = text.split("\\s+");
        var found = entries.stream()
                .filter(entry -> Stream.of(words).allMatch(entry.found()::contains))
                .sorted(Comparator.<Entry>comparingInt(entry -> entry.rank(text))
                        .thenComparing(entry -> text.isEmpty() || !isOfFront(entry))
                        .thenComparingInt(
                                entry -> text.isEmpty() ? 0 : entry.title().length()));
        return Stream.of(step(text).stream(), classCode(typed).stream(), found, query(typed).stream())
                .flatMap(each -> each)
                .toList();
    }

    /** Returns whether an entry is about the puzzle in front. */
    private boolean isOfFront(Entry entry) {
        return !window.isPageShown()
                && entry.title()
                        .startsWith(words().localize(window.front()
                                        .player()
                                        .session()
                                        .puzzle()
                                        .id() + ".name"));
    }

    private Optional<Entry> step(String text) {
        var number = STEP.matcher(text);
        if (!number.matches() || window.isPageShown()) {
            return Optional.empty();
        }
        long step = Long.parseLong(number.group(1).replace(",", ""));
        var player = window.front().player();
        long to = Math.min(step, player.session().trace().length());
        var title = words().localize("palette.step", player.mayTellAll() ? to : step);
        return Optional.of(new Entry(title, text, "", () -> player.seek(to)));
    }

    private Optional<Entry> classCode(String typed) {
        try {
            var run = ClassCode.parse(
                    typed, window.appearance().texts().language().locale());
            var title = words().localize("palette.class-code", typed.strip());
            return Optional.of(new Entry(
                    title,
                    typed,
                    Shortcut.CLASS_CODE.keys(),
                    () -> window.documents().openCode(run)));
        } catch (InvalidInputException none) {
            return Optional.empty();
        }
    }

    /** The question about the recording that a text may be, last. */
    private Optional<Entry> query(String typed) {
        if (typed.isBlank() || window.isPageShown()) {
            return Optional.empty();
        }
        var title = words().localize("palette.find", typed.strip());
        return Optional.of(new Entry(
                title,
                typed,
                Shortcut.QUERY.keys(),
                () -> window.front().view().findController().openQuery(typed.strip())));
    }

    private Words words() {
        return window.appearance().texts().words();
    }

    private Entry entry(NamedAction told) {
        var both = Stream.of(Language.values())
                .map(language -> new Words(language).localize(told.title()))
                .toList();
        return new Entry(
                words().localize(told.title()),
                synonyms.added(String.join(" ", both).toLowerCase(Locale.ROOT))
                        + " "
                        + told.keys().toLowerCase(Locale.ROOT),
                told.keys(),
                told.action());
    }

    private static final class Row extends ListCell<Entry> {

        private final Label title = new Label();
        private final Label aside = new Label();
        private final HBox row = new HBox(title, new Region(), aside);

        Row() {
            HBox.setHgrow(row.getChildren().get(1), Priority.ALWAYS);
            title.setMinWidth(0);
            aside.setMinWidth(Region.USE_PREF_SIZE);
            aside.getStyleClass().add("palette-keys");
            row.getStyleClass().add("palette-row");
            row.setAlignment(Pos.CENTER_LEFT);
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(@Nullable Entry entry, boolean empty) {
            super.updateItem(entry, empty);
            setGraphic(entry == null || empty ? null : row);
            if (entry != null && !empty) {
                title.setText(entry.title());
                aside.setText(entry.aside());
            }
        }
    }
}
