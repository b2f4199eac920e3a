package puzzlescope.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.run.Branch;
import puzzlescope.learn.document.RunFile;
import puzzlescope.maze.MazePuzzle;

class RunArgumentTest {

    @TempDir
    private Path folder;

    private Path saved() throws IOException {
        var puzzle = Catalogue.get("maze");
        var arguments = puzzle.presets();
        for (var parameter : puzzle.parameters()) {
            switch (parameter.name()) {
                case "width" -> arguments = arguments.with(parameter, "9");
                case "height" -> arguments = arguments.with(parameter, "7");
                default -> {}
            }
        }
        var file = folder.resolve("small.puzzlescope");
        new RunFile(puzzle, arguments, 5, Optional.of(new RunFile.SavedRange(2, 6))).write(file, false);
        return file;
    }

    @Test
    void aSavedRunStandsForItsPuzzleAndInputs() throws IOException {
        var file = saved();
        assertThat(CommandResult.with("transcript --run " + file))
                .isEqualTo(CommandResult.with("transcript maze --width 9 --height 7"));
        assertThat(CommandResult.with("transcript --run=" + file + " --seed 3"))
                .isEqualTo(CommandResult.with("transcript maze --width 9 --height 7 --seed 3"));
        assertThat(CommandResult.with("questions --run " + file))
                .isEqualTo(CommandResult.with("questions maze --width 9 --height 7"));
        var picture = folder.resolve("a.svg");
        var same = folder.resolve("b.svg");
        assertThat(CommandResult.with("export picture --run " + file + " --out " + picture)
                        .exitCode())
                .isZero();
        CommandResult.with("export picture maze --width 9 --height 7 --at 5 --out " + same);
        assertThat(picture).hasSameTextualContentAs(same);
        var numbers = folder.resolve("n.csv");
        CommandResult.with("export numbers --run " + file + " --out " + numbers);
        assertThat(Files.readAllLines(numbers)).hasSize(6);
    }

    @Test
    void theStepsOfAProgramAreReadByAnotherCommand() {
        for (var name : List.of("posthoc.trace.json", "lines.jsonl")) {
            var trace = folder.resolve(name);
            var format = name.substring(0, name.indexOf('.'));
            CommandResult.with("export events river --format " + format + " --out " + trace);
            for (var command : List.of("transcript", "questions", "export picture")) {
                assertThat(CommandResult.with(command + " --run " + trace).err())
                        .contains("puzzlescope program");
            }
            assertThat(CommandResult.with("program " + trace).exitCode()).isZero();
        }
    }

    @Test
    void aValueOnTheCommandLineTakesPrecedence() throws IOException {
        var file = saved();
        assertThat(CommandResult.with("transcript --run " + file + " --width 11"))
                .isEqualTo(CommandResult.with("transcript maze --width 11 --height 7"));
        var picture = folder.resolve("a.svg");
        var same = folder.resolve("b.svg");
        assertThat(CommandResult.with("export picture --run " + file + " --at 3 --out " + picture)
                        .exitCode())
                .isZero();
        CommandResult.with("export picture maze --width 9 --height 7 --at 3 --out " + same);
        assertThat(picture).hasSameTextualContentAs(same);
    }

    @Test
    void aShorthandTakesPrecedenceToo() throws IOException {
        var puzzle = Catalogue.get("knight");
        var file = folder.resolve("knight.puzzlescope");
        var arguments = puzzle.presets();
        for (var parameter : puzzle.parameters()) {
            arguments = parameter.name().equals("rows") ? arguments.with(parameter, "5") : arguments;
        }
        new RunFile(puzzle, arguments, 0, Optional.empty()).write(file, false);
        assertThat(CommandResult.with("transcript --size 6 --run " + file))
                .isEqualTo(CommandResult.with("transcript knight --size 6"));
    }

    @Test
    void aSavedTextOfSeveralLinesIsTaken() throws IOException {
        var text = Path.of("assets/maze/examples/tree.txt");
        var puzzle = Catalogue.get("maze");
        var drawn = MazePuzzle.MAZE
                .lines()
                .orElseThrow()
                .apply(puzzle.presets().with(MazePuzzle.MAZE, Files.readString(text)));
        var file = folder.resolve("drawn.puzzlescope");
        new RunFile(puzzle, drawn, 0, Optional.empty()).write(file, false);
        assertThat(CommandResult.with("transcript --run " + file))
                .isEqualTo(CommandResult.with("transcript maze --maze " + text));
    }

    private Path branched(Branch branch) throws IOException {
        var puzzle = Catalogue.get("queens");
        var file = folder.resolve("branch" + branch.candidate() + ".puzzlescope");
        new RunFile(puzzle, puzzle.presets().withBranch(branch), 5, Optional.empty()).write(file, false);
        return file;
    }

    /** The first queen is put into the third column before the others. */
    @Test
    void theBranchesOfASavedRunAreTaken() throws IOException {
        var file = branched(new Branch(0, 2, 1));
        var printed = CommandResult.with("transcript --run " + file);
        var plain = CommandResult.with("transcript queens");
        assertThat(printed.exitCode()).isZero();
        assertThat(printed.out().lines().sorted())
                .isEqualTo(plain.out().lines().sorted().toList());
        assertThat(printed.out()).isNotEqualTo(plain.out());
        var numbers = folder.resolve("n.csv");
        assertThat(CommandResult.with("export numbers --run " + file + " --end 3 --out " + numbers)
                        .exitCode())
                .isZero();
        assertThat(Files.readAllLines(numbers).get(3)).contains("column 3");
        for (var format : List.of("text", "json", "gift")) {
            var asked = CommandResult.with("questions --format " + format + " --run " + file)
                    .out();
            assertThat(asked).contains("backtracking, other branch from step 2 on");
            assertThat(asked)
                    .isNotEqualTo(CommandResult.with("questions queens --format " + format)
                            .out());
        }
    }

    @Test
    void aBranchThatIsNoneIsASentence() throws IOException {
        var file = branched(new Branch(0, 9, 1));
        for (var command : List.of("transcript", "questions", "export picture --out " + folder.resolve("p.svg"))) {
            var refused = CommandResult.with(command + " --run " + file);
            assertThat(refused.exitCode()).isEqualTo(ExitCode.REFUSED);
            assertThat(refused.out()).isEmpty();
            assertThat(refused.err())
                    .startsWith("--run: ")
                    .contains("no such branch at step 2")
                    .hasLineCount(1);
        }
    }

    @Test
    void whatCannotBeTakenIsASentence() throws IOException {
        var none = CommandResult.with("transcript --run " + folder.resolve("none"));
        assertThat(none.exitCode()).isEqualTo(ExitCode.REFUSED);
        assertThat(none.err()).startsWith("--run: ").contains("none");
        var damaged = folder.resolve("damaged");
        Files.writeString(damaged, "{");
        assertThat(CommandResult.with("solve --run " + damaged).err()).contains("damaged at line 1");
        assertThat(CommandResult.with("open").err()).contains("Name the file");
    }
}
