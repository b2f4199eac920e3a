package puzzlescope.window.form;

import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.scene.control.CheckBox;
import puzzlescope.engine.puzzle.ChoiceParameter;

/** A box that is ticked for yes, with the answer as it is written in options. FX thread only. */
final class YesOrNo extends CheckBox {

    private final StringProperty answer = new SimpleStringProperty();

    YesOrNo() {
        setWrapText(true);
        setMinHeight(USE_PREF_SIZE);
        answer.addListener((_, _, text) -> setSelected(ChoiceParameter.isYes(text)));
        selectedProperty().addListener((_, _, on) -> answer.set(ChoiceParameter.yesOrNo(on)));
    }

    /** What is written. */
    StringProperty answer() {
        return answer;
    }
}
