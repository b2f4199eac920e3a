package puzzlescope.hanoi.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import puzzlescope.hanoi.HanoiPuzzle;
import puzzlescope.testkit.DrawnPixels;
import puzzlescope.testkit.StageTest;

class HanoiViewTest extends StageTest {

    private HanoiSampleContext context;
    private HanoiView view;

    @Override
    protected void start(Stage stage) {
        context = new HanoiSampleContext();
        view = new HanoiView(context);
        stage.setScene(DrawnPixels.scene(context, view));
        stage.show();
        resize(700, 560);
        view.show(context.player().moment());
    }

    private void resize(double width, double height) {
        view.setMinSize(width, height);
        view.setMaxSize(width, height);
        view.resize(width, height);
        view.layout();
    }

    private void choose(String algorithm, long disks) {
        context.type(HanoiSampleContext.PUZZLE.algorithmParameter(), algorithm);
        context.choose(HanoiPuzzle.DISKS, disks);
        view.show(context.player().moment());
    }

    @Test
    void theGraphIsThereForThreePegsAndUpToSixDisks() {
        robot.interact(() -> {
            assertThat(view.statesNow().states()).isEqualTo(27);
            choose("recursion", 6);
            assertThat(view.statesNow().states()).isEqualTo(729);
            choose("recursion", 7);
            assertThat(view.statesNow()).isNull();
            choose("frame-stewart", 3);
            assertThat(view.statesNow()).isNull();
            choose("breadth-first", 2);
            assertThat(view.statesNow().states()).isEqualTo(9);
        });
    }

    @Test
    void wideWindowsHaveTheGraphBesideThePegs() {
        robot.interact(() -> {
            assertThat(view.statesNow().y(0)).isGreaterThan(view.pegsNow().ground());
            resize(1300, 700);
            assertThat(view.statesNow().y(0)).isLessThan(view.pegsNow().ground());
            assertThat(view.statesNow().x(13))
                    .isGreaterThan(view.pegsNow().x(2) + view.pegsNow().spacing() / 2);
        });
    }

    @Test
    void theLargestDiskIsDrawnWhereItLies() {
        robot.interact(() -> {
            choose("recursion", 3);
            var before = ofTheLargestDisk(0);
            var bare = ofTheLargestDisk(2);
            context.player().toEnd();
            view.show(context.player().moment());
            assertThat(ofTheLargestDisk(2)).isEqualTo(before).isNotEqualTo(bare);
            assertThat(ofTheLargestDisk(0)).isNotEqualTo(before);
        });
    }

    private int[] ofTheLargestDisk(int peg) {
        var pegs = view.pegsNow();
        return DrawnPixels.around(view, pegs.x(peg) + pegs.spacing() / 5, pegs.ground() - 6);
    }

    @Tag("thorough")
    @Test
    void everyMomentCanBeDrawnForwardAndBackwardOnCanvasesOfAnyShape() {
        var sizes = List.of(new double[] {700, 520}, new double[] {1300, 700}, new double[] {130, 120});
        int size = 0;
        for (var algorithm : HanoiSampleContext.PUZZLE.algorithmParameter().choices()) {
            for (long disks : new long[] {1, 3, 4}) {
                var next = sizes.get(size++ % sizes.size());
                robot.interact(() -> {
                    choose(algorithm, disks);
                    resize(next[0], next[1]);
                    drawEveryMoment();
                });
            }
            size++;
        }
    }

    private void drawEveryMoment() {
        context.player().seek(0);
        var timeline = context.player().session().timeline();
        DrawnPixels.everyMoment(view, timeline, Long.MAX_VALUE);
    }
}
