package puzzlescope.app.race;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.InstanceSizes;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.Remark;
import puzzlescope.engine.text.Csv;
import puzzlescope.learn.race.GrowthMeasurement;
import puzzlescope.learn.race.GrowthMeasurement.Point;
import puzzlescope.learn.race.GrowthMeasurements;
import puzzlescope.learn.race.Rivals;
import puzzlescope.window.compare.ComparisonTable;
import puzzlescope.window.compare.ComparisonWindow;
import puzzlescope.window.compare.MeasurementTask;
import puzzlescope.window.control.DisabledReason;
import puzzlescope.window.form.LocalizedComboBox;
import puzzlescope.window.theme.Appearance;

/**
 * Growth of the work of up to three algorithms with the size of the instance, measured while the dialog is open. FX
 * thread only.
 */
public final class GrowthDialog {

    private static final int MOST = 3;
    private static final double MILLION = 1e6;

    // In text sizes.
    private static final double WIDTH = 84;
    private static final double HEIGHT = 44;

    private enum Work {
        STEPS(Point::steps),
        CALLS(Point::calls),
        TIME(point -> point.nanos() / MILLION);

        private final ToDoubleFunction<Point> of;

        Work(ToDoubleFunction<Point> of) {
            this.of = of;
        }
    }

    private record Contender(CheckBox box, GrowthMeasurement growth) {}

    private final Appearance appearance;
    private final Puzzle puzzle;
    private final GrowthMeasurements growthMeasurements;
    private final InstanceSizes instanceSizes;
    private final Arguments arguments;
    private final ChoiceParameter<?> compared;
    private final List<Contender> contenders = new ArrayList<>();
    private final List<CheckBox> guides = new ArrayList<>();
    private final GrowthChart chart;
    private final LocalizedComboBox<Work> work;
    private final MeasurementTask measurementTask = new MeasurementTask("growth");

    private GrowthDialog(
            Appearance appearance,
            GrowthMeasurements growthMeasurements,
            Puzzle puzzle,
            InstanceSizes instanceSizes,
            Arguments arguments) {
        this.appearance = appearance;
        this.growthMeasurements = growthMeasurements;
        this.puzzle = puzzle;
        this.instanceSizes = instanceSizes;
        this.arguments = arguments;
        compared = puzzle.compared(arguments).getFirst();
        chart = new GrowthChart(appearance);
        work = new LocalizedComboBox<>(
                appearance,
                "growth-work",
                List.of(Work.values()),
                Work.STEPS,
                one -> Message.of("growth.work." + one.name()));
    }

    /**
     * Opens the window; does nothing if the puzzle has no size.
     *
     * @param growthMeasurements the measurements so far, to which it adds
     * @param owner a node in the window
     */
    public static void open(
            Appearance appearance,
            GrowthMeasurements growthMeasurements,
            Puzzle puzzle,
            Arguments arguments,
            Labeled owner) {
        puzzle.instanceSizes()
                .ifPresent(instanceSizes ->
                        new GrowthDialog(appearance, growthMeasurements, puzzle, instanceSizes, arguments).show(owner));
    }

    private void show(Labeled owner) {
        var algorithms = new FlowPane();
        algorithms.getStyleClass().add("comparison-choices");
        for (var name : compared.choices()) {
            if (canBeScaled(name)) {
                add(name, algorithms);
            }
        }
        begunWith().forEach(each -> each.box().setSelected(true));
        var counted = new Label();
        counted.textProperty().bind(appearance.texts().of("growth.work"));
        counted.setLabelFor(work);
        var choices = new FlowPane(counted, work);
        choices.getStyleClass().add("comparison-choices");
        for (var guide : GrowthChart.Guide.values()) {
            var box = new CheckBox(guide.sign());
            box.setId("growth-" + guide.name());
            box.accessibleTextProperty().bind(appearance.texts().of("growth.guide", guide.sign()));
            box.setOnAction(_ -> refresh());
            guides.add(box);
            choices.getChildren().add(box);
        }
        VBox.setVgrow(chart, Priority.ALWAYS);
        var size = instanceSizes.parameters().getFirst();
        var about = ComparisonTable.wrapped();
        about.textProperty().bind(appearance.texts().of("growth.about", Message.of(puzzle.id() + "." + size.name())));
        var saved = ComparisonTable.wrapped();
        saved.setId("growth-saved");
        var content = new VBox(about, algorithms, choices, chart, saved);
        content.getStyleClass().add("comparison-content");
        content.setId("growth");
        var window = new ComparisonWindow(appearance, owner, "growth", content, WIDTH, HEIGHT)
                .copying(this::table)
                .saving(puzzle.id(), this::csv, saved::setText);
        work.valueProperty().addListener((_, _, _) -> refresh());
        contenders.forEach(each -> each.box().setOnAction(_ -> {
            begin();
            window.refreshNow();
        }));
        begin();
        window.show(measurementTask, this::refresh);
    }

    /** The algorithm chosen in the tab, and its counterpart; the first two if these have no size. */
    private Stream<Contender> begunWith() {
        var rival = Rivals.of(puzzle, arguments, List.of(arguments));
        var wanted = Stream.concat(Stream.of(arguments), rival.stream())
                .map(each -> growthMeasurements.of(puzzle, instanceSizes, each))
                .toList();
        var both = contenders.stream()
                .filter(each -> wanted.contains(each.growth()))
                .toList();
        return (both.isEmpty() ? contenders : both).stream().limit(2);
    }

    /** Returns whether an algorithm can be measured at some size, and has more to do for a larger one. */
    private boolean canBeScaled(String name) {
        var chosen = arguments.with(compared, name);
        // Without a chosen algorithm, another choice comes first.
        return puzzle.compared(chosen).getFirst().equals(compared)
                && instanceSizes.parameters().stream().allMatch(size -> puzzle.matters(size, chosen))
                && (puzzle.check(instanceSizes.at(chosen, instanceSizes.from())).stream()
                                .noneMatch(Remark::blocking)
                        || puzzle.check(instanceSizes.at(chosen, instanceSizes.from() + instanceSizes.step())).stream()
                                .noneMatch(Remark::blocking));
    }

    private GrowthMeasurement growth(String name) {
        return growthMeasurements.of(puzzle, instanceSizes, arguments.with(compared, name));
    }

    private void add(String name, FlowPane algorithms) {
        var box = new CheckBox();
        box.setId("growth-of-" + name);
        box.textProperty().bind(appearance.texts().of(puzzle.id() + "." + compared.name() + "." + name));
        DisabledReason.of(box, () -> Message.of("growth.most"));
        contenders.add(new Contender(box, growth(name)));
        algorithms.getChildren().add(box);
    }

    /** Measures the chosen algorithms that were not measured yet. */
    private void begin() {
        boolean full = chosen().count() >= MOST;
        contenders.forEach(each -> each.box().setDisable(full && !each.box().isSelected()));
        var chosen = chosen().map(Contender::growth).toList();
        measurementTask.begin(checkWanted -> chosen.forEach(each -> each.measure(checkWanted)));
    }

    private Stream<Contender> chosen() {
        return contenders.stream().filter(each -> each.box().isSelected());
    }

    private void refresh() {
        var series = chosen().map(each -> new GrowthChart.Series(
                        each.box().getText(), each.growth().points()))
                .toList();
        var laidOver = new ArrayList<GrowthChart.Guide>();
        for (int i = 0; i < guides.size(); i++) {
            if (guides.get(i).isSelected()) {
                laidOver.add(GrowthChart.Guide.values()[i]);
            }
        }
        chart.show(series, work.getValue().of, laidOver);
        int number = 0;
        for (var each : contenders) {
            each.box().getStyleClass().removeIf(style -> style.startsWith("lane-"));
            if (each.box().isSelected()) {
                each.box().getStyleClass().add("lane-" + number++);
            }
        }
    }

    /** The measurements as a tab-separated table. */
    private String table() {
        return rows().map(row -> String.join("\t", row)).collect(Collectors.joining("\n", "", "\n"));
    }

    /** The measurements as CSV. */
    private String csv() {
        return rows().map(row -> Csv.row(row.stream())).collect(Collectors.joining("", Csv.BYTE_ORDER_MARK, ""));
    }

    private Stream<List<String>> rows() {
        var size = instanceSizes.parameters().getFirst();
        var head = Stream.of(
                        puzzle.id() + "." + compared.name(),
                        puzzle.id() + "." + size.name(),
                        "growth.work.STEPS",
                        "growth.work.CALLS",
                        "growth.work.TIME")
                .map(appearance::localize)
                .toList();
        return Stream.concat(
                Stream.of(head),
                chosen().flatMap(each -> each.growth().points().stream()
                        .map(point -> List.of(
                                each.box().getText(),
                                Long.toString(point.size()),
                                Long.toString(point.steps()),
                                Long.toString(point.calls()),
                                Double.toString(point.nanos() / MILLION)))));
    }
}
