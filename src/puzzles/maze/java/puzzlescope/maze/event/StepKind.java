package puzzlescope.maze.event;

/** A kind of event of a maze whose every step is recorded. */
public interface StepKind extends MazeKind {

    /** What it does to the board. */
    Effect effect();
}
