package puzzlescope.app.mark;

import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import puzzlescope.engine.session.Mark;
import puzzlescope.window.fx.Tooltips;
import puzzlescope.window.player.Player;
import puzzlescope.window.theme.Appearance;

/** One mark of the list: a button that goes there, its name, its note, and a button that removes it. FX thread only. */
final class MarkRow {

    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");

    private final Appearance appearance;
    private final Player player;
    private final Button go = new Button();
    private final Button remove = new Button();
    private final TextField name;
    private final TextField note;
    private Mark mark;

    MarkRow(Appearance appearance, Player player, Mark mark) {
        this.appearance = appearance;
        this.player = player;
        this.mark = mark;
        go.setId("mark-go-" + mark.position());
        go.setText(appearance.localize("marks.step", mark.position()));
        go.setGraphic(new FontIcon(MaterialDesignF.FLAG));
        go.getStyleClass().addAll("flat", "mark-go");
        go.setMinWidth(Region.USE_PREF_SIZE);
        go.setMaxWidth(Double.MAX_VALUE);
        Tooltips.set(go, appearance.localize("marks.go"));
        go.setOnAction(_ -> player.history().goTo(this.mark));
        name = field("name", Mark.LONGEST_NAME);
        name.setPromptText(happening());
        note = field("note", Mark.LONGEST_NOTE);
        note.setPromptText(appearance.localize("marks.note"));
        remove.setId("mark-remove-" + mark.position());
        remove.setGraphic(new FontIcon(MaterialDesignD.DELETE_OUTLINE));
        remove.getStyleClass().addAll("flat", "timeline-button");
        remove.setAccessibleText(appearance.localize("marks.remove"));
        Tooltips.set(remove, appearance.localize("marks.remove"));
        remove.setOnAction(_ -> player.history().marks().remove(this.mark));
    }

    private TextField field(String id, int longest) {
        var field = new TextField();
        field.setId("mark-" + id + "-" + mark.position());
        field.setAccessibleText(appearance.localize("marks." + id));
        field.setTextFormatter(
                new TextFormatter<>(change -> change.getControlNewText().length() <= longest ? change : null));
        field.setOnAction(_ -> keep());
        field.focusedProperty().addListener((_, _, focused) -> {
            if (!focused) {
                keep();
            }
        });
        GridPane.setHgrow(field, Priority.ALWAYS);
        return field;
    }

    /** The event at the mark, which is the default name. */
    private String happening() {
        var trace = player.session().trace();
        long number = mark.position() - 1;
        long[] event = new long[1];
        boolean kept = number >= trace.firstKept() && trace.copy(number, event, 0, 1) == 1;
        return kept
                ? appearance
                        .texts()
                        .localize(trace.vocabulary().unpack(event[0]).sentence())
                : appearance.localize("marks.name");
    }

    private void keep() {
        var marks = player.history().marks();
        var written = mark.called(name.getText().strip(), note.getText().strip());
        if (!written.equals(mark) && marks.all().contains(mark)) {
            marks.put(written);
        }
    }

    /** Adds the mark below all others: in one row, or its name and its note below it where there is little room. */
    void addTo(GridPane table, boolean narrow) {
        int row = table.getRowCount();
        if (narrow) {
            // In focus order.
            table.add(go, 0, row);
            table.add(name, 0, row + 1, 2, 1);
            table.add(note, 0, row + 2, 2, 1);
            table.add(remove, 1, row);
        } else {
            table.addRow(row, go, name, note, remove);
        }
    }

    Mark mark() {
        return mark;
    }

    /** Shows the mark's current name, unless it is being edited. */
    void setMark(Mark now) {
        mark = now;
        show(name, now.name());
        show(note, now.note());
    }

    private static void show(TextField field, String text) {
        if (!field.getText().strip().equals(text)) {
            field.setText(text);
        }
    }

    /** Starts editing the name. */
    void write() {
        name.requestFocus();
        name.selectAll();
    }

    void setLit(long position) {
        go.pseudoClassStateChanged(CURRENT, position == mark.position());
    }
}
