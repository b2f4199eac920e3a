package puzzlescope.maze;

import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.program.CheckedBoard;
import puzzlescope.engine.program.ProgramStep;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.ProgramRules;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.maze.board.CarvingBoard;
import puzzlescope.maze.event.MazeSolver;
import puzzlescope.maze.event.SolvingEvent;
import puzzlescope.maze.event.SolvingKind;
import puzzlescope.maze.program.Maze;
import puzzlescope.maze.search.CheckedMaze;

/** Programs that walk through a finished maze and back, as depth-first search does. */
final class MazeProgramRules implements ProgramRules {

    @Override
    public Class<?> board() {
        return Maze.class;
    }

    @Override
    public Arguments textbook(Arguments arguments) {
        var stepByStep = MazeGenerator.stepByStep(arguments);
        var depthFirst = Optional.of(MazeSolver.DEPTH_FIRST);
        return stepByStep.get(MazePuzzle.SOLVE).equals(depthFirst)
                ? stepByStep
                : stepByStep.choosing(MazePuzzle.SOLVE, depthFirst);
    }

    /** The maze is that of its algorithm; the program takes the place of the solver. */
    @Override
    public List<Parameter<?>> unused(Puzzle puzzle) {
        return List.of(MazePuzzle.SOLVE);
    }

    @Override
    public Optional<EventKind> beginning() {
        return Optional.of(SolvingKind.SOLVING_BEGUN);
    }

    @Override
    public boolean supports(Arguments arguments) {
        return MazePuzzle.finder(arguments).equals(Optional.of(MazeSolver.DEPTH_FIRST));
    }

    @Override
    public CheckedBoard open(Arguments arguments, EventSink sink) {
        var maze = MazeGenerator.stepByStep(arguments).choosing(MazePuzzle.SOLVE, Optional.empty());
        var making = maze.get(MazePuzzle.ALGORITHM).instance(maze);
        return new CheckedMaze(
                making.solver(), (CarvingBoard) making.board(), MazePuzzle.endpoints(textbook(arguments)), sink);
    }

    @Override
    public Optional<ProgramStep> step(Event event) {
        if (event instanceof SolvingEvent.Called called) {
            return word(called.kind()).map(word -> ProgramStep.of(word, called.row(), called.column()));
        }
        return event instanceof SolvingEvent.AtCell cell && cell.kind() == SolvingKind.GOAL_FOUND
                ? Optional.of(ProgramStep.of("found", cell.row(), cell.column()))
                : Optional.empty();
    }

    private static Optional<String> word(SolvingKind kind) {
        if (kind == SolvingKind.CELL_ENTERED) {
            return Optional.of("enter");
        }
        boolean isBack = kind == SolvingKind.BACKED_OUT || kind == SolvingKind.DEAD_END_BACKED_OUT;
        return isBack ? Optional.of("back") : Optional.empty();
    }
}
