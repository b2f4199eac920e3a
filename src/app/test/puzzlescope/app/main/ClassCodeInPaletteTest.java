package puzzlescope.app.main;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import puzzlescope.learn.document.ClassCode;
import puzzlescope.testkit.FxThreadCall;

class ClassCodeInPaletteTest extends TabsInWindow {

    ClassCodeInPaletteTest() {
        super(1280, 720);
    }

    @Test
    void aClassCodeIsOpenedFromTheFieldForEverything() {
        FxThreadCall.run(() -> {
            var hanoi = window.tabs().of("hanoi").puzzle();
            var code = ClassCode.of(hanoi, hanoi.presets()).orElseThrow();
            var palette = new CommandPalette(window);
            var first = palette.matches(code.toLowerCase(Locale.ROOT)).getFirst();
            assertThat(first.title()).isEqualTo("Open class code " + code.toLowerCase(Locale.ROOT));
            first.action().run();
            assertThat(window.front().puzzle().id()).isEqualTo("hanoi");
            assertThat(palette.matches("queens"))
                    .noneMatch(entry -> entry.title().startsWith("Open class code"));
        });
    }
}
