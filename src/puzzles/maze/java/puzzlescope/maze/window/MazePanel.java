package puzzlescope.maze.window;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.maze.MazePuzzle;
import puzzlescope.maze.board.MazeBoard;
import puzzlescope.maze.event.MazeSolver;
import puzzlescope.window.board.ColorMeaning;
import puzzlescope.window.board.TabContext;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.control.Panel;
import puzzlescope.window.fx.Tooltips;
import puzzlescope.window.fx.Visibility;

/** The panel beside the maze: its zoom, and the choice of coloured steps. FX thread only. */
final class MazePanel extends Panel {

    private final TabContext context;
    private final CheckBox distances = new CheckBox();
    private final Label clicks = LocalizedControls.wrapped();
    private @Nullable ShownState shown;

    /** State that determines the rows. */
    private record ShownState(Arguments arguments, boolean coloured, boolean byHand) {}

    MazePanel(TabContext context, Node zoom) {
        super(context.appearance().texts().of("maze.panel"));
        this.context = context;
        setId("maze-panel");
        addChoice(distances, "maze.distances");
        distances.setId("distances");
        clicks.textProperty().bind(context.appearance().texts().of("maze.click-help"));
        clicks.getStyleClass().add("remark");
        getChildren().addAll(zoom, distances, clicks);
    }

    private void addChoice(CheckBox box, String key) {
        box.textProperty().bind(context.appearance().texts().of(key));
        Tooltips.set(box, context.appearance().texts().of(key + ".help"));
        box.setWrapText(true);
        box.selectedProperty().addListener((_, _, _) -> context.player().invalidate());
    }

    /** Returns whether steps from the start are coloured, where they are counted. */
    boolean coloursDistances() {
        return distances.isSelected() && distances.isVisible();
    }

    /** Returns whether that is chosen, whether or not it is shown here. */
    boolean isToColourDistances() {
        return distances.isSelected();
    }

    void colourDistances(boolean coloured) {
        distances.setSelected(coloured);
    }

    void refresh() {
        var now = new ShownState(context.player().session().arguments(), distances.isSelected(), context.isByHand());
        if (now.equals(shown)) {
            return;
        }
        shown = now;
        var finder = MazePuzzle.finder(now.arguments()).filter(_ -> !now.byHand());
        Visibility.set(distances, finder.filter(MazeSolver::countsSteps).isPresent());
        Visibility.set(clicks, finder.isPresent());
    }

    List<ColorMeaning> meanings(MazeLegend.Numbers numbers) {
        if (context.isByHand()) {
            return MazeLegend.ofGame();
        }
        var session = context.player().session();
        var board = (MazeBoard) session.timeline().board();
        return MazeLegend.of(session.arguments(), board.isSolving(), board.hasPath(), coloursDistances(), numbers);
    }
}
