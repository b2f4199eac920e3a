package puzzlescope.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine.Model.CommandSpec;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.export.ExportKind;
import puzzlescope.learn.document.RunFile;
import puzzlescope.learn.lesson.LessonAnswer;
import puzzlescope.learn.lesson.LessonResults;
import puzzlescope.learn.lesson.LocalizedText;

/**
 * The commands of the documentation, which can be carried out as they stand there. The files that they name are in a
 * temporary folder.
 */
class DocumentedCommandsTest {

    private static final Path DOCUMENTATION = Path.of(".github/docs");
    private static final Path COMMANDS = DOCUMENTATION.resolve("COMMANDS.md");
    private static final String FENCE = "```";
    private static final String PROGRAM = "puzzlescope ";

    /** Marks a command that needs a window. */
    private static final String IN_A_WINDOW = "# opens the window";

    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|\\S+");
    private static final Pattern FILE = Pattern.compile(
            "[a-z]+\\.(csv|gif|html|jsonl?|trace\\.json|pdf|png|pptx|puzzlescope|svg|txt|xlsx)|results|pictures|programs");
    private static final Pattern OPTION = Pattern.compile("(?<=`|[ |])--[a-z][a-z-]*");

    /** Options of the app that are no flags of a command. */
    private static final Set<String> GENERAL = Set.of("--run", "--version", "--help");

    @TempDir
    private static Path folder;

    @BeforeAll
    static void writeTheFilesThatAreRead() throws IOException {
        Files.copy(Path.of("assets/maze/examples/loops.txt"), folder.resolve("maze.txt"));
        Files.copy(Path.of("assets/states/examples/water-jugs.txt"), folder.resolve("puzzle.txt"));
        Files.writeString(folder.resolve("boards.txt"), "1 2 3 4 5 6 7 0 8\n8 6 7 2 5 4 3 0 1\n");
        var queens = Catalogue.get("queens");
        new RunFile(queens, queens.presets(), 3, Optional.of(new RunFile.SavedRange(0, 40)))
                .write(folder.resolve("queens.puzzlescope"), false);
        Files.writeString(
                folder.resolve("queens.jsonl"),
                CommandResult.with("transcript queens --n 5 --events").out());
        var results = Files.createDirectory(folder.resolve("results"));
        var answer = new LessonAnswer(1, "back", "Where to?", "row 1", "row 2", true, 5);
        var lesson = new LocalizedText(Map.of(Language.ENGLISH, "Queens"));
        var ada = new LessonResults(lesson, "Ada", LocalDate.of(2026, 3, 1), List.of(answer));
        Files.writeString(results.resolve("Ada" + LessonResults.ENDING), ada.text());
    }

    static List<String> commands() throws IOException {
        return documented().filter(line -> !line.contains(IN_A_WINDOW)).toList();
    }

    /** Returns the lines of fenced blocks that start the program. */
    private static Stream<String> documented() throws IOException {
        var lines = new ArrayList<String>();
        boolean fenced = false;
        for (var line : Files.readAllLines(COMMANDS)) {
            if (line.startsWith(FENCE)) {
                fenced = !fenced;
            } else if (fenced && line.startsWith(PROGRAM)) {
                lines.add(line);
            }
        }
        return lines.stream();
    }

    @ParameterizedTest
    @MethodSource("commands")
    void aCommandOfTheDocumentationIsCarriedOut(String line) {
        var commandResult = CommandResult.with(words(line));
        assertThat(commandResult.exitCode()).as(commandResult.err()).isIn(ExitCode.DONE, ExitCode.NO_SOLUTION);
    }

    /** Returns the words after the program's name, as a shell would pass them, with files in the temporary folder. */
    private static List<String> words(String line) {
        return WORD.matcher(line.substring(PROGRAM.length()))
                .results()
                .map(word -> word.group(1) == null ? word.group() : word.group(1))
                .map(word -> FILE.matcher(word).matches() ? folder.resolve(word).toString() : word)
                .toList();
    }

    @Test
    void onlyOpeningAFileNeedsAWindow() throws IOException {
        assertThat(documented().filter(line -> line.contains(IN_A_WINDOW)))
                .isNotEmpty()
                .allMatch(line -> line.startsWith(PROGRAM + CommandSpecs.OPEN + " "));
    }

    @Test
    void everyCommandHasAnExample() throws IOException {
        assertThat(documented().map(line -> line.split(" ", -1)[1]))
                .containsAll(new CommandSpecs(new Words(Language.ENGLISH), List.of())
                        .root()
                        .subcommands()
                        .keySet());
        assertThat(commands().stream()
                        .filter(line -> line.startsWith(PROGRAM + CommandSpecs.EXPORT))
                        .map(line -> line.split(" ", -1)[2]))
                .containsAll(ExportKind.all().stream().map(ExportKind::id).toList());
    }

    @Test
    void everyOptionThatIsNamedExists() throws IOException {
        var known = new TreeSet<>(GENERAL);
        collect(root(), known);
        for (var page : List.of(COMMANDS, DOCUMENTATION.resolve("EXPORTS.md"))) {
            var named = new TreeSet<String>();
            OPTION.matcher(Files.readString(page)).results().forEach(found -> named.add(found.group()));
            named.remove("--enable-native-access");
            assertThat(named).as(page.toString()).isNotEmpty().isSubsetOf(known);
        }
    }

    /** Returns the root with all commands filled in. */
    private static CommandSpec root() {
        var asked = new ArrayList<>(List.of(
                CommandSpecs.TRANSCRIPT,
                CommandSpecs.SOLVE,
                CommandSpecs.EXPORT,
                CommandSpecs.QUESTIONS,
                CommandSpecs.COLLECT,
                CommandSpecs.DEMO,
                CommandSpecs.LESSON));
        ExportKind.all().forEach(kind -> asked.add(kind.id()));
        Catalogue.all().stream().map(Puzzle::id).forEach(asked::add);
        return new CommandSpecs(new Words(Language.ENGLISH), asked).root();
    }

    private static void collect(CommandSpec command, Set<String> options) {
        command.options().forEach(option -> options.add(option.longestName()));
        command.subcommands().values().forEach(each -> collect(each.getCommandSpec(), options));
    }
}
