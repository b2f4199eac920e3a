package puzzlescope.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Puzzle;

class CheckCommandTest {

    /** Keeps what it is asked for. */
    private static class RecordingHost implements PlugInHost {

        final List<String> asked = new ArrayList<>();

        @Override
        public void use(String jar) {
            asked.add("use " + jar);
            if (jar.equals("bad.jar")) {
                throw new InvalidInputException(Message.of("plug-in.unusable", jar, Message.of("plug-in.empty")));
            }
        }

        @Override
        public OpenedJar open(String jar) {
            asked.add("open " + jar);
            return new OpenedJar(jar, List.of(), List.of(Message.of("check.field.overlap", "PRESSED", 1, 2)));
        }

        @Override
        public void useAllowed() {
            asked.add("allowed");
        }

        @Override
        public List<Message> remarks() {
            return List.of(Message.of("plug-in.waits", "jugs.jar"));
        }

        @Override
        public List<Message> faults(Puzzle puzzle) {
            return List.of(Message.of("check.no-view", puzzle.id()));
        }
    }

    private final RecordingHost host = new RecordingHost();

    private CommandResult run(String commandLine) {
        var out = new ByteArrayOutputStream();
        var err = new ByteArrayOutputStream();
        int code = PuzzlescopeCommand.run(List.of(commandLine.split(" ")), out, err, _ -> {}, host);
        return new CommandResult(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    static List<String> puzzles() {
        return Catalogue.all().stream().map(Puzzle::id).toList();
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    @Tag("thorough")
    void thePuzzlesOfTheAppHaveNoFaults(String puzzle) {
        var commandResult = CommandResult.with("check " + puzzle);
        assertThat(commandResult.out()).isEqualTo(puzzle + ": no faults found.\n");
        assertThat(commandResult.exitCode()).isZero();
    }

    @Test
    void aFaultIsALineInTheLanguageAskedFor() {
        var commandResult = run("check recursion --lang zh");
        assertThat(commandResult.exitCode()).isEqualTo(1);
        assertThat(commandResult.out()).hasLineCount(1).startsWith("recursion：“recursion”没有 PuzzleFace");
    }

    @ParameterizedTest
    @ValueSource(strings = {"check jugs.jar", "check --lang en jugs.jar", "--lang=en check jugs.jar"})
    void aJarThatHasNoPuzzlesIsExplained(String commandLine) {
        var commandResult = run(commandLine);
        assertThat(host.asked).containsExactly("open jugs.jar");
        assertThat(commandResult.out())
                .isEqualTo("jugs.jar: Fields 1 and 2 of PRESSED share bits: put one after the other with after(…).\n");
        assertThat(commandResult.exitCode()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--plug-in a.jar transcript hanoi --disks 2",
                "transcript --plug-in a.jar hanoi --disks 2",
                "transcript hanoi --disks 2 --plug-in=a.jar"
            })
    void aPlugInThatIsNamedIsUsedBeforeTheOthers(String commandLine) {
        assertThat(run(commandLine).exitCode()).isZero();
        assertThat(host.asked).containsExactly("use a.jar", "allowed");
    }

    @Test
    void aPlugInThatCannotBeUsedIsRefused() {
        var commandResult = run("transcript hanoi --plug-in bad.jar");
        assertThat(commandResult.exitCode()).isEqualTo(2);
        assertThat(commandResult.err()).startsWith("--plug-in: The plug-in bad.jar cannot be used: ");
        assertThat(run("transcript hanoi --plug-in").err()).isEqualTo("--plug-in needs a value.\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"transcript jugs", "export picture jugs", "check jugs", "solve mase"})
    void whereAPuzzleIsUnknownPlugInsThatWaitAreNamed(String commandLine) {
        assertThat(run(commandLine).err())
                .endsWith(" jugs.jar waits for permission: start the window once, or use --plug-in.\n");
    }

    @Test
    void whereAnythingElseIsUnknownTheyAreNot() {
        assertThat(run("transkript").err()).doesNotContain("jugs.jar");
        assertThat(run("transcript hanoi --disk 2").err()).doesNotContain("jugs.jar");
    }

    @Test
    void theHelpSaysWhatIsChecked() {
        assertThat(CommandResult.with("--help").out()).contains("--plug-in").contains("check ");
        assertThat(CommandResult.with("check --help").out())
                .contains("[puzzle or jar]")
                .contains("recursion");
    }
}
