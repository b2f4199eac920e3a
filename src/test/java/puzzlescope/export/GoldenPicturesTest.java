package puzzlescope.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.Catalogue;
import puzzlescope.core.puzzle.Puzzle;
import puzzlescope.core.puzzle.queens.QueensPuzzle;
import puzzlescope.core.session.Session;
import puzzlescope.core.trace.Retention;
import puzzlescope.picture.PuzzlePicture;
import puzzlescope.text.Language;
import puzzlescope.text.Words;

/**
 * Every puzzle's board at the start, in the middle and at the end of a run, in all themes and both languages, as it was when it
 * was last looked at. {@code -Dpictures=write} writes them anew: look at what the version control shows then.
 */
class GoldenPicturesTest {

    private static final Path FOLDER = Path.of("src/test/resources/pictures");
    private static final Duration PATIENCE = Duration.ofMinutes(1);
    private static final int WIDTH = 480;
    private static final int HEIGHT = 320;
    private static final double TEXT = 12;
    /** In shares of a hundred; searches that are symmetric stand with an empty board at the half itself. */
    private static final Map<String, Integer> MOMENTS = Map.of("start", 0, "middle", 48, "end", 100);
    /** What does not end soon with the inputs that are there at first. */
    private static final Map<String, String> SHORTER = Map.of("knight", "warnsdorff");

    static Stream<Puzzle> puzzles() {
        return Catalogue.all().stream()
                .filter(puzzle -> PuzzlePicture.of(puzzle.id()).isPresent());
    }

    private static Arguments arguments(Puzzle puzzle) {
        var shorter = SHORTER.get(puzzle.id());
        return shorter == null ? puzzle.presets() : puzzle.presets().with(puzzle.algorithmParameter(), shorter);
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void boardsLookAsTheyDid(Puzzle puzzle) throws IOException, InterruptedException {
        var session = recorded(puzzle, arguments(puzzle));
        try {
            for (var theme : List.of("light", "dark", "contrast")) {
                for (var language : Language.values()) {
                    compare(session, theme, language);
                }
            }
        } finally {
            session.close();
        }
    }

    private static Session recorded(Puzzle puzzle, Arguments arguments) throws InterruptedException {
        var session = Session.of(puzzle, arguments, Retention.inMemory(Retention.MEMORY_BYTES));
        session.run().start();
        assertThat(session.run().awaitEnd(PATIENCE)).isTrue();
        return session;
    }

    @Test
    void queensThatAreGivenLookAsTheyDid() throws IOException, InterruptedException {
        var puzzle = new QueensPuzzle();
        var session = recorded(puzzle, puzzle.presets().with(QueensPuzzle.GIVEN, "1 - - - 2"));
        try {
            compare(session, "given", 20, "light", Language.ENGLISH);
        } finally {
            session.close();
        }
    }

    private static void compare(Session session, String theme, Language language) throws IOException {
        for (var moment : MOMENTS.entrySet()) {
            compare(session, moment.getKey(), moment.getValue(), theme, language);
        }
    }

    private static void compare(Session session, String moment, int share, String theme, Language language)
            throws IOException {
        var puzzle = session.puzzle();
        var style = new FileStyle(theme, puzzle, new Words(language), TEXT);
        var painter = PuzzlePicture.of(puzzle.id()).orElseThrow().painter(style);
        long position = session.trace().length() * share / 100;
        var svg = new BoardPicture(session, painter, style, WIDTH, HEIGHT).svg(position);
        var name = String.join("-", puzzle.id(), moment, theme, language.code()) + ".svg";
        var file = FOLDER.resolve(name);
        if ("write".equals(System.getProperty("pictures"))) {
            Files.createDirectories(FOLDER);
            Files.writeString(file, svg);
        }
        assertThat(svg).as(name).isEqualTo(Files.readString(file));
    }
}
