package puzzlescope.engine.program;

import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.KindSpec;

/** A kind of event that any program can have; its number follows those of the puzzle's own kinds. */
public record ProgramKind(String name, KindSpec spec) implements EventKind {}
