package puzzlescope.app.lesson;

import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import puzzlescope.app.ask.QuestionPlan.GivenAnswer;
import puzzlescope.app.document.RunDocuments;
import puzzlescope.app.program.ProgramStore;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.learn.lesson.Chapter;
import puzzlescope.learn.lesson.LessonAnswer;
import puzzlescope.learn.lesson.Task;
import puzzlescope.learn.question.RunFacts;
import puzzlescope.window.player.ReadingTime;
import puzzlescope.window.theme.Appearance;

/** The open chapter: starts its run in its puzzle's tab, sets its task, and keeps the answers. FX thread only. */
final class OpenChapter {

    private final Appearance appearance;
    private final Function<Puzzle, ? extends LessonTab> tabs;
    private final RunDocuments documents;
    private final ProgramStore programs;
    private final Runnable onChange;
    private @Nullable ChapterTask task;
    private @Nullable LessonTab used;

    /**
     * Starts without a chapter.
     *
     * @param tabs selects a puzzle's tab
     * @param programs keeps the programs of chapters
     * @param onChange is called whenever the task's state changes
     */
    OpenChapter(
            Appearance appearance,
            Function<Puzzle, ? extends LessonTab> tabs,
            RunDocuments documents,
            ProgramStore programs,
            Runnable onChange) {
        this.appearance = appearance;
        this.tabs = tabs;
        this.documents = documents;
        this.programs = programs;
        this.onChange = onChange;
    }

    /** The task of the chapter; empty if none is open. */
    Optional<ChapterTask> task() {
        return Optional.ofNullable(task);
    }

    /** Opens the current chapter of the work; the previous one must have ended. */
    void begin(LessonProgress lessonProgress) {
        var tab = tabs.apply(lessonProgress.chapter().run().puzzle());
        try {
            begin(lessonProgress, tab);
        } catch (InvalidInputException impossible) {
            tab.player().showNotice(impossible.reason());
        }
    }

    private void begin(LessonProgress lessonProgress, LessonTab tab) {
        var chapter = lessonProgress.chapter();
        used = tab;
        tab.makeRoom(true);
        tab.player().setReading(() -> secondsToRead(tab));
        switch (chapter.task()) {
            case Task.Watch() -> {
                task = new WatchTask(tab, chapter, onChange);
                run(chapter);
            }
            case Task.Ask ask -> {
                var asked = QuestionTask.ofSteps(
                        tab,
                        chapter,
                        ask,
                        lessonProgress.repeatedQuestions(),
                        answer -> keep(lessonProgress, answer),
                        onChange);
                task = asked;
                documents.open(chapter.runAtBegin(), 0, () -> begin(tab, asked));
            }
            case Task.Questions questions -> {
                var asked = QuestionTask.ofRun(
                        tab,
                        chapter,
                        questions,
                        lessonProgress.repeatedQuestions(),
                        answer -> keep(lessonProgress, answer),
                        onChange);
                task = asked;
                documents.open(chapter.runAtBegin(), RunFacts.MOST, () -> begin(tab, asked));
            }
            case Task.Make make -> {
                tab.makeRoom(false);
                task = new MakeTask(appearance, tab, make, made -> keep(lessonProgress, made), onChange);
                run(chapter);
            }
            case Task.Program program -> {
                var completed = new ProgramTask(
                        appearance,
                        tab,
                        chapter.run(),
                        program,
                        programs,
                        right -> keep(lessonProgress, right),
                        onChange);
                task = completed;
                run(chapter);
                completed.begin();
            }
            case Task.Goal(var most) -> {
                task = new GoalTask(tab, most, end -> keep(lessonProgress, end), onChange);
                if (chapter.run().moves().isPresent()) {
                    run(chapter);
                } else {
                    tab.playByHand(chapter.run().arguments());
                }
            }
        }
    }

    private double secondsToRead(LessonTab tab) {
        return tab.player()
                .moment()
                .event()
                .map(event -> ReadingTime.seconds(appearance.localize(event.sentence())))
                .orElse(0.0);
    }

    private void run(Chapter chapter) {
        var game = chapter.run().game();
        if (game.isPresent()) {
            documents.replay(chapter.run(), game.get());
        } else {
            documents.open(chapter.runAtBegin(), 0, () -> {});
        }
    }

    /** Begins the questions. The range only limits them; playback continues after it. */
    private void begin(LessonTab tab, QuestionTask asked) {
        if (asked.equals(task)) {
            tab.player().loop().onProperty().set(false);
            asked.begin();
        }
    }

    private void keep(LessonProgress lessonProgress, GivenAnswer answer) {
        lessonProgress.asked(answer.asked(), answer.correct());
        lessonProgress.add(
                answer.asked(),
                new LessonAnswer(
                        lessonProgress.index() + 1,
                        answer.sort(),
                        appearance.localize(answer.asked().question()),
                        appearance.localize(answer.given()),
                        appearance.localize(answer.right()),
                        answer.correct(),
                        answer.seconds()));
    }

    private void keep(LessonProgress lessonProgress, GoalTask.End end) {
        lessonProgress.add(
                LessonAnswer.GOAL,
                new LessonAnswer(
                        lessonProgress.index() + 1,
                        LessonAnswer.GOAL,
                        lessonProgress.chapter().title().in(appearance.texts().language()),
                        appearance.localize(Message.of("number", end.moves())),
                        "",
                        end.reached(),
                        end.seconds()));
    }

    private void keep(LessonProgress lessonProgress, MakeTask.CreatedRun made) {
        keepMade(lessonProgress, made.what(), made.seconds());
    }

    private void keep(LessonProgress lessonProgress, ProgramTask.CorrectProgram right) {
        var what = appearance.localize(Message.of("lesson.program.boards", right.boards()));
        keepMade(lessonProgress, what, right.seconds());
    }

    private void keepMade(LessonProgress lessonProgress, String what, long seconds) {
        lessonProgress.add(
                LessonAnswer.MADE,
                new LessonAnswer(
                        lessonProgress.index() + 1,
                        LessonAnswer.MADE,
                        lessonProgress.chapter().title().in(appearance.texts().language()),
                        what,
                        "",
                        true,
                        seconds));
    }

    /** Called once a frame. */
    void tick() {
        if (task != null) {
            task.tick();
        }
    }

    /** Ends the chapter; the open run stays. */
    void end() {
        if (task != null) {
            task.end();
            task = null;
        }
        if (used != null) {
            used.makeRoom(false);
            used.player().setReading(null);
            used = null;
        }
    }
}
