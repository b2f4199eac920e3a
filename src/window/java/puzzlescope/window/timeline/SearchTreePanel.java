package puzzlescope.window.timeline;

import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import puzzlescope.engine.event.Message;
import puzzlescope.window.control.Shortcut;
import puzzlescope.window.fx.Tooltips;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.player.HiddenPart;
import puzzlescope.window.player.Player;
import puzzlescope.window.theme.Appearance;

/**
 * The search tree of a run whose algorithm makes calls: all that has happened of it, or the part that a person zooms
 * into. Takes no room until asked for, nor while a question is open that it would answer. FX thread only.
 */
public final class SearchTreePanel extends VBox {

    private final Player player;
    private final TimelinePane timeline;
    private final BooleanProperty wanted;
    private final Runnable leave;
    private @Nullable TimelinePane tree;

    /**
     * @param wanted whether it is shown; shared by all tabs
     * @param leave moves the focus elsewhere when it is closed
     */
    public SearchTreePanel(
            Appearance appearance, Player player, TimelinePane timeline, BooleanProperty wanted, Runnable leave) {
        this.player = player;
        this.timeline = timeline;
        this.wanted = wanted;
        this.leave = leave;
        setId("search-tree-panel");
        getStyleClass().add("go-to-bar");
        var title = new Label();
        title.textProperty().bind(appearance.texts().of("panel.search-tree"));
        title.getStyleClass().add("panel-heading");
        title.setMaxWidth(Double.MAX_VALUE);
        title.setWrapText(true);
        title.setMinHeight(Region.USE_PREF_SIZE);
        HBox.setHgrow(title, Priority.ALWAYS);
        var close = new Button("", new FontIcon(MaterialDesignC.CLOSE));
        close.setId("search-tree-close");
        close.getStyleClass().addAll("flat", "timeline-button");
        close.accessibleTextProperty().bind(appearance.texts().of("find.close.help"));
        Tooltips.set(
                close,
                appearance.texts().of("tooltip.keys", Message.of("find.close.help"), Shortcut.SEARCH_TREE.keys()));
        close.setOnAction(_ -> close());
        getChildren().add(new HBox(title, close));
        Visibility.set(this, false);
    }

    /** Closes the panel in all tabs, if it is open. */
    public void close() {
        if (isVisible()) {
            wanted.set(false);
            hide();
        }
    }

    /** The visible range of the tree while it has the focus, to which commands on the range then apply. */
    public Optional<VisibleRangeControl> focusedControl() {
        return Optional.ofNullable(tree).filter(Node::isFocusWithin).map(TimelinePane::control);
    }

    private void hide() {
        boolean had = isFocusWithin();
        Visibility.set(this, false);
        if (had) {
            leave.run();
        }
    }

    /**
     * Opens the panel if it is wanted, closes it if not, and draws what has changed.
     *
     * @param anew whether colours or language may have changed
     */
    public void show(boolean anew) {
        boolean open = wanted.get()
                && player.session().trace().vocabulary().hasCalls()
                && player.hiddenPartProperty().get() == HiddenPart.NOTHING;
        if (!open) {
            hide();
            return;
        }
        var shown = tree;
        if (shown == null) {
            shown = timeline.searchTree();
            tree = shown;
            // The column around it would take the focus.
            shown.addEventHandler(MouseEvent.MOUSE_PRESSED, MouseEvent::consume);
            getChildren().add(shown);
        }
        Visibility.set(this, true);
        shown.show(anew);
    }
}
