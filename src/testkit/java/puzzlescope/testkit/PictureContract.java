package puzzlescope.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.engine.trace.Retention;
import puzzlescope.export.BoardPicture;
import puzzlescope.export.FileStyle;
import puzzlescope.picture.PuzzlePicture;

/**
 * A puzzle's board at the start, in the middle and at the end of a run, in all themes and both languages, compared with
 * reference pictures beside the puzzle's tests. {@code -Dpictures=write} writes the references anew: look at what version
 * control shows then.
 */
public abstract class PictureContract {

    private static final Duration PATIENCE = Duration.ofMinutes(5);
    private static final int WIDTH = 480;
    private static final int HEIGHT = 320;
    private static final double TEXT = 12;
    /** In percent; searches that are symmetric have an empty board at the half itself. */
    private static final Map<String, Integer> MOMENTS = Map.of("start", 0, "middle", 48, "end", 100);

    private final Puzzle puzzle;
    private final Path folder;

    protected PictureContract(Puzzle puzzle) {
        this.puzzle = puzzle;
        folder = Path.of("src/puzzles", puzzle.id(), "test/pictures");
    }

    /** The inputs of a run that ends soon; the presets, unless overridden. */
    protected Arguments arguments() {
        return puzzle.presets();
    }

    @Test
    void boardsLookLikeTheirReferences() throws IOException, InterruptedException {
        var session = recorded(arguments());
        try {
            for (var theme : List.of("light", "dark", "contrast")) {
                for (var language : Language.values()) {
                    for (var moment : MOMENTS.entrySet()) {
                        compare(session, moment.getKey(), moment.getValue(), theme, language);
                    }
                }
            }
        } finally {
            session.close();
        }
    }

    /** A run of these inputs that has ended. */
    protected final Session recorded(Arguments arguments) throws InterruptedException {
        var session = Session.of(puzzle, arguments, Retention.inMemory(Retention.MEMORY_BYTES));
        session.run().start();
        assertThat(session.run().awaitEnd(PATIENCE)).isTrue();
        return session;
    }

    /**
     * Compares one picture.
     *
     * @param moment the name of the moment, a part of the reference's name
     * @param share the position, in percent of the run
     */
    protected final void compare(Session session, String moment, int share, String theme, Language language)
            throws IOException {
        var style = new FileStyle(theme, puzzle, new Words(language), TEXT);
        var painter = PuzzlePicture.of(puzzle.id()).orElseThrow().painter(style);
        long position = session.trace().length() * share / 100;
        var svg = new BoardPicture(session, painter, style, WIDTH, HEIGHT).svg(position);
        var name = String.join("-", puzzle.id(), moment, theme, language.code()) + ".svg";
        var file = folder.resolve(name);
        if ("write".equals(System.getProperty("pictures"))) {
            Files.createDirectories(folder);
            Files.writeString(file, svg);
        }
        assertThat(file).as("reference picture, written by -Dpictures=write").exists();
        assertThat(svg).as(name).isEqualTo(Files.readString(file));
    }
}
