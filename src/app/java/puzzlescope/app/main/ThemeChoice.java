package puzzlescope.app.main;

import java.util.List;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.InvalidationListener;
import javafx.beans.WeakInvalidationListener;
import javafx.scene.Scene;
import puzzlescope.engine.event.Message;
import puzzlescope.window.control.NamedAction;
import puzzlescope.window.theme.Palette;
import puzzlescope.window.theme.Theme;

/** The theme of a window: one that was chosen, or always that of the system. FX thread only. */
final class ThemeChoice {

    /** The setting of a theme that follows the system's. */
    static final String SYSTEM = "system";

    private final Scene scene;
    private final Palette palette;
    private Theme theme;
    private boolean followsSystem;

    /** Held weakly by the toolkit, which outlives the window. */
    private final InvalidationListener onColorScheme = _ -> follow();

    /**
     * Shows a theme.
     *
     * @param followsSystem whether the theme is the system's at present, and changes with it
     */
    ThemeChoice(Scene scene, Palette palette, Theme theme, boolean followsSystem) {
        this.scene = scene;
        this.palette = palette;
        this.theme = theme;
        this.followsSystem = followsSystem;
        show(theme);
        Platform.getPreferences().colorSchemeProperty().addListener(new WeakInvalidationListener(onColorScheme));
    }

    /** All values of the setting. */
    static List<String> settings() {
        return Stream.concat(Stream.of(SYSTEM), Stream.of(Theme.values()).map(Theme::code))
                .toList();
    }

    Stream<NamedAction> paletteEntries() {
        return settings().stream()
                .map(setting -> new NamedAction(
                        Message.of("palette.theme", Message.of("theme." + setting)), () -> choose(setting)));
    }

    Theme theme() {
        return theme;
    }

    /** The value of the setting: the theme's code or {@link #SYSTEM}. */
    String setting() {
        return followsSystem ? SYSTEM : theme.code();
    }

    /** Shows the theme of a setting. */
    void choose(String setting) {
        followsSystem = setting.equals(SYSTEM);
        if (followsSystem) {
            follow();
        } else {
            show(Theme.ofCode(setting));
        }
    }

    private void follow() {
        if (followsSystem) {
            show(Theme.ofSystem());
        }
    }

    private void show(Theme next) {
        theme = next;
        palette.setTheme(next);
        next.apply(scene);
    }
}
