package puzzlescope.app.lesson;

import puzzlescope.engine.event.Message;
import puzzlescope.learn.lesson.Chapter;

/** Task of watching the selected range, or the whole run, to its end. FX thread only. */
final class WatchTask implements ChapterTask {

    private final LessonTab tab;
    private final Chapter chapter;
    private final Runnable changed;
    private boolean seen;

    WatchTask(LessonTab tab, Chapter chapter, Runnable changed) {
        this.tab = tab;
        this.chapter = chapter;
        this.changed = changed;
    }

    @Override
    public void tick() {
        var session = tab.player().session();
        long position = session.timeline().position();
        boolean atEnd = chapter.run().range().isPresent() ? position >= chapter.end() : position > 0 && isEnd(position);
        if (!seen && atEnd && session.arguments().equals(chapter.run().arguments())) {
            seen = true;
            changed.run();
        }
    }

    private boolean isEnd(long position) {
        var trace = tab.player().session().trace();
        return trace.isEnded() && position >= trace.length();
    }

    @Override
    public Message instruction() {
        return Message.of(chapter.run().range().isPresent() ? "lesson.now.watch-range" : "lesson.now.watch");
    }

    @Override
    public Message state() {
        return Message.of(seen ? "lesson.state.seen" : "lesson.state.watch");
    }

    @Override
    public boolean isDone() {
        return seen;
    }
}
