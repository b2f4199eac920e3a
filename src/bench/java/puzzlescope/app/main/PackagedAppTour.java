package puzzlescope.app.main;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.function.BooleanSupplier;
import javafx.application.Platform;
import javafx.stage.Stage;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.run.RunState;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.trace.Retention;
import puzzlescope.window.player.ManualGame;
import puzzlescope.window.player.Player.Motion;
import puzzlescope.window.theme.Theme;

/**
 * A tour of every tab of the packaged app, off-screen: a run, a question, a hinted move by hand, all themes and both languages.
 * Started from the runtime image with these classes patched into the app's module, it fails where a module does not open what
 * is read by reflection or as a resource, which tests on the class path cannot see. Prints one line a tab.
 */
final class PackagedAppTour {

    private static final Duration PATIENCE = Duration.ofSeconds(30);
    /** Inputs of runs that end soon. */
    private static final Map<String, String> ALGORITHMS = Map.of("knight", "warnsdorff");

    private final DrivenWindow driven;
    private final MainWindow window;
    private Theme theme = Theme.LIGHT;

    private PackagedAppTour(MainWindow window) {
        this.window = window;
        driven = new DrivenWindow(window);
    }

    public static void main(String[] arguments) {
        System.setProperty("glass.platform", "Headless");
        System.setProperty("prism.order", "sw");
        var complaints = Complaints.listen();
        Platform.startup(() -> {});
        var opened = new MainWindow[1];
        var started = new CountDownLatch(1);
        Platform.runLater(() -> {
            var retention = Retention.inMemory(Retention.MEMORY_BYTES);
            opened[0] = new MainWindow(Language.ENGLISH, Theme.LIGHT, 1280, 860, retention, Settings.none());
            var stage = new Stage();
            stage.setScene(opened[0].scene());
            stage.show();
            started.countDown();
        });
        int exit = 0;
        try {
            started.await();
            new PackagedAppTour(opened[0]).visitAllTabs();
        } catch (InterruptedException | IllegalStateException failed) {
            failed.printStackTrace(System.out);
            exit = 1;
        }
        if (complaints.count() > 0) {
            complaints.kept().forEach(System.out::println);
            exit = 1;
        }
        System.exit(exit);
    }

    private void visitAllTabs() {
        if (Catalogue.all().isEmpty()) {
            throw new IllegalStateException("there is no puzzle");
        }
        for (var puzzle : Catalogue.all()) {
            visit(puzzle.id());
            System.out.println("visited " + puzzle.id());
        }
    }

    private void visit(String id) {
        driven.onFx(() -> {
            driven.open(id);
            if (ALGORITHMS.containsKey(id)) {
                var parameter = window.front().puzzle().algorithmParameter();
                window.front().options().fill(parameter.name(), ALGORITHMS.get(id));
                window.front().runs().run();
            }
        });
        await(id + ": the run ends", () -> driven.onFx(() -> driven.state() == RunState.ENDED));
        askSomething(id);
        if (Catalogue.get(id).gameRules().isPresent()) {
            playAHint(id);
        }
        for (int i = 0; i < Theme.values().length; i++) {
            driven.onFx(() -> {
                theme = theme.next();
                window.themeChoice().choose(theme.code());
            });
        }
        for (int i = 0; i < Language.values().length; i++) {
            driven.onFx(window::switchLanguage);
        }
        driven.onFx(() -> window.front().runs().setManualPlay(false));
    }

    /** Steps with questions on until one is open. */
    private void askSomething(String id) {
        driven.onFx(() -> {
            window.front().player().seek(0);
            window.front().questions().onProperty().set(true);
            window.front().player().play(Motion.FORWARD);
        });
        await(
                id + ": a question is asked",
                () -> driven.onFx(() -> window.front().questions().isAsking()));
        driven.onFx(() -> window.front().questions().onProperty().set(false));
    }

    /** Asks for a hint and follows it. */
    private void playAHint(String id) {
        driven.onFx(() -> window.front().runs().setManualPlay(true));
        await(
                id + ": a game begins",
                () -> driven.onFx(
                        () -> window.front().game().filter(ManualGame::isOpen).isPresent()));
        driven.onFx(() -> window.front().runs().manualPlay().orElseThrow().hint());
        await(
                id + ": there is a hint",
                () -> driven.onFx(() -> window.front().hint().isPresent()));
        driven.onFx(() -> window.front().runs().manualPlay().orElseThrow().hint());
        await(
                id + ": a move is made",
                () -> driven.onFx(() ->
                        window.front().moves().filter(moves -> !moves.isEmpty()).isPresent()));
    }

    private static void await(String what, BooleanSupplier condition) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > end) {
                throw new IllegalStateException("in vain: " + what);
            }
            DrivenWindow.letPass(Duration.ofMillis(20));
        }
    }
}
