package puzzlescope.app.lesson;

import java.time.Duration;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.run.RunState;
import puzzlescope.engine.session.Session;
import puzzlescope.learn.lesson.RunAssessment;
import puzzlescope.learn.lesson.Task;
import puzzlescope.window.control.Shortcut;
import puzzlescope.window.theme.Appearance;

/** Task of changing the options until a run is as wanted. FX thread only. */
final class MakeTask implements ChapterTask {

    /**
     * A run as wanted.
     *
     * @param what its inputs, or its count
     */
    record CreatedRun(String what, long seconds) {}

    private final Appearance appearance;
    private final LessonTab tab;
    private final Task.Make task;
    private final Consumer<CreatedRun> onDone;
    private final Runnable changed;
    private final long began = System.nanoTime();
    private @Nullable Session checked;
    private @Nullable RunAssessment made;

    MakeTask(Appearance appearance, LessonTab tab, Task.Make task, Consumer<CreatedRun> onDone, Runnable changed) {
        this.appearance = appearance;
        this.tab = tab;
        this.task = task;
        this.onDone = onDone;
        this.changed = changed;
    }

    @Override
    public void tick() {
        var session = tab.player().session();
        if (isDone()
                || session.equals(checked)
                || tab.isByHand()
                || session.run().state() != RunState.ENDED) {
            return;
        }
        checked = session;
        made = RunAssessment.of(session, task, appearance.texts().words());
        if (isDone()) {
            long seconds = Duration.ofNanos(System.nanoTime() - began).toSeconds();
            onDone.accept(new CreatedRun(answer(session, made), seconds));
        }
        changed.run();
    }

    private String answer(Session session, RunAssessment run) {
        return run.count().isPresent()
                ? appearance.localize(Message.of("number", run.count().getAsLong()))
                : task.inputs().keySet().stream()
                        .flatMap(name -> session.puzzle().parameters().stream()
                                .filter(each -> each.name().equals(name)))
                        .map(each -> each.name() + "=" + session.arguments().text(each))
                        .collect(Collectors.joining(" "));
    }

    @Override
    public Message instruction() {
        return Message.of("lesson.now.make", Shortcut.OPTIONS_COLUMN.keys(), Shortcut.RUN.keys());
    }

    @Override
    public Message state() {
        var run = made;
        if (run == null || checked == null) {
            return Message.of("lesson.state.make");
        }
        if (!run.missing().isEmpty()) {
            var puzzle = checked.puzzle();
            return Message.of(
                    "lesson.state.make-missing",
                    Message.of(puzzle.id() + "." + run.missing().getFirst().name()));
        }
        if (task.count().isEmpty()) {
            return Message.of("lesson.state.made");
        }
        var wanted = task.count().get();
        var counter = Message.of(wanted.counter());
        if (run.count().isEmpty()) {
            return Message.of("lesson.state.make-uncounted", counter);
        }
        long count = run.count().getAsLong();
        return isDone()
                ? Message.of("lesson.state.made-count", counter, count)
                : wanted.least() == wanted.most()
                        ? Message.of("lesson.state.make-exactly", counter, count, wanted.least())
                        : Message.of("lesson.state.make-between", counter, count, wanted.least(), wanted.most());
    }

    @Override
    public boolean isDone() {
        return made != null && made.isAsWanted();
    }
}
