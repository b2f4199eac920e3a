package puzzlescope.app.lesson;

import puzzlescope.engine.event.Message;
import puzzlescope.learn.lesson.Chapter;

/**
 * Task of watching the selected range, or the whole run, to its end, or of finding the end of the range. A jump to the
 * end of the run is neither. FX thread only.
 */
final class WatchTask implements ChapterTask {

    private final LessonTab tab;
    private final Chapter chapter;
    private final Runnable changed;
    private boolean seen;
    /** True while the playhead is at the end, or beyond it, without having passed what is before. */
    private boolean skipped;

    WatchTask(LessonTab tab, Chapter chapter, Runnable changed) {
        this.tab = tab;
        this.chapter = chapter;
        this.changed = changed;
    }

    @Override
    public void tick() {
        var session = tab.player().session();
        long position = session.timeline().position();
        if (seen || !session.arguments().equals(chapter.run().arguments())) {
            return;
        }
        var trace = session.trace();
        boolean ranged = chapter.run().range().isPresent();
        long end = ranged ? chapter.end() : trace.length();
        boolean atEnd = position > 0 && position >= end && (ranged || trace.isEnded());
        boolean jumped = tab.player().history().jumpedTo() >= end;
        boolean found = position == end && end < trace.length();
        if (atEnd && (found || !jumped)) {
            seen = true;
            // Rather than repeat the range.
            tab.player().pause();
            changed.run();
        } else if (skipped != (atEnd && jumped)) {
            skipped = !skipped;
            changed.run();
        }
    }

    @Override
    public Message instruction() {
        return Message.of(chapter.run().range().isPresent() ? "lesson.now.watch-range" : "lesson.now.watch");
    }

    @Override
    public Message state() {
        return Message.of(seen ? "lesson.state.seen" : skipped ? "lesson.state.skipped" : "lesson.state.watch");
    }

    @Override
    public boolean isDone() {
        return seen;
    }
}
