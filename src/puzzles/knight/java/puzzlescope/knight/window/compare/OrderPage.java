package puzzlescope.knight.window.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.knight.KnightAlgorithm;
import puzzlescope.knight.KnightPuzzle;
import puzzlescope.knight.OrderComparison;
import puzzlescope.knight.OrderComparison.Result;
import puzzlescope.knight.OrderComparison.State;
import puzzlescope.window.compare.ComparisonPage;
import puzzlescope.window.compare.ComparisonTable;
import puzzlescope.window.compare.LogAxis;
import puzzlescope.window.compare.LogScale;
import puzzlescope.window.compare.MeasurementTask;
import puzzlescope.window.compare.ShortTime;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.control.WindowPage.Position;
import puzzlescope.window.form.LocalizedComboBox;
import puzzlescope.window.theme.Appearance;

/** The move orders side by side on one board: number of calls until a tour is found, and time. FX thread only. */
public final class OrderPage {

    private static final double BAR_WIDTH = 120;

    private static final List<Long> LIMITS = List.of(1_000_000L, 10_000_000L, 100_000_000L, 1_000_000_000L);

    private final Appearance appearance;
    private final Arguments arguments;
    private final LocalizedComboBox<Long> limits;
    private final ProgressBar progress = new ProgressBar(0);
    private final Label about = LocalizedControls.wrapped();
    private final Label lesson = LocalizedControls.wrapped();
    private final List<OrderRow> rows = new ArrayList<>();
    private final LogAxis callsAxis;
    private final LogAxis timeAxis;
    private final MeasurementTask measurementTask = new MeasurementTask("knight-comparison");
    private OrderComparison comparison;

    /** @param arguments the board and the start */
    public OrderPage(Appearance appearance, Arguments arguments) {
        this.appearance = appearance;
        this.arguments = arguments;
        limits = new LocalizedComboBox<>(
                appearance, "compare-limit", LIMITS, LIMITS.get(1), limit -> Message.of("number", limit));
        callsAxis = new LogAxis(power -> appearance.localize("number", Math.round(Math.pow(10, power))));
        timeAxis = new LogAxis(power -> appearance.texts().localize(ShortTime.of(Math.round(Math.pow(10, power)))));
        comparison = new OrderComparison(arguments, limits.getValue());
    }

    /**
     * Shows the dialog and starts.
     *
     * @param owner a node in the window, with the chosen text size
     */
    public void show(Labeled owner) {
        var window = new ComparisonPage(appearance, owner, "knight.compare", content(), Position.INSTEAD)
                .copying(this::table);
        begin();
        window.show(measurementTask, this::refresh);
        limits.valueProperty().addListener((_, _, _) -> {
            begin();
            window.refreshNow();
        });
    }

    boolean isRunning() {
        return measurementTask.isRunning();
    }

    private void begin() {
        comparison = new OrderComparison(arguments, limits.getValue());
        measurementTask.begin(comparison::run);
    }

    private Node content() {
        var name = new Label();
        name.textProperty().bind(appearance.texts().of("knight.compare.limit"));
        name.setLabelFor(limits);
        var choices = new FlowPane(name, limits, progress);
        choices.getStyleClass().add("comparison-choices");
        var table = new ComparisonTable(appearance, BAR_WIDTH);
        table.addBars("knight.compare.calls");
        table.addBars("knight.compare.time");
        table.addNumbers("knight.compare.taken-back");
        table.addNumbers("knight.compare.result");
        OrderComparison.ORDERS.forEach(order -> rows.add(new OrderRow(appearance, order, table)));
        table.addAll(new Label(), callsAxis, new Label(), timeAxis);
        lesson.setId("compare-lesson");
        lesson.getStyleClass().add("comparison-lesson");
        var key = LocalizedControls.label(appearance, "knight.compare.key");
        key.getStyleClass().add("remark");
        var content = new VBox(about, choices, table, lesson, key);
        content.getStyleClass().add("comparison-content");
        return content;
    }

    private void refresh() {
        progress.setProgress(comparison.done());
        progress.setVisible(isRunning());
        about.setText(appearance.localize(
                "knight.compare.about",
                arguments.integer(KnightPuzzle.ROWS),
                arguments.integer(KnightPuzzle.COLUMNS),
                KnightPuzzle.start(arguments).toString()));
        var callsScale = LogScale.of(results().mapToDouble(Result::visited));
        var timeScale = LogScale.of(results().mapToDouble(Result::nanos));
        rows.forEach(row -> row.refresh(comparison.result(row.order()), callsScale, timeScale));
        callsAxis.show(callsScale);
        timeAxis.show(timeScale);
        lesson.setText(lesson().map(appearance.texts()::localize).orElse(""));
    }

    private Stream<Result> results() {
        return OrderComparison.ORDERS.stream().map(comparison::result);
    }

    /** The conclusion from the best and the worst of the finished orders. */
    private Optional<Message> lesson() {
        if (results().allMatch(each -> each.state() == State.NO_TOUR && each.visited() == 0)) {
            return Optional.of(Message.of("knight.compare.impossible"));
        }
        var calls = Comparator.comparingLong(this::calls);
        var best = OrderComparison.ORDERS.stream()
                .filter(order -> comparison.result(order).state() == State.TOUR_FOUND)
                .min(calls);
        var worst = OrderComparison.ORDERS.stream()
                .filter(order -> comparison.result(order).state().isOver())
                .max(calls);
        return best.flatMap(
                few -> worst.filter(many -> calls(many) > calls(few)).map(many -> lesson(many, few)));
    }

    private long calls(KnightAlgorithm order) {
        return comparison.result(order).visited();
    }

    private Message lesson(KnightAlgorithm many, KnightAlgorithm few) {
        boolean found = comparison.result(many).state() == State.TOUR_FOUND;
        return Message.of(
                found ? "knight.compare.lesson" : "knight.compare.lesson.more",
                Message.of("knight.algorithm." + many.id()),
                calls(many),
                Message.of("knight.algorithm." + few.id()),
                calls(few),
                calls(many) / calls(few));
    }

    /** The content as a tab-separated table. */
    String table() {
        var head = Stream.of("knight.algorithm", "knight.compare.calls", "knight.compare.taken-back")
                .map(appearance::localize)
                .collect(Collectors.joining("\t"));
        var lines = new ArrayList<String>();
        lines.add(head + "\t" + appearance.localize("knight.compare.nanos") + "\t"
                + appearance.localize("knight.compare.result"));
        for (var order : OrderComparison.ORDERS) {
            var result = comparison.result(order);
            lines.add(String.join(
                    "\t",
                    appearance.localize("knight.algorithm." + order.id()),
                    String.valueOf(result.visited()),
                    String.valueOf(result.takenBack()),
                    String.valueOf(result.nanos()),
                    appearance.localize(
                            "knight.compare.result." + result.state().id())));
        }
        return String.join("\n", lines) + "\n";
    }
}
