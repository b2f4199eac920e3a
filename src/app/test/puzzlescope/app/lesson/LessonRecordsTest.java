package puzzlescope.app.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import puzzlescope.engine.text.Language;
import puzzlescope.learn.lesson.LessonAnswer;
import puzzlescope.learn.lesson.LessonResults;
import puzzlescope.learn.lesson.LocalizedText;

class LessonRecordsTest {

    @Test
    void theAnswersGivenLastAreThereInTheNextWindow(@TempDir Path folder) throws Exception {
        var answer = new LessonAnswer(1, LessonAnswer.WRITTEN, "Which?", "This", "That", false, 3);
        var results = new LessonResults(
                LocalizedText.of(Language.ENGLISH, "Short"), "", LocalDate.of(2026, 3, 1), List.of(answer));
        new LessonRecords(Optional.of(folder)).keep(results);
        assertThat(new LessonRecords(Optional.of(folder)).kept()).contains(results);
        try (var files = Files.newDirectoryStream(folder)) {
            for (var file : files) {
                Files.writeString(file, "{");
            }
        }
        assertThat(new LessonRecords(Optional.of(folder)).kept())
                .as("damaged, so none")
                .isEmpty();
    }
}
