package puzzlescope.app.document;

import io.nayuki.qrcodegen.QrCode;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.image.ImageView;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.learn.document.ClassCode;
import puzzlescope.learn.document.RunFile;
import puzzlescope.picture.Pen;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.control.WindowPage;
import puzzlescope.window.control.WindowPage.Position;
import puzzlescope.window.fx.ClipboardText;
import puzzlescope.window.theme.Appearance;

/**
 * The code of a run and its QR code, both as large as the window allows, and a field for typing another. FX thread only.
 */
final class ClassCodePane extends VBox {

    private static final String ID = "class-code-pane";
    /** Smallest side of the QR code, in text sizes. */
    private static final double PICTURE = 12;
    /** Largest share of the height for the letters. */
    private static final double LETTERS = 0.25;

    private static final String FONT = "JetBrains Mono";
    /** Quiet zone of a QR code, in modules (ISO/IEC 18004). */
    private static final int QUIET = 4;

    private final Appearance appearance;
    private final TextField typed = new TextField();
    private final Label refusal = LocalizedControls.wrapped();

    private ClassCodePane(Appearance appearance, double letter, Optional<String> code, Consumer<RunFile> opener) {
        this.appearance = appearance;
        setId(ID);
        getStyleClass().add("class-code");
        var name = LocalizedControls.label(appearance, "class-code.typed");
        name.setLabelFor(typed);
        typed.setId("class-code-typed");
        typed.setOnAction(_ -> open(opener));
        HBox.setHgrow(typed, Priority.ALWAYS);
        var row = new HBox(
                typed, LocalizedControls.button(appearance, "class-code-go", "class-code.go", () -> open(opener)));
        row.getStyleClass().add("run-buttons");
        refusal.setId("class-code-refusal");
        refusal.getStyleClass().add("go-to-notice");
        var another = new VBox(name, row, refusal);
        another.getStyleClass().add("class-code");
        code.ifPresentOrElse(
                text -> show(text, letter, another),
                () -> getChildren().addAll(LocalizedControls.label(appearance, "class-code.long"), another));
    }

    /**
     * Opens the page.
     *
     * @param owner a node in the window, with the chosen text size
     */
    static void open(Appearance appearance, Node owner, Optional<String> code, Consumer<RunFile> opener) {
        var pane = new ClassCodePane(appearance, appearance.textSize(), code, opener);
        new WindowPage(appearance, owner, "class-code.title", pane, Position.INSTEAD).show();
        pane.typed.requestFocus();
    }

    /**
     * Shows the code above, for the last row of a class; its picture beside the field, so that all is visible at once.
     */
    private void show(String code, double letter, VBox another) {
        var large = new Label(code);
        large.setId("class-code");
        LocalizedControls.wrap(large);
        var picture = new ImageView();
        picture.accessibleTextProperty().set(code);
        var room = new StackPane(picture);
        room.setMinSize(letter * PICTURE, letter * PICTURE);
        room.setPrefSize(letter * PICTURE, letter * PICTURE);
        room.setMaxHeight(Double.MAX_VALUE);
        room.heightProperty().subscribe(height -> {
            double side = Math.max(letter * PICTURE, Math.min(height.doubleValue(), getWidth() / 2));
            picture.setImage(picture(code, side));
            room.setMinWidth(side);
        });
        Runnable fit = () -> {
            double wide = getWidth() / ((code.length() + 1) * Pen.CHARACTER);
            double size = Math.max(2 * letter, Math.min(wide, getHeight() * LETTERS));
            large.setFont(Font.font(FONT, FontWeight.BOLD, size));
        };
        widthProperty().subscribe(_ -> fit.run());
        heightProperty().subscribe(_ -> fit.run());
        another.getChildren()
                .addFirst(LocalizedControls.button(
                        appearance, "class-code-copy", "class-code.copy", () -> ClipboardText.put(code)));
        HBox.setHgrow(another, Priority.ALWAYS);
        var below = new HBox(room, another);
        VBox.setVgrow(below, Priority.ALWAYS);
        below.getStyleClass().add("class-code");
        getChildren().addAll(LocalizedControls.label(appearance, "class-code.this"), large, below);
    }

    /** Black on white in every theme, since not every camera reads inverted codes; all modules equally large. */
    private static WritableImage picture(String code, double size) {
        var qr = QrCode.encodeText(code, QrCode.Ecc.MEDIUM);
        int modules = qr.size + 2 * QUIET;
        int module = (int) (size / modules);
        var image = new WritableImage(modules * module, modules * module);
        var pixels = image.getPixelWriter();
        for (int y = 0; y < modules * module; y++) {
            for (int x = 0; x < modules * module; x++) {
                boolean dark = qr.getModule(x / module - QUIET, y / module - QUIET);
                pixels.setColor(x, y, dark ? Color.BLACK : Color.WHITE);
            }
        }
        return image;
    }

    private void open(Consumer<RunFile> opener) {
        try {
            opener.accept(ClassCode.parse(
                    typed.getText(), appearance.texts().language().locale()));
            WindowPage.around(this).ifPresent(WindowPage::close);
        } catch (InvalidInputException wrong) {
            refusal.setText(appearance.texts().localize(wrong.reason()));
            typed.requestFocus();
        }
    }
}
