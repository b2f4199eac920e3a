package puzzlescope.window.control;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Tooltip;
import puzzlescope.window.player.Player;
import puzzlescope.window.player.Speed;
import puzzlescope.window.theme.Appearance;

/** The speed of playback: in steps a second, or by how long the whole run may take. FX thread only. */
final class SpeedMenu extends MenuButton {

    /**
     * Time for the whole run.
     *
     * @param key of its name
     */
    private record Duration(String key, int seconds) {}

    private static final List<Duration> DURATIONS = List.of(
            new Duration("speed.in-30-seconds", 30),
            new Duration("speed.in-1-minute", 60),
            new Duration("speed.in-5-minutes", 300));

    private final Appearance appearance;
    private final Player player;

    SpeedMenu(Appearance appearance, Player player) {
        this.appearance = appearance;
        this.player = player;
        setId("speed");
        getStyleClass().add("transport-button");
        setMinWidth(USE_PREF_SIZE);
        setMnemonicParsing(false);
        accessibleTextProperty().bind(appearance.texts().of("transport.speed"));
        var tooltip = new Tooltip();
        Supplier<String> film = () -> player.isAllRevealed() && !isReadingPace()
                ? appearance.localize(
                        "speed.tooltip",
                        Speed.film(
                                player.session().trace().length(),
                                player.speedProperty().get()))
                : appearance.localize("speed.tooltip.so-far");
        tooltip.setOnShowing(_ -> tooltip.setText(film.get()));
        setTooltip(tooltip);
        player.speedProperty().addListener((_, _, _) -> {
            name();
            player.invalidate();
        });
        player.readingPaceProperty().addListener((_, _, _) -> name());
        appearance.texts().wordsProperty().addListener((_, _, _) -> name());
        setOnShowing(_ -> fill());
        fill();
        name();
    }

    private boolean isReadingPace() {
        return player.readingPaceProperty().get();
    }

    private void name() {
        setText(
                isReadingPace()
                        ? appearance.localize("speed.reading")
                        : appearance
                                .texts()
                                .localize(Speed.name(player.speedProperty().get())));
    }

    private void choose(int speed) {
        player.setReading(null);
        player.speedProperty().set(speed);
    }

    private void fill() {
        var items = getItems();
        items.setAll(DURATIONS.stream().map(this::wholeRun).toList());
        items.add(new SeparatorMenuItem());
        IntStream.rangeClosed(Speed.SLOWEST, Speed.FASTEST)
                .filter(Speed::isOffered)
                .forEach(speed -> items.add(item(speed)));
    }

    private MenuItem wholeRun(Duration duration) {
        var item = new MenuItem(appearance.localize(duration.key()));
        item.setId("speed-whole-run-" + duration.seconds());
        item.setMnemonicParsing(false);
        item.setOnAction(_ -> choose(Speed.within(player.session().trace().length(), duration.seconds())));
        return item;
    }

    private MenuItem item(int speed) {
        var item = new RadioMenuItem(appearance.texts().localize(Speed.name(speed)));
        item.setId("speed-" + speed);
        item.setMnemonicParsing(false);
        item.setSelected(speed == player.speedProperty().get() && !isReadingPace());
        item.setOnAction(_ -> choose(speed));
        return item;
    }
}
