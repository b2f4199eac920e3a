package puzzlescope.app.race;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import puzzlescope.engine.session.Session;
import puzzlescope.learn.race.RaceFigures;
import puzzlescope.learn.race.RaceFigures.Figure;
import puzzlescope.window.theme.Appearance;

/** Counts of each run at its position, as bars side by side. FX thread only. */
final class LaneBars extends FlowPane {

    /** Longest bar, in px: maximum and minimum. */
    private static final double LONGEST = 120;

    private static final double SHORTEST = 40;
    /** Room for the number beside a bar and for the gap to the next figure, in text sizes. */
    private static final double BESIDE = 5;

    /** Width of the text where there is nothing to count, in text sizes. */
    private static final double SAID = 13;

    /** Placeholder where a run does not count what others count. */
    private static final String NONE = "\u2013";

    private final Appearance appearance;
    private final List<Row> rows = new ArrayList<>();

    private record Row(Figure figure, List<Bar> bars) {}

    private record Bar(Region bar, Label number) {}

    LaneBars(Appearance appearance) {
        this.appearance = appearance;
        setId("race-figures");
        getStyleClass().add("lane-bars");
    }

    /** Sets the figures of these runs. */
    void setLanes(List<Session> lanes) {
        getChildren().clear();
        rows.clear();
        var figures = RaceFigures.of(lanes, appearance.texts().words());
        if (IntStream.range(0, lanes.size()).anyMatch(lane -> countsNothing(lane, figures))) {
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
                bars.add(new Bar(bar, number));
            }
            getChildren().add(each);
            rows.add(new Row(figure, bars));
        }
    }

    private static boolean countsNothing(int lane, List<Figure> figures) {
        return figures.stream().allMatch(figure -> figure.counters().get(lane).isEmpty());
    }

    /** Counts up to the positions of the runs. */
    void show(List<Session> lanes) {
        double longest = longest();
        for (var row : rows) {
            var values = row.figure().values(lanes);
            long most = values.stream().mapToLong(value -> value.orElse(1)).reduce(1, Math::max);
            for (int lane = 0; lane < values.size(); lane++) {
                var bar = row.bars().get(lane);
                var value = values.get(lane);
                bar.bar().setPrefWidth(longest * value.orElse(0) / most);
                bar.number().setText(value.isPresent() ? appearance.localize("number", value.getAsLong()) : NONE);
            }
        }
    }

    /** Length at which all figures fit side by side, if possible. */
    private double longest() {
        return rows.isEmpty()
                ? 0
                : Math.clamp(getWidth() / rows.size() - BESIDE * appearance.textSize(), SHORTEST, LONGEST);
    }
}
