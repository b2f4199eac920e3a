package puzzlescope.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.export.ExportKind;

class HelpTest {

    static List<Puzzle> puzzles() {
        return Catalogue.all();
    }

    @ParameterizedTest
    @ValueSource(strings = {"--help", "-h", "transcript --help", "transcript maze --help", "--lang zh transcript -h"})
    void helpIsAResult(String commandLine) {
        var commandResult = CommandResult.with(commandLine);
        assertThat(commandResult.exitCode()).isZero();
        assertThat(commandResult.out()).endsWith("\n").doesNotContain("\r");
        assertThat(commandResult.err()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void helpNamesEveryFlagOfAPuzzle(Puzzle puzzle) {
        for (var language : Language.values()) {
            var help = CommandResult.with("transcript " + puzzle.id() + " --help --lang " + language.code())
                    .out();
            assertThat(help)
                    .contains(new Words(language)
                            .localize(puzzle.id() + ".summary")
                            .substring(0, 12));
            Stream.concat(TranscriptCommand.of(puzzle).flags().stream(), Stream.of(CommandSpecs.LANGUAGE))
                    .forEach(flag -> assertThat(help).containsPattern(flag.typed() + "\\[?=<"));
        }
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void everyKindOfExportHasHelpForEveryPuzzle(Puzzle puzzle) {
        for (var kind : ExportKind.all()) {
            var commandResult = CommandResult.with("export " + kind.id() + " " + puzzle.id() + " --help");
            assertThat(commandResult.err()).as(kind.id()).isEmpty();
            assertThat(commandResult.out()).as(kind.id()).contains("--out");
        }
    }

    @Test
    void onlyTheCommandThatIsAskedForIsMade() {
        var root = new CommandSpecs(new Words(Language.ENGLISH), List.of("transcript", "hanoi")).root();
        var puzzles = root.subcommands().get("transcript").getSubcommands();
        assertThat(puzzles.get("hanoi").getCommandSpec().options()).isNotEmpty();
        assertThat(puzzles.get("maze").getCommandSpec().options()).isEmpty();
        assertThat(root.subcommands().get("export").getSubcommands()).isEmpty();
    }

    @Test
    void helpSaysTheRangeAndThePreset() {
        assertThat(CommandResult.with("transcript maze --help").out().replaceAll("\\s+", " "))
                .contains("walls included: an odd number (3 to 10001; default 39)");
        assertThat(CommandResult.with("transcript maze --help --lang zh").out()).contains("（3 到 10001，默认 39）");
    }

    @ParameterizedTest
    @EnumSource
    void theListOfPuzzlesIsTheCatalogue(Language language) {
        var help = CommandResult.with("transcript --help --lang " + language.code())
                .out();
        assertThat(Catalogue.all()).allMatch(puzzle -> help.contains("\n  " + puzzle.id() + " "));
    }

    @Test
    void aPercentSignIsOne() {
        assertThat(CommandResult.with("transcript finder --help").out())
                .contains("size%3=0")
                .doesNotContain("%%");
        assertThat(CommandResult.with("transcript states --help").out())
                .contains("* / %,")
                .doesNotContain("%%");
    }

    @Test
    void theVersionIsAResult() {
        assertThat(CommandResult.with("--version").out())
                .startsWith("Puzzlescope")
                .hasLineCount(1);
    }
}
