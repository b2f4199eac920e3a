package puzzlescope.window.control;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import javafx.beans.property.ObjectProperty;
import javafx.scene.control.Button;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.CodeLanguage;
import puzzlescope.engine.text.Listing;
import puzzlescope.window.fx.ClipboardText;
import puzzlescope.window.fx.Tooltips;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.player.Breakpoints;
import puzzlescope.window.theme.Appearance;

/**
 * The algorithm as pseudocode or as a program, with the line of the current event highlighted. Shows the chosen
 * language where there is such a program, and pseudocode elsewhere. FX thread only.
 */
public final class CodePanel extends Panel {

    private final Appearance appearance;
    private final ObjectProperty<CodeLanguage> chosen;
    private final MenuButton languages = new MenuButton();
    private final Button edit = new Button();
    private final ListingView view;
    private final BreakpointMenu breakpointMenu;
    private final Runnable redraw;
    private Listing listing = new Listing(List.of());
    private String shown = "";
    private CodeLanguage written = CodeLanguage.PSEUDOCODE;
    private String puzzle = "";
    private List<String> parts = List.of();

    /**
     * @param chosen the language of the code; shared by all tabs
     * @param redraw asks for {@link #show} again
     */
    public CodePanel(
            Appearance appearance, ObjectProperty<CodeLanguage> chosen, Breakpoints breakpoints, Runnable redraw) {
        super();
        this.appearance = appearance;
        this.chosen = chosen;
        this.redraw = redraw;
        setId("code");
        view = new ListingView(appearance, breakpoints);
        breakpointMenu = new BreakpointMenu(appearance, breakpoints, false, view::codeOf, view::openCondition);
        VBox.setVgrow(view, Priority.ALWAYS);
        getChildren().addAll(chooser(), view);
        chosen.addListener((_, _, _) -> layOut());
    }

    /** The language, which is also a menu of all languages that there are for the algorithm. */
    private FlowPane chooser() {
        languages.setId("code-language");
        languages.getStyleClass().add("flat");
        languages.setOnShowing(_ -> offer());
        Tooltips.set(
                languages,
                appearance.texts().of("tooltip.keys", Message.of("shortcut." + Shortcut.CODE), Shortcut.CODE.keys()));
        edit.setId("code-edit");
        edit.getStyleClass().add("flat");
        edit.textProperty().bind(appearance.texts().of("own-program.edit"));
        Tooltips.set(
                edit,
                appearance
                        .texts()
                        .of("tooltip.keys", Message.of("own-program.edit.help"), Shortcut.OWN_PROGRAM.keys()));
        Visibility.set(edit, false);
        var row = LocalizedControls.flow(languages, breakpointMenu, edit);
        row.getStyleClass().add("code-row");
        return row;
    }

    /** Offers to write the algorithm oneself. */
    public void setOnEdit(Runnable action) {
        Visibility.set(edit, true);
        edit.setOnAction(_ -> action.run());
    }

    private void offer() {
        var there = Listing.codes(puzzle, parts);
        var items = languages.getItems();
        items.clear();
        for (var each : CodeLanguage.values()) {
            if (there.contains(each)) {
                var item = new RadioMenuItem(appearance.localize("code." + each));
                item.setId("code-" + each.name().toLowerCase(Locale.ROOT));
                item.setSelected(each == written);
                item.setOnAction(_ -> chosen.set(each));
                items.add(item);
            }
        }
        var copy = new MenuItem(appearance.localize("code.copy"));
        copy.setId("code-copy");
        copy.setOnAction(_ -> copy());
        items.addAll(new SeparatorMenuItem(), copy);
    }

    private void copy() {
        ClipboardText.put(listing.inOnePiece());
    }

    /**
     * Sets the action for selected lines, which receives a label, and whether to go to its next step or the previous
     * one.
     */
    public void setOnLine(BiConsumer<String, Boolean> action) {
        view.setOnLine(action);
    }

    /** Sets a breakpoint at the selected or the current line, or removes it; returns whether there is a line. */
    public boolean toggleBreakpoint() {
        return view.toggleBreakpoint();
    }

    /** Opens the condition of a breakpoint at the selected or the current line; returns whether there is a line. */
    public boolean openCondition() {
        return view.openCondition();
    }

    /** Loads the listing of the open run. */
    public void setSession(Session session) {
        puzzle = session.puzzle().id();
        parts = session.instance().listing();
        layOut();
    }

    /** The shown language: the chosen one if there is such a listing. */
    private CodeLanguage code(Set<CodeLanguage> there) {
        return there.contains(chosen.get()) ? chosen.get() : CodeLanguage.PSEUDOCODE;
    }

    private void layOut() {
        if (puzzle.isEmpty()) {
            return;
        }
        var there = Listing.codes(puzzle, parts);
        var codeLanguage = code(there);
        written = codeLanguage;
        languages.textProperty().bind(appearance.texts().of("code." + codeLanguage));
        offer();
        var language = appearance.texts().language();
        var next = puzzle + parts + codeLanguage + language;
        if (!next.equals(shown)) {
            shown = next;
            listing = Listing.of(puzzle, parts, language, codeLanguage);
            view.setListing(listing, codeLanguage);
            redraw.run();
        }
    }

    public void show(Optional<Event> event) {
        view.show(event);
    }

    /** The code of the line with an event's label; the label itself if there is none. */
    public String lineOf(String label) {
        int line = listing.lineOf(label);
        return line < 0 ? label : listing.lines().get(line).code().strip();
    }

    /** All labels on the line of an event's label; that label alone if there is no such line. */
    public List<String> labelsBeside(String label) {
        int line = listing.lineOf(label);
        return line < 0 ? List.of(label) : listing.lines().get(line).labels();
    }

    public CodeLanguage language() {
        return written;
    }

    /** The code of the current event's line; empty if there is none. */
    public String lit() {
        return view.lit();
    }

    public Listing listing() {
        return listing;
    }
}
