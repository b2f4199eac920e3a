package puzzlescope.finder.window;

import java.text.NumberFormat;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.collections.transformation.SortedList;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import org.jspecify.annotations.Nullable;
import puzzlescope.finder.board.FinderBoard;
import puzzlescope.finder.condition.FileEntry;
import puzzlescope.finder.event.FoundEntries;
import puzzlescope.finder.tree.FolderItem;
import puzzlescope.window.fx.Tooltips;
import puzzlescope.window.theme.Appearance;

/** The matches so far with their folders, sizes and dates; any column can sort them. FX thread only. */
final class MatchesTable extends TableView<FileEntry> {

    private static final double SEARCH = 118;
    private static final double NAME = 130;
    private static final double FOLDER = 190;
    private static final double SIZE = 68;
    private static final double DAY_WIDTH = 106;
    private static final double NARROWEST = NAME + FOLDER + SIZE + 3 * DAY_WIDTH;
    private static final double SCROLL_BAR = 14;

    /** Text size that these widths assume. */
    private static final double NORMAL = 14;

    private static final DateTimeFormatter DAY = DateTimeFormatter.ISO_LOCAL_DATE;
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss");

    private final Appearance appearance;
    private final MatchList list = new MatchList();
    private final TableColumn<FileEntry, String> name;
    private final TableColumn<FileEntry, String> folder;
    /** True if there are several walks, so that each match names the one that found it. */
    private final BooleanProperty several = new SimpleBooleanProperty();

    private final Map<TableColumn<FileEntry, ?>, Double> widths = new HashMap<>();
    private double letters;

    private @Nullable FoundEntries foundEntries;

    MatchesTable(Appearance appearance) {
        this.appearance = appearance;
        setId("matches");
        getStyleClass().add("matches");
        accessibleTextProperty().bind(appearance.texts().of("finder.matches"));
        var sorted = new SortedList<>(list);
        sorted.comparatorProperty().bind(comparatorProperty());
        setItems(sorted);
        getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        var empty = new Label();
        empty.textProperty().bind(appearance.texts().of("finder.matches.none"));
        setPlaceholder(empty);
        var search = add("search", SEARCH, this::search, ValueFormat.of(text -> text), false);
        search.visibleProperty().bind(several);
        name = add("name", NAME, FileEntry::name, ValueFormat.of(text -> text), false);
        folder = add("folder", FOLDER, MatchesTable::folder, ValueFormat.of(text -> text), false);
        add("size", SIZE, FileEntry::size, ValueFormat.of(this::number), true);
        var time = new ValueFormat<Long>(millis -> format(DAY, millis), millis -> format(TIME, millis));
        add("created", DAY_WIDTH, FileEntry::created, time, false);
        add("modified", DAY_WIDTH, FileEntry::modified, time, false);
        add("accessed", DAY_WIDTH, FileEntry::accessed, time, false);
        widthProperty().addListener((_, _, _) -> spread());
        several.addListener((_, _, _) -> spread());
    }

    @Override
    protected void layoutChildren() {
        if (letters != appearance.textSize()) {
            letters = appearance.textSize();
            spread();
        }
        super.layoutChildren();
    }

    /** Makes columns as wide as their text needs, and gives names and folders half of the remaining room each. */
    private void spread() {
        double larger = Math.max(1, appearance.textSize() / NORMAL);
        double taken = larger * (NARROWEST + (several.get() ? SEARCH : 0)) + SCROLL_BAR;
        double spare = Math.max(0, getWidth() - taken) / 2;
        widths.forEach((column, width) ->
                column.setPrefWidth(larger * width + (column.equals(name) || column.equals(folder) ? spare : 0)));
    }

    /**
     * Format of values.
     *
     * @param whole in the tooltip
     */
    private record ValueFormat<T>(Function<T, String> text, Function<T, String> whole) {

        static <T> ValueFormat<T> of(Function<T, String> text) {
            return new ValueFormat<>(text, text);
        }
    }

    private <T> TableColumn<FileEntry, T> add(
            String name, double width, Function<FileEntry, T> value, ValueFormat<T> valueFormat, boolean onTheRight) {
        var column = new TableColumn<FileEntry, T>();
        column.setId("column-" + name);
        column.textProperty().bind(appearance.texts().of("finder.column." + name));
        widths.put(column, width);
        if (onTheRight) {
            column.getStyleClass().add("numbers");
        }
        column.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(value.apply(row.getValue())));
        column.setCellFactory(_ -> new ValueCell<>(valueFormat, onTheRight));
        getColumns().add(column);
        return column;
    }

    /** A value as text, with the full text in its tooltip. */
    private static final class ValueCell<T> extends TableCell<FileEntry, T> {

        private final ValueFormat<T> valueFormat;

        ValueCell(ValueFormat<T> valueFormat, boolean onTheRight) {
            this.valueFormat = valueFormat;
            setAlignment(onTheRight ? Pos.CENTER_RIGHT : Pos.CENTER_LEFT);
        }

        @Override
        protected void updateItem(@Nullable T value, boolean empty) {
            super.updateItem(value, empty);
            boolean none = empty || value == null;
            setText(none ? "" : valueFormat.text.apply(value));
            Tooltips.set(this, none ? null : valueFormat.whole.apply(value));
        }
    }

    /** The number of the walk that found a match, with its condition as typed. */
    private String search(FileEntry match) {
        if (foundEntries == null) {
            return "";
        }
        var folderSearch = foundEntries.searchOf(match);
        return (folderSearch.number() + 1) + ": " + folderSearch.condition().shortText();
    }

    private static String folder(FileEntry match) {
        var parent = match.parent();
        return parent == null ? "" : parent.path();
    }

    private String number(long size) {
        return NumberFormat.getIntegerInstance(appearance.texts().language().locale())
                .format(size);
    }

    private String format(DateTimeFormatter formatter, long millis) {
        if (millis == FolderItem.NOT_KNOWN) {
            return appearance.localize("finder.date.unknown");
        }
        return formatter.format(Instant.ofEpochMilli(millis).atZone(ZoneId.systemDefault()));
    }

    void show(FinderBoard board) {
        foundEntries = board.foundEntries();
        several.set(foundEntries.searches().areSeveral());
        list.show(foundEntries, board.matches());
    }
}
