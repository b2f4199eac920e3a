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
import puzzlescope.engine.event.Packed;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.Target;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.About;
import puzzlescope.engine.text.Code;
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
 * The right column of a tab: the listing, the calls and the counters of a run, or what the algorithm is about, or what belongs to
 * a game. FX thread only.
 */
final class Explanation extends StackPane {

    /** What explains a run. */
    enum Part {
        CODE,
        CALLS,
        COUNTERS
    }

    /** Who is told of a line of the listing that was chosen: its labels, and whether its next step is wanted or the one before. */
    @FunctionalInterface
    interface OnLine {
        void go(Target line, List<String> labels, boolean forward);
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
     * @param pictures what is drawn beside calls
     * @param onLine finds the steps of a line
     */
    Explanation(
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
        code.setOnLine((label, forward) -> onLine.go(line(label), code.labelsBeside(label), forward));
        aboutView.setPictures(name -> PuzzlePicture.of(puzzle.id())
                .flatMap(all -> all.illustration(name, appearance))
                .map(each -> new IllustrationView(appearance, each)));
        aboutView.setOnSeek(player::seek);
        aboutView.setOnLine(label -> onLine.go(line(label), code.labelsBeside(label), true));
        aboutButton = button();
        StackPane.setAlignment(aboutButton, Pos.TOP_RIGHT);
        setAlignment(Pos.TOP_LEFT);
        code.leaveRoom(aboutButton);
        getChildren().addAll(sections, aboutButton);
        // After the panel, whose listing is then in the language that was chosen.
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

    /** What is done with the inputs that are to be tried. */
    void setOnTry(Consumer<List<String>> action) {
        aboutView.setOnTry(action);
    }

    /** The steps that a line of the listing names. */
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
            int kind = Packed.kind(event);
            return named[kind]
                    || inner[kind] && labels.contains(vocabulary.unpack(event).innerLabel());
        });
    }

    /** Takes the listing and the texts of the run that is open, in the language that is chosen. */
    void use() {
        code.use(player.session());
        useVariables();
        useAbout();
    }

    private void useAbout() {
        var algorithm = puzzle.id() + "." + puzzle.algorithmParameter().name() + "."
                + puzzle.algorithm(player.session().arguments()).id();
        aboutView.use(
                appearance.say(algorithm),
                About.of(
                        puzzle.id(),
                        player.session().instance().listing(),
                        appearance.texts().language()),
                code.listing());
    }

    /** The variables are those of a program; pseudocode has the arguments of its calls alone. */
    private void useVariables() {
        boolean program = code.shown() != Code.PSEUDOCODE;
        calls.use(player.session(), program);
        // A program is longer than pseudocode, and what is read.
        sections.setYielding(program ? List.of(calls, code) : List.of(code, calls));
    }

    /**
     * Shows what explains the solver, or the game.
     *
     * @param played what belongs to the game that is played; empty if nobody plays
     */
    void lay(Optional<? extends Node> played) {
        game = played.map(Node.class::cast);
        lay();
    }

    /** Shows what a person is asked, instead of anything that explains; or that again. */
    void ask(Optional<? extends Node> pane) {
        question = pane.map(Node.class::cast);
        aboutButton.setVisible(pane.isEmpty());
        lay();
    }

    /** Shows these parts of what explains a solver, and no others. */
    void showOnly(Set<Part> only) {
        shown = Set.copyOf(only);
        lay();
    }

    private void lay() {
        var solver = Stream.of(Part.values())
                .filter(shown::contains)
                .map(part -> Objects.requireNonNull(parts.get(part)))
                .toList();
        var run = about.get() ? List.<Node>of(aboutView) : game.map(List::of).orElse(solver);
        var next = question.map(List::of).orElse(run);
        if (!sections.getChildren().equals(next)) {
            sections.getChildren().setAll(next);
        }
    }

    /** The code of the line of the shown event; empty if there is none. */
    String lit() {
        return code.lit();
    }

    void showEvent(Optional<Event> event) {
        code.show(event);
    }

    /** Nothing is read for calls that are not to be seen: those of a game are not its solver's. */
    void showCalls(Moment moment) {
        if (showsCalls()) {
            calls.show(player.session(), moment);
        }
    }

    boolean isBehind() {
        return showsCalls() && calls.isBehind();
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
