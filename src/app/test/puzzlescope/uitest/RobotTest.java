package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import java.util.regex.Pattern;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import puzzlescope.app.main.OpenWindow;
import puzzlescope.app.main.TabTest;
import puzzlescope.engine.puzzle.Catalogue;

/**
 * In every tab, with every algorithm and in some situations, does all that is enabled there: nothing fails, nothing is
 * logged, the focus is not lost, and what is disabled says why. A subclass names its situations.
 *
 * <p>With {@code -Dthorough} all is done in every tab, in every situation of every algorithm. Without, everything is done
 * once in one tab of each class, in situations and with algorithms that change from one to the next.
 */
abstract class RobotTest extends WindowTest {

    private static final Logger ROOT = Logger.getLogger("");

    /** What is the same in every situation: done in the situations of one class, once in each tab. */
    private static final Pattern OF_THE_WINDOW = Pattern.compile(
            "(key (SHEET|BLACK|PRESENT|THEME|LANGUAGE|TEXT_.*|CALL_TREE|SEARCH_TREE|FULL_SCREEN))|#(tab-.*|timeline-tree|home|palette|present)");

    /** What the root of the window takes on; popups have their colours from there. */
    private static final Pattern LOOKS =
            Pattern.compile("(key (PRESENT|THEME|LANGUAGE|TEXT_.*))|#present|#file-menu > .*");

    /** What leads to another tab. */
    private static final String TO_A_TAB = "#tab-";

    private static final int NEXT_TABS = 2;

    /** What makes a window, which takes long: done once in each tab. */
    private static final Pattern ONCE =
            Pattern.compile("#compare-.*|#maze-tools > Compare.*|#export|#race|#what-if|#game-review|(key"
                    + " (EXPORT|CLASS_CODE|RUN_PROGRAM|RACE|WHAT_IF|GROWTH|REVIEW|HEAT))");

    /** So many deeds are done without a frame between them. */
    private static final int AT_ONCE = 64;

    private final List<String> logged = new CopyOnWriteArrayList<>();
    private final List<String> defects = new ArrayList<>();
    private final Handler listener = new Handler() {
        @Override
        public void publish(LogRecord record) {
            int least = String.valueOf(record.getLoggerName()).startsWith("puzzlescope.")
                    ? Level.WARNING.intValue()
                    : Level.INFO.intValue();
            if (record.getLevel().intValue() >= least) {
                logged.add(new SimpleFormatter().format(record));
            }
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    };

    abstract List<Situation> situations();

    /** Whether also what is the same in every situation is done. */
    boolean usesTheWindow() {
        return false;
    }

    @BeforeEach
    void listen() {
        ROOT.addHandler(listener);
    }

    @AfterEach
    void listenNoMore() {
        ROOT.removeHandler(listener);
    }

    @TabTest
    void whateverIsEnabledCanBeUsed(String tab) {
        var puzzle = Catalogue.get(tab);
        run(() -> window.select(tab));
        int done = 0;
        for (int algorithm = 0; algorithm < puzzle.algorithms().size(); algorithm++) {
            var id = puzzle.algorithms().get(algorithm).id();
            var situationSetter = new SituationSetter(window, puzzle, id);
            for (int number = 0; number < situations().size(); number++) {
                var situation = situations().get(number);
                var where = tab + ", " + id + ", " + situation;
                if (now(() -> situationSetter.begin(situation))) {
                    var turn = new Turn(window, situationSetter, where, done == 0);
                    if (!THOROUGH) {
                        turn.leaveTabsToOthers(WindowTest.tabs().indexOf(tab));
                        int algorithms = puzzle.algorithms().size();
                        turn.leaveToOthers(
                                algorithm + number * algorithms,
                                algorithms * situations().size());
                    }
                    done += use(turn);
                }
            }
        }
        assertThat(defects).as("after %s deeds", done).isEmpty();
        assertThat(done).as("deeds").isPositive();
    }

    /** Does everything once; gives how much that was. */
    private int use(Turn turn) {
        int done = 0;
        while (!turn.isOver()) {
            done += now(turn::goOn);
            if (turn.hasLostFocus()) {
                frame();
                run(turn::lookForFocus);
            }
        }
        return done;
    }

    /** One situation, in which one deed follows another. FX thread only. */
    private final class Turn {

        private final OpenWindow window;
        private final SituationSetter situationSetter;
        private final String where;
        private final List<String> names;
        private final Set<String> unexplained = new HashSet<>();
        private int next;
        private String latest = "";
        private boolean lost;

        Turn(OpenWindow window, SituationSetter situationSetter, String where, boolean first) {
            this.window = window;
            this.situationSetter = situationSetter;
            this.where = where;
            names = new ArrayList<>(now(() -> WindowActions.in(window).all().keySet()));
            names.removeIf(name -> !first && ONCE.matcher(name).matches()
                    || !(first && usesTheWindow())
                            && OF_THE_WINDOW.matcher(name).matches());
        }

        /** Goes from a tab to the two that follow alone, and so to every tab from two. */
        void leaveTabsToOthers(int tab) {
            var tabs = WindowTest.tabs();
            names.removeIf(name -> name.startsWith(TO_A_TAB)
                    && Math.floorMod(tabs.indexOf(name.substring(TO_A_TAB.length())) - tab, tabs.size()) > NEXT_TABS);
        }

        /** Does of several turns' deeds only those of one, and every deed is one turn's. */
        void leaveToOthers(int turn, int turns) {
            names.removeIf(name -> Math.floorMod(name.hashCode() + turn, turns) != 0);
        }

        boolean isOver() {
            return next == names.size() && !lost;
        }

        boolean hasLostFocus() {
            return lost;
        }

        int goOn() {
            int done = 0;
            for (int left = AT_ONCE; left > 0 && next < names.size() && !lost; left--) {
                done += act(names.get(next++)) ? 1 : 0;
            }
            return done;
        }

        private boolean act(String name) {
            latest = where + ": " + name;
            if (!situationSetter.comeBack()) {
                return false;
            }
            var windowActions = WindowActions.in(window);
            windowActions.unexplained().stream()
                    .filter(unexplained::add)
                    .forEach(node -> defects.add(where + ": " + node + " does not say why it is disabled"));
            var deed = windowActions.all().get(name);
            if (deed == null) {
                return false;
            }
            // Should a dialog wait for an answer, it is closed.
            Platform.runLater(this::closeOthers);
            try {
                deed.run();
                if (LOOKS.matcher(name).matches()) {
                    window.scene().getRoot().applyCss();
                }
                window.drawNow();
            } catch (RuntimeException | AssertionError thrown) {
                defects.add(latest + ": " + thrown + " at " + thrown.getStackTrace()[0]);
            }
            window.player().session().run().failure().ifPresent(failure -> defects.add(latest + ": " + failure));
            logged.forEach(line -> defects.add(latest + ": logged " + line));
            logged.clear();
            lost = !isUsable(window.scene().getFocusOwner());
            return true;
        }

        private void closeOthers() {
            for (var other : List.copyOf(Window.getWindows())) {
                if (!other.equals(window.scene().getWindow())) {
                    other.hide();
                }
            }
        }

        /** After a frame, in which JavaFX may have found another place for the focus. */
        void lookForFocus() {
            lost = false;
            var focus = window.scene().getFocusOwner();
            if (!isUsable(focus)) {
                defects.add(latest + ": the focus is at " + focus);
                window.lookup("#timeline").requestFocus();
            }
        }

        private boolean isUsable(Node focus) {
            if (focus == null || focus.isDisabled() || !window.scene().equals(focus.getScene())) {
                return false;
            }
            for (var each = focus; each != null; each = each.getParent()) {
                if (!each.isVisible()) {
                    return false;
                }
            }
            return true;
        }
    }
}
