package puzzlescope.command;

import java.io.IOException;
import java.nio.file.Path;
import puzzlescope.text.Language;

/** Plays every puzzle in a window that nobody sees and keeps pictures of it. Given by whoever has a window. */
@FunctionalInterface
public interface Demo {

    /** Plays and writes the pictures into the folder. */
    void play(Wish wish) throws IOException;

    /**
     * How the window is to look.
     *
     * @param folder where the pictures go; made if it is not there
     * @param theme {@code light} or {@code dark}
     * @param width the window's width in px
     * @param height the window's height in px
     */
    record Wish(Path folder, String theme, Language language, int width, int height) {}
}
