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
import puzzlescope.testkit.Asked;
import puzzlescope.testkit.SampleRun;
import puzzlescope.window.fx.Texts;
import puzzlescope.window.theme.Appearance;
import puzzlescope.window.theme.Palette;

/** The timeline itself says that the oldest events were let go. */
@Tag("ui")
class DroppedRangeTest {

    private final Stretch stretch = new Stretch();

    @BeforeAll
    static void startToolkit() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void theFirstEventThatIsKeptIsSaidWhereTheRecordingBegins(Language language) {
        var texts = new Texts(language);
        var trace = new SampleRun(9, 400_000, 50).record(4, 0);
        Asked.run(() -> {
            var strip = new DroppedRange(new Appearance(texts, new Palette()), stretch);
            Label caption = strip.caption();
            stretch.bound(0, 1000);
            show(strip);
            assertThat(strip.isManaged()).isFalse();
            assertThat(caption.isVisible()).isFalse();
            stretch.bound(trace.firstKept(), trace.length());
            show(strip);
            assertThat(strip.isManaged()).isTrue();
            assertThat(caption.isVisible()).isTrue();
            assertThat(caption.getText()).isEqualTo(texts.say("timeline.let-go", trace.firstKept()));
            stretch.zoom(4, 1);
            show(strip);
            assertThat(strip.isManaged()).isTrue();
            assertThat(caption.isVisible()).isFalse();
        });
    }

    private static void show(DroppedRange strip) {
        strip.use();
        strip.show(84);
    }
}
