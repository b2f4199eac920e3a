package puzzlescope.ui.puzzle.river;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import puzzlescope.core.event.Message;
import puzzlescope.core.puzzle.InvalidInput;
import puzzlescope.core.puzzle.river.space.RiverRules;
import puzzlescope.core.puzzle.river.space.StateCode;
import puzzlescope.core.puzzle.river.space.TypedBanks;
import puzzlescope.ui.theme.Appearance;
import puzzlescope.ui.writing.Sketch;

/** The banks on which a person puts those who are to cross. FX thread only. */
final class SetUpSketch extends VBox implements Sketch<String> {

    private static final String HELP = "river.set-up.draw.help";

    private final Appearance appearance;
    private final RiverRules rules;
    private final Consumer<String> drawn;
    private final SetUpSheet sheet;
    private final Label remark = new Label();
    private int state;

    SetUpSketch(Appearance appearance, RiverRules rules, Consumer<String> drawn) {
        this.appearance = appearance;
        this.rules = rules;
        this.drawn = drawn;
        state = (int) rules.start();
        sheet = new SetUpSheet(appearance, this);
        setId("river-sketch");
        getStyleClass().add("river-sketch");
        remark.setId("river-sketch-remark");
        remark.getStyleClass().add("remark");
        remark.setWrapText(true);
        remark.setMinHeight(Region.USE_PREF_SIZE);
        VBox.setVgrow(sheet, Priority.ALWAYS);
        getChildren().addAll(sheet, remark);
        say(Message.of(HELP));
    }

    RiverRules rules() {
        return rules;
    }

    int state() {
        return state;
    }

    /** Takes how they stand now, be that safe or not; the text says it, and below it stands what is wrong. */
    void set(int next) {
        state = next;
        say(Message.of(HELP));
        drawn.accept(StateCode.text(next));
        sheet.repaint();
    }

    void say(Message message) {
        remark.textProperty()
                .bind(appearance.texts().of(message.key(), message.arguments().toArray()));
    }

    @Override
    public Node node() {
        return this;
    }

    @Override
    public void read(String text) {
        try {
            state = TypedBanks.placed(rules, text);
        } catch (InvalidInput unreadable) {
            // The text says why; the picture stays as it was last.
            return;
        }
        sheet.repaint();
    }

    @Override
    public void show(Optional<String> value) {
        sheet.repaint();
    }
}
