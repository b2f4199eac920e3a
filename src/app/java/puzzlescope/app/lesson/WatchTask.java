package puzzlescope.app.lesson;

import puzzlescope.engine.event.Message;
import puzzlescope.learn.lesson.Chapter;

/** Task of watching playback of the selected range. */
record WatchTask(Chapter chapter) implements ChapterTask {

    @Override
    public Message instruction() {
        return Message.of(chapter.run().range().isPresent() ? "lesson.now.watch-range" : "lesson.now.watch");
    }

    @Override
    public Message state() {
        return Message.of("lesson.state.watch");
    }

    @Override
    public boolean isDone() {
        return true;
    }
}
