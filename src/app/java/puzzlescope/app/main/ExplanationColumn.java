package puzzlescope.app.main;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import puzzlescope.app.program.OwnProgram;
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
import puzzlescope.window.calls.VariableHistoryView;
import puzzlescope.window.control.AboutView;
import puzzlescope.window.control.CodePanel;
import puzzlescope.window.control.CountersView;
import puzzlescope.window.control.Sections;
import puzzlescope.window.control.Shortcut;
import puzzlescope.window.fx.Tooltips;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.player.HiddenPart;
import puzzlescope.window.player.Player;
import puzzlescope.window.theme.Appearance;

/**
 * The panel beside the board: one of code with the calls below it, figures, and the text about the algorithm; the panel
 * of a game in place of the code; or a question above the code. FX thread only.
 */
final class ExplanationColumn extends VBox {

    /** The views of a run in the panel. */
    enum View {
        CODE,
        FIGURES,
        ABOUT
    }

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
    private final ObjectProperty<View> view;
    private final Sections sections = new Sections();
    /** The view beside the code where there is room for two. */
    private final Sections second = new Sections();

    private final CodePanel code;
    private final AboutView aboutView;
    private final CallsPanel calls;
    private final CountersView counters;
    private final Map<View, ToggleButton> tabs = new EnumMap<>(View.class);
    private final FlowPane tabRow = new FlowPane();
    private final VariableHistoryView variables;
    private final Node figures;
    private Set<Part> shown = EnumSet.allOf(Part.class);
    private Set<Part> current = EnumSet.noneOf(Part.class);
    private boolean presenting;
    private boolean roomForTwo;
    /** True if panels about the run stand in place of the calls. */
    private boolean covered;

    private Optional<Node> game = Optional.empty();
    private Optional<Node> question = Optional.empty();
    private Optional<OwnProgram> program = Optional.empty();

    /**
     * @param variables those of the current call over time, among the figures
     * @param figures the puzzle's own figures and tables
     * @param pictures small pictures beside calls
     * @param onLine finds the steps of a line
     */
    ExplanationColumn(
            Appearance appearance,
            Puzzle puzzle,
            Player player,
            WindowChoices choices,
            VariableHistoryView variables,
            Node figures,
            Optional<CallPictures> pictures,
            OnLine onLine) {
        this.appearance = appearance;
        this.puzzle = puzzle;
        this.player = player;
        this.variables = variables;
        this.figures = figures;
        view = choices.view();
        code = new CodePanel(appearance, choices.code(), player.breakpoints(), player::invalidate);
        aboutView = new AboutView(appearance);
        var entries = PuzzlePicture.of(puzzle.id()).flatMap(all -> all.entries(appearance));
        calls = new CallsPanel(appearance, player.session().trace(), pictures, entries, choices.callsAsTree());
        counters = new CountersView(appearance);
        sections.getStyleClass().add("explanation");
        calls.setOnSeek(player::seek);
        variables.setOnSeek(player::seek);
        code.setOnLine((label, forward) -> onLine.lineChosen(line(label), code.labelsBeside(label), forward));
        aboutView.setPictures(name -> PuzzlePicture.of(puzzle.id())
                .flatMap(all -> all.illustration(name, appearance))
                .map(each -> new IllustrationView(appearance, each)));
        aboutView.setOnSeek(player::seek);
        aboutView.setOnLine(label -> onLine.lineChosen(line(label), code.labelsBeside(label), true));
        tabRow.getStyleClass().add("panel-tabs");
        for (var each : View.values()) {
            tabRow.getChildren().add(tab(each));
        }
        var both = new HBox(sections, second);
        both.getStyleClass().add("explanation-both");
        HBox.setHgrow(sections, Priority.ALWAYS);
        second.setId("second-panel");
        Visibility.set(second, false);
        Visibility.set(counters, false);
        Visibility.set(figures, false);
        Visibility.set(aboutView, false);
        Visibility.add(sections, code, calls, counters, figures, aboutView);
        VBox.setVgrow(both, Priority.ALWAYS);
        getStyleClass().add("explanation-panel");
        getChildren().addAll(tabRow, both);
        view.addListener((_, _, _) -> update());
        // After the panel, whose listing then has the new language.
        choices.code().addListener((_, _, _) -> {
            useVariables();
            useAbout();
        });
        VBox.setVgrow(this, Priority.ALWAYS);
    }

    private ToggleButton tab(View each) {
        var id = "panel-" + each.name().toLowerCase(Locale.ROOT);
        var button = new ToggleButton();
        button.setId(id);
        button.textProperty().bind(appearance.texts().of(id));
        button.getStyleClass().add("panel-tab");
        button.setMinWidth(0);
        button.setOnAction(_ -> {
            view.set(each);
            update();
        });
        Tooltips.set(
                button,
                each == View.ABOUT
                        ? appearance.texts().of("tooltip.keys", Message.of("about.help"), Shortcut.ABOUT.keys())
                        : appearance.texts().of(id + ".help"));
        tabs.put(each, button);
        return button;
    }

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
        boolean own = player.session().arguments().program().isPresent();
        boolean program = own || code.language() != CodeLanguage.PSEUDOCODE;
        calls.setSession(player.session(), program);
        variables.setSession(player.session(), program);
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

    /** Adds panels about the run, which take the place of the calls. */
    void setPanels(Node panels) {
        sections.getChildren().add(panels);
        panels.visibleProperty().subscribe(shown -> {
            covered = shown;
            update();
        });
    }

    /** Offers to write the algorithm oneself. */
    void setOnEdit(Runnable action) {
        code.setOnEdit(action);
    }

    /** Sets a breakpoint at the selected or the current line of what is shown, or removes it. */
    void toggleBreakpoint() {
        code.show(player.moment().event());
        noticeUnless(program.map(own -> own.pane().toggleBreakpoint()).orElseGet(code::toggleBreakpoint));
    }

    /** Opens the condition of a breakpoint at the selected or the current line of what is shown. */
    void openCondition() {
        code.show(player.moment().event());
        noticeUnless(program.map(own -> own.pane().openCondition()).orElseGet(code::openCondition));
    }

    private void noticeUnless(boolean there) {
        if (!there) {
            player.showNotice(Message.of("breakpoint.no-line"));
        }
    }

    /** Shows a person's own program in place of the code, or the code again. */
    void showProgram(Optional<OwnProgram> own) {
        program = own;
        if (own.isPresent()) {
            view.set(View.CODE);
        }
        update();
    }

    /** Returns whether a person's own program is shown in place of the code. */
    boolean hasProgram() {
        return program.isPresent();
    }

    /** Shows a question above the code and the calls, or the whole explanation again. */
    void showQuestion(Optional<? extends Node> pane) {
        question = pane.map(Node.class::cast);
        update();
    }

    /** Shows only these parts of a solver's explanation, without tabs; or, with none given, all of it again. */
    void showOnly(Optional<Set<Part>> only) {
        presenting = only.isPresent();
        shown = only.<Set<Part>>map(Set::copyOf).orElseGet(() -> EnumSet.allOf(Part.class));
        update();
    }

    /** Shows the counters beside pseudocode and calls where there is room for both. */
    void setRoomForTwo(boolean room) {
        if (roomForTwo != room) {
            roomForTwo = room;
            update();
        }
    }

    private void update() {
        boolean asked = question.isPresent();
        var open = asked ? View.CODE : view.get();
        boolean run = open == View.CODE && (game.isEmpty() || asked);
        var next = EnumSet.noneOf(Part.class);
        if (presenting ? open != View.ABOUT : run) {
            next.addAll(shown);
        } else if (open == View.FIGURES) {
            next.add(Part.COUNTERS);
        }
        if (covered) {
            next.remove(Part.CALLS);
        }
        if (!presenting && run || asked) {
            next.remove(Part.COUNTERS);
        }
        boolean own = next.contains(Part.CODE) && program.isPresent();
        boolean two = roomForTwo && run && !presenting && !asked && !own;
        if (two) {
            next.add(Part.COUNTERS);
        }
        current = next;
        split(two);
        Visibility.set(code, current.contains(Part.CODE) && !own);
        Visibility.set(calls, current.contains(Part.CALLS));
        Visibility.set(counters, current.contains(Part.COUNTERS));
        Visibility.set(figures, !presenting && open == View.FIGURES);
        Visibility.set(aboutView, open == View.ABOUT);
        var first = asked ? question : open == View.CODE ? game : Optional.<Node>empty();
        showFirst(Stream.concat(first.stream(), program.filter(_ -> own).map(OwnProgram::pane).stream())
                .toList());
        Visibility.set(tabRow, !presenting && !asked);
        tabs.forEach((each, button) -> button.setSelected(each == view.get()));
        var ofCode = Objects.requireNonNull(tabs.get(View.CODE));
        ofCode.textProperty().bind(appearance.texts().of(game.isPresent() ? "panel-game" : "panel-code"));
        player.invalidate();
    }

    /** Moves the counters beside the code, or back among the figures. */
    private void split(boolean two) {
        if (two == second.isVisible()) {
            return;
        }
        Visibility.set(second, two);
        if (two) {
            sections.getChildren().remove(counters);
            second.getChildren().setAll(counters);
        } else {
            second.getChildren().clear();
            sections.getChildren().add(sections.getChildren().indexOf(calls) + 1, counters);
        }
    }

    /** Shows nodes above the parts. */
    private void showFirst(List<Node> nodes) {
        var children = sections.getChildren();
        var first = children.subList(0, children.indexOf(code));
        if (!first.equals(nodes)) {
            // A node that stays in its place is not styled again.
            first.clear();
            children.addAll(0, nodes);
        }
    }

    /** The code of the current line; empty if there is none. */
    String lit() {
        return code.lit();
    }

    void showEvent(Optional<Event> event) {
        code.show(event);
        program.ifPresent(own -> own.follow(player.session()));
    }

    /** Updates the calls if they are visible; a game has none of its solver's. */
    void showCalls(Moment moment) {
        if (showsCalls()) {
            boolean isAsked = player.hiddenPartProperty().get() != HiddenPart.NOTHING;
            calls.show(player.session(), moment, isAsked);
        }
    }

    boolean hasMoreToDraw() {
        return showsCalls() && calls.hasMoreToRead();
    }

    private boolean showsCalls() {
        return current.contains(Part.CALLS);
    }

    /** Updates the figures that are in sight. */
    void showCounters(Session session) {
        if (current.contains(Part.COUNTERS)) {
            counters.show(session, player.isAllRevealed());
        }
        if (figures.isVisible()) {
            variables.show();
        }
        if (aboutView.isVisible()) {
            aboutView.show(session, player.isAllRevealed());
        }
    }
}
