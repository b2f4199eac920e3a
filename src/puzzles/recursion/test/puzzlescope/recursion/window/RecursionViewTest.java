package puzzlescope.recursion.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.replay.CallTree;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Point;
import puzzlescope.recursion.board.RecursionBoard;
import puzzlescope.recursion.picture.ArgumentLegend;
import puzzlescope.recursion.picture.RecursionScene;
import puzzlescope.testkit.DrawnPixels;
import puzzlescope.testkit.ScreenPoints;
import puzzlescope.testkit.StageTest;

class RecursionViewTest extends StageTest {

    private static final double WIDTH = 700;
    private static final double HEIGHT = 560;

    private RecursionSampleContext context;
    private RecursionView view;

    @Override
    protected void start(Stage stage) {
        context = new RecursionSampleContext();
        view = new RecursionView(context);
        size(WIDTH, HEIGHT);
        stage.setScene(DrawnPixels.scene(context, view));
        stage.show();
        view.show(context.player().moment());
    }

    private void size(double width, double height) {
        view.setMinSize(width, height);
        view.setMaxSize(width, height);
        view.resize(width, height);
    }

    private void open(String... namesAndValues) {
        robot.interact(() -> {
            context.open(namesAndValues);
            context.player().seek(context.player().session().trace().length());
            view.show(context.player().moment());
        });
    }

    private void clickOn(int call) {
        Point place = view.placeOf(call);
        robot.clickOn(ScreenPoints.of(view, place));
        robot.interact(() -> view.show(context.player().moment()));
    }

    private RecursionBoard board() {
        return (RecursionBoard) context.player().session().timeline().board();
    }

    @Test
    void aClickOnACallOfTheTreeGoesThere() {
        open("function", "fibonacci", "n", "6");
        for (int call : new int[] {24, 7, 0, 3}) {
            open("function", "fibonacci", "n", "6");
            clickOn(call);
            assertThat(board().calls()).isEqualTo(call + 1);
            assertThat(context.player()
                            .session()
                            .timeline()
                            .lastEvent()
                            .orElseThrow()
                            .call())
                    .startsWith("fib(");
        }
    }

    @Test
    void aCallIsDrawnAtItsPlaceOnceItIsMade() {
        open("function", "fibonacci", "n", "6");
        robot.interact(() -> {
            var place = view.placeOf(7);
            var made = DrawnPixels.around(view, place.x(), place.y());
            context.player().toStart();
            view.show(context.player().moment());
            assertThat(DrawnPixels.around(view, place.x(), place.y())).isNotEqualTo(made);
        });
    }

    @Test
    void aClickOnAStepOfTheStairsGoesThere() {
        open("function", "factorial", "n", "8");
        clickOn(5);
        assertThat(board().depth()).isEqualTo(6);
        assertThat(board().argument(5)).isEqualTo(3);
    }

    @Tag("thorough")
    @Test
    void everyMomentCanBeDrawnForwardAndBackwardOnCanvasesOfAnyShape() {
        var sizes = List.of(new double[] {700, 520}, new double[] {1300, 700}, new double[] {130, 120});
        var runs = List.of(
                new String[] {"function", "fibonacci", "n", "7"},
                new String[] {"function", "fibonacci", "n", "0"},
                new String[] {"function", "fibonacci-memoised", "n", "40"},
                new String[] {"function", "fibonacci-loop", "n", "0"},
                new String[] {"function", "fibonacci-loop", "n", "80"},
                new String[] {"function", "call-twice"},
                new String[] {"function", "call-twice", "func", "sayGoodbye"},
                new String[] {"function", "factorial", "n", "20"},
                new String[] {"function", "binary-search", "target", "24"},
                new String[] {"function", "binary-search", "target", "2"},
                new String[] {"function", "fibonacci", "without-base-case", "yes", "limit", "100"},
                new String[] {"function", "binary-search", "without-base-case", "yes", "limit", "100"});
        for (var run : runs) {
            for (var size : sizes) {
                open(run);
                robot.interact(() -> drawEveryMoment(size));
            }
        }
    }

    private void drawEveryMoment(double[] size) {
        size(size[0], size[1]);
        view.layout();
        context.player().seek(0);
        var timeline = context.player().session().timeline();
        DrawnPixels.everyMoment(view, timeline, Long.MAX_VALUE);
    }

    @Tag("thorough")
    @Test
    void theLargestTreeIsDrawnInTime() {
        open("function", "fibonacci", "n", "25");
        robot.interact(() -> {
            while (context.player().tick(0) && !view.hasReadAll()) {
                view.show(context.player().moment());
            }
        });
        assertThat(view.hasReadAll()).isTrue();
        assertThat(board().calls()).isEqualTo(242_785);
        clickOn(0);
        assertThat(board().calls()).isEqualTo(1);
    }

    private void write(int size) {
        robot.interact(() -> {
            view.setStyle("-fx-font-size: " + size + "px");
            view.applyCss();
            view.layout();
            view.show(context.player().moment());
        });
    }

    private List<ArgumentLegend.Chip> chips() {
        return view.legend().chips();
    }

    @Tag("thorough")
    @ParameterizedTest
    @ValueSource(ints = {11, 14, 24})
    void belowTheTreeTheCallsThatAreMadeMostAreCountedAndNothingOverlaps(int size) {
        for (var n : new String[] {"3", "6", "15", "25"}) {
            for (var function : new String[] {"fibonacci", "fibonacci-memoised"}) {
                open("function", function, "n", n);
                write(size);
                var chips = chips();
                if (function.equals("fibonacci")) {
                    assertThat(chips).extracting(ArgumentLegend.Chip::argument).contains(0, 1);
                }
                long left = Integer.parseInt(n)
                        + 1
                        - chips.stream().filter(chip -> chip.argument() >= 0).count();
                assertThat(chips.stream().anyMatch(chip -> chip.argument() < 0)).isEqualTo(left > 0);
                for (int i = 1; i < chips.size(); i++) {
                    var before = chips.get(i - 1);
                    var chip = chips.get(i);
                    assertThat(chip.row() > before.row() || chip.x() >= before.x() + before.width())
                            .isTrue();
                    assertThat(chip.x() == 0 || chip.x() + chip.width() <= WIDTH)
                            .isTrue();
                }
            }
        }
    }

    @Test
    void allSixteenArgumentsOfFibonacciOf15AreCountedAtTheUsualSize() {
        open("function", "fibonacci", "n", "15");
        write(14);
        assertThat(chips())
                .extracting(ArgumentLegend.Chip::argument)
                .containsExactlyElementsOf(
                        IntStream.rangeClosed(0, 15).mapToObj(each -> 15 - each).toList());
    }

    @Test
    void theCallThatHasJustReturnedStandsOut() {
        open("function", "fibonacci", "n", "6");
        var timeline = context.player().session().timeline();
        var tree = new CallTree(timeline.trace(), 1000);
        tree.read(Long.MAX_VALUE / 2);
        timeline.seek(0);
        int returns = 0;
        while (timeline.step()) {
            var moment = new Moment(timeline.board(), timeline.lastEvent(), 1, true);
            var recursionScene = RecursionScene.of(tree, moment, timeline.position(), false);
            var told = timeline.lastEvent().orElseThrow();
            if (told.kind().depthChange() < 0) {
                returns++;
                assertThat(tree.closed(recursionScene.lit())).isEqualTo(timeline.position() - 1);
                assertThat(context.appearance().texts().localize(told.sentence()))
                        .contains(recursionScene.call(recursionScene.lit()));
                var returned = timeline.returned().orElseThrow();
                assertThat(returned.call()).isEqualTo(recursionScene.call(recursionScene.lit()));
                assertThat(returned.result()).isNotEmpty();
            } else if (told.kind().depthChange() > 0) {
                assertThat(recursionScene.lit()).isEqualTo(recursionScene.current());
                assertThat(timeline.returned()).isEmpty();
            }
        }
        assertThat(returns).isEqualTo(25);
    }
}
