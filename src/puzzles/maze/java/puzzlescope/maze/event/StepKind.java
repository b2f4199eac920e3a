package puzzlescope.maze.event;

/** A kind of event of a maze that is recorded step by step. */
public interface StepKind extends MazeKind {

    Effect effect();
}
