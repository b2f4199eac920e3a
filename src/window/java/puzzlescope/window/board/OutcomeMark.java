package puzzlescope.window.board;

import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

/**
 * A frame around a board, with the outcome of the game as a word on its upper edge. It takes no clicks. FX thread only.
 */
final class OutcomeMark extends StackPane {

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

    void show(Optional<String> words) {
        setVisible(words.isPresent());
        word.setText(words.orElse(""));
    }
}
