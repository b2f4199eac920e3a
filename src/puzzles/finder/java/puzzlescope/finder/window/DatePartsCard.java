package puzzlescope.finder.window;

import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.stream.Collectors;
import javafx.event.ActionEvent;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import puzzlescope.finder.condition.FileEntry;
import puzzlescope.finder.condition.FileTime;
import puzzlescope.finder.condition.Timestamp;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.theme.Appearance;
import puzzlescope.window.theme.Typeface;

/**
 * Derivation of a date's parts in a file name: Python functions as boxes from left to right, each with its result. One
 * of the three times is chosen at a time. FX thread only.
 */
final class DatePartsCard {

    /** Largest share of the window. */
    private static final double SHARE = 0.92;

    /** Room for a scroll bar. */
    private static final double BAR = 18;

    private static final String CODE = "times-code";

    private final Appearance appearance;
    private final FileEntry file;
    private final ZoneId zone;
    private final long now;
    private final GridPane parts = new GridPane();

    /** @param now in milliseconds since 1970 in UTC */
    DatePartsCard(Appearance appearance, FileEntry file, ZoneId zone, long now) {
        this.now = now;
        this.appearance = appearance;
        this.file = file;
        this.zone = zone;
        parts.setId("times-parts");
        parts.getStyleClass().addAll("times-box", "times-parts");
    }

    /** Shows the card above a node's window. */
    void show(Node owner) {
        var dialog = new Dialog<Void>();
        dialog.initOwner(owner.getScene().getWindow());
        dialog.setTitle(appearance.localize("finder.times.title", file.name()));
        dialog.setResizable(true);
        var pane = dialog.getDialogPane();
        pane.setId("times-card");
        pane.getStylesheets().setAll(owner.getScene().getStylesheets());
        pane.getStyleClass().addAll(owner.getScene().getRoot().getStyleClass());
        pane.getStyleClass().remove("window");
        Typeface.apply(pane, appearance.texts().language());
        var copy = new ButtonType(appearance.localize("finder.times.copy"), ButtonData.LEFT);
        pane.getButtonTypes()
                .setAll(copy, new ButtonType(appearance.localize("finder.times.close"), ButtonData.CANCEL_CLOSE));
        var chain = chain();
        var scroll = new ScrollPane(chain);
        scroll.getStyleClass().add("side");
        var seconds = new Timestamp(FileTime.ACCESSED, now).seconds();
        var note = new Label(appearance.localize("finder.times.note", seconds));
        LocalizedControls.wrap(note);
        note.getStyleClass().add("remark");
        var all = new VBox(scroll, note);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        all.getStyleClass().add("times-all");
        pane.setContent(all);
        pane.applyCss();
        double width = Math.min(chain.prefWidth(-1) + BAR, owner.getScene().getWidth() * SHARE);
        double height = chain.prefHeight(-1) + BAR;
        scroll.setPrefSize(width, Math.min(height, owner.getScene().getHeight() * SHARE));
        note.setMaxWidth(width);
        pane.setMaxSize(owner.getScene().getWidth() * SHARE, owner.getScene().getHeight() * SHARE);
        ((Button) pane.lookupButton(copy)).addEventFilter(ActionEvent.ACTION, pressed -> {
            copy();
            pressed.consume();
        });
        dialog.show();
    }

    private HBox chain() {
        var name = new Label(file.name());
        name.setWrapText(true);
        var first = new VBox(box(word("finder.column.name"), name));
        first.setAlignment(Pos.CENTER);
        first.getStyleClass().add("times-name");
        var chain = new HBox(first, arrow(), functions(), arrow(), dates(), arrow(), parts);
        chain.setId("times-chain");
        chain.setAlignment(Pos.CENTER);
        chain.getStyleClass().add("times-chain");
        return chain;
    }

    private static Node arrow() {
        var arrow = new FontIcon(MaterialDesignA.ARROW_RIGHT_THICK);
        arrow.getStyleClass().add("times-arrow");
        return arrow;
    }

    private Label word(String key) {
        var label = new Label(appearance.localize(key));
        label.getStyleClass().add("times-word");
        return label;
    }

    private static Label code(String text) {
        var label = new Label(text);
        label.getStyleClass().add(CODE);
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    private static VBox box(Node... lines) {
        var box = new VBox(lines);
        box.getStyleClass().add("times-box");
        return box;
    }

    private VBox functions() {
        var group = new ToggleGroup();
        var column = new VBox();
        column.getStyleClass().add("times-column");
        column.setAlignment(Pos.CENTER);
        for (var time : Timestamp.of(file)) {
            var seconds = time.isKnown() ? time.seconds() : appearance.localize("finder.date.unknown");
            var button = new ToggleButton();
            button.setId("times-" + time.time().id());
            button.setGraphic(box(word("finder.column." + time.time().id()), code(time.function()), code(seconds)));
            button.setAccessibleText(
                    appearance.localize("finder.column." + time.time().id()) + " " + seconds);
            button.setToggleGroup(group);
            button.setMaxWidth(Double.MAX_VALUE);
            button.getStyleClass().add("times-choice");
            button.setOnAction(_ -> {
                button.setSelected(true);
                show(time);
            });
            column.getChildren().add(button);
            if (time.time() == FileTime.MODIFIED) {
                button.setSelected(true);
                show(time);
            }
        }
        return column;
    }

    private VBox dates() {
        var local = box(word("finder.times.local"), code("time.localtime()"), code(zone.getId()));
        var universal = box(word("finder.times.utc"), code("time.gmtime()"), code("UTC"));
        var column = new VBox(local, universal);
        column.getStyleClass().add("times-column");
        column.setAlignment(Pos.CENTER);
        return column;
    }

    /** Fills the last column: each part in this time zone and in UTC. */
    private void show(Timestamp time) {
        parts.getChildren().clear();
        parts.addRow(0, new Label(), new Label(), word("finder.times.local"), word("finder.times.utc"));
        if (!time.isKnown()) {
            parts.addRow(1, word("finder.date.unknown"));
            return;
        }
        var local = time.in(zone);
        var universal = time.in(ZoneOffset.UTC);
        int row = 1;
        for (var part : Timestamp.Part.values()) {
            parts.addRow(
                    row++,
                    code("." + part.attribute()),
                    word("finder.times." + part.id()),
                    code(String.valueOf(part.of(local))),
                    code(String.valueOf(part.of(universal))));
        }
        parts.add(code("time.asctime()"), 0, row++);
        parts.add(word("finder.times.local"), 0, row);
        parts.add(word("finder.times.utc"), 0, row + 1);
        parts.add(code("'" + Timestamp.ascTime(local) + "'"), 1, row, 3, 1);
        parts.add(code("'" + Timestamp.ascTime(universal) + "'"), 1, row + 1, 3, 1);
    }

    private void copy() {
        var content = new ClipboardContent();
        content.putString(file.path() + "\n"
                + Timestamp.of(file).stream().map(time -> time.text(zone)).collect(Collectors.joining()));
        Clipboard.getSystemClipboard().setContent(content);
    }
}
