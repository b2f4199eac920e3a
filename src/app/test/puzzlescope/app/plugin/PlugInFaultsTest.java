package puzzlescope.app.plugin;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.app.plugin.SampleJar.Edit;

/** Plug-ins with faults: the app goes on without them, and one sentence names what is missing or wrong. */
@Tag("thorough")
class PlugInFaultsTest {

    private static final String EVENT = "java/lights/LightsEvent.java";
    private static final String MODULE = "java/module-info.java";
    private static final String CHINESE = "resources/lights/messages_zh_CN.properties";

    /** A fault that is found when the plug-in is loaded, and its sentence. */
    private record Fault(String name, Edit edit, String sentence) {}

    static final List<Fault> FAULTS = List.of(
            new Fault(
                    "view",
                    new Edit(
                            MODULE,
                            "provides puzzlescope.window.board.PuzzleFace with\n            lights.LightsFace;",
                            ""),
                    "There is no PuzzleFace for \"lights\""),
            new Fault(
                    "opens",
                    new Edit(MODULE, "opens lights;", ""),
                    "The package lights cannot be read: write \"opens lights;\""),
            new Fault(
                    "listing",
                    new Edit("java/lights/LightsPuzzle.java", "List.of(\"light-chasing\"))", "List.of(\"chasing\"))"),
                    "The pseudocode chasing.listing is missing."),
            new Fault(
                    "label",
                    new Edit("resources/lights/light-chasing_zh_CN.listing", "undo ", "done "),
                    "No line of light-chasing_zh_CN.listing has the label \"undo\", which the events TAKEN_BACK name."),
            new Fault(
                    "key",
                    new Edit(CHINESE, "lights.spot", "lights.place"),
                    "The key lights.spot is missing in messages_zh_CN.properties."),
            new Fault(
                    "counter",
                    new Edit("java/lights/LightsPuzzle.java", "Role.SOLUTION)", "Role.SOLUTION).with(Kind.PRESSED)"),
                    "The key lights.counter.PRESSED is missing in messages.properties."),
            new Fault(
                    "overlap",
                    new Edit(EVENT, "Field.upTo(LightsBoard.MOST - 1).after(ROW)", "Field.upTo(LightsBoard.MOST - 1)"),
                    "Fields 1 and 2 of PRESSED share bits"),
            new Fault(
                    "taken",
                    new Edit("java/lights/LightsPuzzle.java", "return \"lights\";", "return \"maze\";"),
                    "There is a puzzle with the id \"maze\" already."),
            new Fault(
                    "thrown",
                    new Edit(
                            "java/lights/LightsPuzzle.java",
                            "return List.of(N, SEED);",
                            "throw new IllegalStateException(\"on purpose\");"),
                    "lights fails: java.lang.IllegalStateException: on purpose"));

    @TempDir
    private static Path folder;

    private static String english;
    private static String chinese;

    @BeforeAll
    static void allowAllOfThem() throws IOException, InterruptedException {
        var home = folder.resolve("home");
        var plugIns = Files.createDirectories(home.resolve("plug-ins"));
        for (var fault : FAULTS) {
            var jar = SampleJar.buildChanged(folder, fault.name(), fault.edit());
            Files.copy(jar, plugIns.resolve(fault.name() + ".jar"));
        }
        Files.writeString(plugIns.resolve("text.jar"), "this is no jar");
        var allowed = new PlugInFolder(home);
        for (var plugIn : allowed.unknown()) {
            allowed.allow(plugIn);
        }
        english = SampleJar.run(home, "transcript", "lights").text();
        chinese = SampleJar.run(home, "transcript", "lights", "--lang", "zh").text();
    }

    @ParameterizedTest
    @FieldSource("FAULTS")
    void aFaultIsOneSentenceThatNamesIt(Fault fault) {
        assertThat(english).contains("The plug-in " + fault.name() + ".jar cannot be used: " + fault.sentence());
        assertThat(chinese).contains("插件 " + fault.name() + ".jar 无法使用：");
    }

    @Test
    void aFileThatIsNoJarIsNamedToo() {
        assertThat(english).contains("The plug-in text.jar cannot be used: Java cannot load it as a module:");
    }

    @Test
    void theAppIsThereWithoutThem() {
        assertThat(english).contains("\"lights\" is unknown; choose one of: maze, tiles,");
    }

    /** Faults that only a run shows. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        java/lights/LightsBoard.java | change(event, -1);              | presses--;                  | Undoing ATTEMPT_BEGUN does not restore the board (step 1; presses: 0, -1).
        java/lights/LightsEvent.java | IntField NUMBER = Field.upTo(9999); | IntField NUMBER = Field.upTo(1); | The field "number" of ATTEMPT_BEGUN has no room for 2, only for 0–1.
        java/lights/LightChasing.java | sink.emit(LightsEvent.Kind.TAKEN_BACK, square / n, square % n); | sink.emit(LightsEvent.Kind.TAKEN_BACK, square / n); | 1 number is emitted with TAKEN_BACK, which has 2 fields.
        """)
    void aRunWithAFaultIsFoundByTheCommand(String file, String from, String to, String sentence) throws Exception {
        var name = "run-" + Integer.toHexString(to.hashCode());
        var jar = SampleJar.buildChanged(folder, name, new Edit(file, from, to));
        var printed = SampleJar.run(folder.resolve("empty"), "check", jar.toString());
        assertThat(printed.exitCode()).isEqualTo(1);
        assertThat(printed.text()).startsWith("lights: ").contains(sentence);
    }

    @ParameterizedTest
    @ValueSource(strings = {"lights", "jugs"})
    void aSampleWithoutFaultsPassesTheCommand(String sample) throws Exception {
        var jar = SampleJar.build(folder, sample);
        var printed = SampleJar.run(folder.resolve("empty"), "check", jar.toString(), "--lang", "zh");
        assertThat(printed.text()).isEqualTo(sample + "：没有发现问题。\n");
        assertThat(printed.exitCode()).isZero();
    }
}
