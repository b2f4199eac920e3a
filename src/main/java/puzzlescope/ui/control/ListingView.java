package puzzlescope.ui.control;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import puzzlescope.core.event.Event;
import puzzlescope.text.Listing;
import puzzlescope.ui.theme.Appearance;

/** The pseudo-code of the algorithm with the line of the shown event lit. FX thread only. */
public final class ListingView extends Panel {

    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");

    private final VBox lines = new VBox();
    private final LinesInSight inSight = new LinesInSight(lines);
    private final List<HBox> rows = new ArrayList<>();
    private Listing listing = new Listing(List.of());
    private int current = -1;

    public ListingView(Appearance appearance) {
        super(appearance.texts().of("panel.listing"));
        setId("listing");
        lines.getStyleClass().add("listing");
        VBox.setVgrow(inSight, Priority.ALWAYS);
        getChildren().add(inSight);
    }

    public void use(Listing next) {
        if (next.equals(listing)) {
            return;
        }
        listing = next;
        current = -1;
        rows.clear();
        for (var line : next.lines()) {
            rows.add(row(line.code()));
        }
        lines.getChildren().setAll(rows);
        inSight.follow(null);
    }

    /** The code beside its indentation, so that a line that has to be wrapped stays indented. */
    private static HBox row(String code) {
        var text = code.stripLeading();
        var indentation = new Label(code.substring(0, code.length() - text.length()));
        indentation.setMinWidth(Region.USE_PREF_SIZE);
        var label = new Label(text);
        label.setWrapText(true);
        var row = new HBox(indentation, label);
        row.getStyleClass().add("listing-line");
        return row;
    }

    public void show(Optional<Event> event) {
        int line = event.map(e -> listing.lineOf(e.kind().label())).orElse(-1);
        if (line != current) {
            light(current, false);
            light(line, true);
            current = line;
            inSight.follow(line < 0 ? null : rows.get(line));
        }
    }

    private void light(int line, boolean on) {
        if (line >= 0) {
            rows.get(line).pseudoClassStateChanged(CURRENT, on);
        }
    }
}
