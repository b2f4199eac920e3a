package puzzlescope.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import puzzlescope.engine.text.Language;
import puzzlescope.learn.lesson.LessonAnswer;
import puzzlescope.learn.lesson.LessonResults;
import puzzlescope.learn.lesson.LocalizedText;

class CollectCommandTest {

    @TempDir
    Path folder;

    @BeforeEach
    void handIn() throws Exception {
        for (var name : List.of("Ada", "Zoe")) {
            var lessonAnswer = new LessonAnswer(1, "back", "Where to?", "row 1", "row 2", name.equals("Zoe"), 5);
            var lesson = new LocalizedText(Map.of(Language.ENGLISH, "Queens"));
            var results = new LessonResults(lesson, name, LocalDate.of(2026, 3, 1), List.of(lessonAnswer));
            Files.writeString(folder.resolve(name + LessonResults.ENDING), results.text());
        }
    }

    @Test
    void theTableIsPrinted() {
        var commandResult = CommandResult.with("collect --folder " + folder);
        assertThat(commandResult.exitCode()).isZero();
        assertThat(commandResult.out().lines())
                .hasSize(3)
                .element(1)
                .asString()
                .startsWith("Ada,Queens,2026-03-01,,1,0,0,1,");
        assertThat(CommandResult.with("collect --table questions --folder " + folder)
                        .out())
                .contains("Where to?");
    }

    @Test
    void theTableIsWrittenOnceAndNeverOverAnotherFileUntold() throws Exception {
        var table = folder.resolve("class.csv");
        assertThat(CommandResult.with("collect --folder " + folder + " --out " + table)
                        .exitCode())
                .isZero();
        assertThat(Files.readString(table)).contains("Zoe");
        assertThat(CommandResult.with("collect --folder " + folder + " --out " + table)
                        .exitCode())
                .isEqualTo(2);
        assertThat(CommandResult.with("collect --force --folder " + folder + " --out " + table)
                        .exitCode())
                .isZero();
    }

    private void handIn(String name, String seconds) throws Exception {
        Files.writeString(folder.resolve("odd" + LessonResults.ENDING), """
            {"puzzleresults": 1, "lesson": {"en": "Queens"}, "name": "%s", "day": "2026-03-01", "answers": [
            {"chapter": 1, "sort": "back", "question": "a", "given": "b", "right": "c", "correct": true,
            "seconds": %s}]}
            """.formatted(name, seconds));
    }

    @Test
    void moreValuesThanAnyLessonHasAreRefusedAndTheOthersCollected() throws Exception {
        Files.writeString(folder.resolve("many" + LessonResults.ENDING), "[" + "{},".repeat(300_000) + "{}]");
        var commandResult = CommandResult.with("collect --folder " + folder);
        assertThat(commandResult.err()).contains("more than 200,000 values");
        assertThat(commandResult.out()).contains("Ada", "Zoe");
    }

    @Test
    void secondsOfMoreThanALifeAreRefused() throws Exception {
        handIn("Eve", "9223372036854775807");
        assertThat(CommandResult.with("collect --folder " + folder).err()).contains("seconds");
    }

    @Test
    void aNameNeitherColoursTheTerminalNorTurnsItsLettersAround() throws Exception {
        handIn("\\u001b[31mEve\\u202egpj", "1");
        assertThat(CommandResult.with("collect --folder " + folder).out())
                .contains("\uFFFD[31mEve\uFFFDgpj")
                .doesNotContain("\u001b", "\u202e");
    }

    @Test
    void aFolderWithoutResultsAndADamagedFileAreSaid() throws Exception {
        var none = CommandResult.with("collect --folder " + folder.resolve("none"));
        assertThat(none.exitCode()).isEqualTo(2);
        assertThat(none.err()).contains("--folder");
        Files.createDirectory(folder.resolve("empty"));
        assertThat(CommandResult.with("collect --folder " + folder.resolve("empty"))
                        .err())
                .contains("no result files");
        Files.writeString(folder.resolve("bad" + LessonResults.ENDING), "[]");
        var damaged = CommandResult.with("collect --folder " + folder);
        assertThat(damaged.exitCode()).isEqualTo(ExitCode.PARTLY);
        assertThat(damaged.out()).contains("Ada");
        assertThat(damaged.err()).contains("bad" + LessonResults.ENDING);
    }
}
