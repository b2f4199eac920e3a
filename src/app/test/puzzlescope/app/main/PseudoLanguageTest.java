package puzzlescope.app.main;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javafx.geometry.NodeOrientation;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.testkit.FxThreadCall;
import puzzlescope.window.control.Shortcut;
import puzzlescope.window.theme.TextSize;

/** In a language whose words are half as long again and bear accents, also written from right to left, nothing is cut. */
class PseudoLanguageTest extends TabsInWindow {

    private static final List<Shortcut> OPENED = List.of(
            Shortcut.PALETTE,
            Shortcut.WHY,
            Shortcut.PREDICT,
            Shortcut.OWN_PROGRAM,
            Shortcut.PRESENT,
            Shortcut.GO_TO,
            Shortcut.QUERY,
            Shortcut.MARKS,
            Shortcut.SEARCH_TREE,
            Shortcut.HEAT,
            Shortcut.WHAT_IF,
            Shortcut.EXPORT,
            Shortcut.GROWTH,
            Shortcut.RACE,
            Shortcut.CLASS_CODE,
            Shortcut.RUN_PROGRAM,
            Shortcut.SHEET,
            Shortcut.OPTIONS_COLUMN,
            Shortcut.SETTINGS,
            Shortcut.START_PAGE);

    /**
     * What is shortened on purpose: the name of the selected tab and of a chosen entry, which their lists say in full, the
     * columns of a table, which can be widened, and the message in the row of the player, which gives way to a page.
     */
    private static final List<String> SHORTENED =
            List.of("tab-button", "list-cell", "'Býtésés'", "'Lástst réádád'", "'Módífíédfíéd'", "status-label");

    PseudoLanguageTest() {
        super(1280, 720);
    }

    /** English with accents and longer words; what stands in braces or between apostrophes stays. */
    private static final class PseudoWords extends Words {

        private static final String PLAIN = "aceinouyACEINOUY";
        private static final String ACCENTED = "áçéíñóúýÁÇÉÍÑÓÚÝ";

        PseudoWords() {
            super(Language.ENGLISH);
        }

        @Override
        protected String pattern(String key) {
            var text = super.pattern(key);
            var out = new StringBuilder();
            var word = new StringBuilder();
            int depth = 0;
            for (int i = 0; i < text.length(); i++) {
                char letter = text.charAt(i);
                depth += letter == '{' ? 1 : 0;
                if (depth == 0 && Character.isLetter(letter)) {
                    int index = PLAIN.indexOf(letter);
                    word.append(index < 0 ? letter : ACCENTED.charAt(index));
                } else {
                    end(word, out);
                    out.append(letter);
                }
                depth -= letter == '}' ? 1 : 0;
            }
            end(word, out);
            return out.toString();
        }

        /** Repeats the end of a word. */
        private static void end(StringBuilder word, StringBuilder out) {
            out.append(word).append(word.substring(word.length() - word.length() / 2));
            word.setLength(0);
        }
    }

    private PuzzleTab open(String id, boolean largest) throws InterruptedException {
        var tab = FxThreadCall.now(() -> {
            if (largest) {
                window.close();
                window = new MainWindow(Language.ENGLISH, window.themeChoice().theme(), 1024, 768);
                window.textSize().set(TextSize.LARGEST);
            }
            window.root().applyCss();
            window.appearance().texts().use(new PseudoWords());
            window.select(window.tabs().of(id));
            return window.front();
        });
        assertThat(tab.player().session().run().awaitEnd(Duration.ofMinutes(5))).isTrue();
        FxThreadCall.run(() -> tab.player().seek(tab.player().session().trace().length() / 2));
        return tab;
    }

    private void layOut() {
        var root = window.scene().getRoot();
        for (int frame = 0; frame < 3; frame++) {
            window.drawNow();
            root.applyCss();
            root.layout();
        }
    }

    private void look(String where, Set<String> cut) {
        layOut();
        CutOffFinder.missing(window.scene()).stream()
                .filter(each -> SHORTENED.stream().noneMatch(each::contains))
                .forEach(each -> cut.add(where + ": " + each));
    }

    @TabTest
    void noTabIsCut(String id) throws InterruptedException {
        assertThat(cutInTab(id, NodeOrientation.LEFT_TO_RIGHT)).isEmpty();
    }

    @TabTest
    void noTabIsCutFromRightToLeft(String id) throws InterruptedException {
        assertThat(cutInTab(id, NodeOrientation.RIGHT_TO_LEFT)).isEmpty();
    }

    private Set<String> cutInTab(String id, NodeOrientation orientation) throws InterruptedException {
        var cut = new TreeSet<String>();
        for (boolean largest : new boolean[] {false, true}) {
            var tab = open(id, largest);
            FxThreadCall.run(() -> {
                window.root().setNodeOrientation(orientation);
                for (var view : ExplanationColumn.View.values()) {
                    window.choices().view().set(view);
                    window.choices().columns().explanationFirst().set(true);
                    look(view + (largest ? ", largest" : ""), cut);
                }
                tab.view().columns().showOptions();
                look("options" + (largest ? ", largest" : ""), cut);
            });
        }
        return cut;
    }

    @Tag("thorough")
    @ParameterizedTest
    @EnumSource(
            value = NodeOrientation.class,
            names = {"LEFT_TO_RIGHT", "RIGHT_TO_LEFT"})
    void nothingThatIsOpenedIsCut(NodeOrientation orientation) throws InterruptedException {
        var cut = new TreeSet<String>();
        for (boolean largest : new boolean[] {false, true}) {
            var tab = open("queens", largest);
            FxThreadCall.run(() -> {
                window.root().setNodeOrientation(orientation);
                for (var opened : OPENED) {
                    new ShortcutActions(window).run(opened);
                    look(opened + (largest ? ", largest" : ""), cut);
                    window.presenting().set(false);
                    window.closePalette();
                    window.closePages();
                    window.leavePage();
                    window.select(tab);
                    while (tab.closeOne()) {
                        layOut();
                    }
                    window.choices().searchTree().set(false);
                    window.choices().columns().options().folded().set(true);
                }
            });
        }
        assertThat(cut).isEmpty();
    }
}
