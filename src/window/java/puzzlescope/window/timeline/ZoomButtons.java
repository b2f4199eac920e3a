package puzzlescope.window.timeline;

import javafx.beans.property.BooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.GridPane;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import puzzlescope.engine.event.Message;
import puzzlescope.window.control.DisabledReason;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.control.Shortcut;
import puzzlescope.window.player.Player;
import puzzlescope.window.theme.Appearance;

/**
 * The buttons at the end of the timeline: back and forward in the history, zoom in, zoom out, everything, and the loop.
 * FX thread only.
 */
final class ZoomButtons extends GridPane {

    private final Appearance appearance;
    private final Button closer;
    private final Button farther;
    private final Button all;
    private final ToggleButton loop;
    private final ToggleButton tree;
    private final ToggleButton wholeRun;

    ZoomButtons(Appearance appearance, TimelinePane timeline, BooleanProperty asTree, Player player) {
        this.appearance = appearance;
        getStyleClass().add("timeline-buttons");
        var control = timeline.control();
        closer = button("zoom-in", MaterialDesignM.MAGNIFY_PLUS_OUTLINE, Shortcut.ZOOM_IN, control::zoomIn);
        farther = button("zoom-out", MaterialDesignM.MAGNIFY_MINUS_OUTLINE, Shortcut.ZOOM_OUT, control::zoomOut);
        all = button("fit", MaterialDesignA.ARROW_EXPAND_HORIZONTAL, Shortcut.ZOOM_ALL, control::fit);
        loop = dress(new ToggleButton(), "loop", MaterialDesignR.REPEAT, Shortcut.LOOP);
        loop.setOnAction(_ -> {
            loop.setSelected(!loop.isSelected());
            control.toggleLoop();
        });
        tree = dress(new ToggleButton(), "tree", MaterialDesignF.FILE_TREE_OUTLINE, Shortcut.SEARCH_TREE);
        tree.selectedProperty().bindBidirectional(asTree);
        DisabledReason.of(tree, () -> Message.of("timeline.tree.no-calls"));
        wholeRun = dress(new ToggleButton(), "whole-run", MaterialDesignE.EYE_OUTLINE, Shortcut.WHOLE_RUN);
        wholeRun.selectedProperty().bindBidirectional(player.wholeRunProperty());
        wholeRun.disableProperty().bind(player.classModeProperty());
        DisabledReason.of(wholeRun, () -> Message.of("class-mode.why-not"));
        DisabledReason.of(closer, () -> Message.of("timeline.closest"));
        DisabledReason.of(farther, () -> Message.of("timeline.whole"));
        DisabledReason.of(all, () -> Message.of("timeline.whole"));
        addRow(
                0,
                button("back", MaterialDesignA.ARROW_LEFT, Shortcut.BACK, player.history()::back),
                button("forth", MaterialDesignA.ARROW_RIGHT, Shortcut.FORTH, player.history()::forward),
                closer,
                farther,
                tree);
        addRow(
                1,
                button("mark", MaterialDesignF.FLAG_PLUS_OUTLINE, Shortcut.MARK, player.history()::mark),
                button("marks", MaterialDesignF.FLAG_OUTLINE, Shortcut.MARKS, timeline::askForMarks),
                all,
                loop,
                wholeRun);
    }

    private Button button(String id, Ikon icon, Shortcut shortcut, Runnable action) {
        var button = dress(new Button(), id, icon, shortcut);
        button.setOnAction(_ -> action.run());
        return button;
    }

    private <B extends ButtonBase> B dress(B button, String id, Ikon icon, Shortcut shortcut) {
        button.setId("timeline-" + id);
        button.setGraphic(new FontIcon(icon));
        button.getStyleClass().addAll("flat", "timeline-button");
        // The timeline is one stop of the Tab key; each of its commands has a key of its own.
        button.setFocusTraversable(false);
        ObservableValue<String> name = appearance.texts().of("timeline." + id);
        button.accessibleTextProperty().bind(name);
        button.setTooltip(
                LocalizedControls.tooltip(appearance, "tooltip.keys", Message.of("timeline." + id), shortcut.keys()));
        return button;
    }

    /**
     * Enables the buttons that apply to a range, and to a run with or without calls, and shows whether the loop is on.
     */
    void show(VisibleRange visibleRange, boolean looping, boolean calls) {
        tree.setDisable(!calls);
        closer.setDisable(visibleRange.isClosest());
        farther.setDisable(visibleRange.isWhole());
        all.setDisable(visibleRange.isWhole());
        loop.setSelected(looping);
    }
}
