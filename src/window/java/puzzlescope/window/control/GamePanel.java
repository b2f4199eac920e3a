package puzzlescope.window.control;

import java.util.Locale;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.FlowPane;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignU;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.GameResult;
import puzzlescope.engine.puzzle.GameStatus;
import puzzlescope.engine.puzzle.MoveCount;
import puzzlescope.window.fx.Tooltips;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.theme.Appearance;

/** State of a manually played game, and its actions besides moves. FX thread only. */
public final class GamePanel extends Panel {

    private static final int MINUTE = 60;

    private final Appearance appearance;
    private final Label rules;
    private final Label progress = label("game-progress");
    private final ProgressBar bar = new ProgressBar(0);
    private final Label verdict = label("game-verdict");
    private final Label spentName = new Label();
    private final Label spent = new Label();
    private final Label fewestName = new Label();
    private final Label fewest = new Label();
    private final Label hints = new Label();
    private final Label wrong = new Label();
    private final Label time = new Label();
    private final Label best = label("game-best");
    private final FigureTable table = new FigureTable();
    private final Button hint;
    private final Button solve;
    /** Disabled buttons show no tooltip; their containers do. */
    private final BooleanProperty canUndo = new SimpleBooleanProperty();

    private final BooleanProperty canRedo = new SimpleBooleanProperty();
    private final BooleanProperty canHint = new SimpleBooleanProperty();
    private final BooleanProperty canReview = new SimpleBooleanProperty();

    /**
     * Score of a game.
     *
     * @param spent number of moves, or of another quantity to minimise
     * @param hints number of hints shown
     * @param wrong number of refused or wrong moves
     * @param best the best result of such games; empty if none was finished
     * @param verdict the verdict on a won game; empty for any other
     */
    public record Score(int spent, int hints, int wrong, Optional<GameResult> best, Optional<Message> verdict) {}

    /** Actions of the buttons. */
    public interface Actions {

        void hint();

        void undo();

        void redo();

        void restart();

        void startAnotherGame();

        /** Lets the solver continue from the current board; after the end of the game, from its beginning. */
        void solveFromHere();

        /** Shows the value of each move. */
        void review();
    }

    public GamePanel(Appearance appearance, Actions actions) {
        super(appearance.texts().of("panel.game"));
        this.appearance = appearance;
        setId("game-panel");
        rules = label("game-help");
        bar.setMaxWidth(Double.MAX_VALUE);
        layOut();
        verdict.getStyleClass().add("verdict");
        hint = button("hint", MaterialDesignL.LIGHTBULB_OUTLINE, Shortcut.HINT, actions::hint, canHint);
        solve = button("solve", MaterialDesignP.PLAY_CIRCLE_OUTLINE, Shortcut.SOLVE, actions::solveFromHere, null);
        getChildren()
                .addAll(
                        rules,
                        progress,
                        bar,
                        verdict,
                        best,
                        hint,
                        row(
                                button("undo", MaterialDesignU.UNDO_VARIANT, Shortcut.UNDO, actions::undo, canUndo),
                                button("redo", MaterialDesignR.REDO_VARIANT, Shortcut.REDO, actions::redo, canRedo)),
                        row(
                                button("anew", MaterialDesignR.RESTART, Shortcut.ANEW, actions::restart, null),
                                button(
                                        "another",
                                        MaterialDesignD.DICE_5,
                                        Shortcut.ANOTHER,
                                        actions::startAnotherGame,
                                        null)),
                        button(
                                "review",
                                MaterialDesignC.CHART_LINE_VARIANT,
                                Shortcut.REVIEW,
                                actions::review,
                                canReview),
                        solve,
                        table);
    }

    private static Label label(String id) {
        var label = LocalizedControls.wrapped();
        label.setId(id);
        return label;
    }

    private void layOut() {
        row(spentName, spent, "game-moves");
        row(fewestName, fewest, "game-fewest");
        row(named("game.hints"), hints, "game-hints");
        row(named("game.wrong"), wrong, "game-wrong");
        row(named("game.time"), time, "game-time");
    }

    private Label named(String key) {
        var name = new Label();
        name.textProperty().bind(appearance.texts().of(key));
        return name;
    }

    private void row(Label name, Label value, String id) {
        value.setId(id);
        table.add(name, value);
    }

    /** Two buttons side by side where there is room, so that the whole panel fits into a low window. */
    private static FlowPane row(Button left, Button right) {
        var row = new FlowPane(left, right);
        row.getStyleClass().add("game-buttons");
        return row;
    }

    private Button button(String id, Ikon icon, Shortcut shortcut, Runnable action, @Nullable BooleanProperty can) {
        var button = new Button();
        button.setId("game-" + id);
        button.setGraphic(new FontIcon(icon));
        name(button, "game." + id, shortcut);
        button.setMaxWidth(Double.MAX_VALUE);
        button.setOnAction(_ -> action.run());
        if (can != null) {
            button.disableProperty().bind(can.not());
            DisabledReason.of(button, () -> Message.of("game." + id + ".why-not"));
        }
        return button;
    }

    private void name(Button button, String key, Shortcut shortcut) {
        if (!button.getText().equals(appearance.localize(key))
                || !button.textProperty().isBound()) {
            button.textProperty().bind(appearance.texts().of(key));
            Tooltips.set(button, appearance.texts().of("tooltip.keys", Message.of(key + ".help"), shortcut.keys()));
        }
    }

    /** Enables or disables the buttons. */
    public void allow(boolean hint, boolean undo, boolean redo, boolean reviewed) {
        canReview.set(reviewed);
        canHint.set(hint);
        canUndo.set(undo);
        canRedo.set(redo);
    }

    /**
     * Enables or disables solving from here.
     *
     * @param why the reason why it is disabled; null enables it
     */
    public void allowSolve(@Nullable Message why) {
        DisabledReason.disable(solve, why);
    }

    /** Shows how moves are made in the open game. */
    public void setHelp(Message help) {
        rules.textProperty()
                .bind(appearance.texts().of(help.key(), help.arguments().toArray()));
    }

    /**
     * Shows the state of the game.
     *
     * @param status empty while the game is being opened
     */
    public void show(Optional<GameStatus> status, Score score) {
        boolean over = status.filter(GameStatus::isOver).isPresent();
        progress.setText(status.map(s -> appearance.texts().localize(s.sentence()))
                .orElseGet(() -> appearance.localize("game.opening")));
        bar.setProgress(status.map(s -> (double) s.reached() / s.goal()).orElse(-1.0));
        var effort = status.flatMap(GameStatus::moveCount);
        var unit = effort.map(MoveCount::unit).orElse(MoveCount.Unit.MOVES);
        spentName.setText(appearance.localize(
                switch (unit) {
                    case MOVES -> "game.moves";
                    case MINUTES -> "game.minutes";
                    case COST -> "game.cost";
                }));
        spent.setText(appearance.localize("number", score.spent()));
        var known = effort.filter(each -> each.fewest() > 0);
        fewestName.setText(
                appearance.localize(known.map(MoveCount::proven).orElse(true) ? "game.fewest" : "game.at-least"));
        fewest.setText(
                appearance.localize("number", known.map(MoveCount::fewest).orElse(0)));
        Visibility.set(fewest, known.isPresent());
        hints.setText(appearance.localize("number", score.hints()));
        wrong.setText(appearance.localize("number", score.wrong()));
        verdict.setText(score.verdict().map(appearance.texts()::localize).orElse(""));
        Visibility.set(verdict, score.verdict().isPresent());
        best.setText(score.best().map(gameResult -> words(gameResult, unit)).orElse(""));
        Visibility.set(best, score.best().isPresent());
        // The buttons for what comes next move up.
        Visibility.set(rules, !over);
        Visibility.set(hint, !over);
        name(solve, over ? "game.watch" : "game.solve", Shortcut.SOLVE);
    }

    private String words(GameResult gameResult, MoveCount.Unit unit) {
        return appearance.localize(
                switch (unit) {
                    case MOVES -> "game.best-of";
                    case MINUTES -> "game.best-of-minutes";
                    case COST -> "game.best-of-cost";
                },
                gameResult.reached(),
                gameResult.moves(),
                gameResult.hints(),
                gameResult.wrong(),
                clock(gameResult.seconds()));
    }

    private static String clock(long seconds) {
        return String.format(Locale.ROOT, "%d:%02d", seconds / MINUTE, seconds % MINUTE);
    }

    public void showTime(long seconds) {
        time.setText(clock(seconds));
    }
}
