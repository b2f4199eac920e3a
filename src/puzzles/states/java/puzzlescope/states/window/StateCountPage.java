package puzzlescope.states.window;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import puzzlescope.engine.event.Message;
import puzzlescope.states.StateCount;
import puzzlescope.states.StateCount.Family;
import puzzlescope.window.compare.ComparisonPage;
import puzzlescope.window.compare.ComparisonTable;
import puzzlescope.window.compare.LogAxis;
import puzzlescope.window.compare.LogBar;
import puzzlescope.window.compare.LogScale;
import puzzlescope.window.compare.MeasurementTask;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.control.WindowPage.Position;
import puzzlescope.window.theme.Appearance;

/** Numbers of states of puzzles of growing size, as bars on a logarithmic scale. FX thread only. */
final class StateCountPage {

    private static final double BAR_WIDTH = 160;

    private final Appearance appearance;
    private final LogAxis axis = new LogAxis(exponent -> Message.power(10, exponent));
    private final List<Row> rows = new ArrayList<>();

    /** The row of a puzzle of some size. */
    private record Row(StateCount count, LogBar bar, Label reached) {}

    private StateCountPage(Appearance appearance) {
        this.appearance = appearance;
    }

    /** @param owner a node in the window, with the chosen text size */
    static void show(Appearance appearance, Labeled owner) {
        new StateCountPage(appearance).show(owner);
    }

    private void show(Labeled owner) {
        var counting = new MeasurementTask("state-counts");
        counting.begin(checkWanted -> StateCount.ALL.forEach(count -> {
            checkWanted.run();
            count.count();
        }));
        new ComparisonPage(appearance, owner, "states.counts", content(), Position.INSTEAD)
                .copying(this::table)
                .show(counting, this::refresh);
    }

    private Node content() {
        var table = new ComparisonTable(appearance, BAR_WIDTH);
        table.addBars("states.counts.reached");
        table.addNumbers("states.counts.conceivable");
        table.addNumbers("states.counts.how");
        for (var family : Family.values()) {
            var title = LocalizedControls.label(appearance, "states.counts." + id(family));
            title.getStyleClass().add("panel-heading");
            table.add(title, 0, table.getRowCount(), GridPane.REMAINING, 1);
            StateCount.ALL.stream().filter(count -> count.family() == family).forEach(count -> addRow(table, count));
        }
        table.addAll(new Region(), axis);
        var lesson = LocalizedControls.label(appearance, "states.counts.lesson");
        lesson.getStyleClass().add("comparison-lesson");
        var content = new VBox(LocalizedControls.label(appearance, "states.counts.about"), table, lesson);
        content.getStyleClass().add("comparison-content");
        return content;
    }

    private void addRow(ComparisonTable table, StateCount count) {
        var reached = ComparisonTable.number("count-" + id(count.family()) + "-" + count.size() + "-" + count.second());
        var shown = new Row(count, new LogBar(), reached);
        rows.add(shown);
        var name = said(name(count));
        name.setMinWidth(Region.USE_PREF_SIZE);
        var conceivable = ComparisonTable.number("");
        conceivable.textProperty().bind(appearance.texts().of("number", count.conceivable()));
        var how = said(method(count));
        how.getStyleClass().add("remark");
        table.addAll(name, shown.bar(), reached, conceivable, how);
    }

    private Label said(Message message) {
        var label = new Label();
        label.textProperty()
                .bind(appearance.texts().of(message.key(), message.arguments().toArray()));
        return label;
    }

    private static String id(Family family) {
        return family.name().toLowerCase(Locale.ROOT);
    }

    private static Message name(StateCount count) {
        return Message.of("states.counts.size." + id(count.family()), count.size(), count.second());
    }

    private static Message method(StateCount count) {
        return count.isSearched()
                ? Message.of("states.counts.searched")
                : Message.of(
                        "states.counts.formula." + id(count.family()), count.size(), count.size() * count.second());
    }

    private void refresh() {
        var scale = new LogScale(0, (int) Math.ceil(Math.log10((double) most())));
        axis.show(scale);
        for (var row : rows) {
            var reached = row.count().reached();
            row.bar().show((double) reached.orElse(0), scale, false);
            row.reached().setText(reached.isPresent() ? appearance.localize("number", reached.getAsLong()) : "\u2026");
        }
    }

    private static long most() {
        return StateCount.ALL.stream().mapToLong(StateCount::conceivable).max().orElse(1);
    }

    /** The content as a tab-separated table. */
    private String table() {
        var lines = new ArrayList<String>();
        lines.add(String.join(
                "\t",
                appearance.localize("states.counts.puzzle"),
                appearance.localize("states.counts.reached"),
                appearance.localize("states.counts.conceivable"),
                appearance.localize("states.counts.how")));
        for (var count : StateCount.ALL) {
            lines.add(String.join(
                    "\t",
                    appearance.localize("states.counts." + id(count.family())) + ": "
                            + appearance.texts().localize(name(count)),
                    count.reached().isPresent() ? Long.toString(count.reached().getAsLong()) : "",
                    Long.toString(count.conceivable()),
                    appearance.texts().localize(method(count))));
        }
        return String.join("\n", lines) + "\n";
    }
}
