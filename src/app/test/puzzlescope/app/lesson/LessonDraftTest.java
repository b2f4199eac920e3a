package puzzlescope.app.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.session.Mark;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.trace.Retention;
import puzzlescope.learn.document.RunFile;

/** Chapters that are made of the marks of a run. */
class LessonDraftTest {

    @Test
    void eachMarkBeginsAChapterThatCanBePlayed() throws InterruptedException {
        var queens = Catalogue.get("queens");
        var arguments = Arguments.presets(queens.parameters());
        var session = Session.of(queens, arguments, Retention.inMemory(1 << 26));
        session.run().start();
        assertThat(session.run().awaitEnd(Duration.ofSeconds(20))).isTrue();
        long end = session.trace().length();
        var run = new RunFile(queens, arguments, 0, Optional.empty())
                .marked(List.of(Mark.at(7), Mark.at(40), Mark.at(end)));

        var draft = new LessonDraft();
        assertThat(draft.addMarks(run, session.trace())).isEqualTo(3);

        assertThat(draft.chapters())
                .extracting(chapter -> chapter.run().position())
                .containsExactly(7L, 40L, end);
        assertThat(draft.chapters())
                .extracting(chapter -> chapter.run().range().orElseThrow())
                .as("the last one ends the run, and the way there can be played again")
                .containsExactly(range(7, 40), range(40, end), range(40, end));
    }

    private static RunFile.SavedRange range(long begin, long end) {
        return new RunFile.SavedRange(begin, end);
    }
}
