package puzzlescope.app.main;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Collection;
import java.util.TreeMap;
import java.util.TreeSet;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.trace.Trace;
import puzzlescope.testkit.FxThreadCall;
import puzzlescope.window.player.Speed;

/** In the smallest window that a class may have, everything can be read. */
class SmallWindowTest extends TabsInWindow {

    private static final double WIDTH = 1024;
    private static final double HEIGHT = 768;

    SmallWindowTest() {
        super(WIDTH, HEIGHT);
    }

    @TabTest
    void everySentenceAndEveryControlCanBeReadInFull(String id) throws InterruptedException {
        var tab = FxThreadCall.now(() -> window.tabs().of(id));
        FxThreadCall.run(() -> {
            window.select(tab);
            tab.player().speedProperty().set(Speed.FASTEST - 1);
        });
        assertThat(tab.player().session().run().awaitEnd(Duration.ofMinutes(5))).isTrue();
        var clipped = new TreeSet<String>();
        for (var language : Language.values()) {
            FxThreadCall.run(() -> {
                window.appearance().texts().use(language);
                for (long position : longestSentences(tab.player().session().trace())) {
                    tab.player().seek(position);
                    layOut();
                    clipped.addAll(CutOffFinder.missing(window.scene()));
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
            int length = window.appearance().texts().localize(sentence).length();
            if (length > lengths.getOrDefault(sentence.key(), 0)) {
                lengths.put(sentence.key(), length);
                positions.put(sentence.key(), i + 1);
            }
        }
        return positions.values();
    }
}
