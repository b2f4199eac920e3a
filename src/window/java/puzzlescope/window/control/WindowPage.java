package puzzlescope.window.control;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.TraversalDirection;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import puzzlescope.window.fx.Tooltips;
import puzzlescope.window.theme.Appearance;

/**
 * Something to do or to read in the window, with its name and a button that closes it, as Esc does: a comparison, an
 * export, a review. Content that does not fit is scrolled. FX thread only.
 */
public final class WindowPage extends VBox {

    /** The position of a page. */
    public enum Position {
        /** At the right of the board, in place of the explanation. */
        BESIDE,
        /** In place of the whole tab. */
        INSTEAD
    }

    private final Appearance appearance;
    private final Node owner;
    private final Node content;
    private final Position position;
    private final FlowPane buttons = new FlowPane();
    private final Button close;
    private Runnable onClosed = () -> {};
    private BooleanSupplier kept = () -> false;
    private @Nullable Node focusBefore;
    private @Nullable PagePlace place;

    /**
     * Creates a page that is not shown yet.
     *
     * @param owner a node in the window
     * @param titleKey the key of its title, or of the menu item that opens it
     */
    public WindowPage(Appearance appearance, Node owner, String titleKey, Node content, Position position) {
        this.appearance = appearance;
        this.owner = owner;
        this.content = content;
        this.position = position;
        getStyleClass().add("window-page");
        var title = LocalizedControls.wrapped();
        title.textProperty().bind(appearance.texts().wordsProperty().map(_ -> appearance.title(titleKey)));
        title.getStyleClass().add("window-page-title");
        title.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(title, Priority.ALWAYS);
        close = closeButton();
        var heading = new HBox(title, close);
        heading.setAlignment(Pos.CENTER_LEFT);
        heading.getStyleClass().add("window-page-heading");
        var padded = new StackPane(content);
        padded.getStyleClass().add("window-page-content");
        var scroll = new ScrollPane(padded);
        scroll.setFitToWidth(true);
        scroll.setFitToHeight(true);
        scroll.getStyleClass().add("side");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        buttons.getStyleClass().add("window-page-buttons");
        buttons.managedProperty().bind(buttons.visibleProperty());
        buttons.setVisible(false);
        getChildren().addAll(heading, scroll, buttons);
    }

    private Button closeButton() {
        var button = new Button("", new FontIcon(MaterialDesignC.CLOSE));
        button.setId("page-close");
        button.textProperty().bind(appearance.texts().of("close"));
        button.getStyleClass().addAll("flat", "tool");
        button.setMinWidth(Region.USE_PREF_SIZE);
        Tooltips.set(button, button.textProperty().map(text -> text + " (Esc)"));
        button.setOnAction(_ -> close());
        return button;
    }

    public static Optional<Node> opened(Node owner, String id) {
        return PagePlace.of(owner)
                .all()
                .flatMap(page -> Stream.ofNullable(page.lookup("#" + id)))
                .findFirst();
    }

    public static Optional<WindowPage> around(Node node) {
        return Stream.iterate(node, each -> each != null, Node::getParent)
                .filter(WindowPage.class::isInstance)
                .map(WindowPage.class::cast)
                .findFirst();
    }

    public Button addButton(String id, String key, Runnable action) {
        var button = LocalizedControls.button(appearance, id, key, action);
        button.setMinHeight(Region.USE_PREF_SIZE);
        buttons.getChildren().add(button);
        buttons.setVisible(true);
        return button;
    }

    /** Adds a part that stays in sight below the content, however far that is scrolled. */
    public void setFoot(Region foot) {
        foot.getStyleClass().add("window-page-foot");
        foot.setMinHeight(Region.USE_PREF_SIZE);
        getChildren().add(foot);
    }

    public void setOnClosed(Runnable action) {
        onClosed = action;
    }

    /**
     * Sets when another page leaves this one open behind it instead of closing it, because something is still going on.
     */
    public void keepWhile(BooleanSupplier condition) {
        kept = condition;
    }

    boolean isKept() {
        return kept.getAsBoolean();
    }

    /** Shows it in front of the other pages that the same part of the window has. */
    public void bringToFront() {
        if (place != null) {
            place.bringToFront(this);
        }
    }

    Position position() {
        return position;
    }

    /** Shows the page instead of the one that the same part of the window has, with the focus on its first control, or on the button that closes it. */
    public void show() {
        var shown = PagePlace.of(owner);
        show(shown, () -> shown.open(this, owner));
    }

    /** Shows the page beside whatever the window shows, also when that changes, where nothing else has a page. */
    public void showEverywhere() {
        var shown = PagePlace.of(owner);
        show(shown, () -> shown.openEverywhere(this));
    }

    private void show(PagePlace shown, Runnable opening) {
        focusBefore = owner.getScene().getFocusOwner();
        place = shown;
        opening.run();
        // Before, the content is not in the scene yet.
        applyCss();
        content.requestFocusTraversal(TraversalDirection.NEXT);
        if (!isFocusWithin()) {
            close.requestFocus();
        }
    }

    /** Closes the page, and gives the focus back. */
    public void close() {
        var shown = place;
        if (shown == null) {
            return;
        }
        place = null;
        boolean focused = isFocusWithin();
        shown.remove(this);
        onClosed.run();
        if (focused && focusBefore != null && focusBefore.getScene() != null) {
            focusBefore.requestFocus();
        }
    }
}
