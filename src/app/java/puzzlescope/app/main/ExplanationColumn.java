package puzzlescope.app.main;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignI;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.Target;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.About;
import puzzlescope.engine.text.CodeLanguage;
import puzzlescope.picture.Moment;
import puzzlescope.picture.PuzzlePicture;
import puzzlescope.window.board.IllustrationView;
import puzzlescope.window.calls.CallPictures;
import puzzlescope.window.calls.CallsPanel;
import puzzlescope.window.control.AboutView;
import puzzlescope.window.control.CodePanel;
import puzzlescope.window.control.CountersView;
import puzzlescope.window.control.Sections;
import puzzlescope.window.control.Shortcut;
import puzzlescope.window.player.Player;
import puzzlescope.window.theme.Appearance;

/**
 * The right column of a tab: pseudocode, calls and counters of a run, or the text about the algorithm, or the panel of
 * a game. FX thread only.
 */
final class ExplanationColumn extends StackPane {

    /** A part of a run's explanation. */
    enum Part {
        CODE,
        CALLS,
        COUNTERS
    }

    /** Receives a chosen line of the pseudocode: its labels, and whether to go to its next step or the previous one. */
    @FunctionalInterface
    interface OnLine {
        void lineChosen(Target line, List<String> labels, boolean forward);
    }

    private final Appearance appearance;
    private final Puzzle puzzle;
    private final Player player;
    private final BooleanProperty about;
    private final Sections sections = new Sections();
    private final CodePanel code;
    private final AboutView aboutView;
    private final CallsPanel calls;
    private final CountersView counters;
    private final ToggleButton aboutButton;
    private final Map<Part, Node> parts;
    private Set<Part> shown = EnumSet.allOf(Part.class);
    private Optional<Node> game = Optional.empty();
    private Optional<Node> question = Optional.empty();

    /**
     * @param pictures small pictures beside calls
     * @param onLine finds the steps of a line
     */
    ExplanationColumn(
            Appearance appearance,
            Puzzle puzzle,
            Player player,
            WindowChoices choices,
            Optional<CallPictures> pictures,
            OnLine onLine) {
        this.appearance = appearance;
        this.puzzle = puzzle;
        this.player = player;
        about = choices.about();
        code = new CodePanel(appearance, choices.code(), player::invalidate);
        aboutView = new AboutView(appearance);
        var entries = PuzzlePicture.of(puzzle.id()).flatMap(all -> all.entries(appearance));
        calls = new CallsPanel(appearance, player.session().trace(), pictures, entries, choices.callsAsTree());
        counters = new CountersView(appearance);
        parts = Map.of(Part.CODE, code, Part.CALLS, calls, Part.COUNTERS, counters);
        sections.getStyleClass().add("explanation");
        calls.setOnSeek(player::seek);
        code.setOnLine((label, forward) -> onLine.lineChosen(line(label), code.labelsBeside(label), forward));
        aboutView.setPictures(name -> PuzzlePicture.of(puzzle.id())
                .flatMap(all -> all.illustration(name, appearance))
                .map(each -> new IllustrationView(appearance, each)));
        aboutView.setOnSeek(player::seek);
        aboutView.setOnLine(label -> onLine.lineChosen(line(label), code.labelsBeside(label), true));
        aboutButton = button();
        StackPane.setAlignment(aboutButton, Pos.TOP_RIGHT);
        setAlignment(Pos.TOP_LEFT);
        code.leaveRoom(aboutButton);
        getChildren().addAll(sections, aboutButton);
        // After the panel, whose listing then has the new language.
        choices.code().addListener((_, _, _) -> {
            useVariables();
            useAbout();
        });
        VBox.setVgrow(this, Priority.ALWAYS);
    }

    private ToggleButton button() {
        var button = new ToggleButton();
        button.setId("about-algorithm");
        button.setGraphic(new FontIcon(MaterialDesignI.INFORMATION_OUTLINE));
        button.textProperty().bind(appearance.texts().of("about.button"));
        button.getStyleClass().addAll("flat", "heading-button");
        button.selectedProperty().bindBidirectional(about);
        var tooltip = new Tooltip();
        tooltip.textProperty()
                .bind(appearance.texts().of("tooltip.keys", Message.of("about.help"), Shortcut.ABOUT.keys()));
        button.setTooltip(tooltip);
        return button;
    }

    /** Sets the action for trying inputs. */
    void setOnTry(Consumer<List<String>> action) {
        aboutView.setOnTry(action);
    }

    /** The steps of a line of the listing. */
    private Target line(String label) {
        var session = player.session();
        var vocabulary = session.instance().vocabulary();
        var kinds = vocabulary.kinds();
        var labels = code.labelsBeside(label);
        boolean[] named = new boolean[kinds.size()];
        boolean[] inner = new boolean[kinds.size()];
        for (EventKind kind : kinds) {
            named[kind.number()] = labels.contains(kind.label());
            inner[kind.number()] = kind.hasInnerLabels();
        }
        return new Target(Message.of("find.line", code.lineOf(label)), event -> {
            int kind = PackedEvent.kind(event);
            return named[kind]
                    || inner[kind] && labels.contains(vocabulary.unpack(event).innerLabel());
        });
    }

    /** Loads the listing and the texts of the open run, in the chosen language. */
    void setRun() {
        code.setSession(player.session());
        useVariables();
        useAbout();
    }

    private void useAbout() {
        var algorithm = puzzle.id() + "." + puzzle.algorithmParameter().name() + "."
                + puzzle.algorithm(player.session().arguments()).id();
        aboutView.setContent(
                appearance.localize(algorithm),
                About.of(
                        puzzle.id(),
                        player.session().instance().listing(),
                        appearance.texts().language()),
                code.listing());
    }

    /** Updates the variables, which only a program has; pseudocode has only the arguments of its calls. */
    private void useVariables() {
        boolean program = code.language() != CodeLanguage.PSEUDOCODE;
        calls.setSession(player.session(), program);
        // A program is longer than pseudocode, and is what people read.
        sections.setYielding(program ? List.of(calls, code) : List.of(code, calls));
    }

    /**
     * Shows the explanation of the solver or the panel of the game.
     *
     * @param played the panel of the game; empty if nobody plays
     */
    void update(Optional<? extends Node> played) {
        game = played.map(Node.class::cast);
        update();
    }

    /** Shows a question above the code and the calls, or the whole explanation again. */
    void showQuestion(Optional<? extends Node> pane) {
        question = pane.map(Node.class::cast);
        aboutButton.setVisible(pane.isEmpty());
        update();
    }

    /** Shows only these parts of a solver's explanation. */
    void showOnly(Set<Part> only) {
        shown = Set.copyOf(only);
        update();
    }

    private void update() {
        var solver = Stream.of(Part.values())
                .filter(shown::contains)
                .map(part -> Objects.requireNonNull(parts.get(part)))
                .toList();
        var run = about.get() ? List.<Node>of(aboutView) : game.map(List::of).orElse(solver);
        var next = question.map(this::withQuestion).orElse(run);
        if (!sections.getChildren().equals(next)) {
            sections.getChildren().setAll(next);
        }
    }

    /** Returns a question above the code and the calls, from which its answer follows. */
    private List<Node> withQuestion(Node pane) {
        return Stream.concat(
                        Stream.of(pane),
                        Stream.of(Part.CODE, Part.CALLS)
                                .filter(shown::contains)
                                .map(part -> Objects.requireNonNull(parts.get(part))))
                .toList();
    }

    /** The code of the current line; empty if there is none. */
    String lit() {
        return code.lit();
    }

    void showEvent(Optional<Event> event) {
        code.show(event);
    }

    /** Updates the calls if they are visible; a game has none of its solver's. */
    void showCalls(Moment moment) {
        if (showsCalls()) {
            calls.show(player.session(), moment);
        }
    }

    boolean hasMoreToDraw() {
        return showsCalls() && calls.hasMoreToRead();
    }

    private boolean showsCalls() {
        return sections.getChildren().contains(calls);
    }

    void showCounters(Session session) {
        if (about.get()) {
            aboutView.show(session);
        } else {
            counters.show(session);
        }
    }
}
