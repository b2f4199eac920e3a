package puzzlescope.window.control;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import javafx.beans.property.ObjectProperty;
import javafx.scene.control.Button;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.CodeLanguage;
import puzzlescope.engine.text.Listing;
import puzzlescope.window.fx.ClipboardText;
import puzzlescope.window.theme.Appearance;

/**
 * The algorithm as pseudocode or as a program, with the line of the current event highlighted. Shows the chosen
 * language where there is such a program, and pseudocode elsewhere. FX thread only.
 */
public final class CodePanel extends Panel {

    private final Appearance appearance;
    private final ObjectProperty<CodeLanguage> chosen;
    private final Map<CodeLanguage, ToggleButton> buttons = new EnumMap<>(CodeLanguage.class);
    private final ListingView view;
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
    public CodePanel(Appearance appearance, ObjectProperty<CodeLanguage> chosen, Runnable redraw) {
        super(appearance.texts().of("panel.listing"));
        this.appearance = appearance;
        this.chosen = chosen;
        this.redraw = redraw;
        setId("code");
        view = new ListingView(appearance);
        VBox.setVgrow(view, Priority.ALWAYS);
        getChildren().addAll(chooser(), view);
        chosen.addListener((_, _, _) -> lay());
    }

    private FlowPane chooser() {
        var row = new FlowPane();
        for (var codeLanguage : CodeLanguage.values()) {
            var button = new ToggleButton();
            button.setId("code-" + codeLanguage.name().toLowerCase(Locale.ROOT));
            button.textProperty().bind(appearance.texts().of("code." + codeLanguage));
            button.setMinWidth(0);
            button.setOnAction(_ -> {
                chosen.set(codeLanguage);
                lay();
            });
            buttons.put(codeLanguage, button);
            row.getChildren().add(button);
        }
        var copy = new Button();
        copy.setId("code-copy");
        copy.setGraphic(new FontIcon(MaterialDesignC.CONTENT_COPY));
        copy.getStyleClass().addAll("flat", "heading-button");
        copy.accessibleTextProperty().bind(appearance.texts().of("code.copy"));
        var tooltip = new Tooltip();
        tooltip.textProperty().bind(appearance.texts().of("code.copy"));
        copy.setTooltip(tooltip);
        copy.setOnAction(_ -> copy());
        row.getChildren().add(copy);
        row.getStyleClass().add("code-row");
        row.setMinWidth(0);
        return row;
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

    /** Loads the listing of the open run. */
    public void setSession(Session session) {
        puzzle = session.puzzle().id();
        parts = session.instance().listing();
        lay();
    }

    /** The shown language: the chosen one if there is such a listing. */
    private CodeLanguage code(Set<CodeLanguage> there) {
        return there.contains(chosen.get()) ? chosen.get() : CodeLanguage.PSEUDOCODE;
    }

    private void lay() {
        if (puzzle.isEmpty()) {
            return;
        }
        var there = Listing.codes(puzzle, parts);
        var codeLanguage = code(there);
        written = codeLanguage;
        buttons.forEach((each, button) -> {
            button.setSelected(each == codeLanguage);
            DisabledReason.disable(
                    button, there.contains(each) ? null : Message.of("code.why-not", Message.of("code." + each)));
        });
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

    /** The language of the shown listing. */
    public CodeLanguage language() {
        return written;
    }

    /** The code of the current event's line; empty if there is none. */
    public String lit() {
        return view.lit();
    }

    /** The shown listing. */
    public Listing listing() {
        return listing;
    }
}
