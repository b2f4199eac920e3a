package puzzlescope.app.race;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.session.Session;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Painter;
import puzzlescope.picture.PuzzlePicture;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.control.SentenceView;
import puzzlescope.window.form.LocalizedComboBox;
import puzzlescope.window.fx.CanvasSheet;
import puzzlescope.window.fx.Tooltips;
import puzzlescope.window.theme.Appearance;

/**
 * One run of a race: its choice, its board, and the sentence of its last event, one below the other in a column of the
 * row of lanes. FX thread only.
 */
final class LaneView {

    /** Minimum width and height of a board, in px. */
    private static final double SMALLEST = 80;

    /** Smallest share of the window's height for a board that is wide enough. */
    private static final double LEAST_HEIGHT = 0.4;

    private static final double LEAST_OF_WIDTH = 0.8;

    /** Width of a lane, in text sizes, from which there is room for text beside its name. */
    private static final double ROOMY = 24;

    private final Appearance appearance;
    private final Session first;
    private final Board board;
    private final Label name = LocalizedControls.wrapped();
    private final HBox title = new HBox(name);
    private final FlowPane choices = new FlowPane();
    private final VBox heading;
    private final Label remark = new Label();
    private final SentenceView sentence;
    private Arguments arguments;
    /** Each sets a choice to its value in the arguments. */
    private final List<Runnable> boxes = new ArrayList<>();

    /**
     * Creates a lane.
     *
     * @param number of the lane, from 0
     * @param session the initial session
     * @param fixed a fixed name; empty if its choices name it
     * @param choosing whether its run can be chosen
     * @param onChoice receives the arguments of a new choice, and its name
     */
    LaneView(
            Appearance appearance,
            int number,
            Session session,
            Optional<Message> fixed,
            ObservableValue<Boolean> choosing,
            BiConsumer<Arguments, String> onChoice) {
        this.appearance = appearance;
        first = session;
        arguments = session.arguments();
        var puzzle = session.puzzle();
        board = new Board(PuzzlePicture.of(puzzle.id()).orElseThrow().painter(appearance));
        sentence = new SentenceView(appearance);
        sentence.setMinHeight(Region.USE_PREF_SIZE);
        remark.getStyleClass().add("remark");
        LocalizedControls.wrap(remark);
        name.getStyleClass().add("panel-heading");
        choices.getStyleClass().add("lane-choices");
        if (fixed.isPresent()) {
            name.textProperty().bind(appearance.texts().of(fixed.get().key()));
        } else {
            // In the same order in every lane, whatever is compared first of its run.
            puzzle.parameters().stream()
                    .flatMap(each -> puzzle.compared(arguments).stream().filter(each::equals))
                    .filter(parameter -> puzzle.matters(parameter, arguments))
                    .forEach(parameter -> choices.getChildren().add(named(parameter, number, onChoice)));
        }
        choices.visibleProperty().bind(choosing);
        choices.managedProperty().bind(choices.visibleProperty());
        HBox.setHgrow(name, Priority.ALWAYS);
        name.setMaxWidth(Double.MAX_VALUE);
        title.setAlignment(Pos.TOP_LEFT);
        heading = new VBox(title, choices, remark);
        heading.getStyleClass().addAll("lane-heading", "lane-" + number);
        nodes().forEach(node -> node.setMinWidth(0));
        remark("");
    }

    /** From top to bottom: its heading, its board, its sentence. */
    List<Region> nodes() {
        return List.of(heading, board, sentence);
    }

    /** Returns a choice with its name. */
    private HBox named(ChoiceParameter<?> parameter, int number, BiConsumer<Arguments, String> onChoice) {
        var box = choice(parameter, number, onChoice);
        var label = new Label();
        label.textProperty().bind(appearance.texts().of(first.puzzle().id() + "." + parameter.name()));
        label.setLabelFor(box);
        label.setMinWidth(Region.USE_PREF_SIZE);
        var named = new HBox(label, box);
        named.getStyleClass().add("lane-choice");
        named.setAlignment(Pos.CENTER_LEFT);
        box.setMinWidth(0);
        // Rather than over the next lane.
        named.maxWidthProperty().bind(choices.widthProperty());
        return named;
    }

    private <T> LocalizedComboBox<T> choice(
            ChoiceParameter<T> parameter, int number, BiConsumer<Arguments, String> onChoice) {
        var puzzle = first.puzzle();
        var key = puzzle.id() + "." + parameter.name() + ".";
        var box = new LocalizedComboBox<T>(
                appearance,
                "lane-" + number + "-" + parameter.name(),
                parameter.values(),
                arguments.get(parameter),
                value -> Message.of(key + parameter.format(value)));
        box.accessibleTextProperty().bind(appearance.texts().of(puzzle.id() + "." + parameter.name()));
        box.valueProperty().addListener((_, _, value) -> {
            if (value == null || value.equals(arguments.get(parameter))) {
                remark("");
                return;
            }
            var chosen = arguments.with(parameter, parameter.format(value));
            var blocking = puzzle.check(chosen).stream()
                    .filter(remark -> remark.blocking())
                    .findFirst();
            remark(blocking.map(remark -> appearance.texts().localize(remark.message()))
                    .orElse(""));
            if (blocking.isEmpty()) {
                arguments = chosen;
                onChoice.accept(chosen, parameter.name());
            }
        });
        boxes.add(() -> box.setValue(arguments.get(parameter)));
        return box;
    }

    /** Shows the choices of another run that was chosen with the first one, and says so. */
    void follow(Arguments next) {
        boolean other = !next.equals(arguments);
        arguments = next;
        boxes.forEach(Runnable::run);
        if (other) {
            remark(appearance.localize("race.follows"));
        }
    }

    /** Offers to continue with this lane's run in the tab; where there is little room, as a sign. */
    void showContinue(Runnable goOn) {
        var button = new Button("", new FontIcon(MaterialDesignS.SOURCE_BRANCH_CHECK));
        button.setId("race-go-on");
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.textProperty().bind(appearance.texts().of("what-if.go-on"));
        button.contentDisplayProperty()
                .bind(title.widthProperty()
                        .map(width -> width.doubleValue() < ROOMY * appearance.textSize()
                                ? ContentDisplay.GRAPHIC_ONLY
                                : ContentDisplay.TEXT_ONLY));
        Tooltips.set(button, button.textProperty());
        button.setOnAction(_ -> goOn.run());
        title.getChildren().add(button);
    }

    private void remark(String text) {
        remark.setText(text);
        remark.setVisible(!text.isEmpty());
        remark.setManaged(!text.isEmpty());
    }

    /** Sets the lane's name, by how it differs from the others. */
    void call(Message words) {
        if (!name.textProperty().isBound()) {
            name.setText(appearance.texts().localize(words));
        }
    }

    String name() {
        return name.getText();
    }

    /** Draws a run at its position. */
    void show(Session session) {
        var timeline = session.timeline();
        var event = timeline.lastEvent();
        board.show(session);
        sentence.show(event, session.puzzle().id() + ".summary");
    }

    /** A board that does not respond to input. */
    private final class Board extends Region {

        private final Painter painter;
        private final CanvasSheet canvasSheet = new CanvasSheet();
        private @Nullable Session session;

        Board(Painter painter) {
            this.painter = painter;
            getStyleClass().add("board");
            setMinWidth(SMALLEST);
            setPrefSize(SMALLEST, SMALLEST);
            getChildren().add(canvasSheet);
        }

        void show(Session shown) {
            session = shown;
            paint();
        }

        private void paint() {
            double width = canvasSheet.paintedWidth();
            double height = canvasSheet.paintedHeight();
            var canvas = canvasSheet.canvas();
            canvas.getGraphicsContext2D().clearRect(0, 0, width, height);
            if (session != null && width > 0 && height > 0) {
                // The run's current position, which may not have been shown yet.
                var timeline = session.timeline();
                var moment = new Moment(timeline.board(), timeline.lastEvent(), 1, true).ofPuzzle();
                var surface = appearance.on(canvas);
                surface.save();
                painter.paint(surface, width, height, session, moment);
                surface.restore();
            }
        }

        @Override
        protected double computeMinHeight(double width) {
            double window = getScene() == null ? 0 : getScene().getHeight();
            return Math.max(SMALLEST, Math.min(LEAST_HEIGHT * window, LEAST_OF_WIDTH * getWidth()));
        }

        @Override
        protected void layoutChildren() {
            canvasSheet.fill(this, this::paint);
        }
    }
}
