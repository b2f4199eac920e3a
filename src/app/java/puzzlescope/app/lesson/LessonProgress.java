package puzzlescope.app.lesson;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import puzzlescope.app.ask.QuestionPlan.PlannedQuestion;
import puzzlescope.learn.lesson.Chapter;
import puzzlescope.learn.lesson.Lesson;
import puzzlescope.learn.lesson.LessonAnswer;
import puzzlescope.learn.lesson.LessonResults;
import puzzlescope.learn.lesson.LessonScore;

/** Work on a lesson: the open chapter, and the answers. FX thread only. */
final class LessonProgress {

    private final Lesson lesson;
    private final boolean onTrial;
    private final List<LessonAnswer> answers = new ArrayList<>();
    private final SortedSet<Integer> done = new TreeSet<>();
    private final SortedMap<Integer, Set<PlannedQuestion>> missed = new TreeMap<>();
    private boolean again;
    private int index;
    private int saved;
    private int questions;
    private final Map<List<Object>, LessonAnswer> last = new LinkedHashMap<>();

    /** @param onTrial whether the lesson is tried by its maker, whose answers are no results */
    LessonProgress(Lesson lesson, boolean onTrial) {
        this.lesson = lesson;
        this.onTrial = onTrial;
    }

    boolean isOnTrial() {
        return onTrial;
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
        again = false;
    }

    /** Marks the open chapter as done. */
    void finishChapter() {
        done.add(index);
    }

    /** The done chapters, from 0. */
    SortedSet<Integer> done() {
        return Collections.unmodifiableSortedSet(done);
    }

    /** Restores the done chapters of an earlier session. */
    void restore(Collection<Integer> chapters) {
        done.addAll(chapters);
    }

    boolean isFinished() {
        return done.size() == size();
    }

    /** Keeps a question of the open chapter as missed until it is answered correctly. */
    void asked(PlannedQuestion question, boolean correct) {
        var wrong = missed.computeIfAbsent(index, _ -> new LinkedHashSet<>());
        if (correct) {
            wrong.remove(question);
        } else {
            wrong.add(question);
        }
        missed.values().removeIf(Set::isEmpty);
    }

    /** The first chapter from one on with missed questions. */
    OptionalInt missedFrom(int chapter) {
        return missed.tailMap(chapter).keySet().stream().mapToInt(i -> i).findFirst();
    }

    /** Opens a chapter for its missed questions only. */
    void openAgain(int chapter) {
        open(chapter);
        again = true;
    }

    /** Returns whether the chapter is open for its missed questions only. */
    boolean isRepetition() {
        return again;
    }

    /** The only questions of the open chapter to ask; empty for all. */
    Set<PlannedQuestion> repeatedQuestions() {
        return again ? Set.copyOf(missed.getOrDefault(index, Set.of())) : Set.of();
    }

    /** The last answers to questions and goals that were wrong. */
    List<LessonAnswer> wrong() {
        return last.values().stream().filter(each -> !each.correct()).toList();
    }

    /** @param asked identifies the question or task within the chapter */
    void add(Object asked, LessonAnswer lessonAnswer) {
        answers.add(lessonAnswer);
        last.put(List.of(lessonAnswer.chapter(), asked), lessonAnswer);
    }

    /** Sets the number of questions and tasks of the lesson. */
    void setQuestions(int all) {
        questions = all;
    }

    LessonScore score() {
        int right = (int) last.values().stream().filter(LessonAnswer::correct).count();
        return new LessonScore(questions, last.size(), right);
    }

    boolean isAnswered() {
        return !answers.isEmpty();
    }

    List<LessonAnswer> answers() {
        return List.copyOf(answers);
    }

    /** Marks all answers so far as saved. */
    void save() {
        saved = answers.size();
    }

    /** Returns whether there are answers to be saved. */
    boolean isUnsaved() {
        return answers.size() > saved && !onTrial;
    }

    LessonResults results(String name, LocalDate day) {
        return new LessonResults(lesson.title(), name, day, answers, score());
    }
}
