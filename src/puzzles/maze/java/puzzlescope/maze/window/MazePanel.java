package puzzlescope.maze.window;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.maze.MazePuzzle;
import puzzlescope.maze.board.CellAnnotation;
import puzzlescope.maze.event.MazeSolver;
import puzzlescope.maze.picture.MazeInks;
import puzzlescope.picture.Ink;
import puzzlescope.window.board.TabContext;
import puzzlescope.window.control.Panel;
import puzzlescope.window.fx.Visibility;

/** The panel beside the maze: the legend of colours, and the choice of coloured steps. FX thread only. */
final class MazePanel extends Panel {

    private static final String RING = "\u25cb";
    private static final String CROSS = "\u00d7";

    private final TabContext context;
    private final CheckBox distances = new CheckBox();
    private final VBox legend = new VBox();
    private final Label clicks = new Label();
    private @Nullable Shown shown;

    /** State that determines the rows. */
    private record Shown(Arguments arguments, boolean coloured, boolean byHand) {}

    MazePanel(TabContext context, Node zoom) {
        super(context.appearance().texts().of("maze.legend"));
        this.context = context;
        setId("maze-panel");
        addChoice(distances, "maze.distances");
        distances.setId("distances");
        legend.getStyleClass().add("maze-legend");
        clicks.textProperty().bind(context.appearance().texts().of("maze.click-help"));
        clicks.setWrapText(true);
        clicks.setMinHeight(Region.USE_PREF_SIZE);
        clicks.getStyleClass().add("remark");
        getChildren().addAll(zoom, distances, legend, clicks);
    }

    private void addChoice(CheckBox box, String key) {
        box.textProperty().bind(context.appearance().texts().of(key));
        var tooltip = new Tooltip();
        tooltip.textProperty().bind(context.appearance().texts().of(key + ".help"));
        box.setTooltip(tooltip);
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
        var now = new Shown(context.player().session().arguments(), distances.isSelected(), context.isByHand());
        if (now.equals(shown)) {
            return;
        }
        shown = now;
        var finder = MazePuzzle.finder(now.arguments()).filter(_ -> !now.byHand());
        Visibility.set(distances, finder.filter(MazeSolver::countsSteps).isPresent());
        Visibility.set(clicks, finder.isPresent());
        legend.getChildren().setAll(now.byHand() ? walked() : rows(now.arguments()));
    }

    private List<Node> walked() {
        return List.of(row(MazeInks.PATH, "walked"), row(MazeInks.LEFT, "left"));
    }

    private List<Node> rows(Arguments arguments) {
        var rows = new ArrayList<Node>();
        arguments.get(MazePuzzle.ALGORITHM).annotations(arguments).stream()
                .sorted()
                .forEach(kept -> addKept(rows, kept, arguments));
        MazePuzzle.finder(arguments).ifPresent(finder -> addSolving(rows, finder));
        return rows;
    }

    private void addKept(List<Node> rows, CellAnnotation kept, Arguments arguments) {
        switch (kept) {
            case PATH -> rows.add(row(MazeInks.PATH, "path"));
            case WAY_BACK ->
                rows.add(row(MazeInks.LEFT, arguments.integer(MazePuzzle.LOOPS) > 0 ? "left-loops" : "left"));
            case SETS -> rows.add(row(Ink.REPEATED, "1", "sets"));
            case STANDING_WALLS -> rows.add(row(Ink.CONFLICT, CROSS, "kept"));
            case FRONTIER -> rows.add(row(MazeInks.LEFT, RING, "frontier"));
            case WALK -> rows.add(row(MazeInks.PATH, "walk"));
            case MUD -> rows.add(row(MazeInks.MUD, "≈", "mud"));
        }
    }

    private void addSolving(List<Node> rows, MazeSolver finder) {
        boolean coloured = coloursDistances();
        if (coloured) {
            rows.add(row(Ink.SCALE_LOW, "near"));
            rows.add(row(Ink.SCALE_HIGH, "far"));
        }
        switch (finder) {
            case DEPTH_FIRST, WALL_FOLLOWER -> {
                if (!coloured && rows.stream().noneMatch(row -> row.getId().startsWith("legend-left"))) {
                    rows.add(row(MazeInks.LEFT, "left"));
                }
                if (finder == MazeSolver.WALL_FOLLOWER) {
                    rows.add(row(Ink.CONFLICT, "hand"));
                }
            }
            case BREADTH_FIRST, DIJKSTRA, A_STAR, GREEDY_BEST_FIRST -> {
                if (!context.player()
                        .session()
                        .arguments()
                        .get(MazePuzzle.ALGORITHM)
                        .isGiant()) {
                    rows.add(row(Ink.MARK, RING, "queued"));
                }
                if (!coloured) {
                    rows.add(row(MazeInks.LEFT, "visited"));
                }
            }
            case DEAD_END_FILLING -> rows.add(row(Ink.UNVISITED, CROSS, "filled"));
        }
        rows.add(row(MazeInks.SOLUTION, "solution"));
    }

    private Node row(Ink ink, String key) {
        return row(ink, "", key);
    }

    /** @param sign shown with the colour on the board, or empty */
    private Node row(Ink ink, String sign, String key) {
        var swatch = new Label(sign);
        swatch.getStyleClass()
                .addAll(
                        "maze-swatch",
                        ink.styleClass().startsWith("maze-") ? ink.styleClass() : "maze-" + ink.styleClass());
        var name = new Label();
        name.textProperty().bind(context.appearance().texts().of("maze.legend." + key));
        name.setWrapText(true);
        var row = new HBox(swatch, name);
        row.setId("legend-" + key);
        row.getStyleClass().add("maze-legend-row");
        return row;
    }
}
