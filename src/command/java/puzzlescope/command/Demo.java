package puzzlescope.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.text.Language;

/** Plays every puzzle in an offscreen window and saves pictures of it. Supplied by callers with access to windows. */
@FunctionalInterface
public interface Demo {

    /** Plays and writes the pictures to the folder. */
    void play(Options options) throws IOException;

    /** The time of a picture. */
    enum CaptureTime {
        START,
        MIDDLE,
        END;

        private String file(String puzzle) {
            return puzzle + "-" + (ordinal() + 1) + "-" + name().toLowerCase(Locale.ROOT) + ".png";
        }
    }

    /**
     * The settings of the window.
     *
     * @param folder the folder of the pictures; created if missing
     * @param mayReplace whether existing pictures may be replaced
     * @param theme the code of the theme
     * @param width the window's width in px
     * @param height the window's height in px
     * @param textSize the text size in px
     */
    record Options(
            Path folder, boolean mayReplace, String theme, Language language, int width, int height, int textSize) {

        public Path picture(String puzzle, CaptureTime captureTime) {
            return folder.resolve(captureTime.file(puzzle));
        }

        List<Path> pictures() {
            return Catalogue.all().stream()
                    .flatMap(puzzle ->
                            Arrays.stream(CaptureTime.values()).map(captureTime -> picture(puzzle.id(), captureTime)))
                    .toList();
        }
    }
}
