package puzzlescope.app.race;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
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
import puzzlescope.window.compare.ComparisonPage;
import puzzlescope.window.compare.MeasurementTask;
import puzzlescope.window.control.DisabledReason;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.control.WindowPage.Position;
import puzzlescope.window.form.LocalizedComboBox;
import puzzlescope.window.theme.Appearance;

/**
 * Growth of the work of up to three algorithms with the size of the instance, measured while the page is open. FX
 * thread only.
 */
public final class GrowthPage {

    private static final int MOST = 3;
    private static final double MILLION = 1e6;
    /** The digits of a millisecond down to a nanosecond. */
    private static final int NANO_DIGITS = 6;

    /**
     * The measured quantity.
     *
     * @param key the message key of its name
     */
    private record Work(String key) {

        static final Work STEPS = new Work("growth.work.STEPS");
        static final Work TIME = new Work("growth.work.TIME");

        /** Returns the value at a point; empty if the algorithm does not have it. */
        OptionalDouble of(Point point) {
            if (equals(STEPS)) {
                return OptionalDouble.of((double) point.steps());
            }
            if (equals(TIME)) {
                return OptionalDouble.of(point.nanos() / MILLION);
            }
            var figure = point.figures().get(key);
            return figure == null ? OptionalDouble.empty() : OptionalDouble.of(figure);
        }
    }

    private static final int UNCHOSEN = -1;

    private static final class Contender {

        private final CheckBox box;
        private final GrowthMeasurement growth;
        /** The number of its colour among the lanes', which it keeps while it is chosen. */
        private int color = UNCHOSEN;

        Contender(CheckBox box, GrowthMeasurement growth) {
            this.box = box;
            this.growth = growth;
        }

        CheckBox box() {
            return box;
        }

        GrowthMeasurement growth() {
            return growth;
        }
    }

    private final Appearance appearance;
    private final Puzzle puzzle;
    private final GrowthMeasurements growthMeasurements;
    private final InstanceSizes instanceSizes;
    private final List<Arguments> runs;
    private final Arguments arguments;
    private final ChoiceParameter<?> compared;
    private final Label measuredPhase = LocalizedControls.wrapped();
    private final List<Contender> contenders = new ArrayList<>();
    private final List<CheckBox> guides = new ArrayList<>();
    private final GrowthChart chart;
    private final LocalizedComboBox<Work> work;
    private final MeasurementTask measurementTask = new MeasurementTask("growth");

    private GrowthPage(
            Appearance appearance,
            GrowthMeasurements growthMeasurements,
            Puzzle puzzle,
            InstanceSizes instanceSizes,
            List<Arguments> runs) {
        this.appearance = appearance;
        this.growthMeasurements = growthMeasurements;
        this.puzzle = puzzle;
        this.instanceSizes = instanceSizes;
        this.runs = runs;
        arguments = runs.getFirst();
        compared = puzzle.compared(arguments).getFirst();
        chart = new GrowthChart(appearance);
        work = new LocalizedComboBox<>(
                appearance, "growth-work", List.of(Work.STEPS, Work.TIME), Work.STEPS, one -> Message.of(one.key()));
    }

    /**
     * Opens the page; does nothing if the puzzle has no size.
     *
     * @param growthMeasurements the measurements so far, to which it adds
     * @param runs the arguments of the runs to begin with, in the order of their colours; with a single one, its rival
     *     is added
     * @param owner a node in the window
     */
    public static void open(
            Appearance appearance,
            GrowthMeasurements growthMeasurements,
            Puzzle puzzle,
            List<Arguments> runs,
            Node owner) {
        puzzle.instanceSizes()
                .ifPresent(instanceSizes ->
                        new GrowthPage(appearance, growthMeasurements, puzzle, instanceSizes, runs).show(owner));
    }

    private void show(Node owner) {
        var algorithms = new VBox();
        algorithms.getStyleClass().add("growth-algorithms");
        for (var name : compared.choices()) {
            if (canBeScaled(name)) {
                add(name, algorithms);
            }
        }
        initialContenders().forEach(each -> {
            each.box().setSelected(true);
            color(each);
        });
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
        var about = LocalizedControls.wrapped();
        about.textProperty().bind(appearance.texts().of("growth.about", sizeName()));
        var saved = LocalizedControls.wrapped();
        saved.setId("growth-saved");
        measuredPhase.setId("growth-phase");
        measuredPhase.visibleProperty().bind(measuredPhase.textProperty().isNotEmpty());
        measuredPhase.managedProperty().bind(measuredPhase.visibleProperty());
        var content = new VBox(about, measuredPhase, algorithms, choices, chart, saved);
        content.getStyleClass().add("comparison-content");
        content.setId("growth");
        var page = new ComparisonPage(appearance, owner, "growth", content, Position.BESIDE)
                .copying(this::table)
                .saving(puzzle.id(), this::csv, saved::setText);
        work.valueProperty().addListener((_, _, next) -> {
            if (next != null) {
                refresh();
            }
        });
        contenders.forEach(each -> each.box().setOnAction(_ -> {
            color(each);
            begin();
            page.refreshNow();
        }));
        begin();
        page.show(measurementTask, this::refresh);
    }

    /**
     * The compared algorithms in their order, or the one of the tab and its counterpart; the first two if these have no
     * size.
     */
    private List<Contender> initialContenders() {
        var rival = runs.size() > 1 ? Optional.<Arguments>empty() : Rivals.of(puzzle, arguments, List.of(arguments));
        var wanted = Stream.concat(runs.stream(), rival.stream())
                .flatMap(each -> contenders.stream()
                        .filter(contender ->
                                contender.growth().equals(growthMeasurements.of(puzzle, instanceSizes, each))))
                .distinct()
                .limit(MOST)
                .toList();
        return wanted.isEmpty() ? contenders.subList(0, Math.min(2, contenders.size())) : wanted;
    }

    /** Gives a chosen algorithm a colour of its own, the first one that is free. */
    private void color(Contender contender) {
        contender.color = UNCHOSEN;
        if (contender.box().isSelected()) {
            contender.color = IntStream.range(0, MOST)
                    .filter(color -> contenders.stream().noneMatch(each -> each.color == color))
                    .findFirst()
                    .orElse(0);
        }
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

    private void add(String name, VBox algorithms) {
        var box = new CheckBox();
        box.setId("growth-of-" + name);
        LocalizedControls.wrap(box);
        box.textProperty().bind(appearance.texts().of(puzzle.id() + "." + compared.name() + "." + name));
        DisabledReason.of(box, () -> Message.of("growth.most"));
        contenders.add(new Contender(box, growth(name)));
        algorithms.getChildren().add(box);
    }

    /** Returns the names of the inputs that are scaled together. */
    private Message sizeName() {
        return Message.list(instanceSizes.parameters().stream()
                        .map(parameter -> Message.of(puzzle.id() + "." + parameter.name())))
                .orElseThrow();
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
        offerFigures();
        measuredPhase.setText(chosen().flatMap(each -> each.growth().phase().stream())
                .findFirst()
                .map(phase -> appearance.localize("growth.phase", phase))
                .orElse(""));
        var chosenWork = work.getValue();
        var series = chosen().map(each -> new GrowthChart.Series(
                        each.color,
                        each.growth().points().stream()
                                .filter(point -> chosenWork.of(point).isPresent())
                                .toList()))
                .toList();
        var laidOver = new ArrayList<GrowthChart.Guide>();
        for (int i = 0; i < guides.size(); i++) {
            if (guides.get(i).isSelected()) {
                laidOver.add(GrowthChart.Guide.values()[i]);
            }
        }
        chart.show(series, point -> chosenWork.of(point).orElseThrow(), laidOver);
        for (var each : contenders) {
            each.box().getStyleClass().removeIf(style -> style.startsWith("lane-"));
            if (each.box().isSelected()) {
                each.box().getStyleClass().add("lane-" + each.color);
            }
        }
    }

    /** Offers what can be compared: the figures that all chosen algorithms have, and steps if they are no mere parts. */
    private void offerFigures() {
        boolean areParts = chosen().anyMatch(each -> each.growth().areParts());
        var items = Stream.of(
                        Stream.of(Work.STEPS).filter(_ -> !areParts),
                        figures(true).map(Work::new),
                        Stream.of(Work.TIME))
                .flatMap(works -> works)
                .toList();
        if (!items.equals(work.getItems())) {
            var before = work.getValue();
            work.getItems().setAll(items);
            work.setValue(items.contains(before) ? before : items.getFirst());
        }
    }

    /**
     * Returns the message keys of the figures of the chosen algorithms.
     *
     * @param common whether all must have them
     */
    private Stream<String> figures(boolean common) {
        var keys = chosen().map(each -> each.growth().points())
                .filter(points -> !points.isEmpty())
                .map(points -> points.getLast().figures().keySet())
                .toList();
        return keys.stream()
                .flatMap(Set::stream)
                .distinct()
                .filter(key -> !common || keys.stream().allMatch(each -> each.contains(key)));
    }

    /** The measurements as a tab-separated table. */
    private String table() {
        return rows().map(row -> String.join("\t", row)).collect(Collectors.joining("\n", "", "\n"));
    }

    private String csv() {
        return rows().map(row -> Csv.row(row.stream())).collect(Collectors.joining("", Csv.BYTE_ORDER_MARK, ""));
    }

    private Stream<List<String>> rows() {
        var figures = figures(false).toList();
        var head = Stream.of(
                        Stream.of(Message.of(puzzle.id() + "." + compared.name()), sizeName()),
                        Stream.of(Message.of(Work.STEPS.key())),
                        figures.stream().map(Message::of),
                        Stream.of(Message.of(Work.TIME.key())))
                .flatMap(messages -> messages)
                .map(appearance::localize)
                .toList();
        return Stream.concat(
                Stream.of(head),
                chosen().flatMap(each -> each.growth().points().stream()
                        .map(point -> Stream.of(
                                        Stream.of(
                                                each.box().getText(),
                                                Long.toString(point.size()),
                                                each.growth().areParts() ? "" : Long.toString(point.steps())),
                                        figures.stream()
                                                .map(key -> Objects.toString(
                                                        point.figures().get(key), "")),
                                        Stream.of(BigDecimal.valueOf(point.nanos(), NANO_DIGITS)
                                                .toPlainString()))
                                .flatMap(cells -> cells)
                                .toList())));
    }
}
