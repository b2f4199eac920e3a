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
            new LessonResults(lesson, name, LocalDate.of(2026, 3, 1), List.of(lessonAnswer))
                    .write(folder.resolve(name + LessonResults.ENDING), false);
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
                .startsWith("Ada,Queens,2026-03-01,1,0,0,1,");
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
        assertThat(damaged.exitCode()).isEqualTo(2);
        assertThat(damaged.out()).contains("Ada");
        assertThat(damaged.err()).contains("bad" + LessonResults.ENDING);
    }
}
