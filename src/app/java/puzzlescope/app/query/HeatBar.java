package puzzlescope.app.query;

import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import puzzlescope.engine.event.Message;
import puzzlescope.learn.query.HeatCounts;
import puzzlescope.window.board.BoardView;
import puzzlescope.window.control.Shortcut;
import puzzlescope.window.form.LocalizedComboBox;
import puzzlescope.window.fx.Tooltips;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.player.Player;
import puzzlescope.window.theme.Appearance;

/** The bar of the heat map above the board: the counted figure, the range of steps, and the legend. FX thread only. */
public final class HeatBar extends HBox {

    private static final int STEPS = 5;

    private final Appearance appearance;
    private final HeatMap map;
    private final Label said = new Label();
    private final ProgressBar progress = new ProgressBar();
    private final HBox legend = new HBox();
    private final Label least = new Label();
    private final Label most = new Label();

    public HeatBar(Appearance appearance, Player player, BoardView board) {
        this.appearance = appearance;
        map = new HeatMap(player, board, this::show);
        setId("heat");
        getStyleClass().add("heat-bar");
        said.setId("heat-said");
        said.setWrapText(true);
        said.setMinHeight(Region.USE_PREF_SIZE);
        HBox.setHgrow(said, Priority.ALWAYS);
        said.setMaxWidth(Double.MAX_VALUE);
        fillLegend();
        var close = new Button();
        close.setId("heat-close");
        close.setGraphic(new FontIcon(MaterialDesignC.CLOSE));
        close.getStyleClass().add("transport-button");
        close.accessibleTextProperty().bind(appearance.texts().of("heat.close"));
        Tooltips.set(close, appearance.texts().of("menu.keys", Message.of("heat.close"), Shortcut.HEAT.keys()));
        close.setOnAction(_ -> map.onProperty().set(false));
        var choice = choice();
        for (var whole : List.of(choice, legend, close)) {
            whole.setMinWidth(Region.USE_PREF_SIZE);
        }
        getChildren().addAll(choice, legend, said, progress, close);
        map.onProperty().addListener((_, _, _) -> show());
        appearance.texts().wordsProperty().addListener((_, _, _) -> show());
        show();
    }

    private LocalizedComboBox<HeatCounts.Figure> choice() {
        var choice = new LocalizedComboBox<>(
                appearance,
                "heat-figure",
                List.of(HeatCounts.Figure.values()),
                map.figureProperty().get(),
                figure -> Message.of(figure.key()));
        choice.accessibleTextProperty().bind(appearance.texts().of("heat.title"));
        map.figureProperty().bind(choice.valueProperty());
        Tooltips.set(
                choice,
                choice.valueProperty()
                        .flatMap(figure -> appearance
                                .texts()
                                .of("menu.keys", Message.of(figure.key() + ".help"), Shortcut.HEAT.keys())));
        return choice;
    }

    /** Shows or hides the heat map. */
    public void toggle() {
        map.onProperty().set(!map.onProperty().get());
    }

    /** Hides the heat map; returns whether it was shown. */
    public boolean hide() {
        boolean was = map.onProperty().get();
        map.onProperty().set(false);
        return was;
    }

    /** Called when the board or the recording may have changed. */
    public void follow() {
        map.follow();
        progress.setProgress(map.progress());
    }

    private void show() {
        boolean on = map.onProperty().get();
        Visibility.set(this, on);
        boolean counting = map.progress() >= 0;
        Visibility.set(progress, counting);
        var texts = appearance.texts();
        said.setText(map.summary().map(texts::localize).orElse(""));
        legend(map.figureProperty().get());
    }

    private void legend(HeatCounts.Figure figure) {
        boolean isStep = figure == HeatCounts.Figure.FIRST || figure == HeatCounts.Figure.LAST;
        var texts = appearance.texts();
        least.setText(texts.localize(isStep ? "heat.early" : "heat.few"));
        most.setText(texts.localize(isStep ? "heat.late" : "heat.many"));
    }

    /** Fills the legend with colour samples between the minimum and the maximum. */
    private void fillLegend() {
        legend.getStyleClass().add("heat-legend");
        legend.getChildren().add(least);
        for (int i = 1; i <= STEPS; i++) {
            var sample = new Region();
            sample.getStyleClass().add("heat-sample");
            sample.setOpacity((double) i / STEPS);
            legend.getChildren().add(sample);
        }
        legend.getChildren().add(most);
    }
}
