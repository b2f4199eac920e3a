package puzzlescope.maze.event;

import static puzzlescope.engine.event.Fields.with;
import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.SOLUTION;
import static puzzlescope.engine.event.Role.UNDO;
import static puzzlescope.maze.event.CellEvent.BACK;
import static puzzlescope.maze.event.CellEvent.COLUMN;
import static puzzlescope.maze.event.CellEvent.COUNT;
import static puzzlescope.maze.event.CellEvent.FROM_COLUMN;
import static puzzlescope.maze.event.CellEvent.FROM_ROW;
import static puzzlescope.maze.event.CellEvent.ROW;
import static puzzlescope.maze.event.CellEvent.SIDE;
import static puzzlescope.maze.event.CellEvent.TO;
import static puzzlescope.maze.event.PackedPair.NUMBERS;
import static puzzlescope.maze.event.SolvingEvent.BEFORE;

import java.util.function.Function;
import puzzlescope.engine.event.Fields;
import puzzlescope.engine.event.KindSpec;
import puzzlescope.engine.event.Role;
import puzzlescope.maze.event.Effect.Solving;

/** The kinds of events of a person walking through a maze. */
public enum MazeGameKind implements StepKind {
    PERSON_PUT("solve-hand", with(ROW, COLUMN, MazeGameEvent.Put::new), Solving.PUT_PERSON, DO),
    PERSON_STEPPED(
            "solve-step",
            with(FROM_ROW, FROM_COLUMN, TO, COUNT, BEFORE, MazeGameEvent.Stepped::new),
            Solving.STEP_ON,
            DO),
    PERSON_RETURNED("solve-back", with(ROW, COLUMN, SIDE, COUNT, MazeGameKind::returned), Solving.STEP_BACK, UNDO),
    PERSON_CIRCLED("solve-step", with(FROM_ROW, FROM_COLUMN, TO, COUNT, MazeGameKind::circled), Solving.STEP_ROUND, DO),
    PERSON_ARRIVED("solve-goal", MazeGameKind::arrived, Solving.NOTHING, SOLUTION),
    PERSON_ARRIVED_IN_MUD("solve-goal", MazeGameKind::arrived, Solving.NOTHING, SOLUTION);

    private final KindSpec kindSpec;
    private final Solving effect;

    MazeGameKind(String label, Fields fields, Solving effect, Role... roles) {
        this(label, _ -> fields, effect, roles);
    }

    MazeGameKind(String label, Function<MazeGameKind, Fields> fields, Solving effect, Role... roles) {
        kindSpec = new KindSpec(MazeKind.after(SolvingKind.values()) + ordinal(), label, fields.apply(this), roles);
        this.effect = effect;
    }

    private static Fields arrived(MazeGameKind kind) {
        return Fields.madeBy(event -> MazeGameEvent.Arrived.of(kind, event), ROW, COLUMN, BACK, NUMBERS);
    }

    private static MazeGameEvent returned(int row, int column, Direction side, int steps) {
        return new MazeGameEvent.SteppedOnPath(PERSON_RETURNED, row, column, side, steps);
    }

    private static MazeGameEvent circled(int row, int column, Direction side, int steps) {
        return new MazeGameEvent.SteppedOnPath(PERSON_CIRCLED, row, column, side, steps);
    }

    @Override
    public KindSpec spec() {
        return kindSpec;
    }

    @Override
    public Solving effect() {
        return effect;
    }
}
