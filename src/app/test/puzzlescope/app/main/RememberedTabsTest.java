package puzzlescope.app.main;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxToolkit;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.run.RunState;
import puzzlescope.engine.session.Mark;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.trace.Retention;
import puzzlescope.queens.QueensPuzzle;
import puzzlescope.testkit.FxThreadCall;
import puzzlescope.window.theme.Theme;

/** Tabs are made when they are looked at, with what is remembered of them. */
@Tag("ui")
class RememberedTabsTest {

    @TempDir
    private Path folder;

    @BeforeAll
    static void startToolkit() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    private static MainWindow window(Settings settings) {
        return new MainWindow(
                Language.ENGLISH, Theme.LIGHT, 1024, 768, Retention.inMemory(Retention.MEMORY_BYTES), settings);
    }

    private static List<String> made(MainWindow window) {
        var made = new ArrayList<String>();
        window.tabs().forEachMade(tab -> made.add(tab.puzzle().id()));
        return made;
    }

    @Test
    void onlyTheTabInFrontIsMadeAtTheStart() {
        FxThreadCall.run(() -> {
            var settings = Settings.load(folder);
            settings.put("tab", "knight");
            var window = window(settings);
            assertThat(made(window)).as("before the first frame").isEmpty();
            window.remember(settings);
            assertThat(settings.get("tab")).contains("knight");
            assertThat(window.front().puzzle().id()).isEqualTo("knight");
            assertThat(made(window)).containsExactly("knight");
            window.select(window.tabs().get(2));
            assertThat(made(window)).containsExactly("queens", "knight");
            window.close();
        });
    }

    @Test
    void aBestResultWhereNobodyPlaysIsPassedOver() {
        FxThreadCall.run(() -> {
            var settings = Settings.load(folder);
            settings.put("tab", "finder");
            settings.put("finder.best.x", "5");
            var window = window(settings);
            assertThat(window.front().puzzle().id()).isEqualTo("finder");
            assertThat(settings.takeWarning()).isEmpty();
            window.close();
        });
    }

    /** A board that cannot be asked for its habits stands for whatever may go wrong. */
    @Test
    void settingsThatCannotBeRestoredAreSetAsideWithASentenceAndTheTabOpens() {
        FxThreadCall.run(() -> {
            var settings = Settings.load(folder);
            settings.put("queens.n", "5");
            settings.save();
            var puzzles = new ArrayList<String>();
            var window = window(settings);
            var tabs = new Tabs(
                    puzzle -> {
                        puzzles.add(puzzle.id());
                        return window.tabs().of(puzzle.id());
                    },
                    settings,
                    _ -> {
                        throw new IllegalStateException("on purpose");
                    },
                    _ -> false);
            assertThat(tabs.of("queens")).isNotNull();
            assertThat(puzzles).containsExactly("queens", "queens");
            assertThat(tabs.takeWarning()).map(Message::key).contains("settings.set-aside");
            assertThat(folder.resolve("settings.properties")).doesNotExist();
            assertThat(folder.resolve("settings.properties.broken")).exists();
            window.close();
        });
    }

    @Test
    void aPlugInThatFailsIsNamedAndTheSettingsStay() {
        FxThreadCall.run(() -> {
            var settings = Settings.load(folder);
            settings.put("queens.n", "5");
            settings.save();
            var window = window(settings);
            var tabs = new Tabs(
                    puzzle -> {
                        if (puzzle.id().equals("queens")) {
                            throw new NoClassDefFoundError("lights/Missing");
                        }
                        return window.tabs().of(puzzle.id());
                    },
                    settings,
                    _ -> {
                        throw new IllegalStateException("on purpose");
                    },
                    puzzle -> !puzzle.id().equals("hanoi"));
            assertThat(tabs.of("queens").puzzle().id()).isEqualTo("maze");
            assertThat(tabs.takeWarning()).map(Message::key).contains("plug-in.unusable");
            assertThat(tabs.of("river").puzzle().id()).isEqualTo("river");
            assertThat(tabs.takeWarning()).isEmpty();
            assertThat(folder.resolve("settings.properties")).exists();
            assertThat(folder.resolve("settings.properties.broken")).doesNotExist();
            window.close();
        });
    }

    @Test
    void marksAreThereAgainWithTheRunThatTheyBelongTo() {
        FxThreadCall.run(() -> {
            var settings = Settings.load(folder);
            var window = window(settings);
            var tab = window.tabs().of("queens");
            window.select(tab);
            tab.player().history().marks().put(new Mark(7, "seven", "a \"note\",\nof two lines"));
            tab.options().fill(QueensPuzzle.N.name(), "5");
            tab.runs().run();
            tab.player().history().marks().put(Mark.at(9));
            window.remember(settings);
            window.close();
            settings.save();
        });
        FxThreadCall.run(() -> {
            var settings = Settings.load(folder);
            var window = window(settings);
            var tab = window.tabs().of("queens");
            window.select(tab);
            assertThat(tab.player().session().arguments().text(QueensPuzzle.N)).isEqualTo("5");
            var marks = tab.player().history().marks();
            assertThat(marks.all()).containsExactly(Mark.at(9));
            tab.options().fill(QueensPuzzle.N.name(), "4");
            tab.runs().run();
            assertThat(marks.all()).containsExactly(new Mark(7, "seven", "a \"note\",\nof two lines"));
            marks.change(List.of());
            window.remember(settings);
            assertThat(settings.all("queens.marks.")).hasSize(1);
            window.close();
        });
    }

    @Test
    void aTabThatWasNotLookedAtKeepsWhatIsRememberedOfIt() {
        FxThreadCall.run(() -> {
            var settings = Settings.load(folder);
            settings.put("queens.n", "5");
            settings.put("speed", "4");
            settings.put("tiles.view.picture", "numbers");
            settings.save();
        });
        FxThreadCall.run(() -> {
            var settings = Settings.load(folder);
            var window = window(settings);
            window.close();
            window.remember(settings);
            settings.save();
        });
        FxThreadCall.run(() -> {
            var settings = Settings.load(folder);
            assertThat(settings.get("tiles.view.picture")).contains("numbers");
            var window = window(settings);
            window.select(window.tabs().of("queens"));
            assertThat(window.front().options().texts()).containsEntry("n", "5");
            assertThat(window.front().player().speedProperty().get()).isEqualTo(4);
            assertThat(window.tabs().get(0).player().speedProperty().get()).isEqualTo(4);
            assertThat(window.front().player().session().arguments().text(QueensPuzzle.N))
                    .isEqualTo("5");
            window.close();
        });
    }

    @Test
    void aRunThatWasHeavyIsNotMadeUnasked() {
        FxThreadCall.run(() -> {
            var settings = Settings.load(folder);
            settings.put("tab", "queens");
            settings.put("queens.n", "9");
            settings.put("queens.heavy", "true");
            var window = window(settings);
            var run = window.front().player().session().run();
            assertThat(run.state()).isEqualTo(RunState.READY);
            assertThat(window.front().options().texts()).containsEntry("n", "9");
            window.front().runs().run();
            assertThat(window.front().player().session().run().state()).isNotEqualTo(RunState.READY);
            window.close();
        });
    }

    @Test
    void aRunThatWasStoppedIsRememberedAsHeavyAndAShortOneIsNot() throws InterruptedException {
        var window = FxThreadCall.now(() -> window(Settings.none()));
        var run = FxThreadCall.now(() -> window.front().player().session().run());
        assertThat(run.awaitEnd(Duration.ofMinutes(5))).isTrue();
        FxThreadCall.run(() -> {
            window.close();
            assertThat(window.front().runs().isExpensive()).isFalse();
        });
        var stopped = FxThreadCall.now(() -> {
            var other = window(Settings.none());
            other.select(other.tabs().of("knight"));
            other.front().options().fill("algorithm", "plain");
            other.front().runs().run();
            other.front().player().stop();
            other.close();
            return other;
        });
        assertThat(stopped.front().runs().isExpensive()).isTrue();
    }

    @Test
    void theColumnsAreAsTheyWereLeft() {
        FxThreadCall.run(() -> {
            var settings = Settings.load(folder);
            var window = window(settings);
            var columns = window.choices().columns();
            columns.options().folded().set(false);
            columns.explanation().widen(1.5);
            window.remember(settings);
            var next = window(settings).choices().columns();
            assertThat(next.options().folded().get()).isFalse();
            assertThat(next.explanation().folded().get()).isFalse();
            assertThat(next.explanation().width().get()).isEqualTo(1.5);
        });
    }
}
