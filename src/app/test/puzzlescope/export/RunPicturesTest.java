package puzzlescope.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.text.Language;
import puzzlescope.testkit.TestExport;

/**
 * Pictures of runs rather than boards, as they were when they were last looked at. {@code -Dpictures=write} writes them anew: look
 * at what the version control shows then.
 */
class RunPicturesTest {

    private static final Path FOLDER = Path.of("src/app/test/pictures/run");

    private static TestExport exported(String puzzle, Language language, String... values)
            throws IOException, InterruptedException {
        var all = new HashMap<>(Map.of("at", "40%", "resolution", "640x360", "text-size", "12"));
        for (int i = 0; i < values.length; i += 2) {
            all.put(values[i], values[i + 1]);
        }
        return TestExport.of(ExportKind.of("picture"), puzzle, ".svg", language, all);
    }

    @ParameterizedTest
    @CsvSource({"queens, curve", "queens, calls", "maze, curve", "recursion, calls", "queens, tree", "tiles, tree"})
    void runsLookAsTheyDid(String puzzle, String what) throws IOException, InterruptedException {
        for (var theme : new String[] {"light", "dark"}) {
            for (var language : Language.values()) {
                try (var made = exported(puzzle, language, "what", what, "theme", theme)) {
                    compare(String.join("-", puzzle, what, theme, language.code()) + ".svg", made.text());
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"board, queens are to be placed", "curve, curve over the range", "tree, search tree over the range"})
    void aPictureIsToldToThoseWhoCannotSeeIt(String what, String told) throws IOException, InterruptedException {
        try (var made = exported("queens", Language.ENGLISH, "what", what, "at", "1")) {
            assertThat(made.text())
                    .startsWith("<svg role=\"img\"")
                    .containsPattern("<title>N queens.+</title>\n<desc>[^<]+</desc>");
            assertThat(made.text()).contains(told);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "maze, breadth-first, 88%, solve=breadth-first;width=21;height=13",
        "maze, a-star, 88%, solve=a-star;width=21;height=13;loops=40",
        "maze, dijkstra, 90%, 'solve=dijkstra;width=21;height=13;loops=40;mud=35;to=19,11 1,11'",
        "tiles, a-star, 70%, algorithm=a-star;size=3",
        "river, breadth-first, 70%, algorithm=breadth-first"
    })
    void whatWaitsLooksAsItDid(String puzzle, String name, String at, String inputs)
            throws IOException, InterruptedException {
        for (var theme : new String[] {"light", "dark"}) {
            for (var language : Language.values()) {
                var values = Stream.concat(
                                Stream.of(inputs.split("[;=]", -1)),
                                Stream.of("waiting", "yes", "theme", theme, "at", at))
                        .toArray(String[]::new);
                try (var made = exported(puzzle, language, values)) {
                    compare(String.join("-", puzzle, name, "waiting", theme, language.code()) + ".svg", made.text());
                }
            }
        }
    }

    private static void compare(String name, String svg) throws IOException {
        var file = FOLDER.resolve(name);
        if ("write".equals(System.getProperty("pictures"))) {
            Files.createDirectories(FOLDER);
            Files.writeString(file, svg);
        }
        assertThat(svg).as(name).isEqualTo(Files.readString(file));
    }

    @Test
    void theCurveShowsTheRangeThatIsAskedForAndNoMore() throws IOException, InterruptedException {
        try (var made =
                exported("queens", Language.ENGLISH, "what", "curve", "begin", "200", "end", "400", "at", "300")) {
            assertThat(made.text()).contains(">200<", ">400<", "step 300").doesNotContain(">100<", ">500<");
        }
    }

    @Test
    void aRunWithoutCallsHasNoCallTree() {
        assertThatThrownBy(() -> exported("maze", Language.ENGLISH, "what", "calls", "algorithm", "kruskal"))
                .isInstanceOfSatisfying(ExportRefusedException.class, refused -> {
                    assertThat(refused.option()).isEqualTo("what");
                    assertThat(refused.reason().key()).isEqualTo("export.what.no-calls");
                });
    }

    @Test
    void noOptionHasTheNameOfAPuzzlesInput() {
        var options = ExportKind.of("picture").options();
        assertThat(Catalogue.all().stream()
                        .map(Puzzle::parameters)
                        .flatMap(parameters -> parameters.stream().map(each -> each.name())))
                .doesNotContainAnyElementsOf(
                        options.stream().map(each -> each.name()).toList());
    }
}
