package puzzlescope.app.race;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import puzzlescope.engine.session.Session;
import puzzlescope.learn.race.Race;
import puzzlescope.learn.race.RaceFigures;
import puzzlescope.learn.race.RaceFigures.Figure;
import puzzlescope.window.theme.Appearance;

/**
 * Counts of each run at its position, in the last phase that all have begun, as bars side by side: only those that two
 * runs have. FX thread only.
 */
final class LaneBars extends FlowPane {

    /** Longest bar, in px: maximum and minimum. */
    private static final double LONGEST = 96;

    private static final double SHORTEST = 40;
    /** Room for the number beside a bar, in text sizes. */
    private static final double BESIDE = 5;

    /** Width of the text where there is nothing to count, in text sizes. */
    private static final double SAID = 13;

    /** Placeholder for what is not known yet. */
    private static final String UNKNOWN = "\u2013";

    private final Appearance appearance;
    private final List<Row> rows = new ArrayList<>();
    /** The runs and their phases for which the rows were made. */
    private List<Object> laid = List.of();

    private record Row(Figure figure, List<Bar> bars) {}

    private record Bar(int lane, Region bar, Label number) {}

    LaneBars(Appearance appearance) {
        this.appearance = appearance;
        setId("race-figures");
        // Else it would be one row high where others have no room, and lie over what is above and below.
        setMinHeight(Region.USE_PREF_SIZE);
        getStyleClass().add("lane-bars");
    }

    /** Sets the figures of these runs. */
    private void arrangeRows(List<Session> lanes, List<Integer> phases) {
        getChildren().clear();
        rows.clear();
        var figures = RaceFigures.of(lanes, phases, appearance.texts().words()).figures();
        if (!phases.isEmpty() && figures.isEmpty()) {
            var none = new Label();
            none.textProperty().bind(appearance.texts().of("race.no-figures"));
            none.setWrapText(true);
            none.setPrefWidth(SAID * appearance.textSize());
            getChildren().add(none);
        }
        for (var figure : figures) {
            var name = new Label();
            name.textProperty().bind(appearance.texts().of(figure.key()));
            name.setMinWidth(Region.USE_PREF_SIZE);
            var bars = new ArrayList<Bar>();
            var each = new VBox(name);
            each.getStyleClass().add("lane-figure");
            for (int lane = 0; lane < lanes.size(); lane++) {
                if (figure.counters().get(lane).isEmpty()) {
                    continue;
                }
                var bar = new Region();
                bar.getStyleClass().addAll("lane-bar", "lane-" + lane);
                bar.setMinWidth(Region.USE_PREF_SIZE);
                var number = new Label();
                number.setId("race-" + lane + "-" + figure.key().replace('.', '-'));
                number.setMinWidth(Region.USE_PREF_SIZE);
                var row = new HBox(bar, number);
                row.setAlignment(Pos.CENTER_LEFT);
                row.getStyleClass().add("lane-bar-row");
                each.getChildren().add(row);
                bars.add(new Bar(lane, bar, number));
            }
            getChildren().add(each);
            rows.add(new Row(figure, bars));
        }
    }

    /** Counts up to the positions of the runs. */
    void show(Race race) {
        var lanes = race.lanes();
        var phases = RaceFigures.current(lanes, race.comparedPart());
        var content = List.<Object>of(List.copyOf(lanes), phases);
        if (!content.equals(laid)) {
            laid = content;
            arrangeRows(lanes, phases);
        }
        double longest = longest();
        for (var row : rows) {
            var values = row.figure().values(lanes);
            long most = values.stream().mapToLong(value -> value.orElse(1)).reduce(1, Math::max);
            for (var bar : row.bars()) {
                var value = values.get(bar.lane());
                bar.bar().setPrefWidth(longest * value.orElse(0) / most);
                bar.number().setText(value.isPresent() ? appearance.localize("number", value.getAsLong()) : UNKNOWN);
            }
        }
    }

    private double longest() {
        return Math.clamp(getWidth() - BESIDE * appearance.textSize(), SHORTEST, LONGEST);
    }
}
