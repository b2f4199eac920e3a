package puzzlescope.maze.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.Scene;
import javafx.scene.control.CheckBox;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.image.WritableImage;
import javafx.scene.input.Clipboard;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.session.Mark;
import puzzlescope.maze.MazeLetters;
import puzzlescope.maze.MazePuzzle;
import puzzlescope.maze.board.MazeBoard;
import puzzlescope.maze.event.MazePosition;
import puzzlescope.maze.picture.MazeTints;
import puzzlescope.picture.Color;
import puzzlescope.picture.Ink;
import puzzlescope.picture.board.Grid;
import puzzlescope.testkit.FxThreadCall;
import puzzlescope.testkit.MouseEvents;
import puzzlescope.testkit.StageTest;
import puzzlescope.window.board.ColorMeaning;
import puzzlescope.window.theme.Theme;

class MazeViewTest extends StageTest {

    private static final double WIDTH = 600;
    private static final double HEIGHT = 400;
    private static final Grid GRID = Grid.fit(19, 39, WIDTH, HEIGHT, 8);

    private MazeSampleContext context;
    private MazeView view;

    static List<String> algorithms() {
        return MazeSampleContext.PUZZLE.algorithmParameter().choices();
    }

    @Override
    protected void start(Stage stage) {
        context = new MazeSampleContext();
        view = new MazeView(context);
        view.setMinSize(WIDTH, HEIGHT);
        view.setMaxSize(WIDTH, HEIGHT);
        var scene = new Scene(
                new HBox(view, view.sidePanel(), context.appearance().palette().node()));
        Theme.LIGHT.apply(scene);
        stage.setScene(scene);
        stage.show();
        refresh();
    }

    private void refresh() {
        view.refreshSidePanel();
        view.show(context.player().moment());
    }

    private void choose(Parameter<?> parameter, String text) {
        robot.interact(() -> {
            context.type(parameter, text);
            refresh();
        });
    }

    private void seek(double share) {
        robot.interact(() -> {
            context.player()
                    .seek((long) (share * context.player().session().trace().length()));
            refresh();
        });
    }

    private void click(int row, int column, MouseButton button, boolean shift) {
        click(row, column, button, shift, false);
    }

    private void click(int row, int column, MouseButton button, boolean shift, boolean control) {
        robot.interact(() -> {
            view.fireEvent(MouseEvents.of(
                    MouseEvent.MOUSE_CLICKED, GRID.centerX(column), GRID.centerY(row), button, 1, shift, control));
            refresh();
        });
    }

    /** The colour near a square's upper left corner, where no sign is. */
    private Color colorAt(int row, int column) {
        var image = new WritableImage[1];
        robot.interact(() -> image[0] = view.snapshot(null, null));
        return new Color(image[0].getPixelReader().getArgb((int) (GRID.x(column) + 1), (int) (GRID.y(row) + 1)));
    }

    private Color ink(Ink ink) {
        return context.appearance().color(ink);
    }

    @Tag("thorough")
    @ParameterizedTest
    @MethodSource("algorithms")
    void everyAlgorithmsMazeIsDrawnFromTheFirstEventToTheLast(String algorithm) {
        choose(MazeSampleContext.PUZZLE.algorithmParameter(), algorithm);
        choose(MazePuzzle.SOLVE, "dead-end-filling");
        for (double share : new double[] {0, 0.1, 0.3, 0.6, 0.9, 1}) {
            seek(share);
            assertThat(colorAt(0, 0)).as("the outer wall at %s", share).isEqualTo(ink(Ink.WALL));
        }
        assertThat(colorAt(1, 1)).as("A").isNotEqualTo(ink(Ink.WALL));
    }

    @Test
    void clicksSetTheStartAndTheGoalOfASolvedMaze() {
        choose(MazePuzzle.SOLVE, "breadth-first");
        click(5, 7, MouseButton.PRIMARY, false);
        click(9, 11, MouseButton.PRIMARY, true);
        assertThat(context.arguments().get(MazePuzzle.FROM)).isEqualTo(Optional.of(new MazePosition(5, 7)));
        assertThat(context.arguments().get(MazePuzzle.TO)).containsExactly(new MazePosition(9, 11));
    }

    @Test
    void aClickEndsNoRunThatHasMarks() {
        choose(MazePuzzle.SOLVE, "breadth-first");
        var before = context.arguments();
        robot.interact(() -> context.player().history().marks().put(new Mark(5, "here", "", Optional.empty())));
        click(5, 7, MouseButton.PRIMARY, false);
        assertThat(context.arguments()).isEqualTo(before);
        assertThat(context.player().noticeProperty().get()).isEqualTo(Message.of("marks.kept-from-click"));
    }

    @Test
    void clicksAddAGoalAndTakeItAway() {
        choose(MazePuzzle.SOLVE, "dijkstra");
        click(9, 11, MouseButton.PRIMARY, true);
        click(3, 1, MouseButton.PRIMARY, true, true);
        assertThat(context.arguments().get(MazePuzzle.TO))
                .containsExactly(new MazePosition(9, 11), new MazePosition(3, 1));
        click(9, 11, MouseButton.PRIMARY, true, true);
        assertThat(context.arguments().get(MazePuzzle.TO)).containsExactly(new MazePosition(3, 1));
    }

    @Tag("thorough")
    @Test
    void theMenuOfTheRightButtonSetsTheStartAndTheGoal() {
        choose(MazePuzzle.SOLVE, "breadth-first");
        var preset = MazePuzzle.endpoints(context.arguments()).to();
        click(13, 3, MouseButton.SECONDARY, false);
        assertThat(context.arguments().get(MazePuzzle.TO)).isEmpty();
        robot.interact(() -> {
            var commands = view.commandsAt(GRID.centerX(3), GRID.centerY(13));
            assertThat(commands.keySet())
                    .containsExactly("maze.set-from", "maze.set-to", "maze.add-goal", "maze.copy-dictionary");
            commands.get("maze.set-from").run();
            commands.get("maze.add-goal").run();
        });
        assertThat(context.arguments().get(MazePuzzle.FROM)).isEqualTo(Optional.of(new MazePosition(13, 3)));
        assertThat(context.arguments().get(MazePuzzle.TO)).containsExactly(preset, new MazePosition(13, 3));
        robot.interact(() -> {
            var commands = view.commandsAt(GRID.centerX(3), GRID.centerY(13));
            assertThat(commands.keySet()).contains("maze.remove-goal").doesNotContain("maze.add-goal");
            commands.get("maze.set-to").run();
        });
        assertThat(context.arguments().get(MazePuzzle.TO)).containsExactly(new MazePosition(13, 3));
    }

    @Test
    void coordinatesLeaveRoomForNumbersAndAreRemembered() {
        seek(1);
        var wall = colorAt(0, 0);
        robot.interact(() -> {
            view.resume(name ->
                    Optional.ofNullable(Map.of("axes", "true", "letters", ".*#").get(name)));
            refresh();
        });
        assertThat(colorAt(0, 0)).isNotEqualTo(wall);
        assertThat(view.viewSettings()).containsEntry("axes", "true").containsEntry("letters", ".*#");
        assertThat(view.printed(context.arguments()).get(MazeLetters.PARAMETER).wall())
                .isEqualTo("#");
    }

    @Test
    void theMazeIsDrawnAsATreeOrItIsSaidWhyNot() {
        seek(1);
        robot.interact(() -> {
            robot.lookup("#maze-tools").queryAs(MenuButton.class).getItems().stream()
                    .filter(item -> "as-tree".equals(item.getId()))
                    .map(CheckMenuItem.class::cast)
                    .forEach(item -> item.setSelected(true));
            refresh();
        });
        assertThat(robot.lookup("#tree-words").queryAs(Label.class).getText()).startsWith("The maze as a tree of ");
        choose(MazePuzzle.LOOPS, "10");
        seek(1);
        assertThat(robot.lookup("#tree-words").queryAs(Label.class).getText())
                .startsWith("This maze is not a tree: it has ");
    }

    @Test
    void theMazeIsCopiedAsADictionary() {
        seek(1);
        robot.interact(() -> {
            view.commandsAt(0, 0).get("maze.copy-dictionary").run();
            assertThat(Clipboard.getSystemClipboard().getString())
                    .startsWith("{(0, 0): '\u2588',")
                    .contains("(1, 1): ' '");
        });
    }

    @Test
    void clicksDoNothingWhereNoWayIsLookedFor() {
        click(5, 7, MouseButton.PRIMARY, false);
        assertThat(context.arguments().get(MazePuzzle.FROM)).isEmpty();
    }

    @Test
    void aClickOnTheOuterWallIsNoCell() {
        choose(MazePuzzle.SOLVE, "breadth-first");
        click(0, 7, MouseButton.PRIMARY, false);
        assertThat(context.arguments().get(MazePuzzle.FROM)).isEmpty();
    }

    @Test
    void stepsAreColouredWhereTheyAreCounted() {
        choose(MazePuzzle.SOLVE, "wall-follower");
        var box = robot.lookup("#distances").queryAs(CheckBox.class);
        assertThat(box.isVisible()).isFalse();
        choose(MazePuzzle.SOLVE, "breadth-first");
        assertThat(box.isVisible()).isTrue();
        seek(1);
        var plain = colorAt(3, 3);
        robot.interact(() -> {
            box.fire();
            refresh();
        });
        assertThat(colorAt(3, 3)).isNotEqualTo(plain);
        assertThat(legend("near")).isPresent();
    }

    @Test
    void coloursThatMeanTwoThingsBearTheSignThatTheyHaveOnTheBoard() {
        choose(MazeSampleContext.PUZZLE.algorithmParameter(), "prim");
        choose(MazePuzzle.SOLVE, "a-star");
        seek(0.1);
        assertThat(legendSign("frontier")).isEqualTo("\u25cb");
        seek(1);
        assertThat(legendSign("visited")).isEmpty();
    }

    @Test
    void aColourMeansOneThingAtATime() {
        choose(MazePuzzle.LOOPS, "10");
        choose(MazePuzzle.SOLVE, "breadth-first");
        seek(0.1);
        assertThat(legend("left-loops")).isPresent();
        assertThat(legend("visited")).isEmpty();
        seek(1);
        assertThat(legend("left-loops")).isEmpty();
        assertThat(legend("visited")).isPresent();
    }

    @Test
    void theLegendTellsTheHandOfTheWallFollower() {
        choose(MazePuzzle.SOLVE, "depth-first");
        seek(1);
        assertThat(legend("hand")).isEmpty();
        choose(MazePuzzle.SOLVE, "wall-follower");
        seek(1);
        assertThat(legend("hand")).isPresent();
    }

    @Test
    void numbersCanBeReadOnEveryColourOfTheScale() {
        FxThreadCall.now(() -> {
            var mazeTints = new MazeTints(context.appearance());
            for (int step = 0; step <= 100; step++) {
                var ground = mazeTints.scaled(step / 100.0);
                assertThat(ground.contrast(mazeTints.on(ground))).isGreaterThan(3.5);
            }
            return mazeTints;
        });
    }

    private Optional<ColorMeaning> legend(String key) {
        return FxThreadCall.now(() -> view.meanings().stream()
                .filter(each -> each.key().equals("maze.legend." + key))
                .findFirst());
    }

    @Test
    void theLegendTellsTheNumbersInCellsThatHaveRoomForThem() {
        choose(MazePuzzle.WIDTH, "7");
        choose(MazePuzzle.HEIGHT, "7");
        choose(MazePuzzle.SOLVE, "a-star");
        seek(1);
        assertThat(legend("ratings")).isPresent();
        choose(MazePuzzle.SOLVE, "breadth-first");
        seek(1);
        assertThat(legend("distances")).isPresent();
        choose(MazePuzzle.WIDTH, "201");
        seek(1);
        assertThat(legend("distances")).isEmpty();
    }

    private String legendSign(String key) {
        return legend(key).orElseThrow().sign();
    }

    @Test
    void aLargeMazeIsDrawnToo() {
        choose(MazePuzzle.WIDTH, "201");
        choose(MazePuzzle.SOLVE, "a-star");
        for (double share : new double[] {0.2, 0.8, 1}) {
            seek(share);
            int filled = 0;
            for (int column = 0; column < 39; column++) {
                filled += colorAt(9, column).equals(Color.WHITE) ? 0 : 1;
            }
            assertThat(filled).isPositive();
        }
    }

    private Optional<String> told(MazePosition cell) {
        return new CellTip(context).of(cell);
    }

    @Test
    void aCellTellsTheSetThatItIsInAndThenItsStepsFromTheStart() {
        choose(MazePuzzle.ALGORITHM, "kruskal");
        choose(MazePuzzle.SOLVE, "breadth-first");
        seek(0);
        robot.interact(() -> assertThat(told(new MazePosition(3, 5))).contains("In set 22"));
        seek(1);
        robot.interact(() -> {
            var board = (MazeBoard) context.player().session().timeline().board();
            int steps = board.distance(3, 5);
            assertThat(told(new MazePosition(3, 5)))
                    .contains(context.appearance().localize("maze.cell.steps", steps));
            assertThat(told(new MazePosition(1, 1))).isEmpty();
        });
    }

    @Test
    void aCellThatAStarHasFoundTellsItsStepsItsHeuristicAndTheirSum() {
        choose(MazePuzzle.SOLVE, "a-star");
        seek(0);
        robot.interact(() -> assertThat(told(new MazePosition(1, 1))).isEmpty());
        seek(1);
        robot.interact(() -> {
            var board = (MazeBoard) context.player().session().timeline().board();
            int h = (board.rows() + board.columns()) / 2 - 3;
            assertThat(told(new MazePosition(1, 1)).orElseThrow())
                    .isEqualTo(context.appearance().localize("maze.rating", 0, h, h));
            int g = board.distance(board.rows() - 2, board.columns() - 2);
            assertThat(told(new MazePosition(board.rows() - 2, board.columns() - 2))
                            .orElseThrow())
                    .isEqualTo(context.appearance().localize("maze.rating", g, 0, g));
        });
    }
}
