package puzzlescope.ui.puzzle.tiles;

import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import puzzlescope.core.puzzle.tiles.TileOrder;
import puzzlescope.core.puzzle.tiles.TilesBoard;
import puzzlescope.core.puzzle.tiles.TilesPuzzle;
import puzzlescope.ui.control.Desk;
import puzzlescope.ui.control.Panel;

/** The ways to the fewest moves: solve with tables, and compare what leads there. FX thread only. */
final class AnswersPanel extends Panel {

    private final Desk desk;
    private final Button solve;

    AnswersPanel(Desk desk) {
        super(desk.look().texts().of("tiles.answers"));
        this.desk = desk;
        setId("answers");
        solve = button("solve-optimally", MaterialDesignF.FLAG_CHECKERED, "tiles.answers.solve", this::solve);
        solve.managedProperty().bind(solve.visibleProperty());
        getChildren()
                .addAll(
                        solve,
                        button("compare-estimates", MaterialDesignC.CHART_BAR, "tiles.answers.compare", this::compare));
    }

    private Button button(String id, Ikon icon, String key, Runnable action) {
        var button = new Button();
        button.setId(id);
        button.setGraphic(new FontIcon(icon));
        button.textProperty().bind(desk.look().texts().of(key));
        button.setMaxWidth(Double.MAX_VALUE);
        var tooltip = new Tooltip();
        tooltip.textProperty().bind(desk.look().texts().of(key + ".help"));
        button.setTooltip(tooltip);
        button.setOnAction(_ -> action.run());
        return button;
    }

    void refresh() {
        solve.setVisible(!desk.isByHand());
        solve.setDisable(isOptimal());
    }

    private boolean isOptimal() {
        var session = desk.player().session();
        return session.puzzle().algorithm(session.arguments()).id().equals(TilesPuzzle.OPTIMAL);
    }

    private void solve() {
        var parameter = desk.player().session().puzzle().algorithmParameter();
        desk.choose(parameter, TilesPuzzle.OPTIMAL);
    }

    private void compare() {
        new ComparisonDialog(desk.look(), board()).show(solve);
    }

    /** The board that is on the screen; where it is in order already, the one that the run began with. */
    TileOrder board() {
        var session = desk.player().session();
        var shown = ((TilesBoard) session.timeline().board()).order();
        return desk.isByHand() || shown.distance() > 0 ? shown : TilesPuzzle.start(session.arguments());
    }
}
