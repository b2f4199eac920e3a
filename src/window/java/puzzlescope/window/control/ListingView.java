package puzzlescope.window.control;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.IntConsumer;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.text.CodeLanguage;
import puzzlescope.engine.text.Listing;
import puzzlescope.engine.text.Syntax;
import puzzlescope.window.fx.VisibleLines;
import puzzlescope.window.player.Breakpoint;
import puzzlescope.window.player.Breakpoints;
import puzzlescope.window.player.CodeLocation;
import puzzlescope.window.theme.Appearance;

/**
 * The lines of a listing with that of the current event highlighted. A click on a line goes to its next step, with
 * Shift to the previous one; by keyboard, the arrow keys select a line and Enter does the same. A click at the left of a line sets a breakpoint or removes it. FX thread only.
 */
public final class ListingView extends VBox implements KeyConsumer {

    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
    /** The line that called the function of the current one. */
    private static final PseudoClass CALLING = PseudoClass.getPseudoClass("calling");

    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
    private static final PseudoClass STOPPING = PseudoClass.getPseudoClass("stopping");
    private static final PseudoClass CONDITIONAL = PseudoClass.getPseudoClass("conditional");

    private final Appearance appearance;
    private final Breakpoints breakpoints;
    private final Tooltip gutterTip = new Tooltip();
    private final ContextMenu menu = new ContextMenu();
    private final VBox lines = new VBox();
    private final VisibleLines inSight = new VisibleLines(lines);
    private final List<CodeLine> rows = new ArrayList<>();
    private Listing listing = new Listing(List.of());
    private BiConsumer<String, Boolean> onLine = (_, _) -> {};
    private int current = -1;
    private int calling = -1;
    private int chosen = -1;

    private Optional<BreakpointField> field = Optional.empty();

    public ListingView(Appearance appearance, Breakpoints breakpoints) {
        this.appearance = appearance;
        this.breakpoints = breakpoints;
        menu.setId("line-menu");
        setAccessibleRole(AccessibleRole.TEXT);
        setId("listing");
        getStyleClass().add("listing-view");
        lines.getStyleClass().add("listing");
        VBox.setVgrow(inSight, Priority.ALWAYS);
        getChildren().add(inSight);
        setFocusTraversable(true);
        setOnKeyPressed(this::press);
        focusedProperty().addListener((_, _, focused) -> choose(focused ? Math.max(current, next(-1, 1)) : -1));
        breakpoints.allProperty().addListener((_, _, _) -> showBreakpoints());
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
        field = Optional.empty();
        lines.getChildren().setAll(rows);
        inSight.follow(null);
        showBreakpoints();
    }

    private void showBreakpoints() {
        for (int line = 0; line < rows.size(); line++) {
            var here = breakpointAt(line);
            mark(line, STOPPING, here.isPresent());
            mark(line, CONDITIONAL, here.filter(each -> !each.text().isEmpty()).isPresent());
        }
        describe();
    }

    private Optional<Breakpoint> breakpointAt(int line) {
        return hasSteps(line) ? breakpoints.at(location(line)) : Optional.empty();
    }

    private CodeLocation location(int line) {
        return CodeLocation.ofListing(listing.lines().get(line).labels());
    }

    private boolean hasSteps(int line) {
        return line >= 0 && !listing.lines().get(line).labels().isEmpty();
    }

    /** Tells a screen reader the selected line and whether playing stops there. */
    private void describe() {
        setAccessibleText(chosen < 0 ? appearance.localize("panel.listing") : described(chosen));
        notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
    }

    private String described(int line) {
        var code = listing.lines().get(line).code().strip();
        return breakpointAt(line)
                .map(each -> each.text().isEmpty()
                        ? appearance.localize("breakpoint.line", code)
                        : appearance.localize("breakpoint.line.if", code, each.text()))
                .orElse(code);
    }

    /** Sets a breakpoint at the selected or else the highlighted line, or removes it; returns whether there is a line. */
    boolean toggleBreakpoint() {
        return atLine(line -> breakpoints.toggle(location(line)));
    }

    /** Opens the condition of a breakpoint at the selected or else the highlighted line; returns whether there is a line. */
    boolean openCondition() {
        return atLine(line -> openCondition(location(line)));
    }

    private boolean atLine(IntConsumer action) {
        int line = chosen >= 0 ? chosen : current;
        boolean there = hasSteps(line);
        if (there) {
            action.accept(line);
        }
        return there;
    }

    /** Opens the condition of a breakpoint below its line. */
    void openCondition(CodeLocation location) {
        closeCondition(false);
        var line = listing.lineOf(location.labels().getFirst());
        if (line < 0) {
            return;
        }
        var opened = new BreakpointField(appearance, breakpoints, location, () -> closeCondition(true));
        field = Optional.of(opened);
        lines.getChildren().add(lines.getChildren().indexOf(rows.get(line)) + 1, opened);
        inSight.follow(opened);
        opened.requestFocus();
    }

    private void closeCondition(boolean focus) {
        field.ifPresent(lines.getChildren()::remove);
        field = Optional.empty();
        if (focus) {
            requestFocus();
        }
    }

    /** Returns the code of a line at which a breakpoint may be. */
    String codeOf(CodeLocation location) {
        return location.labels().stream()
                .mapToInt(listing::lineOf)
                .filter(line -> line >= 0)
                .mapToObj(line -> listing.lines().get(line).code().strip())
                .findFirst()
                .orElse("");
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
            offerBreakpoint(row, CodeLocation.ofListing(line.labels()));
        }
        return row;
    }

    private void offerBreakpoint(CodeLine row, CodeLocation location) {
        var gutter = row.gutter();
        gutter.setOnMouseClicked(click -> {
            if (click.getButton() == MouseButton.PRIMARY) {
                breakpoints.toggle(location);
                click.consume();
            }
        });
        gutter.setOnMouseEntered(_ -> gutterTip.setText(tip(location)));
        Tooltip.install(gutter, gutterTip);
        row.setOnContextMenuRequested(event -> {
            boolean there = breakpoints.at(location).isPresent();
            menu.getItems()
                    .setAll(
                            item(
                                    "breakpoint",
                                    there ? "breakpoint.remove" : "breakpoint.set",
                                    Shortcut.BREAKPOINT,
                                    () -> breakpoints.toggle(location)),
                            item(
                                    "condition",
                                    "breakpoint.set-condition",
                                    Shortcut.BREAKPOINT_CONDITION,
                                    () -> openCondition(location)));
            menu.show(row, event.getScreenX(), event.getScreenY());
            event.consume();
        });
    }

    private MenuItem item(String id, String key, Shortcut shortcut, Runnable action) {
        var item = new MenuItem(appearance.localize("menu.keys", Message.of(key), shortcut.keys()));
        item.setId("line-" + id);
        item.setOnAction(_ -> action.run());
        return item;
    }

    private String tip(CodeLocation location) {
        var here = breakpoints.at(location);
        var text = here.map(Breakpoint::text).orElse("");
        var what = here.isEmpty()
                ? Message.of("breakpoint.set")
                : text.isEmpty() ? Message.of("breakpoint.here") : Message.of("breakpoint.here.if", text);
        return appearance.localize("tooltip.keys", what, Shortcut.BREAKPOINT.keys());
    }

    public void show(Optional<Event> event) {
        int line = event.map(listing::lineOf).orElse(-1);
        int caller = event.map(listing::callLineOf).orElse(-1);
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
        if (!key.getTarget().equals(this)) {
            return;
        }
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
        describe();
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
