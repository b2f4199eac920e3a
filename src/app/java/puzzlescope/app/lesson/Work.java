package puzzlescope.app.lesson;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import puzzlescope.learn.lesson.Answer;
import puzzlescope.learn.lesson.Chapter;
import puzzlescope.learn.lesson.Lesson;
import puzzlescope.learn.lesson.Results;

/** A lesson that somebody works through: the chapter that is open, and what was answered. FX thread only. */
final class Work {

    private final Lesson lesson;
    private final List<Answer> answers = new ArrayList<>();
    private int index;
    private int saved;

    Work(Lesson lesson) {
        this.lesson = lesson;
    }

    Lesson lesson() {
        return lesson;
    }

    int size() {
        return lesson.chapters().size();
    }

    /** The number of the chapter that is open, from 0. */
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

    void add(Answer answer) {
        answers.add(answer);
    }

    List<Answer> answers() {
        return List.copyOf(answers);
    }

    /** All that was answered by now is saved. */
    void save() {
        saved = answers.size();
    }

    /** Whether there are answers that are not saved. */
    boolean isUnsaved() {
        return answers.size() > saved;
    }

    /** What is handed in. */
    Results results(String name, LocalDate day) {
        return new Results(lesson.title(), name, day, answers);
    }
}
