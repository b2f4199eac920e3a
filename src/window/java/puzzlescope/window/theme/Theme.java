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

/** The looks of the window. All use the same rules with other colour tokens. */
public enum Theme {
    LIGHT("light", new PrimerLight()),
    DARK("dark", new PrimerDark()),
    /** For weak projectors and weak eyes: white on black, and what must be told apart far from each other in lightness. */
    CONTRAST("contrast", new PrimerDark());

    /** What Windows calls it; others do not tell. */
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

    /** The one that the system asks for: much contrast, where it says so, or darkness. */
    public static Theme ofSystem() {
        var preferences = Platform.getPreferences();
        boolean contrast = preferences.getBoolean(HIGH_CONTRAST).orElse(false);
        return contrast ? CONTRAST : preferences.getColorScheme() == ColorScheme.DARK ? DARK : LIGHT;
    }

    /** The one that comes after this; after the last, the first. */
    public Theme next() {
        return values()[(ordinal() + 1) % values().length];
    }

    /** Makes this the look of all controls. Before the first control is made, it spares the toolkit to load its own. */
    public void use() {
        Application.setUserAgentStylesheet(base.getUserAgentStylesheet());
    }

    /** Dresses the scene, and with it every window of the app, in this theme. */
    public void dress(Scene scene) {
        hidePopups();
        use();
        var sheets = new ArrayList<>(List.of(ColorTokens.of(code).toExternalForm(), WINDOW.toExternalForm()));
        for (var puzzle : Catalogue.all()) {
            addOwn(puzzle, code, sheets);
            addOwn(puzzle, "style", sheets);
        }
        scene.getStylesheets().setAll(sheets);
    }

    /** Adds a style sheet that comes with the puzzle, if it is there. */
    private static void addOwn(Puzzle puzzle, String name, List<String> sheets) {
        var own = puzzle.getClass().getResource(name + ".css");
        if (own != null) {
            sheets.add(own.toExternalForm());
        }
    }

    /** What is open above the window would be styled anew before the colours are known that its rules name. */
    private static void hidePopups() {
        List.copyOf(Window.getWindows()).stream()
                .filter(PopupWindow.class::isInstance)
                .forEach(Window::hide);
    }
}
