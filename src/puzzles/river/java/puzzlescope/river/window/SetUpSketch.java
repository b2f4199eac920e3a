package puzzlescope.river.window;

import java.util.Optional;
import java.util.function.Consumer;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInput;
import puzzlescope.river.space.RiverRules;
import puzzlescope.river.space.StateCode;
import puzzlescope.river.space.TypedBanks;
import puzzlescope.window.theme.Appearance;
import puzzlescope.window.writing.SketchPane;

/** The banks on which a person places the travellers. FX thread only. */
final class SetUpSketch extends SketchPane<String> {

    private static final String HELP = "river.set-up.draw.help";

    private final RiverRules rules;
    private final Consumer<String> drawn;
    private final SetUpSheet sheet;
    private int state;

    SetUpSketch(Appearance appearance, RiverRules rules, Consumer<String> drawn) {
        super(appearance, "river-sketch");
        this.rules = rules;
        this.drawn = drawn;
        state = (int) rules.start();
        sheet = new SetUpSheet(appearance, this);
        lay(sheet);
        say(Message.of(HELP));
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
        say(Message.of(HELP));
        drawn.accept(StateCode.text(next));
        sheet.repaint();
    }

    @Override
    public void read(String text) {
        try {
            state = TypedBanks.placed(rules, text);
        } catch (InvalidInput unreadable) {
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
