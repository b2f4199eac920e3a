package puzzlescope.ui.document;

import io.nayuki.qrcodegen.QrCode;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.image.ImageView;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import puzzlescope.core.puzzle.InvalidInput;
import puzzlescope.document.ClassCode;
import puzzlescope.document.RunFile;
import puzzlescope.ui.control.OwnedDialog;
import puzzlescope.ui.fx.CopiedText;
import puzzlescope.ui.theme.Appearance;

/** The code of a run, large and as a QR code, and a field in which another can be typed. FX thread only. */
final class ClassCodePane extends VBox {

    private static final String ID = "class-code-pane";
    private static final double WIDTH = 34;
    private static final double HEIGHT = 34;
    private static final int MODULE = 6;
    /** What has to be left free around a QR code, in modules (ISO/IEC 18004). */
    private static final int QUIET = 4;

    private final Appearance appearance;
    private final TextField typed = new TextField();
    private final Label refusal = new Label();

    private ClassCodePane(Appearance appearance, Optional<String> code, Consumer<RunFile> opener) {
        this.appearance = appearance;
        setId(ID);
        getStyleClass().add("class-code");
        code.ifPresentOrElse(this::show, () -> getChildren().add(said("class-code.long")));
        var name = said("class-code.typed");
        name.setLabelFor(typed);
        typed.setId("class-code-typed");
        HBox.setHgrow(typed, Priority.ALWAYS);
        var go = new Button();
        go.setId("class-code-go");
        go.textProperty().bind(appearance.texts().of("class-code.go"));
        go.setMinWidth(Region.USE_PREF_SIZE);
        go.setOnAction(_ -> open(opener));
        typed.setOnAction(_ -> open(opener));
        var row = new HBox(typed, go);
        row.getStyleClass().add("run-buttons");
        refusal.setId("class-code-refusal");
        refusal.setWrapText(true);
        refusal.setMinHeight(Region.USE_PREF_SIZE);
        getChildren().addAll(name, row, refusal);
    }

    static void open(Appearance appearance, Labeled owner, Optional<String> code, Consumer<RunFile> opener) {
        OwnedDialog.opened(owner, ID)
                .ifPresent(open -> open.getScene().getWindow().hide());
        var pane = new ClassCodePane(appearance, code, opener);
        var dialog = OwnedDialog.of(appearance, owner, "class-code.title", pane, WIDTH, HEIGHT);
        dialog.show();
    }

    private void show(String code) {
        var large = new Label(code);
        large.setId("class-code");
        large.setWrapText(true);
        large.setMinHeight(Region.USE_PREF_SIZE);
        large.getStyleClass().add("large-code");
        var picture = new ImageView(picture(code));
        picture.accessibleTextProperty().set(code);
        var copy = new Button();
        copy.setId("class-code-copy");
        copy.textProperty().bind(appearance.texts().of("class-code.copy"));
        copy.setOnAction(_ -> CopiedText.put(code));
        getChildren().addAll(said("class-code.this"), large, picture, copy);
    }

    private Label said(String key) {
        var label = new Label();
        label.textProperty().bind(appearance.texts().of(key));
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }

    /** Black on white in every theme, since not every camera reads the other way round. */
    private static WritableImage picture(String code) {
        var qr = QrCode.encodeText(code, QrCode.Ecc.MEDIUM);
        int modules = qr.size + 2 * QUIET;
        var image = new WritableImage(modules * MODULE, modules * MODULE);
        var pixels = image.getPixelWriter();
        for (int y = 0; y < modules * MODULE; y++) {
            for (int x = 0; x < modules * MODULE; x++) {
                boolean dark = qr.getModule(x / MODULE - QUIET, y / MODULE - QUIET);
                pixels.setColor(x, y, dark ? Color.BLACK : Color.WHITE);
            }
        }
        return image;
    }

    private void open(Consumer<RunFile> opener) {
        try {
            opener.accept(ClassCode.parse(typed.getText()));
            getScene().getWindow().hide();
        } catch (InvalidInput wrong) {
            refusal.setText(appearance.texts().say(wrong.reason()));
            typed.requestFocus();
        }
    }
}
