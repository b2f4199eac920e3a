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
import puzzlescope.maze.MakerComparison;
import puzzlescope.maze.MakerComparison.Figure;
import puzzlescope.maze.MazeGenerator;
import puzzlescope.maze.event.WayFinder;
import puzzlescope.window.compare.ComparisonTable;
import puzzlescope.window.compare.ComparisonWindow;
import puzzlescope.window.compare.Measuring;
import puzzlescope.window.form.SaidChoice;
import puzzlescope.window.theme.Appearance;

/** The maze generators side by side, over many mazes each. FX thread only. */
public final class MakerDialog {

    private static final double BAR_WIDTH = 90;

    // In text sizes.
    private static final double WIDTH = 84;
    private static final double HEIGHT = 46;

    private static final int PERCENT = 100;

    private final Appearance appearance;
    private final Arguments arguments;
    private final SaidChoice<Integer> seeds;
    private final SaidChoice<WayFinder> finders;
    private final ProgressBar progress = new ProgressBar(0);
    private final Label about = ComparisonTable.wrapped();
    private final Label lesson = ComparisonTable.wrapped();
    private final List<Cell> cells = new ArrayList<>();
    private final Measuring measuring = new Measuring("maze-comparison");
    private MakerComparison comparison;

    /** The cell of one figure of an algorithm. */
    private record Cell(MazeGenerator maker, Figure figure, SpreadBar bar, Label number) {}

    /** @param arguments the size of the mazes, and the first seed */
    public MakerDialog(Appearance appearance, Arguments arguments) {
        this.appearance = appearance;
        this.arguments = arguments;
        seeds = new SaidChoice<>(
                appearance,
                "compare-seeds",
                List.of(10, 30, 100, 300, 1000),
                100,
                count -> Message.of("number", count));
        finders = new SaidChoice<>(
                appearance,
                "compare-finder",
                List.of(WayFinder.values()),
                WayFinder.BREADTH_FIRST,
                finder -> Message.of("maze.solve." + finder.id()));
        comparison = new MakerComparison(arguments, finders.getValue(), seeds.getValue());
    }

    /**
     * Shows the dialog and starts.
     *
     * @param owner a node in the window, with the chosen text size
     */
    public void show(Labeled owner) {
        var window =
                new ComparisonWindow(appearance, owner, "maze.compare", content(), WIDTH, HEIGHT).copying(this::table);
        begin();
        window.show(measuring, this::refresh);
        Runnable anew = () -> {
            begin();
            window.look();
        };
        seeds.valueProperty().addListener((_, _, _) -> anew.run());
        finders.valueProperty().addListener((_, _, _) -> anew.run());
    }

    boolean isUnderWay() {
        return measuring.isUnderWay();
    }

    private void begin() {
        comparison = new MakerComparison(arguments, finders.getValue(), seeds.getValue());
        measuring.begin(comparison::run);
    }

    private Node content() {
        var choices = new FlowPane(
                named("maze.compare.seeds", seeds), seeds, named("maze.compare.finder", finders), finders, progress);
        choices.getStyleClass().add("comparison-choices");
        lesson.setId("compare-lesson");
        lesson.getStyleClass().add("comparison-lesson");
        var key = ComparisonTable.wrapped(appearance, "maze.compare.key");
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
        for (var maker : MakerComparison.makers()) {
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
                appearance.say("maze.compare.about", comparison.seeds(), comparison.columns(), comparison.rows()));
        for (var figure : Figure.values()) {
            double most = MakerComparison.makers().stream()
                    .map(maker -> comparison.spread(maker, figure))
                    .filter(spread -> spread.count() > 0)
                    .mapToDouble(spread -> Math.max(spread.most(), spread.mean() + spread.deviation()))
                    .max()
                    .orElse(1);
            cells.stream().filter(cell -> cell.figure() == figure).forEach(cell -> {
                var spread = comparison.spread(cell.maker(), figure);
                cell.bar().show(spread, most);
                cell.number().setText(spread.count() == 0 ? "\u2013" : said(figure, spread.mean(), spread.deviation()));
            });
        }
        lesson.setText(lessons().collect(Collectors.joining("\n")));
    }

    private String said(Figure figure, double mean, double deviation) {
        return figure.isShare()
                ? appearance.say("maze.compare.percent", PERCENT * mean, PERCENT * deviation)
                : appearance.say("maze.compare.steps", mean, deviation);
    }

    /** The leaders, once all have generated a maze. */
    private Stream<String> lessons() {
        var some = MakerComparison.makers();
        if (some.stream()
                .anyMatch(maker -> comparison.spread(maker, Figure.DEAD_ENDS).count() == 0)) {
            return Stream.empty();
        }
        return Stream.of(Figure.DEAD_ENDS, Figure.CORRIDOR, Figure.WAY).map(figure -> {
            var byMean = Comparator.comparingDouble(
                    (MazeGenerator maker) -> comparison.spread(maker, figure).mean());
            var least = some.stream().min(byMean).orElseThrow();
            var most = some.stream().max(byMean).orElseThrow();
            return appearance.say(
                    "maze.compare.lesson." + figure.id(),
                    Message.of("maze.algorithm." + least.id()),
                    said(figure, least),
                    Message.of("maze.algorithm." + most.id()),
                    said(figure, most));
        });
    }

    private Message said(Figure figure, MazeGenerator maker) {
        double mean = comparison.spread(maker, figure).mean();
        return figure.isShare()
                ? Message.of("maze.compare.only-percent", PERCENT * mean)
                : Message.of("maze.compare.only-steps", mean);
    }

    /** The content as a tab-separated table: mean, standard deviation, minimum and maximum of each figure. */
    String table() {
        var lines = new ArrayList<String>();
        var head = new ArrayList<String>();
        head.add(appearance.say("maze.algorithm"));
        for (var figure : Figure.values()) {
            for (var part : List.of("mean", "deviation", "least", "most")) {
                head.add(appearance.say("maze.compare." + figure.id()) + ": " + appearance.say("maze.compare." + part));
            }
        }
        lines.add(String.join("\t", head));
        for (var maker : MakerComparison.makers()) {
            var line = new ArrayList<String>();
            line.add(appearance.say("maze.algorithm." + maker.id()));
            for (var figure : Figure.values()) {
                var spread = comparison.spread(maker, figure);
                for (double number : new double[] {spread.mean(), spread.deviation(), spread.least(), spread.most()}) {
                    line.add(spread.count() == 0 ? "" : String.format(Locale.ROOT, "%.4f", number));
                }
            }
            lines.add(String.join("\t", line));
        }
        return String.join("\n", lines) + "\n";
    }
}
