package puzzlescope.queens.window;

import java.math.BigInteger;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.RunState;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Words;
import puzzlescope.queens.QueensPuzzle;
import puzzlescope.queens.picture.FundamentalSolutions;
import puzzlescope.queens.picture.QueensPicture;
import puzzlescope.queens.picture.RecordedSolutions;
import puzzlescope.window.board.TabContext;
import puzzlescope.window.control.DisabledReason;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.control.Panel;
import puzzlescope.window.control.Shortcut;
import puzzlescope.window.fx.Tooltips;

/** The solutions of the run as small boards, to be selected. FX thread only. */
final class SolutionsPanel extends Panel {

    private static final double FOLLOWED_EVENTS_PER_SECOND = 1000;
    /** Number of frames between layouts of the small boards during fast playback. */
    private static final int FRAMES_BETWEEN = 12;
    /** Time per frame for determining fundamental solutions. */
    private static final long LOOK_NANOS = 2_000_000;

    private final TabContext context;
    private final QueensPicture picture;
    private final StringProperty heading;
    private final Label notice = LocalizedControls.wrapped();
    private final Label fundamental = new Label();
    private final Button previous;
    private final Button next;
    private final Button random;
    private final ToggleButton state = new ToggleButton("", new FontIcon(MaterialDesignC.CODE_PARENTHESES));
    private final ToggleButton points = new ToggleButton("", new FontIcon(MaterialDesignC.CHART_SCATTER_PLOT));
    private final Button value = new Button("", new FontIcon(MaterialDesignP.PLAY_PAUSE));
    private final SolutionsGrid grid;
    private @Nullable RecordedSolutions recordedSolutions;
    private @Nullable TextKey textKey;
    private long drawn;
    private BigInteger seed = BigInteger.ZERO;
    private int frames;

    /** The state from which the texts were made. */
    private record TextKey(
            Words words,
            long passed,
            long shown,
            long at,
            long lost,
            long drawn,
            BigInteger seed,
            boolean none,
            int fundamentals,
            long fundamental) {}

    SolutionsPanel(TabContext context, QueensPicture picture) {
        this(context, picture, new SimpleStringProperty());
    }

    private SolutionsPanel(TabContext context, QueensPicture picture, StringProperty heading) {
        super(heading);
        this.context = context;
        this.picture = picture;
        this.heading = heading;
        setId("solutions");
        getStyleClass().add("solutions");
        previous = button("previous", MaterialDesignS.SKIP_PREVIOUS);
        next = button("next", MaterialDesignS.SKIP_NEXT);
        random = button("random", MaterialDesignD.DICE_MULTIPLE_OUTLINE);
        notice.setId("solutions-notice");
        notice.getStyleClass().add("solutions-notice");
        fundamental.setId("solutions-fundamental");
        fundamental.getStyleClass().add("solutions-notice");
        LocalizedControls.wrap(fundamental);
        grid = new SolutionsGrid(context.appearance(), notice.fontProperty(), this::go);
        VBox.setVgrow(grid, Priority.ALWAYS);
        getChildren().addAll(valueButton(), buttons(), notice, fundamental, grid);
    }

    private Button button(String name, Ikon icon) {
        var button = new Button("", new FontIcon(icon));
        button.setId(name + "-solution");
        button.accessibleTextProperty().bind(context.appearance().texts().of("queens.solutions." + name));
        return button;
    }

    /** The button that asks a generator for its next solution. */
    private Button valueButton() {
        value.setId("next-value");
        value.setMaxWidth(Double.MAX_VALUE);
        value.textProperty().bind(context.appearance().texts().of("queens.next-value"));
        value.managedProperty().bind(value.visibleProperty());
        value.setOnAction(_ -> context.player().nextStop());
        Tooltips.set(
                value,
                context.appearance()
                        .texts()
                        .of("tooltip.keys", Message.of("queens.next-value.help"), Shortcut.NEXT_VALUE.keys()));
        DisabledReason.of(value, () -> Message.of("queens.next-value.why-not"));
        return value;
    }

    private ToggleButton toggle(ToggleButton button, String id, String key) {
        button.setId(id);
        button.accessibleTextProperty().bind(context.appearance().texts().of(key));
        Tooltips.set(button, context.appearance().texts().of(key + ".help"));
        return button;
    }

    /** True if the queens are points on axes instead of standing on the board. */
    BooleanProperty pointsProperty() {
        return points.selectedProperty();
    }

    /** True if the state is written below the board. */
    BooleanProperty stateProperty() {
        return state.selectedProperty();
    }

    private FlowPane buttons() {
        previous.setOnAction(_ -> go(solutionsNow().previous()));
        next.setOnAction(_ -> go(solutionsNow().next()));
        random.setOnAction(_ -> draw());
        random.textProperty().bind(context.appearance().texts().of("queens.solutions.random"));
        var row = new FlowPane(
                tipped(previous, "queens.solutions.previous", "queens.solutions.first"),
                tipped(next, "queens.solutions.next", "queens.solutions.last"),
                tipped(random, "queens.solutions.random.help", "queens.solutions.random.why-not"),
                toggle(state, "queens-state", "queens.state"),
                toggle(points, "queens-points", "queens.points"));
        row.getStyleClass().add("solutions-buttons");
        return row;
    }

    private Button tipped(Button button, String key, String whyNot) {
        Tooltips.set(button, context.appearance().texts().of(key));
        DisabledReason.of(button, () -> Message.of(whyNot));
        return button;
    }

    /** Shows changes. */
    void refresh() {
        var current = solutionsNow();
        current.follow(context.player().revealed());
        if (context.player().isFasterThan(FOLLOWED_EVENTS_PER_SECOND) && ++frames % FRAMES_BETWEEN != 0) {
            return;
        }
        if (!context.player().isFasterThan(FOLLOWED_EVENTS_PER_SECOND) && lookAtSome(current)) {
            context.player().invalidate();
        }
        value.setVisible(current.session().hasStops());
        value.setDisable(isExhausted(current.session()));
        previous.setDisable(current.previous() == 0);
        next.setDisable(current.next() == 0);
        random.setDisable(!current.areComplete());
        say(current);
        grid.show(current, current.session().run().state() == RunState.RUNNING);
    }

    private static boolean lookAtSome(RecordedSolutions current) {
        long start = System.nanoTime();
        return current.fundamentals().follow(() -> System.nanoTime() - start < LOOK_NANOS);
    }

    private static boolean isExhausted(Session session) {
        return session.trace().isEnded() && session.timeline().isAtEnd();
    }

    private RecordedSolutions solutionsNow() {
        var current = picture.solutions(context.player().session());
        if (!current.equals(recordedSolutions)) {
            recordedSolutions = current;
            drawn = 0;
        }
        return current;
    }

    private void go(long number) {
        solutionsNow().position(number).ifPresent(context.player()::seek);
    }

    /** Goes to a solution picked at random by the seed. */
    private void draw() {
        seed = context.arguments().get(QueensPuzzle.SEED);
        drawn = 1L + QueensPuzzle.drawn(seed, Math.toIntExact(solutionsNow().recorded()));
        go(drawn);
        refresh();
    }

    private void say(RecordedSolutions current) {
        if (current.current() != drawn) {
            drawn = 0;
        }
        var next = said(current);
        if (next.equals(textKey)) {
            return;
        }
        textKey = next;
        var appearance = context.appearance();
        heading.set(
                next.shown == 0
                        ? appearance.localize("queens.solutions")
                        : appearance.localize("queens.solutions.count", next.passed, next.shown));
        notice.setText(notice(next));
        fundamental.setText(fundamentals(next));
    }

    private TextKey said(RecordedSolutions current) {
        return new TextKey(
                context.appearance().texts().words(),
                current.countSoFar(),
                current.shown(),
                current.current(),
                current.droppedCount(),
                drawn,
                seed,
                context.player().isAllRevealed()
                        && current.session().run().outcome().equals(Optional.of(RunOutcome.NO_SOLUTION)),
                current.fundamentals().count(),
                current.fundamentals().fundamental(current.current()).orElse(0));
    }

    /** Text about the solution at the position. */
    private static String at(TextKey now) {
        return now.fundamental == 0 ? "at" : now.fundamental == now.at ? "first" : "image";
    }

    private String fundamentals(TextKey now) {
        var key = "queens.solutions.fundamental";
        return now.shown == 0
                ? ""
                : now.fundamentals == 0
                        ? context.appearance().localize(key + "-far", FundamentalSolutions.MOST_QUEENS)
                        : context.appearance().localize(key, now.fundamentals);
    }

    private String notice(TextKey now) {
        var appearance = context.appearance();
        var key = "queens.solutions.notice.";
        if (now.shown == 0) {
            return appearance.localize(key + (now.none ? "none" : "none-yet"));
        }
        if (now.drawn > 0) {
            return appearance.localize(key + "drawn", now.at, now.shown, now.seed);
        }
        if (now.at > 0) {
            return appearance.localize(key + at(now), now.at, now.shown, now.fundamental);
        }
        return now.lost > 0 ? appearance.localize(key + "kept", now.lost + 1) : appearance.localize(key + "click");
    }
}
