package puzzlescope.ui.control;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignU;
import puzzlescope.core.event.Message;
import puzzlescope.core.puzzle.Standing;
import puzzlescope.ui.theme.Look;

/** How a game that is played by hand stands, and what can be done beside moving. FX thread only. */
public final class GamePanel extends Panel {

    private static final int MINUTE = 60;

    private final Look look;
    private final Label progress = label("game-progress");
    private final ProgressBar bar = new ProgressBar(0);
    private final Label moves = new Label();
    private final Label time = new Label();
    private final Label bestName = new Label();
    private final Label best = new Label();
    private final FigureTable table = new FigureTable();
    private final BooleanProperty canUndo = new SimpleBooleanProperty();
    private final BooleanProperty canRedo = new SimpleBooleanProperty();
    private final BooleanProperty canHint = new SimpleBooleanProperty();
    private final BooleanProperty canSolve = new SimpleBooleanProperty();

    /** What the buttons do. */
    public interface Actions {

        void hint();

        void undo();

        void redo();

        /** Begins the same game anew. */
        void anew();

        /** Lets the solver go on from the board as it stands. */
        void solveFromHere();

        /** Goes back to the solver. */
        void leave();
    }

    /** @param help the key of what a move is and how it is made */
    public GamePanel(Look look, String help, Actions actions) {
        super(look.texts().of("panel.game"));
        this.look = look;
        setId("game");
        var rules = label("game-help");
        rules.textProperty().bind(look.texts().of(help));
        bar.setMaxWidth(Double.MAX_VALUE);
        lay();
        var solve =
                button("solve", MaterialDesignP.PLAY_CIRCLE_OUTLINE, Shortcut.SOLVE, actions::solveFromHere, canSolve);
        solve.visibleProperty().bind(canSolve);
        solve.managedProperty().bind(canSolve);
        getChildren()
                .addAll(
                        rules,
                        progress,
                        bar,
                        table,
                        button("hint", MaterialDesignL.LIGHTBULB_OUTLINE, Shortcut.HINT, actions::hint, canHint),
                        button("undo", MaterialDesignU.UNDO_VARIANT, Shortcut.UNDO, actions::undo, canUndo),
                        button("redo", MaterialDesignR.REDO_VARIANT, Shortcut.REDO, actions::redo, canRedo),
                        button("anew", MaterialDesignR.RESTART, Shortcut.ANEW, actions::anew, null),
                        solve,
                        button("leave", MaterialDesignR.ROBOT_OUTLINE, Shortcut.BY_HAND, actions::leave, null));
    }

    private static Label label(String id) {
        var label = new Label();
        label.setId(id);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }

    private void lay() {
        row(named("game.moves"), moves, "game-moves");
        row(named("game.time"), time, "game-time");
        bestName.textProperty().bind(look.texts().of("game.best"));
        row(bestName, best, "game-best");
    }

    private Label named(String key) {
        var name = new Label();
        name.textProperty().bind(look.texts().of(key));
        return name;
    }

    private void row(Label name, Label value, String id) {
        value.setId(id);
        table.add(name, value);
    }

    private Node button(String id, Ikon icon, Shortcut shortcut, Runnable action, @Nullable BooleanProperty can) {
        var button = new Button();
        button.setId("game-" + id);
        button.setGraphic(new FontIcon(icon));
        button.textProperty().bind(look.texts().of("game." + id));
        button.setMaxWidth(Double.MAX_VALUE);
        var tooltip = new Tooltip();
        tooltip.textProperty()
                .bind(look.texts().of("tooltip.keys", Message.of("game." + id + ".help"), shortcut.keys()));
        button.setTooltip(tooltip);
        button.setOnAction(_ -> action.run());
        if (can != null) {
            button.disableProperty().bind(can.not());
        }
        return button;
    }

    /** Says which of the buttons can be pressed. */
    public void allow(boolean hint, boolean undo, boolean redo, boolean solve) {
        canHint.set(hint);
        canUndo.set(undo);
        canRedo.set(redo);
        canSolve.set(solve);
    }

    /**
     * Shows how the game stands.
     *
     * @param standing empty while the game is being opened
     * @param made how many moves are made
     * @param record the best that was ever reached in such a game; empty if none is kept
     */
    public void show(Optional<Standing> standing, int made, OptionalInt record) {
        progress.setText(standing.map(s -> look.texts().say(s.sentence())).orElseGet(() -> look.say("game.opening")));
        bar.setProgress(standing.map(s -> (double) s.reached() / s.goal()).orElse(-1.0));
        moves.setText(look.say("number", made));
        best.setText(record.isPresent() ? look.say("number", record.getAsInt()) : "\u2013");
        best.setVisible(record.isPresent());
    }

    public void showTime(long seconds) {
        time.setText(String.format(Locale.ROOT, "%d:%02d", seconds / MINUTE, seconds % MINUTE));
    }
}
