package puzzlescope.river.window;

import java.util.Optional;
import java.util.function.Consumer;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.river.space.RiverRules;
import puzzlescope.river.space.RiverStateFormat;
import puzzlescope.river.space.StateCode;
import puzzlescope.window.editor.SketchPane;
import puzzlescope.window.theme.Appearance;

/** The banks on which a person places the travellers. FX thread only. */
final class RiverSetUpSketch extends SketchPane<String> {

    private static final String HELP = "river.set-up.draw.help";

    private final RiverRules rules;
    private final Consumer<String> drawn;
    private final RiverSetUpSheet sheet;
    private int state;

    RiverSetUpSketch(Appearance appearance, RiverRules rules, Consumer<String> drawn) {
        super(appearance, "river-sketch");
        this.rules = rules;
        this.drawn = drawn;
        state = (int) rules.start();
        sheet = new RiverSetUpSheet(appearance, this);
        setSheet(sheet);
        showMessage(Message.of(HELP));
    }

    RiverRules rules() {
        return rules;
    }

    int state() {
        return state;
    }

    /** Sets the state, whether safe or not, and updates the text, with the error below it. */
    void set(int next) {
        state = next;
        showMessage(Message.of(HELP));
        drawn.accept(StateCode.text(next));
        sheet.repaint();
    }

    @Override
    public void read(String text) {
        try {
            state = RiverStateFormat.placed(rules, text);
        } catch (InvalidInputException unreadable) {
            // The message gives the reason; the picture keeps its last state.
            return;
        }
        sheet.repaint();
    }

    @Override
    public void show(Optional<String> value) {
        sheet.repaint();
    }
}
