package puzzlescope.maze.event;

import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.NOTE;
import static puzzlescope.engine.event.Role.SOLUTION;

import puzzlescope.engine.event.Fields;
import puzzlescope.engine.event.KindField;
import puzzlescope.engine.event.KindSpec;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;

/** The kinds of events of a giant maze: the parts of the generation, and the waves of the search. */
public enum GiantKind implements MazeKind {
    GIANT_BEGUN("giant-start", NOTE),
    PART_CARVED("giant-part", DO),
    GIANT_FINISHED("giant-done", SOLUTION),
    LOOPS_BEGUN("loops-start", NOTE),
    LOOPS_PART_OPENED("loops-open", DO),
    LOOPS_ENDED("loops-end", NOTE),
    FLOOD_BEGUN("giant-solve", NOTE),
    WAVE_SPREAD("giant-wave", DO),
    WAY_PART_TRACED("giant-trace", DO),
    GIANT_WAY_SHOWN("giant-way", SOLUTION);

    private static final GiantKind[] KINDS = values();

    public static final Vocabulary VOCABULARY = Vocabulary.of(KINDS);

    private final KindSpec kindSpec;

    GiantKind(String label, Role... roles) {
        var fields = Fields.with(new KindField<>(GiantKind::of), GiantEvent.PART, GiantEvent.DONE, GiantEvent::new);
        kindSpec = new KindSpec(ordinal(), label, fields, roles);
    }

    public static GiantKind of(long event) {
        return KINDS[PackedEvent.kind(event)];
    }

    @Override
    public KindSpec spec() {
        return kindSpec;
    }
}
