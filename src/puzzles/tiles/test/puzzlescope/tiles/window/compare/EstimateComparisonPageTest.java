package puzzlescope.tiles.window.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.DoubleStream;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;
import puzzlescope.engine.text.Language;
import puzzlescope.testkit.StageTest;
import puzzlescope.tiles.TilesPuzzle;
import puzzlescope.tiles.space.TileOrder;
import puzzlescope.tiles.window.FewestMovesPanel;
import puzzlescope.tiles.window.TilesSampleContext;
import puzzlescope.window.compare.LogScale;
import puzzlescope.window.compare.ShortTime;
import puzzlescope.window.control.PagePlace;

@Tag("thorough")
class EstimateComparisonPageTest extends StageTest {

    private static final String BOARD = "1 2 3 4 0 5 7 8 6";

    /** All but turned round: most estimates would search it for hours. */
    private static final String TURNED_ROUND = "15 14 13 12 11 10 9 8 7 6 5 4 3 1 2 0";

    private TilesSampleContext context;
    private FewestMovesPanel panel;

    @Override
    protected void start(Stage stage) {
        context = new TilesSampleContext();
        context.open("size", "3", "board", BOARD);
        panel = new FewestMovesPanel(context);
        var place = new PagePlace();
        place.setMain(new HBox(panel));
        stage.setScene(new Scene(place, 900, 600));
        stage.show();
    }

    private static List<Integer> tiles() {
        return TileOrder.parse(BOARD, false).tiles();
    }

    @Test
    void theBoardOnTheScreenIsComparedWhateverIsFilledIn() {
        robot.interact(() -> {
            context.fillIn(TilesPuzzle.SEED, "77");
            assertThat(panel.board().tiles()).isEqualTo(tiles());
            context.player().seek(context.player().session().trace().length());
            // In order already: the board that the run began with.
            assertThat(panel.board().tiles()).isEqualTo(tiles());
        });
    }

    @Test
    void thePageShowsTheBoardAndFollowsTheLanguage() throws Exception {
        robot.interact(() -> ((Button) panel.lookup("#compare-estimates")).fire());
        var pane = robot.lookup(".window-page").query();
        WaitForAsyncUtils.waitFor(
                5,
                TimeUnit.MINUTES,
                () -> ((Label) pane.lookup("#compare-blind-moves")).getText().equals("2"));
        var board = pane.lookup("#compare-board");
        var shown = board.lookupAll(".label").stream()
                .map(label -> ((Label) label).getText())
                .toList();
        assertThat(shown).containsExactly("1", "2", "3", "4", "", "5", "7", "8", "6");
        var first = (Label) pane.lookup(".panel-heading");
        assertThat(first.getText()).isEqualTo(context.appearance().localize("tiles.compare.boards"));
        robot.interact(() -> context.appearance().texts().use(Language.CHINESE));
        assertThat(first.getText()).isEqualTo(context.appearance().localize("tiles.compare.boards"));
        assertThat(((Label) pane.lookup(".window-page-title")).getText())
                .isEqualTo(context.appearance().localize("tiles.compare"));
        WaitForAsyncUtils.waitFor(
                5,
                TimeUnit.MINUTES,
                () -> ((Label) pane.lookup("#compare-lesson"))
                        .getText()
                        .contains(context.appearance().localize("tiles.compare.name.blind")));
        robot.interact(() -> ((Button) pane.lookup("#page-close")).fire());
        assertThat(robot.lookup(".window-page").tryQuery()).isEmpty();
    }

    @Test
    void nothingIsSearchedAnyMoreWhenTheWindowIsGone() throws Exception {
        var owner = (Button) panel.lookup("#compare-estimates");
        robot.interact(() -> new EstimateComparisonPage(
                        context.appearance(), TileOrder.parse(TURNED_ROUND, false), TilesSampleContext.PUZZLE.tables())
                .show(owner));
        WaitForAsyncUtils.waitFor(5, TimeUnit.MINUTES, EstimateComparisonPageTest::isSearched);
        robot.interact(() ->
                robot.lookup(".window-page").query().getScene().getWindow().hide());
        WaitForAsyncUtils.waitFor(5, TimeUnit.MINUTES, () -> !isSearched());
    }

    private static boolean isSearched() {
        return Thread.getAllStackTraces().keySet().stream()
                .anyMatch(thread -> thread.getName().equals("comparison"));
    }

    @Test
    void theLongestBarTakesNearlyAllItsRoom() {
        for (var numbers : new double[][] {{4780, 56, 58, 25, 0}, {1, 10, 100}, {7}, {3e-1, 9e8}}) {
            var scale = LogScale.of(DoubleStream.of(numbers));
            double most = DoubleStream.of(numbers).max().orElseThrow();
            assertThat(scale.share(most)).isGreaterThan(scale.steps() == 1 ? 0.0 : 1 - 1.0 / scale.steps());
            assertThat(DoubleStream.of(numbers)
                            .filter(number -> number > 0)
                            .map(scale::share)
                            .min()
                            .orElseThrow())
                    .isPositive();
        }
        assertThat(LogScale.of(DoubleStream.of(100, 10_000)).share(1000)).isCloseTo(2.0 / 3, within(1e-9));
        assertThat(LogScale.of(DoubleStream.empty()).steps()).isPositive();
    }

    @Test
    void noTimeIsSaidToBeNothing() {
        for (long nanos : new long[] {1, 40, 900, 21_000, 999_999, 2_000_000, 3_000_000_000L}) {
            var said = context.appearance().texts().localize(ShortTime.of(nanos));
            assertThat(said).doesNotStartWith("0 ").matches("[0-9,.]+ (µs|ms|s)");
        }
    }
}
