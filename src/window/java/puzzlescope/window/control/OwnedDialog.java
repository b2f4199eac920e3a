package puzzlescope.window.control;

import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.stage.Modality;
import javafx.stage.Stage;
import javafx.stage.Window;
import puzzlescope.window.theme.Appearance;
import puzzlescope.window.theme.Typeface;

/** Dialogs with the look of the window and its text size. FX thread only. */
public final class OwnedDialog {

    /** Largest share of the window for a dialog. */
    private static final double MOST = 0.95;

    private static final String TEXT_SIZE = "text-size-";

    private OwnedDialog() {}

    /** The content of an open dialog of the same window, by its id. */
    public static Optional<Node> opened(Labeled owner, String id) {
        var window = owner.getScene().getWindow();
        return Window.getWindows().stream()
                .filter(each -> each instanceof Stage stage && window.equals(stage.getOwner()))
                .flatMap(each -> Stream.ofNullable(each.getScene().lookup("#" + id)))
                .findFirst();
    }

    /** Performs an action when a dialog goes, also if its window goes without it being closed, as with its owner. */
    public static void onHidden(Dialog<?> dialog, Runnable action) {
        dialog.showingProperty().addListener((_, _, showing) -> {
            if (!showing) {
                action.run();
            }
        });
    }

    /**
     * Creates a non-modal dialog that can be closed. Content that does not fit is scrolled.
     *
     * @param owner a node in the window, with the chosen text size
     * @param titleKey the key of its title
     * @param width in text sizes, as far as the window has room
     * @param height in text sizes
     */
    public static Dialog<Void> of(
            Appearance appearance, Labeled owner, String titleKey, Node content, double width, double height) {
        var scene = owner.getScene();
        var dialog = new Dialog<Void>();
        dialog.initOwner(scene.getWindow());
        dialog.initModality(Modality.NONE);
        dialog.setResizable(true);
        dialog.titleProperty().bind(appearance.texts().of(titleKey));
        var pane = dialog.getDialogPane();
        pane.getStylesheets().setAll(scene.getStylesheets());
        Typeface.apply(pane, appearance.texts().language());
        pane.getStyleClass().addAll(scene.getRoot().getStyleClass());
        pane.getStyleClass().remove("window");
        Stream.iterate((Node) owner, Objects::nonNull, Node::getParent)
                .flatMap(node -> node.getStyleClass().stream())
                .filter(style -> style.startsWith(TEXT_SIZE))
                .forEach(pane.getStyleClass()::add);
        pane.setContent(scrolled(content));
        pane.getButtonTypes().add(new ButtonType(appearance.localize("close"), ButtonData.CANCEL_CLOSE));
        // A dialog is sized before the style sheets set its font size.
        double letter = owner.getFont().getSize();
        double across = Math.min(width * letter, scene.getWidth() * MOST);
        // Without it the dialog is as narrow as its texts can be broken.
        pane.setMinWidth(across);
        pane.setPrefSize(across, Math.min(height * letter, scene.getHeight() * MOST));
        DisabledReason.in(pane.getScene(), appearance);
        return dialog;
    }

    /** Makes an open dialog as high as its content needs, within its window. */
    public static void fit(Dialog<?> dialog) {
        var pane = dialog.getDialogPane();
        var owner = dialog.getOwner();
        // New content has its font only after the style sheets are applied.
        pane.applyCss();
        pane.layout();
        var scroll = (ScrollPane) pane.getContent();
        var port = scroll.getViewportBounds();
        double needed = scroll.getContent().prefHeight(port.getWidth()) + pane.getHeight() - port.getHeight();
        pane.setPrefHeight(Math.min(needed, owner.getScene().getHeight() * MOST));
        var window = pane.getScene().getWindow();
        window.sizeToScene();
        window.setY(owner.getY() + (owner.getHeight() - window.getHeight()) / 2);
    }

    /** Removes the button row in favour of content that has its own close button, also for Esc. */
    public static void withoutRowOfButtons(Dialog<?> dialog) {
        var pane = dialog.getDialogPane();
        pane.getStyleClass().add("without-buttons");
        pane.lookup(".button-bar").setVisible(false);
        for (var type : pane.getButtonTypes()) {
            ((Button) pane.lookupButton(type)).setCancelButton(false);
        }
    }

    private static ScrollPane scrolled(Node content) {
        var scroll = new ScrollPane(content);
        scroll.setFitToWidth(true);
        scroll.setFitToHeight(true);
        scroll.getStyleClass().add("dialog-scroll");
        return scroll;
    }
}
