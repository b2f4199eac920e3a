package puzzlescope.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.text.Language;

/** Plays every puzzle in a window that nobody sees and keeps pictures of it. Given by whoever has a window. */
@FunctionalInterface
public interface Demo {

    /** Plays and writes the pictures into the folder. */
    void play(Wish wish) throws IOException;

    /** When a picture is taken. */
    enum Moment {
        START,
        MIDDLE,
        END;

        private String file(String puzzle) {
            return puzzle + "-" + (ordinal() + 1) + "-" + name().toLowerCase(Locale.ROOT) + ".png";
        }
    }

    /**
     * How the window is to look.
     *
     * @param folder where the pictures go; made if it is not there
     * @param mayReplace whether they may take the place of pictures that are there
     * @param theme the code of the theme that the window is to have
     * @param width the window's width in px
     * @param height the window's height in px
     * @param textSize the size of its text in px
     */
    record Wish(Path folder, boolean mayReplace, String theme, Language language, int width, int height, int textSize) {

        /** Where a picture goes. */
        public Path picture(String puzzle, Moment moment) {
            return folder.resolve(moment.file(puzzle));
        }

        /** All of them. */
        List<Path> pictures() {
            return Catalogue.all().stream()
                    .flatMap(puzzle -> Arrays.stream(Moment.values()).map(moment -> picture(puzzle.id(), moment)))
                    .toList();
        }
    }
}
