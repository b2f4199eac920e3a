package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.SnapshotParameters;
import javafx.scene.TraversalDirection;
import javafx.scene.image.Image;
import javafx.scene.input.KeyCode;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import puzzlescope.app.main.TabTest;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.window.player.Player.Motion;
import puzzlescope.window.theme.Theme;

/** Where the focus is, that it is seen there, and where it goes when something is done. */
@Tag("thorough")
class FocusTest extends WindowTest {

    /** More than there are places at which the Tab key stops. */
    private static final int ENOUGH = 200;

    private static final double SURROUNDINGS = 4;
    private static final double LEAST_CONTRAST = 3;

    private Node owner() {
        return now(() -> window.scene().getFocusOwner());
    }

    private String focus() {
        return now(() -> String.valueOf(window.scene().getFocusOwner().getId()));
    }

    private void openTab(String id) {
        click("#tab-" + id);
        awaitEndOfRun();
        run(() -> window.player().seek(window.player().session().trace().length() / 2));
        frame();
    }

    /** In a quick run the themes take turns from tab to tab. */
    @TabTest
    void whateverHasTheFocusIsSeenInEveryTheme(String id) {
        openTab(id);
        var themes = Theme.values();
        var quick = themes[tabs().indexOf(id) % themes.length];
        for (int theme = 0; theme < themes.length; theme++) {
            click("#theme");
            if (THOROUGH || now(() -> window.theme()) == quick) {
                var faint = now(this::faintWhenFocused);
                assertThat(faint).as("%s, in the theme %s", id, window.theme()).isEmpty();
            }
        }
    }

    @Test
    void theTreeOfCallsAndTheFieldsOfWhereToGoAreSeenToo() {
        openTab("recursion");
        push(KeyCode.CONTROL, KeyCode.T);
        frame();
        assertThat(now(this::faintWhenFocused)).isEmpty();
        assertThat(now(() -> walk().keySet())).contains("call-tree");
        // It takes the place of the calls.
        push(KeyCode.CONTROL, KeyCode.G);
        frame();
        assertThat(now(this::faintWhenFocused)).isEmpty();
        assertThat(now(() -> walk().keySet())).contains("go-to-event");
    }

    /** Everything at which the Tab key stops, once around, from the header of the tab on. */
    private Map<String, Node> walk() {
        var stops = new LinkedHashMap<String, Node>();
        var start = window.lookup(".tab-button:selected");
        start.requestFocus();
        var at = start;
        for (int i = 0; i < ENOUGH && (i == 0 || !at.equals(start)); i++) {
            at.requestFocusTraversal(TraversalDirection.NEXT);
            at = window.scene().getFocusOwner();
            stops.put(at.getId() == null ? at + "" : at.getId(), at);
        }
        assertThat(at).as("where the walk ends").isEqualTo(start);
        return stops;
    }

    /** What has the focus without being told by enough pixels around it that contrast with what is there otherwise. */
    private List<String> faintWhenFocused() {
        var faint = new ArrayList<String>();
        // What a scroll pane keeps is drawn anew with the next frame only.
        window.scene().getRoot().lookupAll(".viewport").forEach(viewport -> viewport.setCache(false));
        for (var stop : walk().entrySet()) {
            var node = stop.getValue();
            // As the Tab key does it: from the one before it.
            node.requestFocusTraversal(TraversalDirection.PREVIOUS);
            window.scene().getFocusOwner().requestFocusTraversal(TraversalDirection.NEXT);
            assertThat(window.scene().getFocusOwner()).isEqualTo(node);
            window.scene().getRoot().applyCss();
            window.scene().getRoot().layout();
            var bounds = node.localToScene(node.getLayoutBounds());
            var focused = picture(bounds);
            window.scene().getRoot().requestFocus();
            var otherwise = picture(bounds);
            double edge = 2 * (bounds.getWidth() + bounds.getHeight());
            int seen = contrasting(focused, otherwise);
            if (seen < edge) {
                faint.add(stop.getKey() + ": " + seen + " of " + Math.round(edge));
            }
        }
        return faint;
    }

    private Image picture(Bounds bounds) {
        var parameters = new SnapshotParameters();
        parameters.setViewport(new Rectangle2D(
                Math.floor(bounds.getMinX() - SURROUNDINGS),
                Math.floor(bounds.getMinY() - SURROUNDINGS),
                Math.ceil(bounds.getWidth() + 2 * SURROUNDINGS),
                Math.ceil(bounds.getHeight() + 2 * SURROUNDINGS)));
        return window.scene().getRoot().snapshot(parameters, null);
    }

    private static int contrasting(Image one, Image other) {
        int count = 0;
        for (int y = 0; y < one.getHeight(); y++) {
            for (int x = 0; x < one.getWidth(); x++) {
                boolean same = one.getPixelReader().getArgb(x, y)
                        == other.getPixelReader().getArgb(x, y);
                if (!same
                        && contrast(
                                        one.getPixelReader().getColor(x, y),
                                        other.getPixelReader().getColor(x, y))
                                >= LEAST_CONTRAST) {
                    count++;
                }
            }
        }
        return count;
    }

    /** As the Web Content Accessibility Guidelines define it. */
    private static double contrast(Color a, Color b) {
        double one = luminance(a);
        double other = luminance(b);
        return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    }

    private static double luminance(Color color) {
        return 0.2126 * linear(color.getRed()) + 0.7152 * linear(color.getGreen()) + 0.0722 * linear(color.getBlue());
    }

    private static double linear(double part) {
        return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    }

    @Test
    void aNumberPutsTheFocusWhereTheSpaceBarPlays() {
        run(() -> window.lookup("#tab-maze").requestFocus());
        push(KeyCode.RIGHT);
        push(KeyCode.TAB);
        push(KeyCode.SHIFT, KeyCode.TAB);
        push(KeyCode.CONTROL, KeyCode.DIGIT6);
        awaitEndOfRun();
        assertThat(focus()).isEqualTo("timeline");
        push(KeyCode.SPACE);
        assertThat(now(() -> window.player().session().puzzle().id())).isEqualTo("river");
        assertThat(now(() -> window.player().motionProperty().get())).isEqualTo(Motion.FORWARD);
    }

    @Test
    void theTabKeyStopsAtOneHeaderAndTheArrowKeysLeadToTheOthers() {
        push(KeyCode.CONTROL, KeyCode.DIGIT3);
        awaitEndOfRun();
        while (!focus().startsWith("tab-")) {
            push(KeyCode.SHIFT, KeyCode.TAB);
        }
        assertThat(focus()).isEqualTo("tab-queens");
        push(KeyCode.RIGHT);
        assertThat(focus()).isEqualTo("tab-knight");
        assertThat(owner().isFocusVisible()).isTrue();
        push(KeyCode.HOME);
        push(KeyCode.LEFT);
        assertThat(focus())
                .as("around the end")
                .isEqualTo("tab-" + Catalogue.all().getLast().id());
        push(KeyCode.HOME);
        assertThat(now(() -> window.player().session().puzzle().id())).isEqualTo("queens");
        push(KeyCode.SPACE);
        assertThat(now(() -> window.player().session().puzzle().id())).isEqualTo("maze");
        push(KeyCode.TAB);
        assertThat(focus()).isEqualTo("palette");
        push(KeyCode.SHIFT, KeyCode.TAB);
        assertThat(focus()).isEqualTo("tab-maze");
        assertThat(position()).as("no key moved the film").isZero();
    }

    @Test
    void aNewRunTakesTheFocusOutOfAField() {
        awaitEndOfRun();
        type("#width", "41");
        push(KeyCode.CONTROL, KeyCode.N);
        awaitEndOfRun();
        push(KeyCode.SPACE);
        assertThat(now(() -> window.player().motionProperty().get())).isEqualTo(Motion.FORWARD);
        assertThat(now(() -> window.optionTexts().get("width"))).isEqualTo("41");
    }

    @Test
    void theFocusDoesNotStayInWhatIsClosed() {
        awaitEndOfRun();
        push(KeyCode.CONTROL, KeyCode.G);
        assertThat(focus()).isEqualTo("go-to-event");
        push(KeyCode.ESCAPE);
        assertThat(focus()).isEqualTo("timeline");
        push(KeyCode.CONTROL, KeyCode.H);
        assertThat(focus()).isEqualTo("board");
        while (!focus().equals("game-hint")) {
            push(KeyCode.TAB);
        }
        push(KeyCode.CONTROL, KeyCode.H);
        assertThat(now(() -> window.isByHand())).isFalse();
        assertThat(focus()).isEqualTo("timeline");
    }
}
