package puzzlescope.maze.event;

import java.util.Locale;
import puzzlescope.engine.event.EventKind;

/** A kind of event of a maze. Several families meet in one run; their numbers follow one another. */
public interface MazeKind extends EventKind {

    /** The key of its sentence. */
    default String key() {
        return "maze." + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The first number of the family that follows another one. */
    static int after(EventKind[] family) {
        return family[family.length - 1].number() + 1;
    }
}
