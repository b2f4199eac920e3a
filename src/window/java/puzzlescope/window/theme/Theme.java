package puzzlescope.window.theme;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.net.URL;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.application.Application;
import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.stage.PopupWindow;
import javafx.stage.Window;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.picture.ColorTokens;

/** The looks of the window. All use the same rules with different colour tokens. */
public enum Theme {
    LIGHT("light", new PrimerLight()),
    DARK("dark", new PrimerDark()),
    /** For weak projectors and poor eyesight: white on black, with large differences of lightness. */
    CONTRAST("contrast", new PrimerDark());

    /** Platform preference of Windows; other systems do not report it. */
    private static final String HIGH_CONTRAST = "Windows.SPI.HighContrast";

    private static final URL WINDOW = Objects.requireNonNull(Theme.class.getResource("/puzzlescope/window/window.css"));

    private final String code;
    private final atlantafx.base.theme.Theme base;

    Theme(String code, atlantafx.base.theme.Theme base) {
        this.code = code;
        this.base = base;
    }

    /** The name in flags and settings. */
    public String code() {
        return code;
    }

    /** The theme of a code; light if the code is unknown. */
    public static Theme ofCode(String code) {
        return Stream.of(values())
                .filter(theme -> theme.code.equals(code))
                .findFirst()
                .orElse(LIGHT);
    }

    /** The system's theme: high contrast if reported, or dark. */
    public static Theme ofSystem() {
        var preferences = Platform.getPreferences();
        boolean contrast = preferences.getBoolean(HIGH_CONTRAST).orElse(false);
        return contrast ? CONTRAST : preferences.getColorScheme() == ColorScheme.DARK ? DARK : LIGHT;
    }

    /** The next theme; after the last, the first. */
    public Theme next() {
        return values()[(ordinal() + 1) % values().length];
    }

    /**
     * Applies this theme to all controls. Before the first control is created, this spares the toolkit loading its own,
     * and the font of code is loaded while the controls are created.
     */
    public void activate() {
        CodeFont.startLoading();
        Application.setUserAgentStylesheet(base.getUserAgentStylesheet());
    }

    /** Applies this theme to the scene, and with it to every window of the app, once the font of code is there. */
    public void apply(Scene scene) {
        hidePopups();
        activate();
        CodeFont.isAvailable();
        var sheets = new ArrayList<>(List.of(ColorTokens.of(code).toExternalForm(), WINDOW.toExternalForm()));
        for (var puzzle : Catalogue.all()) {
            addOwn(puzzle, code, sheets);
            addOwn(puzzle, "style", sheets);
        }
        scene.getStylesheets().setAll(sheets);
    }

    /** Adds a style sheet that comes with the puzzle, if it exists. */
    private static void addOwn(Puzzle puzzle, String name, List<String> sheets) {
        var own = puzzle.getClass().getResource(name + ".css");
        if (own != null) {
            sheets.add(own.toExternalForm());
        }
    }

    /** Hides popups, which would be restyled before the colours that their rules refer to are known. */
    private static void hidePopups() {
        List.copyOf(Window.getWindows()).stream()
                .filter(PopupWindow.class::isInstance)
                .forEach(Window::hide);
    }
}
