package puzzlescope.states.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.states.board.StatesBoard;
import puzzlescope.testkit.LabelAssertions;
import puzzlescope.testkit.StageTest;

/** Looks at where labels stand in many graphs, small and large, with the smallest and the largest text. */
class StatesLabelsTest extends StageTest {

    private static final double WIDTH = 700;
    private static final double HEIGHT = 560;

    private static final List<String[]> INSTANCES = List.of(
            new String[] {"space", "river"},
            new String[] {"space", "river", "algorithm", "depth-first"},
            new String[] {"space", "river", "algorithm", "side-by-side"},
            new String[] {"space", "hanoi", "disks", "2"},
            new String[] {"space", "hanoi", "disks", "3", "algorithm", "side-by-side"},
            new String[] {"space", "tiles-2x2", "algorithm", "depth-first"});

    private final StackPane root = new StackPane();
    private StatesSampleContext context;
    private StatesView view;

    @Override
    protected void start(Stage stage) {
        stage.setScene(new Scene(root, WIDTH, HEIGHT));
        stage.show();
        open();
    }

    private void open(String... given) {
        context = new StatesSampleContext();
        context.open(given);
        view = new StatesView(context);
        view.setMinSize(WIDTH, HEIGHT);
        view.setMaxSize(WIDTH, HEIGHT);
        root.getChildren().setAll(new HBox(view));
        root.applyCss();
        root.layout();
    }

    private void see() {
        view.show(context.player().moment());
        for (int i = 0; i < 2; i++) {
            LabelAssertions.check(view.window(i).labels());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {11, 14, 24})
    void noLabelCoversAnotherOrANode(int size) {
        for (var instance : INSTANCES) {
            robot.interact(() -> {
                root.setStyle("-fx-font-size: " + size + "px");
                open(instance);
                long length = context.player().session().trace().length();
                for (long at = 0; at <= length; at += Math.max(1, length / 60)) {
                    context.player().seek(at);
                    see();
                }
            });
        }
    }

    @Test
    void everyNodeOfASmallGraphBearsItsState() {
        robot.interact(() -> {
            open("space", "river");
            context.player().seek(context.player().session().trace().length());
            see();
            var places = view.window(0).labels();
            var board = (StatesBoard) context.player().session().timeline().board();
            int nodes = board.searches().getFirst().nodes();
            assertThat(places.blocked()).hasSizeGreaterThanOrEqualTo(nodes);
            assertThat(places.labels()).hasSizeGreaterThanOrEqualTo(nodes);
        });
    }

    @Test
    void byHandNeitherMovesNorNodesNotYetMetAreCovered() {
        for (int size : new int[] {14, 24}) {
            robot.interact(() -> {
                root.setStyle("-fx-font-size: " + size + "px");
                open("space", "river");
                context.playByHand();
                for (int walked = 0; walked < 6; walked++) {
                    see();
                    assertThat(view.window(0).labels().labels()).isNotEmpty();
                    view.handleKey(key(KeyCode.RIGHT));
                    see();
                    view.handleKey(key(KeyCode.ENTER));
                }
            });
        }
    }

    private static KeyEvent key(KeyCode code) {
        return new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false);
    }
}
