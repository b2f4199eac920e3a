package puzzlescope.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.solve.SolveHandler;
import puzzlescope.engine.solve.SolveHandlers;
import puzzlescope.engine.text.Language;

class SolveCommandTest {

    static List<SolveHandler> solvings() {
        return Catalogue.all().stream().map(SolveHandlers::of).toList();
    }

    @ParameterizedTest
    @MethodSource("solvings")
    void helpNamesEveryFlagInBothLanguages(SolveHandler solving) {
        for (var language : Language.values()) {
            var help = CommandResult.with("solve " + solving.id() + " --help --lang " + language.code());
            assertThat(help.exitCode()).isZero();
            Stream.concat(
                            SolveCommand.of(Catalogue.get(solving.id())).flags().stream(),
                            Stream.of(CommandSpecs.LANGUAGE))
                    .forEach(flag -> assertThat(help.out()).containsPattern(flag.typed() + "\\[?=<"));
        }
    }

    @Test
    void aPuzzleWithoutASolvingOfItsOwnIsRunAndItsEventsAreCounted() {
        assertThat(CommandResult.with("solve recursion --function factorial --n 5")
                        .out())
                .containsPattern("(?m)^Algorithm: factorial$")
                .containsPattern("(?m)^Steps: \\d+$")
                .containsPattern("(?m)^Seconds: \\d+(\\.\\d+)?$");
    }

    @Test
    void theLabelsSpeakTheLanguage() {
        assertThat(CommandResult.with("solve recursion --lang zh").out()).contains("算法：", "步数：");
    }

    @Test
    void jsonIsOneObjectALine() {
        assertThat(CommandResult.with("solve recursion --function factorial --n 5 --json")
                        .out())
                .matches("\\{\"algorithm\":\"factorial\",\"events\":\\d+,\"solutions\":1,\"seconds\":[0-9.E-]+}\n");
    }

    @ParameterizedTest
    @CsvSource({
        "solve, The puzzle is missing",
        "solve maz, Did you mean maze?",
        "solve queens --threads 0, --threads",
        "solve tiles --threads 0 --json, --threads",
        "solve recursion --n 9999, --n",
        "solve tiles --shuffle 5, '\"--shuffle\" is an input of runs that are watched, as by \"transcript tiles\"'",
    })
    void badInputIsRefusedInOneLine(String commandLine, String reason) {
        var commandResult = CommandResult.with(commandLine);
        assertThat(commandResult.exitCode()).isEqualTo(2);
        assertThat(commandResult.out()).isEmpty();
        assertThat(commandResult.err()).contains(reason).hasLineCount(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"maze", "knight", "hanoi", "river", "recursion", "finder", "states"})
    void threadsAreOfferedOnlyWhereTheyShareTheWork(String puzzle) {
        var commandResult = CommandResult.with("solve " + puzzle + " --threads 2");
        assertThat(commandResult.exitCode()).isEqualTo(2);
        assertThat(commandResult.err()).startsWith("\"--threads\" is unknown").hasLineCount(1);
        assertThat(CommandResult.with("solve " + puzzle + " --help").out()).doesNotContain("--threads");
    }
}
