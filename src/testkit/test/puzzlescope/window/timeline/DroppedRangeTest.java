package puzzlescope.window.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeoutException;
import javafx.scene.control.Label;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.testfx.api.FxToolkit;
import puzzlescope.engine.text.Language;
import puzzlescope.testkit.FxThreadCall;
import puzzlescope.testkit.SampleRun;
import puzzlescope.window.fx.Texts;
import puzzlescope.window.theme.Appearance;
import puzzlescope.window.theme.Palette;

/** The timeline itself says that the oldest events were let go. */
@Tag("ui")
class DroppedRangeTest {

    private final VisibleRange visibleRange = new VisibleRange();

    @BeforeAll
    static void startToolkit() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void theFirstEventThatIsKeptIsSaidWhereTheRecordingBegins(Language language) {
        var texts = new Texts(language);
        var trace = new SampleRun(9, 400_000, 50).record(4, 0);
        FxThreadCall.run(() -> {
            var strip = new DroppedRange(new Appearance(texts, new Palette()), visibleRange);
            Label caption = strip.caption();
            visibleRange.bound(0, 1000);
            show(strip);
            assertThat(strip.isManaged()).isFalse();
            assertThat(caption.isVisible()).isFalse();
            visibleRange.bound(trace.firstKept(), trace.length());
            show(strip);
            assertThat(strip.isManaged()).isTrue();
            assertThat(caption.isVisible()).isTrue();
            assertThat(caption.getText()).isEqualTo(texts.localize("timeline.let-go", trace.firstKept()));
            visibleRange.zoom(4, 1);
            show(strip);
            assertThat(strip.isManaged()).isTrue();
            assertThat(caption.isVisible()).isFalse();
        });
    }

    private static void show(DroppedRange strip) {
        strip.update();
        strip.show(84);
    }
}
