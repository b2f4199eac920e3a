package puzzlescope.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.export.ExportKind;
import puzzlescope.export.ExportOptions;

class ExportCommandTest {

    private static final String MAZE = "export picture maze --width 9 --height 7 --seed 1 ";

    @TempDir
    private Path folder;

    private Path file(String name) {
        return folder.resolve(name);
    }

    @ParameterizedTest
    @CsvSource({"states --space river, 16", "river, 12"})
    void nodesHaveTheirStatesInTheDocumentsNotationWhereNothingElseIsWritten(String puzzle, int least)
            throws IOException {
        var graph = file("graph.svg");
        assertThat(CommandResult.with("export picture " + puzzle + " --at 100% --out " + graph))
                .isEqualTo(new CommandResult(0, "", ""));
        assertThat(Pattern.compile(">[0-3],[0-3],[LR]<")
                        .matcher(Files.readString(graph))
                        .results())
                .hasSizeBetween(least, 16);
    }

    @Test
    void theSameArgumentsGiveTheSameBytes() throws IOException {
        for (var ending : new String[] {"svg", "png"}) {
            var one = file("one." + ending);
            var other = file("other." + ending);
            assertThat(CommandResult.with(MAZE + "--at 40% --out " + one)).isEqualTo(new CommandResult(0, "", ""));
            assertThat(CommandResult.with(MAZE + "--at 40% --out " + other)).isEqualTo(new CommandResult(0, "", ""));
            assertThat(one).hasSameBinaryContentAs(other);
        }
    }

    @Test
    void howFarALongRunHasComeMeanwhileMakesNoDifference() throws IOException {
        var calls = file("calls.svg");
        CommandResult.with("export picture queens --n 12 --what calls --at 50 --out " + calls);
        assertThat(Files.readString(calls)).contains("step 50<");
        CommandResult.with("export picture queens --n 4 --what calls --at 50 --force --out " + calls);
        assertThat(Files.readString(calls)).contains("step 50 of ");
    }

    @ParameterizedTest
    @CsvSource({
        "film, 0%, 90, 90",
        "film, 200, 90, 200",
        "film, 50%, 90, " + Long.MAX_VALUE,
        "numbers, 0%, 100%, " + Long.MAX_VALUE,
        "picture, 0%, 90, 7",
    })
    void aShareIsOfTheWholeRunAndStepsOfItsBeginning(String id, String begin, String end, long needed) {
        var kind = ExportKind.of(id);
        var arguments = Arguments.presets(kind.options());
        arguments = arguments.with(ExportOptions.BEGIN, begin).with(ExportOptions.END, end);
        assertThat(kind.needs(id.equals("picture") ? arguments.with(ExportOptions.AT, "7") : arguments))
                .isEqualTo(needed);
    }

    @Test
    void aPictureHasTheSizeThatIsAskedFor() throws IOException {
        var file = file("board.png");
        assertThat(CommandResult.with(MAZE + "--resolution 400x300 --scale 2 --out " + file)
                        .exitCode())
                .isZero();
        var image = ImageIO.read(new ByteArrayInputStream(Files.readAllBytes(file)));
        assertThat(image.getWidth()).isEqualTo(800);
        assertThat(image.getHeight()).isEqualTo(600);
        assertThat(image.getRGB(400, 300)).as("not only ground").isNotEqualTo(image.getRGB(1, 1));
    }

    @Test
    void momentsAndThemesDiffer() throws IOException {
        var start = file("start.svg");
        var middle = file("middle.svg");
        var dark = file("dark.svg");
        CommandResult.with(MAZE + "--at 0 --out " + start);
        CommandResult.with(MAZE + "--at 40% --out " + middle);
        CommandResult.with(MAZE + "--at 40% --theme dark --out " + dark);
        assertThat(Files.readString(start)).isNotEqualTo(Files.readString(middle));
        assertThat(Files.readString(middle)).isNotEqualTo(Files.readString(dark));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        --at 40%                  | --out: Name the file to write, such as --out maze.png.
        --out FILE.txt            | --out: FILE.txt does not end in one of: .png, .svg.
        --out FILE.png --at half  | --at: "half" is neither a number of steps nor a share such as 45%.
        --out FILE.png --at 101%  | --at: "101%" is neither a number of steps nor a share such as 45%.
        --out FILE.png --at 99999 | --at: The run has 36 steps, so there is no step 99,999.
        --out FILE.png --scale 9  | --scale: "9" is not a whole number from 1 to 4.
        """)
    void whatCannotBeDoneIsASentenceAndNothingIsWritten(String flags, String sentence) {
        var place = file("board").toString();
        var commandResult = CommandResult.with(MAZE + flags.replace("FILE", place));
        assertThat(commandResult.exitCode()).isEqualTo(ExitCode.REFUSED);
        assertThat(commandResult.out()).isEmpty();
        assertThat(commandResult.err()).isEqualTo(sentence.replace("FILE", place) + "\n");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void aFileThatIsThereIsReplacedOnlyIfThatIsAskedFor() throws IOException {
        var file = file("board.svg");
        Files.writeString(file, "mine");
        var refused = CommandResult.with(MAZE + "--out " + file);
        assertThat(refused.exitCode()).isEqualTo(ExitCode.REFUSED);
        assertThat(refused.err()).contains("already exists");
        assertThat(file).hasContent("mine");
        assertThat(CommandResult.with(MAZE + "--force --out " + file).exitCode())
                .isZero();
        assertThat(Files.readString(file)).startsWith("<svg");
    }

    @Test
    void numbersAreATableWithARowForEachMoment() throws IOException {
        var file = file("numbers.csv");
        assertThat(CommandResult.with("export numbers hanoi --disks 3 --out " + file))
                .isEqualTo(new CommandResult(0, "", ""));
        var lines = Files.readAllLines(file);
        assertThat(lines.getFirst()).startsWith("\uFEFFStep,").endsWith(",What happened");
        assertThat(lines.get(1)).startsWith("0,0,");
        int columns = lines.getFirst().split(",").length;
        assertThat(lines.subList(1, lines.size()))
                .allSatisfy(line -> assertThat(line.split(",").length).isGreaterThanOrEqualTo(columns - 1));
        assertThat(lines.getLast()).contains(",7,");
        assertThat(CommandResult.with(
                                "export numbers maze --width 9 --height 7 --begin 9 --end 3 --out " + file("x.csv"))
                        .err())
                .isEqualTo("--end: The range ends at step 3, before it begins at 9.\n");
    }

    @Test
    void aMissingKindOrPuzzleIsNamed() {
        assertThat(CommandResult.with("export").err()).contains("picture");
        assertThat(CommandResult.with("export picture").err()).contains("maze");
        assertThat(CommandResult.with("export film --out hanoi.gif").err())
                .startsWith("The puzzle is missing; choose one of: maze");
    }

    @Test
    void sheetsOfALessonAreWrittenByItsNameOrOutOfItsFile() throws IOException {
        var named = file("named.html");
        assertThat(CommandResult.with(
                        "export sheet lesson --name queens --variants 1 --traced-steps 2 --questions 0 --out " + named))
                .isEqualTo(new CommandResult(0, "", ""));
        assertThat(file("named-answers.html")).isNotEmptyFile();
        var lesson = file("lesson.puzzlelesson");
        Files.copy(Path.of("assets/learn/05-queens.puzzlelesson"), lesson);
        var read = file("read.html");
        CommandResult.with(
                "export sheet lesson --variants 1 --traced-steps 2 --questions 0 --name=" + lesson + " --out " + read);
        assertThat(read).hasSameTextualContentAs(named);
        Files.writeString(lesson, Files.readString(lesson).replace("\"2 4 - - - -\"", "\"2 3\""));
        assertThat(CommandResult.with("export sheet lesson --name " + lesson + " --out " + file("none.pdf"))
                        .err())
                .startsWith("--name: Chapter 5: ")
                .contains("The queens given in row 1, column 2 and in row 2, column 3 attack");
        assertThat(CommandResult.with("export sheet lesson --name chess --out " + file("none.pdf"))
                        .err())
                .startsWith("--name: There is no lesson \"chess\"; it is one of first-minutes, ");
        assertThat(CommandResult.with("export sheet lesson --out " + file("none.pdf"))
                        .err())
                .startsWith("--name: Name a lesson: first-minutes, ")
                .endsWith(", or a file that ends in .puzzlelesson.\n");
        assertThat(file("none.pdf")).doesNotExist();
    }
}
