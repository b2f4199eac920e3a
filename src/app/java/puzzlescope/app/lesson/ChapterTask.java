package puzzlescope.app.lesson;

import java.util.Optional;
import javafx.scene.Node;
import puzzlescope.engine.event.Message;

/** The task of the open chapter. FX thread only. */
interface ChapterTask {

    /** The current instruction, in a sentence. */
    Message instruction();

    Message state();

    /** Further buttons; empty if there are none. */
    default Optional<Node> controls() {
        return Optional.empty();
    }

    /** Returns whether the task is done, so that the next chapter is enabled. */
    boolean isDone();

    /** Called once a frame. */
    default void tick() {}

    /** Restores the tab to its state without a lesson. */
    default void end() {}
}
