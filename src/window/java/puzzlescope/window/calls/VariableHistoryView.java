package puzzlescope.window.calls;

import java.util.function.LongConsumer;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.puzzle.Variables;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.session.VariableHistory;
import puzzlescope.engine.session.VariableHistory.Change;
import puzzlescope.engine.session.VariableHistory.Changes;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.control.Panel;
import puzzlescope.window.fx.FxThread;
import puzzlescope.window.fx.Tooltips;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.theme.Appearance;

/**
 * The variables of the current call over time: a row for each step that changed some, the newest first, each value a link
 * to its moment. Read on a background thread, one position after the other. FX thread only.
 */
public final class VariableHistoryView extends Panel {

    private static final System.Logger LOG = System.getLogger(VariableHistoryView.class.getName());
    private static final int MOST_ROWS = 12;

    private final Appearance appearance;
    private final Runnable onRead;
    private final GridPane table = new GridPane();
    private final Label earlier;
    private LongConsumer onSeek = _ -> {};
    private @Nullable Session session;
    private @Nullable VariableHistory history;
    private Changes shown = Changes.NONE;
    /** The position that was read last, or is being read. */
    private long read = -1;

    private boolean isReading;
    private boolean isWanted;

    /** @param onRead asks for {@link #show} again, since more has been read */
    public VariableHistoryView(Appearance appearance, Runnable onRead) {
        super(appearance.texts().of("panel.variables"));
        this.appearance = appearance;
        this.onRead = onRead;
        setId("variable-history");
        table.getStyleClass().add("variable-history");
        var steps = new ColumnConstraints();
        steps.setMinWidth(Region.USE_PREF_SIZE);
        var values = new ColumnConstraints();
        values.setHgrow(Priority.ALWAYS);
        table.getColumnConstraints().addAll(steps, values);
        earlier = LocalizedControls.label(appearance, "panel.variables.earlier");
        earlier.setId("variables-earlier");
        earlier.getStyleClass().add("remark");
        getChildren().addAll(table, earlier);
        appearance.texts().wordsProperty().addListener((_, _, _) -> layOut());
        layOut();
    }

    /** Sets the action for chosen values, which receives their position. */
    public void setOnSeek(LongConsumer action) {
        onSeek = action;
    }

    /**
     * Sets the open run.
     *
     * @param program whether the variables are shown, as in its program
     */
    public void setSession(Session next, boolean program) {
        isWanted = program && !next.instance().variables().equals(Variables.NONE);
        if (!next.equals(session)) {
            session = next;
            history = null;
            read = -1;
            take(Changes.NONE);
        }
        Visibility.set(this, isWanted && !shown.newestFirst().isEmpty());
    }

    /** Shows the call at the position of the run, as soon as it has been read. */
    public void show() {
        var open = session;
        if (!isWanted || open == null || isReading || open.timeline().position() == read) {
            return;
        }
        long position = open.timeline().position();
        read = position;
        isReading = true;
        var known = history;
        open.reader("variables", () -> read(open, known, position)).start();
    }

    private void read(Session open, @Nullable VariableHistory known, long position) {
        VariableHistory reader = known;
        var changes = Changes.NONE;
        try {
            reader = known == null ? new VariableHistory(open) : known;
            changes = reader.before(position, MOST_ROWS);
        } catch (RuntimeException | Error thrown) {
            LOG.log(System.Logger.Level.ERROR, "variables could not be read", thrown);
        }
        var used = reader;
        var found = changes;
        FxThread.run(() -> {
            isReading = false;
            if (open.equals(session)) {
                history = used;
                take(found);
            }
            if (open.timeline().position() != position) {
                onRead.run();
            }
        });
    }

    private void take(Changes next) {
        if (!next.equals(shown)) {
            shown = next;
            layOut();
        }
        Visibility.set(this, isWanted && !shown.newestFirst().isEmpty());
    }

    private void layOut() {
        boolean had = table.getChildren().stream().anyMatch(Node::isFocusWithin);
        table.getChildren().clear();
        for (var change : shown.newestFirst()) {
            var step = new Label(appearance.localize("number", change.position()));
            step.getStyleClass().add("variable-step");
            table.addRow(table.getRowCount(), step, values(change));
        }
        Visibility.set(earlier, !shown.isWhole());
        if (had && !table.getChildren().isEmpty()) {
            ((FlowPane) table.getChildren().get(1)).getChildren().getFirst().requestFocus();
        }
    }

    private FlowPane values(Change change) {
        var row = new FlowPane();
        row.getStyleClass().add("variable-values");
        for (var variable : change.values()) {
            var link = new Hyperlink(variable.name() + " = " + variable.value());
            link.setMinWidth(0);
            Tooltips.set(link, appearance.localize("panel.variables.at", link.getText(), change.position()));
            link.setAccessibleText(link.getAccessibleHelp());
            link.maxWidthProperty().bind(row.widthProperty());
            link.setOnAction(_ -> {
                link.setVisited(false);
                onSeek.accept(change.position());
            });
            row.getChildren().add(link);
        }
        return row;
    }
}
