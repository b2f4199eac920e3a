package puzzlescope.finder.window;

import java.nio.file.Path;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javafx.collections.ListChangeListener;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.finder.board.FinderBoard;
import puzzlescope.finder.condition.FileEntry;
import puzzlescope.window.board.TabContext;
import puzzlescope.window.control.TakesKeys;
import puzzlescope.window.fx.Visibility;

/** The table of matches with the commands on the selected ones, and their reports. FX thread only. */
final class MatchesPane extends VBox implements TakesKeys {

    private final TabContext context;
    private final Actions actions;
    private final HBox head;
    private final Label heading = new Label();
    private final Label said = new Label();
    private final Toolbar toolbar;
    private final MatchesTable table;
    private @Nullable FinderBoard board;

    MatchesPane(TabContext context, Actions actions) {
        this.context = context;
        this.actions = actions;
        getStyleClass().add("matches-pane");
        table = new MatchesTable(context.appearance());
        toolbar = new Toolbar(context.appearance(), this::run);
        heading.getStyleClass().add("panel-heading");
        heading.setMinWidth(Region.USE_PREF_SIZE);
        said.setId("matches-said");
        said.getStyleClass().add("remark");
        said.setMaxWidth(Double.MAX_VALUE);
        said.setWrapText(true);
        said.setMinHeight(Region.USE_PREF_SIZE);
        heading.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(heading, Priority.ALWAYS);
        head = new HBox(heading, toolbar);
        head.getStyleClass().add("matches-head");
        head.setAlignment(Pos.CENTER_LEFT);
        VBox.setVgrow(table, Priority.ALWAYS);
        getChildren().addAll(head, said, table);
        table.setContextMenu(toolbar.menu());
        table.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        table.setOnMouseClicked(clicked -> {
            if (clicked.getClickCount() == 2) {
                run(Command.OPEN);
            }
        });
        table.getSelectionModel().getSelectedItems().addListener((ListChangeListener<FileEntry>) _ -> refresh());
        actions.setOnChange(this::refresh);
        context.appearance().texts().wordsProperty().addListener((_, _, _) -> {
            table.refresh();
            refresh();
        });
    }

    /** Excludes the report, which is hidden where it would cover the table. */
    @Override
    protected double computeMinHeight(double width) {
        return head.minHeight(width) + getSpacing() + table.minHeight(width);
    }

    @Override
    protected void layoutChildren() {
        boolean room = getHeight() >= computeMinHeight(getWidth()) + getSpacing() + said.minHeight(getWidth());
        Visibility.set(said, room);
        super.layoutChildren();
    }

    private void pressed(KeyEvent event) {
        for (var command : Command.values()) {
            if (command.keys().match(event)) {
                event.consume();
                run(command);
                return;
            }
        }
    }

    @Override
    public boolean takes(KeyCode key) {
        return false;
    }

    @Override
    public boolean keeps(KeyEvent key) {
        return table.isFocused()
                && Arrays.stream(Command.values())
                        .anyMatch(command -> command.keys().match(key));
    }

    private void run(Command command) {
        if (command == Command.TIMES) {
            var chosen = table.getSelectionModel().getSelectedItems();
            if (chosen.size() == 1) {
                new TimesCard(
                                context.appearance(),
                                chosen.getFirst(),
                                ZoneId.systemDefault(),
                                System.currentTimeMillis())
                        .show(this);
            }
        } else if (isReal() || command == Command.UNDO) {
            actions.run(command, selected());
        }
    }

    private boolean isReal() {
        return board != null && board.findings().isReal();
    }

    private List<Path> selected() {
        return isReal()
                ? table.getSelectionModel().getSelectedItems().stream()
                        .map(FileEntry::file)
                        .toList()
                : List.of();
    }

    /** Shows the matches up to the position of a board. */
    void show(FinderBoard next) {
        boolean same = next == board && next.matches() == table.getItems().size();
        board = next;
        if (!same) {
            table.show(next);
            refresh();
        }
    }

    private void refresh() {
        var appearance = context.appearance();
        int matches = board == null ? 0 : board.matches();
        heading.setText(appearance.say("finder.matches.count", matches));
        int files = table.getSelectionModel().getSelectedItems().size();
        boolean sample = !isReal();
        toolbar.enable(command -> sample && command.needsRealFiles()
                ? Optional.of(Message.of("finder.action.sample"))
                : actions.whyNot(command, files));
        var hint = isReal() ? "finder.action.select" : "finder.action.sample";
        said.setText(appearance.texts().say(actions.said().orElse(Message.of(hint))));
        said.setTooltip(new Tooltip(said.getText()));
    }
}
