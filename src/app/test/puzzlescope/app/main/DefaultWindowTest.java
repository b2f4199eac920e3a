package puzzlescope.app.main;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.trace.DeepestPoint;
import puzzlescope.maze.MazePuzzle;
import puzzlescope.maze.event.MazeSolver;
import puzzlescope.testkit.FxThreadCall;

/** In a window as large as it opens, what explains a run is in sight without scrolling. */
class DefaultWindowTest extends TabsInWindow {

    private static final double WIDTH = 1280;
    private static final double HEIGHT = 860;

    DefaultWindowTest() {
        super(WIDTH, HEIGHT);
    }

    @TabTest
    void theInnermostCallAndTheCountersAreInSightWhereCallsAreDeepest(String id) throws InterruptedException {
        var tab = FxThreadCall.now(() -> window.tabs().of(id));
        FxThreadCall.run(() -> window.select(tab));
        awaitEnd(tab);
        for (var language : Language.values()) {
            FxThreadCall.run(() -> {
                window.appearance().texts().use(language);
                tab.player()
                        .seek(DeepestPoint.after(tab.player().session().trace(), 0)
                                .orElse(1));
                window.choices().view().set(ExplanationColumn.View.FIGURES);
                layOut();
                assertThat(hiddenIn("counters", Label.class)).isEmpty();
                window.choices().view().set(ExplanationColumn.View.CODE);
                layOut();
                var agenda = window.scene().lookup("#agenda");
                if (agenda.isVisible()) {
                    assertThat(agenda.getLayoutBounds().getHeight())
                            .isGreaterThanOrEqualTo(((Region) agenda).minHeight(-1));
                } else if (tab.player().session().timeline().depth() > 0) {
                    assertThat(innermostCall()).matches(this::isInSight, "is in sight");
                }
            });
        }
    }

    @Test
    void theLegendOfAMazeWithASolverIsInSight() throws InterruptedException {
        var tab = FxThreadCall.now(() -> window.front());
        FxThreadCall.run(() -> {
            window.select(tab);
            tab.options().fill(MazePuzzle.SOLVE.name(), MazeSolver.BREADTH_FIRST.id());
            tab.runs().run();
        });
        awaitEnd(tab);
        FxThreadCall.run(() -> {
            tab.player().toEnd();
            window.choices().view().set(ExplanationColumn.View.FIGURES);
            layOut();
            assertThat(in(window.scene().lookup("#legend"))).anyMatch(node -> "legend-solution".equals(node.getId()));
            assertThat(hiddenIn("maze-panel", Label.class)).isEmpty();
        });
    }

    private static void awaitEnd(PuzzleTab tab) throws InterruptedException {
        assertThat(tab.player().session().run().awaitEnd(Duration.ofMinutes(5))).isTrue();
    }

    private void layOut() {
        var root = window.scene().getRoot();
        for (int frame = 0; frame < 5; frame++) {
            window.drawNow();
            root.applyCss();
            root.layout();
        }
    }

    private Node innermostCall() {
        return in(window.scene().lookup("#call-stack"))
                .filter(call ->
                        call instanceof Hyperlink && call.getStyleClass().contains("call"))
                .findFirst()
                .orElseThrow();
    }

    private List<Node> hiddenIn(String id, Class<? extends Node> type) {
        return in(window.scene().lookup("#" + id))
                .filter(type::isInstance)
                .filter(node -> !isInSight(node))
                .toList();
    }

    private static Stream<Node> in(Node node) {
        return !node.isVisible()
                ? Stream.of()
                : Stream.concat(
                        Stream.of(node),
                        node instanceof Parent parent
                                ? parent.getChildrenUnmodifiable().stream().flatMap(DefaultWindowTest::in)
                                : Stream.of());
    }

    /** Whether nothing that clips what lies in it cuts it off. */
    private boolean isInSight(Node node) {
        var bounds = node.localToScene(node.getLayoutBounds());
        return bounds.getMaxY() <= HEIGHT
                && Stream.<Node>iterate(node, Objects::nonNull, Node::getParent)
                        .filter(each -> each.getClip() != null)
                        .map(each -> each.localToScene(each.getClip().getBoundsInParent()))
                        .allMatch(clip ->
                                clip.getMinY() <= bounds.getMinY() + 1 && clip.getMaxY() >= bounds.getMaxY() - 1);
    }
}
