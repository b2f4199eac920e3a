package puzzlescope.app.mark;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignU;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.session.Mark;
import puzzlescope.window.control.DisabledReason;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.control.PanelRows;
import puzzlescope.window.control.Shortcut;
import puzzlescope.window.fx.Tooltips;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.player.Player;
import puzzlescope.window.theme.Appearance;

/**
 * The marks of the open recording, one per row: position, name and note, editable in place. Takes no room until opened.
 * FX thread only.
 */
public final class MarksPanel extends VBox {

    private final Appearance appearance;
    private final Player player;
    private final Runnable leave;
    private final GridPane table = new GridPane();
    private final PanelRows scroller;
    private final Label none = new Label();
    private final Button undo;
    private final Button lesson;
    private final List<MarkRow> rows = new ArrayList<>();
    private List<Mark> shown = List.of();

    /**
     * @param makeLesson opens the editor that makes a lesson of the marks
     * @param leave moves the focus elsewhere when the list is closed, so that Space plays
     */
    public MarksPanel(Appearance appearance, Player player, Runnable makeLesson, Runnable leave) {
        this.appearance = appearance;
        this.player = player;
        this.leave = leave;
        setId("marks");
        getStyleClass().addAll("go-to-bar", "marks");
        table.getStyleClass().add("marks-table");
        scroller = new PanelRows(appearance, table);
        scroller.setFocusTraversable(true);
        scroller.getStyleClass().add("marks-scroller");
        none.textProperty().bind(appearance.texts().of("marks.empty", Shortcut.MARK.keys()));
        none.setWrapText(true);
        none.setMinHeight(Region.USE_PREF_SIZE);
        undo = button("undo", MaterialDesignU.UNDO, Shortcut.UNDO, player.history()::undo);
        DisabledReason.of(undo, () -> Message.of("marks.nothing-to-undo"));
        lesson = LocalizedControls.button(appearance, "marks-lesson", "lesson.make", makeLesson);
        lesson.setMinWidth(0);
        lesson.setWrapText(true);
        Tooltips.set(
                lesson, appearance.texts().of("tooltip.keys", Message.of("marks.lesson"), Shortcut.MAKE_LESSON.keys()));
        getChildren().addAll(heading(), none, scroller, lesson);
        var all = player.history().marks().allProperty();
        all.addListener((_, _, _) -> fill());
        appearance.texts().wordsProperty().addListener((_, _, _) -> {
            shown = List.of();
            fill();
        });
        scroller.narrowProperty().subscribe(_ -> arrange());
        Visibility.set(this, false);
    }

    /** Adds the rows as the width allows, and leaves the focus where it is. */
    private void arrange() {
        var focused = table.isFocusWithin() ? table.getScene().getFocusOwner() : null;
        table.getChildren().clear();
        rows.forEach(row -> row.addTo(table, scroller.narrowProperty().get()));
        if (focused != null) {
            focused.requestFocus();
        }
    }

    private FlowPane heading() {
        var title = new Label();
        title.textProperty().bind(appearance.texts().of("marks.title"));
        title.getStyleClass().add("panel-heading");
        var heading = new FlowPane(
                title,
                button("mark", MaterialDesignF.FLAG_PLUS_OUTLINE, Shortcut.MARK, player.history()::mark),
                button("previous", MaterialDesignA.ARROW_UP, Shortcut.PREVIOUS_MARK, player.history()::previousMark),
                button("next", MaterialDesignA.ARROW_DOWN, Shortcut.NEXT_MARK, player.history()::nextMark),
                undo,
                button("close", MaterialDesignC.CLOSE, Shortcut.MARKS, this::toggle));
        heading.getStyleClass().add("marks-heading");
        return heading;
    }

    private Button button(String id, Ikon icon, Shortcut shortcut, Runnable action) {
        var button = new Button();
        button.setId("marks-" + id);
        button.setGraphic(new FontIcon(icon));
        button.getStyleClass().addAll("flat", "timeline-button");
        button.accessibleTextProperty().bind(appearance.texts().of("marks." + id));
        Tooltips.set(button, appearance.texts().of("tooltip.keys", Message.of("marks." + id), shortcut.keys()));
        button.setOnAction(_ -> action.run());
        return button;
    }

    public boolean isOpen() {
        return isVisible();
    }

    /** Opens the list, or closes it. */
    public void toggle() {
        if (!close()) {
            open();
        }
    }

    private void open() {
        Visibility.set(this, true);
        fill();
    }

    /** Opens the list with the cursor in the name of the mark at the position, which is set if there is none. */
    public void nameHere() {
        long here = player.session().timeline().position();
        if (player.history().marks().at(here).isEmpty()) {
            player.history().mark();
        }
        open();
        rows.stream().filter(row -> row.mark().position() == here).findFirst().ifPresent(MarkRow::write);
    }

    /** Closes the list; returns whether it was open. */
    public boolean close() {
        boolean open = isOpen();
        boolean had = isFocusWithin();
        Visibility.set(this, false);
        if (had) {
            leave.run();
        }
        return open;
    }

    /** Fills the list; rows are recreated only if the marks differ, so that editing is not interrupted. */
    private void fill() {
        if (!isOpen()) {
            return;
        }
        var marks = player.history().marks().all();
        if (shown.isEmpty()
                || !marks.stream()
                        .map(Mark::position)
                        .toList()
                        .equals(shown.stream().map(Mark::position).toList())) {
            rows.clear();
            marks.forEach(mark -> rows.add(new MarkRow(appearance, player, mark)));
            arrange();
        }
        for (int i = 0; i < marks.size(); i++) {
            rows.get(i).setMark(marks.get(i));
        }
        shown = marks;
        Visibility.set(none, marks.isEmpty());
        Visibility.set(scroller, !marks.isEmpty());
        Visibility.set(lesson, !marks.isEmpty());
        show();
    }

    /** Shows the mark at the position, and whether there is anything to undo. */
    public void show() {
        if (isOpen()) {
            long here = player.session().timeline().position();
            rows.forEach(row -> row.setLit(here));
            undo.setDisable(!player.history().marks().canUndo());
        }
    }
}
