package puzzlescope.app.query;

import java.util.List;
import java.util.Optional;
import javafx.geometry.VPos;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Target;
import puzzlescope.engine.session.Session;
import puzzlescope.learn.query.PlaceReasons;
import puzzlescope.learn.query.PlaceReasons.Link;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.control.PanelRows;
import puzzlescope.window.fx.FxThread;
import puzzlescope.window.fx.Tooltips;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.player.Player;
import puzzlescope.window.theme.Appearance;

/** The reasons for a place's state: steps, each of which can be gone to. Takes no room until asked. FX thread only. */
public final class ReasonsPane extends VBox {

    private static final System.Logger LOG = System.getLogger(ReasonsPane.class.getName());

    private final Appearance appearance;
    private final Player player;
    private final Runnable leave;
    private final Label title = new Label();
    private final GridPane table = new GridPane();
    private final PanelRows scroller;
    private @Nullable Session session;
    private @Nullable Target place;
    private @Nullable Message heading;
    /** The state of the place where no step tells it. */
    private Optional<Message> state = Optional.empty();

    private List<Link> links = List.of();

    /** @param leave moves the focus elsewhere when it is closed, so that Space plays */
    public ReasonsPane(Appearance appearance, Player player, Runnable leave) {
        this.appearance = appearance;
        this.player = player;
        this.leave = leave;
        setId("reasons");
        getStyleClass().addAll("go-to-bar", "query");
        title.setId("reasons-title");
        title.getStyleClass().add("panel-heading");
        title.setWrapText(true);
        title.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(title, Priority.ALWAYS);
        var close = new Button();
        close.setId("reasons-close");
        close.setGraphic(new FontIcon(MaterialDesignC.CLOSE));
        close.getStyleClass().addAll("flat", "timeline-button");
        close.accessibleTextProperty().bind(appearance.texts().of("find.close.help"));
        Tooltips.set(close, appearance.texts().of("find.close.help"));
        close.setOnAction(_ -> close());
        table.getStyleClass().add("marks-table");
        scroller = new PanelRows(appearance, table);
        scroller.viewportBoundsProperty().subscribe(_ -> useRoom());
        getChildren().addAll(new HBox(title, close), scroller);
        appearance.texts().wordsProperty().addListener((_, _, _) -> fill());
        setOpen(false);
    }

    /** Gives the steps the height of their lines, which depends on the width. */
    private void useRoom() {
        scroller.setPrefViewportHeight(
                table.prefHeight(scroller.getViewportBounds().getWidth()));
    }

    private void setOpen(boolean open) {
        Visibility.set(this, open);
    }

    /** Explains a place at the position. */
    public void explain(Target target) {
        explain(target, Message.of("reasons.title", target.name(), position()));
    }

    /** Explains the step shown; says so if there is none. */
    public void explainStep() {
        long position = position();
        if (position <= player.session().trace().firstKept()) {
            player.showNotice(Message.of("find.nothing-chosen"));
            return;
        }
        long shown = player.session().trace().event(position - 1);
        var step = new Target(Message.of("marks.step", position), packed -> packed == shown);
        explain(step, Message.of("reasons.step-title", position));
    }

    private long position() {
        return player.session().timeline().position();
    }

    /** Looking back may take long, so it is done on a background thread. */
    private void explain(Target target, Message title) {
        player.pause();
        var now = player.session();
        long position = now.timeline().position();
        session = now;
        place = target;
        heading = title;
        state = target.state().get();
        now.reader("reasons", () -> {
                    try {
                        var found = PlaceReasons.of(now.trace(), target, position);
                        FxThread.run(() -> take(target, found));
                    } catch (RuntimeException letGo) {
                        LOG.log(System.Logger.Level.WARNING, "reasons could not be found", letGo);
                        FxThread.run(() -> player.showNotice(Message.of("find.failed")));
                    }
                })
                .start();
    }

    private void take(Target target, List<Link> found) {
        if (!target.equals(place) || !player.session().equals(session)) {
            return;
        }
        if (found.isEmpty()) {
            heading = Message.of("reasons.none", target.name());
            if (state.isEmpty()) {
                close();
                player.showNotice(heading);
                return;
            }
        }
        links = found;
        setOpen(true);
        fill();
    }

    private void fill() {
        if (!isVisible() || heading == null) {
            return;
        }
        title.setText(appearance.texts().localize(heading));
        table.getChildren().clear();
        state.ifPresent(message -> {
            var now = new Label(appearance.texts().localize(message));
            now.setId("reason-state");
            LocalizedControls.wrap(now);
            table.add(now, 0, 0, 2, 1);
        });
        int above = table.getRowCount();
        for (int row = 0; row < links.size(); row++) {
            var link = links.get(row);
            var go = new Hyperlink(appearance.localize("marks.step", link.position()));
            go.setId("reason-" + row);
            go.setMinWidth(Region.USE_PREF_SIZE);
            go.setOnAction(_ -> {
                if (player.session().equals(session)) {
                    player.seek(link.position());
                }
            });
            var sentence = new Label(appearance.texts().localize(link.event().sentence()));
            LocalizedControls.wrap(sentence);
            go.setAccessibleText(go.getText() + ": " + sentence.getText());
            GridPane.setHgrow(sentence, Priority.ALWAYS);
            GridPane.setValignment(go, VPos.TOP);
            table.addRow(above + row, go, sentence);
        }
        useRoom();
    }

    /** Closes the pane when another run is open. */
    public void show() {
        if (isVisible() && !player.session().equals(session)) {
            close();
        }
    }

    /** Closes the pane; returns whether it was open. */
    public boolean close() {
        boolean open = isVisible();
        boolean had = isFocusWithin();
        setOpen(false);
        place = null;
        if (had) {
            leave.run();
        }
        return open;
    }
}
