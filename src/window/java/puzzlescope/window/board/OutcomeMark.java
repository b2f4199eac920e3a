package puzzlescope.window.board;

import java.util.Optional;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

/**
 * A frame around a board, with the outcome of the game as a word in its upper corner; where that would cover much of
 * the board, only its star. It takes no clicks. FX thread only.
 */
final class OutcomeMark extends StackPane {

    /** Largest share of the width for the word. */
    private static final double SHARE = 0.2;

    private final Label word = new Label("", new FontIcon(MaterialDesignS.STAR));

    OutcomeMark() {
        getStyleClass().add("outcome");
        word.getStyleClass().add("outcome-word");
        word.setId("outcome");
        getChildren().add(word);
        setManaged(false);
        setMouseTransparent(true);
        setVisible(false);
    }

    @Override
    protected void layoutChildren() {
        word.setContentDisplay(ContentDisplay.LEFT);
        if (word.prefWidth(-1) > SHARE * getWidth()) {
            word.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        }
        super.layoutChildren();
    }

    void show(Optional<String> words) {
        setVisible(words.isPresent());
        word.setText(words.orElse(""));
    }
}
