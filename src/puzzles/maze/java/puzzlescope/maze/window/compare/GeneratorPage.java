package puzzlescope.maze.window.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.maze.GeneratorComparison;
import puzzlescope.maze.GeneratorComparison.Figure;
import puzzlescope.maze.MazeGenerator;
import puzzlescope.maze.event.MazeSolver;
import puzzlescope.window.compare.ComparisonPage;
import puzzlescope.window.compare.ComparisonTable;
import puzzlescope.window.compare.MeasurementTask;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.control.WindowPage.Position;
import puzzlescope.window.form.LocalizedComboBox;
import puzzlescope.window.theme.Appearance;

/** The maze generators side by side, over many mazes each. FX thread only. */
public final class GeneratorPage {

    private static final double BAR_WIDTH = 90;

    private static final int PERCENT = 100;

    private final Appearance appearance;
    private final Arguments arguments;
    private final LocalizedComboBox<Integer> seeds;
    private final LocalizedComboBox<MazeSolver> finders;
    private final ProgressBar progress = new ProgressBar(0);
    private final Label about = LocalizedControls.wrapped();
    private final Label lesson = LocalizedControls.wrapped();
    private final List<Cell> cells = new ArrayList<>();
    private final MeasurementTask measurementTask = new MeasurementTask("maze-comparison");
    private GeneratorComparison comparison;

    /** The cell of one figure of an algorithm. */
    private record Cell(MazeGenerator maker, Figure figure, SpreadBar bar, Label number) {}

    /** @param arguments the size of the mazes, and the first seed */
    public GeneratorPage(Appearance appearance, Arguments arguments) {
        this.appearance = appearance;
        this.arguments = arguments;
        seeds = new LocalizedComboBox<>(
                appearance,
                "compare-seeds",
                List.of(10, 30, 100, 300, 1000),
                100,
                count -> Message.of("number", count));
        finders = new LocalizedComboBox<>(
                appearance,
                "compare-finder",
                List.of(MazeSolver.values()),
                MazeSolver.BREADTH_FIRST,
                finder -> Message.of("maze.solve." + finder.id()));
        comparison = new GeneratorComparison(arguments, finders.getValue(), seeds.getValue());
    }

    /**
     * Shows the dialog and starts.
     *
     * @param owner a node in the window, with the chosen text size
     */
    public void show(Labeled owner) {
        var window =
                new ComparisonPage(appearance, owner, "maze.compare", content(), Position.INSTEAD).copying(this::table);
        begin();
        window.show(measurementTask, this::refresh);
        Runnable anew = () -> {
            begin();
            window.refreshNow();
        };
        seeds.valueProperty().addListener((_, _, _) -> anew.run());
        finders.valueProperty().addListener((_, _, _) -> anew.run());
    }

    boolean isRunning() {
        return measurementTask.isRunning();
    }

    private void begin() {
        comparison = new GeneratorComparison(arguments, finders.getValue(), seeds.getValue());
        measurementTask.begin(comparison::run);
    }

    private Node content() {
        var choices = new FlowPane(
                named("maze.compare.seeds", seeds), seeds, named("maze.compare.finder", finders), finders, progress);
        choices.getStyleClass().add("comparison-choices");
        lesson.setId("compare-lesson");
        lesson.getStyleClass().add("comparison-lesson");
        var key = LocalizedControls.label(appearance, "maze.compare.key");
        key.getStyleClass().add("remark");
        var content = new VBox(about, choices, grid(), lesson, key);
        content.getStyleClass().add("comparison-content");
        return content;
    }

    private Label named(String key, Node of) {
        var label = new Label();
        label.textProperty().bind(appearance.texts().of(key));
        label.setLabelFor(of);
        return label;
    }

    private Node grid() {
        var grid = new ComparisonTable(appearance, BAR_WIDTH);
        for (var figure : Figure.values()) {
            grid.addBars("maze.compare." + figure.id());
        }
        for (var maker : GeneratorComparison.makers()) {
            var row = new ArrayList<Node>();
            var name = named("maze.algorithm." + maker.id(), grid);
            name.setMinWidth(Region.USE_PREF_SIZE);
            row.add(name);
            for (var figure : Figure.values()) {
                var bar = new SpreadBar();
                var number = ComparisonTable.number("compare-" + maker.id() + "-" + figure.id());
                cells.add(new Cell(maker, figure, bar, number));
                row.add(bar);
                row.add(number);
            }
            grid.addAll(row.toArray(Node[]::new));
        }
        return grid;
    }

    private void refresh() {
        progress.setProgress(comparison.done());
        progress.setVisible(comparison.done() < 1);
        about.setText(
                appearance.localize("maze.compare.about", comparison.seeds(), comparison.columns(), comparison.rows()));
        for (var figure : Figure.values()) {
            double most = GeneratorComparison.makers().stream()
                    .map(maker -> comparison.statistics(maker, figure))
                    .filter(sampleStatistics -> sampleStatistics.count() > 0)
                    .mapToDouble(sampleStatistics ->
                            Math.max(sampleStatistics.most(), sampleStatistics.mean() + sampleStatistics.deviation()))
                    .max()
                    .orElse(1);
            cells.stream().filter(cell -> cell.figure() == figure).forEach(cell -> {
                var sampleStatistics = comparison.statistics(cell.maker(), figure);
                cell.bar().show(sampleStatistics, most);
                cell.number()
                        .setText(
                                sampleStatistics.count() == 0
                                        ? "\u2013"
                                        : said(figure, sampleStatistics.mean(), sampleStatistics.deviation()));
            });
        }
        lesson.setText(lessons().collect(Collectors.joining("\n")));
    }

    private String said(Figure figure, double mean, double deviation) {
        return figure.isShare()
                ? appearance.localize("maze.compare.percent", PERCENT * mean, PERCENT * deviation)
                : appearance.localize("maze.compare.steps", mean, deviation);
    }

    /** The leaders, once all have generated a maze. */
    private Stream<String> lessons() {
        var some = GeneratorComparison.makers();
        if (some.stream()
                .anyMatch(
                        maker -> comparison.statistics(maker, Figure.DEAD_ENDS).count() == 0)) {
            return Stream.empty();
        }
        return Stream.of(Figure.DEAD_ENDS, Figure.CORRIDOR, Figure.WAY).map(figure -> {
            var byMean = Comparator.comparingDouble((MazeGenerator maker) ->
                    comparison.statistics(maker, figure).mean());
            var least = some.stream().min(byMean).orElseThrow();
            var most = some.stream().max(byMean).orElseThrow();
            return appearance.localize(
                    "maze.compare.lesson." + figure.id(),
                    Message.of("maze.algorithm." + least.id()),
                    said(figure, least),
                    Message.of("maze.algorithm." + most.id()),
                    said(figure, most));
        });
    }

    private Message said(Figure figure, MazeGenerator maker) {
        double mean = comparison.statistics(maker, figure).mean();
        return figure.isShare()
                ? Message.of("maze.compare.only-percent", PERCENT * mean)
                : Message.of("maze.compare.only-steps", mean);
    }

    /** The content as a tab-separated table: mean, standard deviation, minimum and maximum of each figure. */
    String table() {
        var lines = new ArrayList<String>();
        var head = new ArrayList<String>();
        head.add(appearance.localize("maze.algorithm"));
        for (var figure : Figure.values()) {
            for (var part : List.of("mean", "deviation", "least", "most")) {
                head.add(appearance.localize("maze.compare." + figure.id()) + ": "
                        + appearance.localize("maze.compare." + part));
            }
        }
        lines.add(String.join("\t", head));
        for (var maker : GeneratorComparison.makers()) {
            var line = new ArrayList<String>();
            line.add(appearance.localize("maze.algorithm." + maker.id()));
            for (var figure : Figure.values()) {
                var sampleStatistics = comparison.statistics(maker, figure);
                for (double number : new double[] {
                    sampleStatistics.mean(),
                    sampleStatistics.deviation(),
                    sampleStatistics.least(),
                    sampleStatistics.most()
                }) {
                    line.add(sampleStatistics.count() == 0 ? "" : String.format(Locale.ROOT, "%.4f", number));
                }
            }
            lines.add(String.join("\t", line));
        }
        return String.join("\n", lines) + "\n";
    }
}
