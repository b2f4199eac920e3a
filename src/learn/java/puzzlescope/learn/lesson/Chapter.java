package puzzlescope.learn.lesson;

import puzzlescope.learn.document.RunFile;

/**
 * A part of a lesson.
 *
 * @param text what is said of it; Markdown
 * @param run the run that it is about; what is selected of it is the part that is watched
 * @param task what is asked of those who work through it
 */
public record Chapter(LocalText title, LocalText text, RunFile run, Task task) {

    /** The step after which nothing is asked any more; far away if nothing of the run is selected. */
    public long end() {
        return run.range().map(RunFile.Stretch::end).orElse(Long.MAX_VALUE);
    }

    /** The run, at the step at which the chapter begins. */
    public RunFile runAtBegin() {
        return run.at(begin());
    }

    /** The step at which it begins. */
    public long begin() {
        return run.range().map(RunFile.Stretch::begin).orElse(run.position());
    }
}
