package puzzlescope.app.main;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.TreeSet;
import javafx.geometry.Point2D;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.text.Language;
import puzzlescope.learn.lesson.ShippedLesson;
import puzzlescope.testkit.Await;
import puzzlescope.testkit.FxThreadCall;
import puzzlescope.window.control.Shortcut;
import puzzlescope.window.theme.TextSize;

/** With the largest text in the smallest window that a class may have. */
class LargestTextTest extends TabsInWindow {

    private static final double WIDTH = 1024;
    private static final double HEIGHT = 768;
    private static final double LEAST_SHARE = 0.6;
    /** Above a bar of two rows. */
    private static final double LEAST_ABOVE_TWO = 0.4;
    /** Of the window's height, beside a lesson. */
    private static final double LEAST_BESIDE = 0.2;

    LargestTextTest() {
        super(WIDTH, HEIGHT);
    }

    private PuzzleTab open(String id) throws InterruptedException {
        var tab = FxThreadCall.now(() -> window.tabs().of(id));
        FxThreadCall.run(() -> {
            window.select(tab);
            window.textSize().set(TextSize.LARGEST);
        });
        assertThat(tab.player().session().run().awaitEnd(Duration.ofMinutes(5))).isTrue();
        FxThreadCall.run(() -> tab.player().seek(tab.player().session().trace().length() / 2));
        return tab;
    }

    private void layOut() {
        var root = window.scene().getRoot();
        for (int frame = 0; frame < 4; frame++) {
            window.drawNow();
            root.applyCss();
            root.layout();
        }
    }

    @TabTest
    void nothingIsCut(String id) throws InterruptedException {
        open(id);
        FxThreadCall.run(() -> {
            var missing = new TreeSet<String>();
            for (var language : Language.values()) {
                window.appearance().texts().use(language);
                layOut();
                missing.addAll(CutOffFinder.missing(window.scene()));
            }
            assertThat(missing).isEmpty();
        });
    }

    /** Four digits, as in the sizes of the largest boards, or the words with which the tab starts. */
    @TabTest
    void aMainInputHasRoomForALargeNumberAndForItsOwnText(String id) throws InterruptedException {
        open(id);
        FxThreadCall.run(() -> {
            layOut();
            for (var node : window.scene().getRoot().lookupAll(".main-input > .text-field")) {
                var field = (TextField) node;
                if (!field.getParent().isVisible()) {
                    continue;
                }
                double room = field.getWidth()
                        - field.getPadding().getLeft()
                        - field.getPadding().getRight();
                for (var each : List.of("4001", field.getText())) {
                    var text = new Text(each);
                    text.setFont(field.getFont());
                    assertThat(room)
                            .as(field.getId())
                            .isGreaterThan(text.getLayoutBounds().getWidth());
                }
            }
        });
    }

    @TabTest
    void whatIsOpenedLeavesTheBoardMostOfItsHeight(String id) throws InterruptedException {
        var tab = open(id);
        FxThreadCall.run(() -> {
            layOut();
            double usual = tab.view().board().getHeight();
            for (var opened : new Shortcut[] {Shortcut.SEARCH_TREE, Shortcut.QUERY, Shortcut.GO_TO, Shortcut.MARKS}) {
                var shortcutActions = new ShortcutActions(window);
                shortcutActions.run(opened);
                layOut();
                double least = opened == Shortcut.GO_TO ? LEAST_ABOVE_TWO : LEAST_SHARE;
                assertThat(tab.view().board().getHeight() / usual)
                        .as("%s", opened)
                        .isGreaterThan(least);
                assertSentenceIsInItsBox();
                tab.closeOne();
                window.choices().searchTree().set(false);
            }
        });
    }

    @Test
    void whatIsOpenedTakesThePlaceOfWhatWasOpenBefore() throws InterruptedException {
        var tab = open("queens");
        FxThreadCall.run(() -> {
            layOut();
            var shortcutActions = new ShortcutActions(window);
            shortcutActions.run(Shortcut.MARKS);
            shortcutActions.run(Shortcut.GO_TO);
            assertThat(tab.view().marks().isVisible()).isFalse();
            assertThat(tab.view().findController().bar().isOpen()).isTrue();
            shortcutActions.run(Shortcut.MARKS);
            assertThat(tab.view().marks().isVisible()).isTrue();
            assertThat(tab.view().findController().bar().isOpen()).isFalse();
        });
    }

    @Test
    void besideALessonAQuestionLeavesThePlayerWhole() throws InterruptedException {
        FxThreadCall.run(() -> window.textSize().set(TextSize.LARGEST));
        FxThreadCall.run(() -> window.openLesson().open(ShippedLesson.first()));
        var tab = FxThreadCall.now(window::front);
        assertThat(tab.player().session().run().awaitEnd(Duration.ofMinutes(5))).isTrue();
        FxThreadCall.run(() -> {
            for (var language : Language.values()) {
                window.appearance().texts().use(language);
                for (boolean asking : new boolean[] {false, true}) {
                    tab.questions().onProperty().set(asking);
                    layOut();
                    assertThat(CutOffFinder.missing(window.scene()))
                            .as("%s, %s", language, asking)
                            .isEmpty();
                    assertSentenceIsInItsBox();
                    assertThat(tab.view().board().getHeight())
                            .as("the board, %s, %s", language, asking)
                            .isGreaterThan(HEIGHT * LEAST_BESIDE);
                }
            }
        });
    }

    @Test
    void anAnswerLeavesTheSentenceTheOtherAnswersAndTheWayOnInTheirPlaces() throws InterruptedException {
        for (boolean lesson : new boolean[] {false, true}) {
            open("queens");
            FxThreadCall.run(() -> {
                if (lesson) {
                    window.openLesson().open(ShippedLesson.first());
                }
            });
            var asked = FxThreadCall.now(window::front);
            assertThat(asked.player().session().run().awaitEnd(Duration.ofMinutes(5)))
                    .isTrue();
            FxThreadCall.run(() -> {
                asked.player().pause();
                asked.questions().onProperty().set(false);
                asked.questions().onProperty().set(true);
            });
            Await.until(
                    "something is asked",
                    () -> FxThreadCall.now(() -> {
                        layOut();
                        return asked.questions().isAsking();
                    }));
            FxThreadCall.run(() -> {
                layOut();
                var before = place("#ask-skip");
                double board = asked.view().board().getHeight();
                asked.questions().skip();
                layOut();
                assertThat(place("#ask-next")).as("%s", lesson).isEqualTo(before);
                assertThat(asked.view().board().getHeight()).as("%s", lesson).isEqualTo(board);
                var sentence = window.scene().lookup("#sentence");
                assertThat(sentence.getParent().isManaged()).isTrue();
                assertThat(sentence.getParent().isVisible()).isTrue();
                assertSentenceIsInItsBox();
                assertThat(window.scene().lookup("#ask-choice-2").getParent().isVisible())
                        .isTrue();
            });
        }
    }

    private Point2D place(String id) {
        return window.scene().lookup(id).localToScene(Point2D.ZERO);
    }

    @Test
    void thePositionBesideALessonIsNotCutInANumber() throws InterruptedException {
        FxThreadCall.run(() -> window.textSize().set(TextSize.LARGEST));
        FxThreadCall.run(() -> window.openLesson().open(ShippedLesson.first()));
        var tab = FxThreadCall.now(window::front);
        assertThat(tab.player().session().run().awaitEnd(Duration.ofMinutes(5))).isTrue();
        FxThreadCall.run(() -> {
            tab.player().wholeRunProperty().set(true);
            tab.player().seek(tab.player().session().trace().length());
            for (var language : Language.values()) {
                window.appearance().texts().use(language);
                layOut();
                for (var id : List.of("#position", "#lesson-chapters > .list-cell")) {
                    var label = (Labeled) window.scene().lookup(id);
                    assertThat(label.getText()).isNotEmpty();
                    assertThat(label.getWidth())
                            .as(label.getText())
                            .isGreaterThanOrEqualTo(Math.floor(label.prefWidth(-1)));
                }
            }
        });
    }

    private void assertSentenceIsInItsBox() {
        var sentence = window.scene().lookup("#sentence");
        if (sentence.getParent().isVisible()) {
            var box = sentence.getParent();
            assertThat(sentence.getBoundsInParent().getMaxY())
                    .isLessThanOrEqualTo(box.getLayoutBounds().getMaxY());
            assertThat(box.getBoundsInParent().getMaxY())
                    .isLessThanOrEqualTo(box.getParent().getLayoutBounds().getMaxY());
        }
    }
}
