package puzzlescope.window.control;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import javafx.css.PseudoClass;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.text.CodeLanguage;
import puzzlescope.engine.text.Listing;
import puzzlescope.engine.text.Syntax;
import puzzlescope.window.fx.VisibleLines;
import puzzlescope.window.theme.Appearance;

/**
 * The lines of a listing with that of the current event highlighted. A click on a line goes to its next step, with
 * Shift to the previous one; by keyboard, the arrow keys select a line and Enter does the same. FX thread only.
 */
public final class ListingView extends VBox implements KeyConsumer {

    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
    /** The line that called the function of the current one. */
    private static final PseudoClass CALLING = PseudoClass.getPseudoClass("calling");

    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");

    private final Appearance appearance;
    private final VBox lines = new VBox();
    private final VisibleLines inSight = new VisibleLines(lines);
    private final List<CodeLine> rows = new ArrayList<>();
    private Listing listing = new Listing(List.of());
    private BiConsumer<String, Boolean> onLine = (_, _) -> {};
    private int current = -1;
    private int calling = -1;
    private int chosen = -1;

    public ListingView(Appearance appearance) {
        this.appearance = appearance;
        setId("listing");
        getStyleClass().add("listing-view");
        lines.getStyleClass().add("listing");
        VBox.setVgrow(inSight, Priority.ALWAYS);
        getChildren().add(inSight);
        setFocusTraversable(true);
        setOnKeyPressed(this::press);
        focusedProperty().addListener((_, _, focused) -> choose(focused ? Math.max(current, next(-1, 1)) : -1));
    }

    /**
     * Sets the action for selected lines, which receives a label, and whether to go to its next step or the previous
     * one.
     */
    public void setOnLine(BiConsumer<String, Boolean> action) {
        onLine = action;
    }

    /** Shows another listing; lines of a program have numbers and colours. */
    public void setListing(Listing next, CodeLanguage codeLanguage) {
        listing = next;
        current = -1;
        calling = -1;
        chosen = -1;
        rows.clear();
        var syntax = new Syntax(codeLanguage);
        for (var line : next.lines()) {
            rows.add(row(line, syntax, codeLanguage == CodeLanguage.PSEUDOCODE ? 0 : rows.size() + 1));
        }
        lines.getChildren().setAll(rows);
        inSight.follow(null);
    }

    private CodeLine row(Listing.Line line, Syntax syntax, int number) {
        var row = new CodeLine(appearance, line, syntax, number);
        if (!line.labels().isEmpty()) {
            row.getStyleClass().add("listing-step");
            row.setOnMouseClicked(click -> {
                if (click.getButton() == MouseButton.PRIMARY) {
                    onLine.accept(line.labels().getFirst(), !click.isShiftDown());
                }
            });
        }
        return row;
    }

    public void show(Optional<Event> event) {
        int line = event.map(listing::lineOf).orElse(-1);
        int outer = event.map(e -> listing.lineOf(e.kind().label())).orElse(-1);
        int caller = outer == line ? -1 : outer;
        if (caller != calling) {
            mark(calling, CALLING, false);
            mark(caller, CALLING, true);
            calling = caller;
        }
        if (line != current) {
            mark(current, CURRENT, false);
            mark(line, CURRENT, true);
            current = line;
            inSight.follow(line < 0 ? null : rows.get(line));
        }
    }

    /** The code of the highlighted line; empty if there is none. */
    String lit() {
        return current < 0 ? "" : listing.lines().get(current).code().strip();
    }

    private void mark(int line, PseudoClass as, boolean on) {
        if (line >= 0) {
            rows.get(line).pseudoClassStateChanged(as, on);
        }
    }

    @Override
    public boolean takes(KeyCode key) {
        return key == KeyCode.UP || key == KeyCode.DOWN || key == KeyCode.ENTER;
    }

    private void press(KeyEvent key) {
        switch (key.getCode()) {
            case DOWN -> choose(next(chosen, 1));
            case UP -> choose(next(chosen, -1));
            case ENTER -> {
                if (chosen >= 0 && !listing.lines().get(chosen).labels().isEmpty()) {
                    onLine.accept(listing.lines().get(chosen).labels().getFirst(), !key.isShiftDown());
                }
            }
            default -> {
                return;
            }
        }
        key.consume();
    }

    private void choose(int line) {
        mark(chosen, CHOSEN, false);
        chosen = line;
        mark(chosen, CHOSEN, true);
        if (line >= 0) {
            inSight.follow(rows.get(line));
        }
    }

    /** The next or previous line with a step; the same if there is none. */
    private int next(int from, int way) {
        for (int i = from + way; i >= 0 && i < rows.size(); i += way) {
            if (!listing.lines().get(i).labels().isEmpty()) {
                return i;
            }
        }
        return from;
    }
}
