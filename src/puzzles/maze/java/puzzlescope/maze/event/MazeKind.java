package puzzlescope.maze.event;

import puzzlescope.engine.event.ConstantId;
import puzzlescope.engine.event.EventKind;

/** A kind of event of a maze. Several families occur in one run; their numbers are consecutive. */
public interface MazeKind extends EventKind {

    default String key() {
        return "maze." + ConstantId.of(name());
    }

    /** The first number after those of a family. */
    static int after(EventKind[] family) {
        return family[family.length - 1].number() + 1;
    }
}
