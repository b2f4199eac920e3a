package puzzlescope.app.ask;

import java.util.function.IntConsumer;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import puzzlescope.engine.event.Message;
import puzzlescope.window.control.DisabledReason;
import puzzlescope.window.theme.Appearance;

/** A choice with its number, and below it its votes. FX thread only. */
final class ChoiceRow extends VBox {

    private static final PseudoClass RIGHT = PseudoClass.getPseudoClass("right");
    private static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");
    /** Neither correct nor chosen. */
    private static final PseudoClass PASSED = PseudoClass.getPseudoClass("passed");

    /** Length of the longest bar, in text sizes. */
    private static final double LONGEST = 6;

    private final Appearance appearance;
    private final Button button = new Button();
    private final TextField hands = new TextField();
    private final HBox counted = new HBox();
    private boolean showing;

    /**
     * Creates a hidden choice.
     *
     * @param number from 0
     * @param press is called when it is pressed
     * @param count receives the typed number of hands
     * @param enter is called on Enter in their field
     */
    ChoiceRow(Appearance appearance, int number, Runnable press, IntConsumer count, Runnable enter) {
        this.appearance = appearance;
        getStyleClass().add("ask-choice-row");
        var badge = new Label(String.valueOf(number + 1));
        badge.getStyleClass().add("ask-number");
        button.setGraphic(badge);
        button.setId("ask-choice-" + (number + 1));
        button.setMnemonicParsing(false);
        button.setWrapText(true);
        button.setMaxWidth(Double.MAX_VALUE);
        button.setMinHeight(Region.USE_PREF_SIZE);
        button.getStyleClass().add("ask-choice");
        button.setOnAction(_ -> press.run());
        DisabledReason.of(button, () -> Message.of("ask.answered"));
        hands.setId("ask-hands-" + (number + 1));
        hands.getStyleClass().add("ask-hands");
        hands.setPrefColumnCount(5);
        hands.promptTextProperty().bind(appearance.texts().of("ask.hands"));
        hands.accessibleTextProperty().bind(appearance.texts().of("ask.hands.help", number + 1));
        hands.textProperty().addListener((_, _, text) -> {
            if (!showing && text.matches("\\d{0,3}")) {
                count.accept(text.isEmpty() ? 0 : Integer.parseInt(text));
            }
        });
        hands.setOnAction(_ -> enter.run());
        counted.getStyleClass().add("ask-counted");
        getChildren().addAll(button, counted);
    }

    /**
     * Shows a choice; once answered, {@code right} says whether it is right, {@code wrongGiven} whether it was the
     * wrong answer given.
     */
    void show(Message words, boolean open, boolean right, boolean wrongGiven) {
        button.setText(appearance.localize(words));
        button.setDisable(!open);
        pseudoClassStateChanged(RIGHT, right);
        pseudoClassStateChanged(WRONG, wrongGiven);
        pseudoClassStateChanged(PASSED, !open && !right && !wrongGiven);
    }

    void hideVotes() {
        button.setFocusTraversable(true);
        counted.getChildren().clear();
    }

    /** Asks for the number of hands, prefilled with the current one. */
    void promptForHands(int number) {
        showing = true;
        var text = number == 0 ? "" : String.valueOf(number);
        if (!hands.getText().equals(text)
                && !(hands.isFocused() && hands.getText().matches("0*" + text))) {
            hands.setText(text);
        }
        showing = false;
        // Tab goes from field to field; digits and the mouse add a hand.
        button.setFocusTraversable(false);
        if (!counted.getChildren().contains(hands)) {
            counted.getChildren().setAll(hands);
        }
    }

    /** Shows the hands of both votes as bars. */
    void showBars(Votes votes, int choice, double letter) {
        counted.getChildren().clear();
        for (int round = 0; round < votes.rounds(); round++) {
            int number = votes.hands(round, choice);
            var bar = new Region();
            bar.getStyleClass().addAll("ask-bar", round == 0 ? "first" : "second");
            double width = LONGEST * letter * number / Math.max(1, votes.most());
            bar.setMinWidth(width);
            bar.setPrefWidth(width);
            bar.setMaxWidth(width);
            var label = new Label(appearance.localize("number", number));
            label.setMinWidth(USE_PREF_SIZE);
            label.setId("ask-bar-" + (choice + 1) + "-" + (round + 1));
            counted.getChildren().addAll(bar, label);
        }
    }
}
