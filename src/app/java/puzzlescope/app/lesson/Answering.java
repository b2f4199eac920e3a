package puzzlescope.app.lesson;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import puzzlescope.app.ask.AskMode;
import puzzlescope.app.ask.AskPlan;
import puzzlescope.app.ask.AskPlan.Answered;
import puzzlescope.app.ask.WrittenQuestion;
import puzzlescope.engine.event.Message;
import puzzlescope.learn.lesson.Chapter;
import puzzlescope.learn.lesson.LocalText;
import puzzlescope.learn.lesson.Task;

/** Task of answering questions: predictions, or those of the chapter. FX thread only. */
final class Answering implements ChapterTask, AskPlan.Listener {

    private final LessonTab tab;
    private final boolean ofSteps;
    private final AskPlan plan;
    private final Consumer<Answered> told;
    private final Runnable changed;
    private int right;
    private int all;
    private boolean over;

    private Answering(
            LessonTab tab,
            boolean ofSteps,
            Chapter chapter,
            Task.Questions asked,
            Task.Ask sorts,
            Consumer<Answered> told,
            Runnable changed) {
        this.tab = tab;
        this.ofSteps = ofSteps;
        this.told = told;
        this.changed = changed;
        plan = new AskPlan(
                ofSteps ? AskMode.PREDICT : AskMode.QUESTIONS,
                sorts.sorts(),
                chapter.begin(),
                chapter.end(),
                asked.written().stream().map(Answering::said).toList(),
                asked.about(),
                asked.seed(),
                this);
    }

    /** Creates a task of predictions. */
    static Answering ofSteps(LessonTab tab, Chapter chapter, Task.Ask task, Consumer<Answered> told, Runnable changed) {
        return new Answering(tab, true, chapter, new Task.Questions(List.of(), 0, 0), task, told, changed);
    }

    /** Creates a task of written questions, followed by generated ones about the run. */
    static Answering ofRun(
            LessonTab tab, Chapter chapter, Task.Questions task, Consumer<Answered> told, Runnable changed) {
        return new Answering(tab, false, chapter, task, new Task.Ask(Set.of()), told, changed);
    }

    private static WrittenQuestion said(Task.Written written) {
        return new WrittenQuestion(
                said(written.question()),
                written.choices().stream().map(Answering::said).toList(),
                written.answer(),
                said(written.reason()));
    }

    private static Message said(LocalText text) {
        return Message.of("question.text", text);
    }

    /** Starts asking about the open run. */
    void begin() {
        tab.asking().follow(plan);
    }

    @Override
    public void answered(Answered answer) {
        all++;
        right += answer.correct() ? 1 : 0;
        told.accept(answer);
        changed.run();
    }

    @Override
    public void over() {
        over = true;
        changed.run();
    }

    @Override
    public Message now() {
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
        tab.asking().leavePlan();
    }
}
