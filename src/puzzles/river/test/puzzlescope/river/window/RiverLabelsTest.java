package puzzlescope.river.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.Scene;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.testkit.LabelAssertions;
import puzzlescope.testkit.StageTest;

/** Looks at where labels stand in many graphs, with the smallest and the largest text, watched and by hand. */
class RiverLabelsTest extends StageTest {

    private static final double WIDTH = 700;
    private static final double HEIGHT = 560;

    private static final List<String[]> INSTANCES = List.of(
            new String[] {},
            new String[] {"puzzle", "bridge-and-torch"},
            new String[] {"puzzle", "wolf-goat-cabbage"},
            new String[] {"guards", "4", "prisoners", "3", "boat", "3"});

    private final StackPane root = new StackPane();
    private RiverSampleContext context;
    private RiverView view;

    @Override
    protected void start(Stage stage) {
        stage.setScene(new Scene(root, WIDTH, HEIGHT));
        stage.show();
    }

    private void open(String... given) {
        context = new RiverSampleContext();
        context.open(given);
        view = new RiverView(context);
        view.setMinSize(WIDTH, HEIGHT);
        view.setMaxSize(WIDTH, HEIGHT);
        root.getChildren().setAll(new HBox(view));
        root.applyCss();
        root.layout();
    }

    /** Gives how many labels there are. */
    private int see() {
        view.show(context.player().moment());
        LabelAssertions.check(view.labels());
        return view.labels().labels().size();
    }

    @Tag("thorough")
    @ParameterizedTest
    @ValueSource(ints = {11, 14, 24})
    void noLabelCoversAnotherOrANode(int size) {
        for (var instance : INSTANCES) {
            robot.interact(() -> {
                root.setStyle("-fx-font-size: " + size + "px");
                open(instance);
                int most = 0;
                long length = context.player().session().trace().length();
                for (long at = 0; at <= length; at += Math.max(1, length / 60)) {
                    context.player().seek(at);
                    most = Math.max(most, see());
                }
                assertThat(most).isPositive();
            });
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {14, 24})
    void byHandLabelsLieApartToo(int size) {
        robot.interact(() -> {
            root.setStyle("-fx-font-size: " + size + "px");
            open();
            context.playByHand();
            int labels = 0;
            for (int crossed = 0; crossed < 8; crossed++) {
                labels += see();
                context.hint().ifPresent(hint -> context.play(_ -> hint.move()));
            }
            assertThat(labels).isPositive();
        });
    }
}
