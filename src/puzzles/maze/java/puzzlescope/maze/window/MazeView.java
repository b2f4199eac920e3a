package puzzlescope.maze.window;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Target;
import puzzlescope.maze.MazeGame;
import puzzlescope.maze.MazeLetters;
import puzzlescope.maze.MazePuzzle;
import puzzlescope.maze.MazeTargets;
import puzzlescope.maze.board.MazeBoard;
import puzzlescope.maze.board.SolvingBoard;
import puzzlescope.maze.event.CellEvent;
import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.MazePosition;
import puzzlescope.maze.picture.MazePen;
import puzzlescope.maze.picture.MazePicture;
import puzzlescope.maze.picture.MazePictures;
import puzzlescope.maze.picture.MazeTints.Scale;
import puzzlescope.maze.picture.PaintWarmUp;
import puzzlescope.maze.picture.SquareColors;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Surface;
import puzzlescope.window.board.BoardPlaces;
import puzzlescope.window.board.BoardView;
import puzzlescope.window.board.BoardZoom;
import puzzlescope.window.board.ColorMeaning;
import puzzlescope.window.board.PlaceTip;
import puzzlescope.window.board.SquarePlaces;
import puzzlescope.window.board.TabContext;
import puzzlescope.window.editor.InputEditorPage;
import puzzlescope.window.player.Player.Motion;

/**
 * Draws the maze in the state of the running algorithm: sets, frontier, walk or the path to the mark; then the result
 * of the solver. Clicks set the start and the goal, or walk in manual play.
 */
public final class MazeView extends BoardView {

    /** Speed, in events per second, above which signs of single events are hidden, since they would only flicker. */
    private static final double FASTEST_WITH_SIGNS = 30;

    private static final String DISTANCES = MazePictures.DISTANCES.name();

    private final MazePanel panel;
    private final MazeTools tools;
    private final BoardZoom zoom;
    private final CellTip known;
    private final PlaceTip tip = new PlaceTip(this);
    private final TreeSheet tree;
    private final MazePicture picture;

    public MazeView(TabContext context) {
        super(context);
        zoom = new BoardZoom(this, appearance(), context.player()::invalidate);
        zoom.control().setPrimaryPans(() -> !context.isByHand());
        zoom.control().setDoubleClickFits(() -> !acceptsClicks());
        tools = new MazeTools(context);
        zoom.add(tools);
        panel = new MazePanel(context, zoom);
        tree = new TreeSheet(appearance());
        known = new CellTip(context);
        getChildren().add(tree.caption());
        picture = new MazePicture(appearance());
        picture.setSquares(zoom::layOut);
        addEventHandler(MouseEvent.MOUSE_CLICKED, this::click);
        addEventHandler(
                MouseEvent.MOUSE_MOVED,
                event -> setCursor(acceptsClicks() && cellAt(event).isPresent() ? Cursor.HAND : Cursor.DEFAULT));
        addEventHandler(
                MouseEvent.MOUSE_MOVED,
                event ->
                        tip.setText(cellAt(event).flatMap(cell -> tools.showsTree() ? depthOf(cell) : known.of(cell))));
        context.player()
                .motionProperty()
                .addListener((_, _, _) -> context.player().invalidate());
        InputEditorPage.acceptDrops(context, this, MazeEditorSpec.plain());
        PaintWarmUp.prepare(new SquareColors(appearance(), Scale.OFF));
    }

    private boolean acceptsClicks() {
        return context.isByHand() || MazePuzzle.finder(context.arguments()).isPresent();
    }

    private Optional<String> depthOf(MazePosition cell) {
        return Optional.of(
                appearance().localize("maze.tree.cell", CellEvent.place(cell.row(), cell.column()), tree.depth(cell)));
    }

    private Optional<MazePosition> cellAt(MouseEvent event) {
        return cellAt(event.getX(), event.getY());
    }

    private Optional<MazePosition> cellAt(double x, double y) {
        if (tools.showsTree()) {
            return tree.cellAt(x, y);
        }
        var current = zoom.grid();
        if (!current.contains(x, y)) {
            return Optional.empty();
        }
        int row = current.rowAt(y);
        int column = current.columnAt(x);
        boolean border = row == 0 || column == 0 || row == current.rows() - 1 || column == current.columns() - 1;
        return border ? Optional.empty() : Optional.of(new MazePosition(row - 1 + row % 2, column - 1 + column % 2));
    }

    private void click(MouseEvent event) {
        if (!acceptsClicks() || !event.isStillSincePress() || event.getButton() != MouseButton.PRIMARY) {
            return;
        }
        cellAt(event).ifPresent(mazePosition -> {
            if (context.isByHand()) {
                walkTo(mazePosition);
            } else {
                context.startByClick(() -> choose(event, mazePosition));
            }
        });
    }

    /** Handles a click: sets the start, with Shift the goal; with Shift and Ctrl adds or removes a goal. */
    private void choose(MouseEvent event, MazePosition mazePosition) {
        if (!event.isShiftDown()) {
            context.choose(MazePuzzle.FROM, Optional.of(mazePosition));
        } else if (event.isShortcutDown()) {
            context.choose(
                    MazePuzzle.TO, MazePuzzle.endpoints(context.arguments()).toggle(mazePosition));
        } else {
            context.choose(MazePuzzle.TO, List.of(mazePosition));
        }
    }

    private void walkTo(MazePosition mazePosition) {
        aim(() -> zoom.grid().square(mazePosition.row(), mazePosition.column()));
        context.play(board -> {
            var maze = (SolvingBoard) board;
            for (var side : Direction.values()) {
                boolean there = mazePosition.row() == maze.markRow() + 2 * side.rows()
                        && mazePosition.column() == maze.markColumn() + 2 * side.columns();
                if (there) {
                    aimAtWall(side);
                    return MazeGame.step(maze, side);
                }
            }
            throw new InvalidInputException(
                    Message.of("maze.hand.not-beside", "(" + mazePosition.column() + ", " + mazePosition.row() + ")"));
        });
    }

    /** Handles the arrow keys, which walk. */
    @Override
    protected boolean play(KeyEvent key) {
        if (key.isShiftDown() || key.isShortcutDown() || key.isAltDown()) {
            return false;
        }
        var side = switch (key.getCode()) {
            case UP, KP_UP -> Direction.NORTH;
            case DOWN, KP_DOWN -> Direction.SOUTH;
            case LEFT, KP_LEFT -> Direction.WEST;
            case RIGHT, KP_RIGHT -> Direction.EAST;
            default -> null;
        };
        if (side == null) {
            return false;
        }
        aimAtWall(side);
        context.play(board -> MazeGame.step((SolvingBoard) board, side));
        return true;
    }

    /** Aims at the square between the person's cell and the next one. */
    private void aimAtWall(Direction side) {
        aim(() -> {
            var maze = (MazeBoard) context.player().session().timeline().board();
            return zoom.grid().square(maze.markRow() + side.rows(), maze.markColumn() + side.columns());
        });
    }

    @Override
    protected void paint(Surface surface, double width, double height, Moment moment) {
        tree.show(tools.showsTree());
        zoom.lead(tools.showsTree() ? tree.camera() : null);
        if (tools.showsTree()) {
            tree.paint(surface, width, height, (MazeBoard) moment.board());
            return;
        }
        var player = context.player();
        picture.show(new MazePicture.Overlays(
                tools.showsCoordinates(),
                panel.coloursDistances(),
                !player.isFasterThan(FASTEST_WITH_SIGNS),
                player.motionProperty().get() == Motion.PAUSED,
                context.isByHand(),
                context.hint()));
        picture.paint(surface, width, height, player.session(), moment);
        if (picture.hasPendingTiles()) {
            player.invalidate();
        }
    }

    @Override
    protected @Nullable BoardPlaces places() {
        var shown = moment();
        if (shown == null) {
            return null;
        }
        if (tools.showsTree()) {
            return null;
        }
        var board = (MazeBoard) shown.board();
        return new SquarePlaces(zoom.grid(), 2, 1, Math.max(1, board.markRow()), Math.max(1, board.markColumn()), zoom);
    }

    @Override
    public List<Target> targetsAt(double x, double y) {
        var words = context.player().session().instance().vocabulary();
        return cellAt(x, y).map(cell -> MazeTargets.cell(words, cell)).stream().toList();
    }

    @Override
    public Map<String, Runnable> commandsAt(double x, double y) {
        var commands = new LinkedHashMap<String, Runnable>();
        if (!context.isByHand() && acceptsClicks()) {
            cellAt(x, y).ifPresent(cell -> {
                commands.put("maze.set-from", () -> context.choose(MazePuzzle.FROM, Optional.of(cell)));
                commands.put("maze.set-to", () -> context.choose(MazePuzzle.TO, List.of(cell)));
                var endpoints = MazePuzzle.endpoints(context.arguments());
                if (!endpoints.goals().equals(List.of(cell))) {
                    commands.put(
                            endpoints.isGoal(cell.row(), cell.column()) ? "maze.remove-goal" : "maze.add-goal",
                            () -> context.choose(MazePuzzle.TO, endpoints.toggle(cell)));
                }
            });
        }
        commands.put("maze.copy-dictionary", tools::copyDictionary);
        return commands;
    }

    @Override
    public Arguments printed(Arguments run) {
        return run.with(MazeLetters.PARAMETER, MazeLetters.PARAMETER.format(tools.letters()));
    }

    @Override
    public Map<String, String> viewSettings() {
        var habits = new HashMap<>(tools.viewSettings());
        habits.put(DISTANCES, String.valueOf(panel.isToColourDistances()));
        return habits;
    }

    @Override
    public void resume(Function<String, Optional<String>> habits) {
        tools.resume(habits);
        habits.apply(DISTANCES).map(Boolean::parseBoolean).ifPresent(panel::colourDistances);
    }

    @Override
    public List<ColorMeaning> meanings() {
        var grid = zoom.grid();
        return panel.meanings(
                MazePen.hasRoomForRatings(grid, appearance())
                        ? MazeLegend.Numbers.RATINGS
                        : MazePen.hasRoomForNumbers(grid, appearance())
                                ? MazeLegend.Numbers.DISTANCES
                                : MazeLegend.Numbers.NONE);
    }

    @Override
    public Node sidePanel() {
        return panel;
    }

    @Override
    public void refreshSidePanel() {
        panel.refresh();
    }
}
