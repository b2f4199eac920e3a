package puzzlescope.learn.lesson;

import puzzlescope.learn.document.RunFile;

/**
 * A chapter of a lesson.
 *
 * @param text the explanation; Markdown
 * @param run the run it is about; its selected range is the part to watch
 * @param task the task for the learner
 */
public record Chapter(LocalizedText title, LocalizedText text, RunFile run, Task task) {

    /** Returns the step after which nothing is asked; {@code Long.MAX_VALUE} if no part of the run is selected. */
    public long end() {
        return run.range().map(RunFile.SavedRange::end).orElse(Long.MAX_VALUE);
    }

    public RunFile runAtBegin() {
        return run.at(begin());
    }

    public long begin() {
        return run.range().map(RunFile.SavedRange::begin).orElse(run.position());
    }
}
