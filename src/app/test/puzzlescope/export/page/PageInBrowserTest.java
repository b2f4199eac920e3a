package puzzlescope.export.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import puzzlescope.engine.text.Language;
import puzzlescope.testkit.TestExport;

/** The page in a real browser, which a script at its end plays with; only where there is Chromium. */
@Tag("thorough")
class PageInBrowserTest {

    private static final int SECONDS = 300;

    private static final String VISITOR = """
        <script>
        (async () => {
          const told = [];
          const element = id => document.getElementById(id);
          const tell = (what, value) => told.push(what + ': ' + value);
          const press = key => document.body.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
          const swipe = (from, to) => {
            const at = clientX => ({clientX, clientY: 9, isPrimary: true, bubbles: true});
            element('board').dispatchEvent(new PointerEvent('pointerdown', at(from)));
            element('board').dispatchEvent(new PointerEvent('pointerup', at(to)));
          };
          const moment = () => element('slider').value;
          const wait = milliseconds => new Promise(done => setTimeout(done, milliseconds));
          tell('start', moment() + ' of ' + element('slider').max);
          tell('list is shown', element('plain').offsetParent !== null);
          tell('sentence', element('sentence').textContent);
          press('ArrowRight');
          press('ArrowRight');
          tell('two keys on', moment());
          tell('line', document.querySelector('#listing .current').textContent.trim());
          tell('innermost call', document.querySelector('#calls .current').textContent);
          press('End');
          press('ArrowLeft');
          tell('one before the end', moment());
          press('Home');
          swipe(300, 100);
          tell('swiped on', moment());
          swipe(100, 300);
          tell('swiped back', moment());
          element('slider').value = 9;
          element('slider').dispatchEvent(new Event('input'));
          tell('slid', element('place').textContent);
          const before = element('board').innerHTML;
          const choose = theme => {
            element('theme').selectedIndex = theme;
            element('theme').dispatchEvent(new Event('change'));
            return document.documentElement.dataset.theme + ' ' + (element('board').innerHTML !== before);
          };
          tell('second theme', choose(1));
          tell('third theme', choose(2));
          tell('first theme', choose(0));
          element('language').click();
          tell('language', document.documentElement.lang + ' ' + element('place').textContent);
          element('language').click();
          press('Home');
          element('speed').value = 10;
          element('speed').dispatchEvent(new Event('change'));
          press(' ');
          tell('announces while it plays', element('sentence').getAttribute('aria-live'));
          await wait(1050);
          press(' ');
          const reached = moment();
          tell('has played', reached > 5 && reached < 15);
          await wait(500);
          tell('is paused', moment() === reached && element('play').title);
          const small = [...document.querySelectorAll('button, select')]
              .filter(each => each.offsetHeight < 44 || each.offsetWidth < 44);
          tell('too small to touch', small.length);
          tell('wider than the window', document.documentElement.scrollWidth > innerWidth);
          document.body.textContent = told.join('\\n');
        })();
        </script>
        """;

    private static final Pattern POLICY = Pattern.compile("<meta http-equiv=\"Content-Security-Policy\"[^>]*>");

    @TempDir
    private Path folder;

    @Test
    void keysTouchAndButtonsPlayIt() throws IOException, InterruptedException {
        var chromium = Stream.of("chromium", "chromium-browser", "google-chrome")
                .filter(PageInBrowserTest::isInstalled)
                .findFirst();
        assumeTrue(chromium.isPresent(), "no Chromium is installed, so the page is not tried in a browser");
        var file = folder.resolve("page.html");
        try (var page = TestExport.of(new PageExport(), "hanoi", Language.ENGLISH, Map.of())) {
            var text = page.text();
            assertThat(text).containsPattern(POLICY);
            // Its policy lets no other script run than its own.
            Files.writeString(file, text);
            assertThat(body(chromium.get(), file))
                    .contains("id=\"sentence\" aria-live=\"polite\">The start: nothing has happened yet.<");
            Files.writeString(file, POLICY.matcher(text).replaceFirst("").replace("</body>", VISITOR + "</body>"));
        }
        assertThat(body(chromium.get(), file)).isEqualTo("""
            start: 0 of 22
            list is shown: false
            sentence: The start: nothing has happened yet.
            two keys on: 2
            line: hanoi(n - 1, from, via, to)
            innermost call: hanoi(2, A, B, C)
            one before the end: 21
            swiped on: 1
            swiped back: 0
            slid: 10 of 23
            second theme: dark true
            third theme: contrast true
            first theme: light false
            language: zh-CN 第 10 个，共 23 个
            announces while it plays: off
            has played: true
            is paused: Play
            too small to touch: 0
            wider than the window: false\
            """);
    }

    private static boolean isInstalled(String program) {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .anyMatch(place -> Files.isExecutable(Path.of(place, program)));
    }

    private String body(String chromium, Path page) throws IOException, InterruptedException {
        var shown = folder.resolve("shown.html");
        var process = new ProcessBuilder(List.of(
                        chromium,
                        "--headless",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--window-size=500,900",
                        "--user-data-dir=" + folder.resolve("profile"),
                        "--virtual-time-budget=10000",
                        "--dump-dom",
                        page.toUri().toString()))
                .redirectOutput(shown.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            assertThat(process.waitFor(SECONDS, TimeUnit.SECONDS))
                    .as("Chromium ends")
                    .isTrue();
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
        var text = Files.readString(shown, StandardCharsets.UTF_8);
        return text.substring(text.indexOf("<body") + 1, text.indexOf("</body>"))
                .replaceFirst("[^>]*>", "")
                .strip();
    }
}
