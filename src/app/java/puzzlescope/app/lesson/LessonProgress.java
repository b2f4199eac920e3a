package puzzlescope.app.lesson;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import puzzlescope.learn.lesson.Chapter;
import puzzlescope.learn.lesson.Lesson;
import puzzlescope.learn.lesson.LessonAnswer;
import puzzlescope.learn.lesson.LessonResults;

/** Work on a lesson: the open chapter, and the answers. FX thread only. */
final class LessonProgress {

    private final Lesson lesson;
    private final List<LessonAnswer> answers = new ArrayList<>();
    private int index;
    private int saved;

    LessonProgress(Lesson lesson) {
        this.lesson = lesson;
    }

    Lesson lesson() {
        return lesson;
    }

    int size() {
        return lesson.chapters().size();
    }

    /** The index of the open chapter, from 0. */
    int index() {
        return index;
    }

    Chapter chapter() {
        return lesson.chapters().get(index);
    }

    boolean isFirst() {
        return index == 0;
    }

    boolean isLast() {
        return index == size() - 1;
    }

    void open(int chapter) {
        index = chapter;
    }

    void add(LessonAnswer lessonAnswer) {
        answers.add(lessonAnswer);
    }

    List<LessonAnswer> answers() {
        return List.copyOf(answers);
    }

    /** Marks all answers so far as saved. */
    void save() {
        saved = answers.size();
    }

    /** Returns whether there are unsaved answers. */
    boolean isUnsaved() {
        return answers.size() > saved;
    }

    /** The results to hand in. */
    LessonResults results(String name, LocalDate day) {
        return new LessonResults(lesson.title(), name, day, answers);
    }
}
