package puzzlescope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.text.Text;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.core.trace.Trace;
import puzzlescope.text.Language;
import puzzlescope.ui.fx.Asked;
import puzzlescope.ui.player.Speed;

/** In the smallest window that a class may have, everything can be read. */
class SmallWindowTest extends TabsInWindow {

    private static final double WIDTH = 1024;
    private static final double HEIGHT = 768;

    SmallWindowTest() {
        super(WIDTH, HEIGHT);
    }

    @ParameterizedTest
    @MethodSource("tabs")
    void everySentenceAndEveryControlCanBeReadInFull(String id) throws InterruptedException {
        var tab = Asked.now(() -> window.tabs().of(id));
        Asked.run(() -> {
            window.select(tab);
            tab.player().speedProperty().set(Speed.FASTEST - 1);
        });
        assertThat(tab.player().session().run().awaitEnd(Duration.ofSeconds(20)))
                .isTrue();
        var clipped = new TreeSet<String>();
        for (var language : Language.values()) {
            Asked.run(() -> {
                window.appearance().texts().use(language);
                for (long position : longestSentences(tab.player().session().trace())) {
                    tab.player().seek(position);
                    layOut();
                    clipped.addAll(clipped());
                }
            });
        }
        assertThat(clipped).isEmpty();
    }

    private void layOut() {
        var root = window.scene().getRoot();
        root.applyCss();
        root.layout();
        window.drawNow();
        root.layout();
    }

    /** For every kind of event a position at which its sentence is as long as it gets. */
    private Collection<Long> longestSentences(Trace trace) {
        var lengths = new TreeMap<String, Integer>();
        var positions = new TreeMap<String, Long>();
        for (long i = 0; i < trace.length(); i++) {
            var sentence = trace.vocabulary().unpack(trace.event(i)).sentence();
            int length = window.appearance().texts().say(sentence).length();
            if (length > lengths.getOrDefault(sentence.key(), 0)) {
                lengths.put(sentence.key(), length);
                positions.put(sentence.key(), i + 1);
            }
        }
        return positions.values();
    }

    /** The texts of which not all can be read, and the controls that are not wholly in the window. */
    private List<String> clipped() {
        return everythingIn(window.scene().getRoot())
                .filter(Node::isVisible)
                .filter(node -> node instanceof Labeled labeled && isCut(labeled)
                        || node instanceof Control && isOutside(node) && !isScrolled(node))
                .map(node -> node.toString().replaceAll("@\\w+", ""))
                .toList();
    }

    private static Stream<Node> everythingIn(Node node) {
        return !node.isVisible()
                ? Stream.of()
                : Stream.concat(
                        Stream.of(node),
                        node instanceof Parent parent
                                ? parent.getChildrenUnmodifiable().stream().flatMap(SmallWindowTest::everythingIn)
                                : Stream.of());
    }

    /** The name of a phase is cut where its band is narrow: the tooltip and the line below the player say it in full. */
    private static boolean isCut(Labeled labeled) {
        return !labeled.getStyleClass().contains("timeline-phase")
                && labeled.getText() != null
                && labeled.lookup(".text") instanceof Text shown
                && !shown.getText().equals(labeled.getText());
    }

    private static boolean isOutside(Node node) {
        var bounds = node.localToScene(node.getBoundsInLocal());
        return bounds.getMinX() < 0 || bounds.getMinY() < 0 || bounds.getMaxX() > WIDTH || bounds.getMaxY() > HEIGHT;
    }

    private static boolean isScrolled(Node node) {
        return Stream.<Node>iterate(node.getParent(), parent -> parent != null, Node::getParent)
                .anyMatch(ScrollPane.class::isInstance);
    }
}
