package puzzlescope.app.lesson;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import puzzlescope.app.ask.LessonQuestion;
import puzzlescope.app.ask.QuestionMode;
import puzzlescope.app.ask.QuestionPlan;
import puzzlescope.app.ask.QuestionPlan.GivenAnswer;
import puzzlescope.app.ask.QuestionPlan.PlannedQuestion;
import puzzlescope.engine.event.Message;
import puzzlescope.learn.lesson.Chapter;
import puzzlescope.learn.lesson.LocalizedText;
import puzzlescope.learn.lesson.Task;

/** Task of answering questions: predictions, or those of the chapter. FX thread only. */
final class QuestionTask implements ChapterTask, QuestionPlan.Listener {

    private final LessonTab tab;
    private final boolean ofSteps;
    private final QuestionPlan plan;
    private final Consumer<GivenAnswer> told;
    private final Runnable changed;
    /** The number of answers after which no question is left; unknown of predictions, which end with the run. */
    private final OptionalInt asked;

    private int right;
    private int all;
    private boolean over;

    private QuestionTask(
            LessonTab tab,
            boolean ofSteps,
            Chapter chapter,
            Task.Questions questions,
            Task.Ask sorts,
            Set<PlannedQuestion> again,
            Consumer<GivenAnswer> told,
            Runnable changed) {
        this.tab = tab;
        this.ofSteps = ofSteps;
        this.told = told;
        this.changed = changed;
        int count = again.isEmpty() ? questions.written().size() + questions.about() : again.size();
        asked = ofSteps ? OptionalInt.empty() : OptionalInt.of(count);
        plan = new QuestionPlan(
                ofSteps ? QuestionMode.PREDICT : QuestionMode.QUESTIONS,
                sorts.sorts(),
                chapter.begin(),
                chapter.end(),
                questions.written().stream().map(QuestionTask::said).toList(),
                questions.about(),
                questions.seed(),
                again,
                this);
    }

    /**
     * Creates a task of predictions.
     *
     * @param again the only ones to ask; empty for all
     */
    static QuestionTask ofSteps(
            LessonTab tab,
            Chapter chapter,
            Task.Ask task,
            Set<PlannedQuestion> again,
            Consumer<GivenAnswer> told,
            Runnable changed) {
        return new QuestionTask(tab, true, chapter, new Task.Questions(List.of(), 0, 0), task, again, told, changed);
    }

    /**
     * Creates a task of written questions, followed by generated ones about the run.
     *
     * @param again the only ones to ask; empty for all
     */
    static QuestionTask ofRun(
            LessonTab tab,
            Chapter chapter,
            Task.Questions task,
            Set<PlannedQuestion> again,
            Consumer<GivenAnswer> told,
            Runnable changed) {
        return new QuestionTask(tab, false, chapter, task, new Task.Ask(Set.of()), again, told, changed);
    }

    private static LessonQuestion said(Task.AuthoredQuestion authoredQuestion) {
        return new LessonQuestion(
                said(authoredQuestion.question()),
                authoredQuestion.choices().stream()
                        .map(choice -> said(choice.words()))
                        .toList(),
                authoredQuestion.answer(),
                IntStream.range(0, authoredQuestion.choices().size())
                        .mapToObj(i -> said(authoredQuestion.reason(i)))
                        .toList());
    }

    private static Message said(LocalizedText text) {
        return Message.of("question.text", text);
    }

    /** Starts asking about the open run. */
    void begin() {
        tab.questions().follow(plan);
    }

    @Override
    public void answered(GivenAnswer answer) {
        all++;
        right += answer.correct() ? 1 : 0;
        over |= asked.isPresent() && all >= asked.getAsInt();
        told.accept(answer);
        changed.run();
    }

    @Override
    public void finished() {
        over = true;
        changed.run();
    }

    @Override
    public Message instruction() {
        return Message.of(ofSteps ? "lesson.now.ask" : "lesson.now.questions");
    }

    @Override
    public Message state() {
        return Message.of(over ? "lesson.state.over" : "lesson.state.asked", right, all);
    }

    @Override
    public boolean isDone() {
        return over;
    }

    @Override
    public void end() {
        tab.questions().cancelPlan();
    }
}
