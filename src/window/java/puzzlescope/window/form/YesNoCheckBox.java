package puzzlescope.window.form;

import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.scene.control.CheckBox;
import puzzlescope.engine.puzzle.ChoiceParameter;

/** A check box whose answer is written as in options. FX thread only. */
final class YesNoCheckBox extends CheckBox {

    private final StringProperty answer = new SimpleStringProperty();

    YesNoCheckBox() {
        setWrapText(true);
        setMinHeight(USE_PREF_SIZE);
        answer.addListener((_, _, text) -> setSelected(ChoiceParameter.isYes(text)));
        selectedProperty().addListener((_, _, on) -> answer.set(ChoiceParameter.yesOrNo(on)));
    }

    /** The written answer. */
    StringProperty answer() {
        return answer;
    }
}
