package puzzlescope.finder.window;

import java.nio.file.Path;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javafx.collections.ListChangeListener;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
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
import puzzlescope.window.control.KeyConsumer;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.fx.Tooltips;
import puzzlescope.window.fx.Visibility;

/** The table of matches with the commands on the selected ones, and their reports. FX thread only. */
final class MatchesPane extends VBox implements KeyConsumer {

    private final TabContext context;
    private final FinderActions finderActions;
    private final HBox head;
    private final Label heading = new Label();
    private final Label said = LocalizedControls.wrapped();
    private final FinderToolbar finderToolbar;
    private final MatchesTable table;
    private @Nullable FinderBoard board;

    MatchesPane(TabContext context, FinderActions finderActions) {
        this.context = context;
        this.finderActions = finderActions;
        getStyleClass().add("matches-pane");
        table = new MatchesTable(context.appearance());
        finderToolbar = new FinderToolbar(context.appearance(), this::run);
        heading.getStyleClass().add("panel-heading");
        heading.setMinWidth(Region.USE_PREF_SIZE);
        said.setId("matches-said");
        said.getStyleClass().add("remark");
        said.setMaxWidth(Double.MAX_VALUE);
        heading.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(heading, Priority.ALWAYS);
        head = new HBox(heading, finderToolbar);
        head.getStyleClass().add("matches-head");
        head.setAlignment(Pos.CENTER_LEFT);
        VBox.setVgrow(table, Priority.ALWAYS);
        getChildren().addAll(head, said, table);
        table.setContextMenu(finderToolbar.menu());
        table.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        table.setOnMouseClicked(clicked -> {
            if (clicked.getClickCount() == 2) {
                run(FinderCommand.OPEN);
            }
        });
        table.getSelectionModel().getSelectedItems().addListener((ListChangeListener<FileEntry>) _ -> refresh());
        finderActions.setOnChange(this::refresh);
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
        for (var finderCommand : FinderCommand.values()) {
            if (finderCommand.keys().match(event)) {
                event.consume();
                run(finderCommand);
                return;
            }
        }
    }

    @Override
    public boolean takes(KeyCode key) {
        return false;
    }

    @Override
    public boolean consumes(KeyEvent key) {
        return table.isFocused()
                && Arrays.stream(FinderCommand.values())
                        .anyMatch(finderCommand -> finderCommand.keys().match(key));
    }

    private void run(FinderCommand finderCommand) {
        if (finderCommand == FinderCommand.TIMES) {
            var chosen = table.getSelectionModel().getSelectedItems();
            if (chosen.size() == 1) {
                new DatePartsCard(
                                context.appearance(),
                                chosen.getFirst(),
                                ZoneId.systemDefault(),
                                System.currentTimeMillis())
                        .show(this);
            }
        } else if (isReal() || finderCommand == FinderCommand.UNDO) {
            finderActions.run(finderCommand, selected());
        }
    }

    private boolean isReal() {
        return board != null && board.foundEntries().isReal();
    }

    private List<Path> selected() {
        return isReal()
                ? table.getSelectionModel().getSelectedItems().stream()
                        .map(FileEntry::file)
                        .toList()
                : List.of();
    }

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
        heading.setText(appearance.localize("finder.matches.count", matches));
        int files = table.getSelectionModel().getSelectedItems().size();
        boolean sample = !isReal();
        finderToolbar.enable(finderCommand -> sample && finderCommand.needsRealFiles()
                ? Optional.of(Message.of("finder.action.sample"))
                : finderActions.disabledReason(finderCommand, files));
        // Nothing to press while there is nothing that it could be done to.
        boolean undone = finderActions.disabledReason(FinderCommand.UNDO, files).isPresent();
        Visibility.set(finderToolbar, files > 0 || !undone);
        var hint = isReal() ? "finder.action.select" : "finder.action.sample";
        said.setText(appearance.texts().localize(finderActions.report().orElse(Message.of(hint))));
        Tooltips.set(said, said.getText());
    }
}
