package puzzlescope.tiles.window.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import puzzlescope.engine.event.Message;
import puzzlescope.tiles.fast.optimal.HeuristicTables;
import puzzlescope.tiles.space.TileOrder;
import puzzlescope.tiles.window.compare.EstimateComparison.Entry;
import puzzlescope.tiles.window.compare.EstimateComparison.Result;
import puzzlescope.tiles.window.compare.EstimateComparison.State;
import puzzlescope.window.compare.ComparisonPage;
import puzzlescope.window.compare.ComparisonTable;
import puzzlescope.window.compare.LogAxis;
import puzzlescope.window.compare.LogScale;
import puzzlescope.window.compare.ShortTime;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.control.WindowPage.Position;
import puzzlescope.window.theme.Appearance;

/** The heuristics side by side on one board: number of boards examined by each, and time. FX thread only. */
public final class EstimateComparisonPage {

    private static final double BAR_WIDTH = 150;

    private final Appearance appearance;
    private final EstimateComparison estimateComparison;
    private final List<EstimateComparisonRow> rows = new ArrayList<>();
    private final Label lesson = LocalizedControls.wrapped();
    private final TileOrder start;
    private final LogAxis boardsAxis;
    private final LogAxis timeAxis;

    /** @param tables those of the heuristics, made where they are missing */
    public EstimateComparisonPage(Appearance appearance, TileOrder start, HeuristicTables tables) {
        this.appearance = appearance;
        this.start = start;
        estimateComparison = new EstimateComparison(start, tables);
        boardsAxis = new LogAxis(power -> appearance.localize("number", Math.round(Math.pow(10, power))));
        timeAxis = new LogAxis(power -> appearance.texts().localize(ShortTime.of(Math.round(Math.pow(10, power)))));
    }

    /**
     * Shows the dialog.
     *
     * @param owner a node in the window, with the chosen text size
     */
    public void show(Labeled owner) {
        var content = content();
        estimateComparison.begin();
        new ComparisonPage(appearance, owner, "tiles.compare", content, Position.INSTEAD)
                .show(estimateComparison, this::refresh);
    }

    private Node content() {
        var introduction = LocalizedControls.label(appearance, "tiles.compare.introduction");
        HBox.setHgrow(introduction, Priority.ALWAYS);
        var top = new HBox(board(), introduction);
        top.getStyleClass().add("comparison-top");
        var table = new ComparisonTable(appearance, BAR_WIDTH);
        table.addBars("tiles.compare.boards");
        table.addBars("tiles.compare.time");
        table.addNumbers("tiles.compare.moves");
        for (var entry : estimateComparison.entries()) {
            var row = new EstimateComparisonRow(appearance, entry);
            rows.add(row);
            row.addTo(table);
        }
        table.addAll(new Label(), boardsAxis, unit("tiles.compare.boards-unit"), timeAxis);
        lesson.setId("compare-lesson");
        lesson.getStyleClass().add("comparison-lesson");
        var content = new VBox(top, table, LocalizedControls.label(appearance, "tiles.compare.scale"), lesson);
        content.getStyleClass().add("comparison-content");
        return content;
    }

    private Node board() {
        var tiles = new GridPane();
        tiles.setId("compare-board");
        tiles.getStyleClass().add("comparison-board");
        tiles.setAccessibleText(start.tiles().toString());
        for (int square = 0; square < start.tiles().size(); square++) {
            int tile = start.tiles().get(square);
            var label = new Label(tile == 0 ? "" : String.valueOf(tile));
            label.getStyleClass().add(tile == 0 ? "comparison-blank" : "comparison-tile");
            tiles.add(label, square % start.size(), square / start.size());
        }
        return tiles;
    }

    private Label unit(String key) {
        var label = new Label();
        label.textProperty().bind(appearance.texts().of(key));
        label.getStyleClass().add("log-axis");
        return label;
    }

    private void refresh() {
        var boardsScale = LogScale.of(results().mapToDouble(Result::boards));
        var timeScale = LogScale.of(results().mapToDouble(Result::nanos));
        rows.forEach(row -> row.refresh(boardsScale, timeScale));
        boardsAxis.show(boardsScale);
        timeAxis.show(timeScale);
        var sentences = Stream.concat(lesson().stream(), surprise().stream());
        lesson.setText(sentences.map(appearance.texts()::localize).collect(Collectors.joining("\n")));
    }

    private Stream<Result> results() {
        return estimateComparison.entries().stream().map(Entry::status);
    }

    /** The reason why the stronger of two heuristics may examine more boards here. */
    private Optional<Message> surprise() {
        var weak = done("manhattan");
        var strong = done("linear-conflict");
        return weak.flatMap(few -> strong.filter(many -> boards(many) > boards(few))
                .map(many -> Message.of("tiles.compare.surprise", boards(many), boards(few))));
    }

    private Optional<Entry> done(String id) {
        return estimateComparison.entries().stream()
                .filter(entry -> entry.contender().id().equals(id))
                .filter(entry -> entry.status().state() == State.DONE)
                .findFirst();
    }

    /** The conclusion from the best and the worst of the finished heuristics. */
    private Optional<Message> lesson() {
        var ended = estimateComparison.entries().stream()
                .filter(entry -> entry.status().boards() > 0)
                .toList();
        var done = ended.stream()
                .filter(entry -> entry.status().state() == State.DONE)
                .toList();
        var gaveUp = ended.stream().filter(entry -> entry.status().state() == State.GAVE_UP);
        var best = done.stream().min(Comparator.comparingLong(EstimateComparisonPage::boards));
        var worst = (done.size() > 1 ? done.stream() : gaveUp)
                .max(Comparator.comparingLong(EstimateComparisonPage::boards));
        return best.flatMap(few -> worst.filter(many -> many != few).map(many -> lesson(many, few)));
    }

    private static long boards(Entry entry) {
        return entry.status().boards();
    }

    private static Message lesson(Entry many, Entry few) {
        boolean gaveUp = many.status().state() == State.GAVE_UP;
        return Message.of(
                gaveUp ? "tiles.compare.lesson.more" : "tiles.compare.lesson",
                many.contender().displayName(),
                boards(many),
                few.contender().displayName(),
                boards(few),
                Math.max(1, boards(many) / boards(few)));
    }
}
