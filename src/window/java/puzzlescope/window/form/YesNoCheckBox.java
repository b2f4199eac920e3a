package puzzlescope.window.form;

import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.scene.control.CheckBox;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.window.control.LocalizedControls;

/** A check box whose answer is written as in options. FX thread only. */
final class YesNoCheckBox extends CheckBox {

    /** Enough for a pointer that is not steady. */
    private static final double LEAST_HEIGHT = 24;

    private final StringProperty answer = new SimpleStringProperty();

    YesNoCheckBox() {
        LocalizedControls.wrap(this);
        answer.addListener((_, _, text) -> setSelected(ChoiceParameter.isYes(text)));
        selectedProperty().addListener((_, _, on) -> answer.set(ChoiceParameter.yesOrNo(on)));
    }

    @Override
    protected double computePrefHeight(double width) {
        return Math.max(LEAST_HEIGHT, super.computePrefHeight(width));
    }

    StringProperty answer() {
        return answer;
    }
}
