package puzzlescope.core.puzzle.maze;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import puzzlescope.core.event.Board;
import puzzlescope.core.event.EventSink;
import puzzlescope.core.event.Message;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.Effort;
import puzzlescope.core.puzzle.GameRules;
import puzzlescope.core.puzzle.GameStatus;
import puzzlescope.core.puzzle.GameStatus.State;
import puzzlescope.core.puzzle.Hint;
import puzzlescope.core.puzzle.Instance;
import puzzlescope.core.puzzle.InvalidInput;
import puzzlescope.core.puzzle.Parameter;
import puzzlescope.core.puzzle.Puzzle;
import puzzlescope.core.puzzle.maze.board.MazeBoard;
import puzzlescope.core.puzzle.maze.event.CellEvent;
import puzzlescope.core.puzzle.maze.event.CellState;
import puzzlescope.core.puzzle.maze.event.Direction;
import puzzlescope.core.puzzle.maze.event.Ends;
import puzzlescope.core.puzzle.maze.event.MazeEvent;
import puzzlescope.core.puzzle.maze.event.MazeEventKind;
import puzzlescope.core.puzzle.maze.event.Place;
import puzzlescope.core.puzzle.maze.event.SolvingEvent;
import puzzlescope.core.puzzle.maze.event.WayFinder;
import puzzlescope.core.puzzle.maze.search.SolvingRun;

/** The finished maze as a game: walk from A to B, in as few steps as there are. */
public final class MazeGame implements GameRules {

    private static final EventSink NOWHERE = _ -> {};

    /** There must be a start and a goal. */
    @Override
    public Arguments arguments(Arguments given) {
        var stepByStep = MazeGenerator.stepByStep(given);
        boolean solved = MazePuzzle.finder(stepByStep).isPresent();
        return solved ? stepByStep : stepByStep.choosing(MazePuzzle.SOLVE, Optional.of(WayFinder.BREADTH_FIRST));
    }

    @Override
    public void open(Arguments arguments, EventSink sink) {
        var from = MazePuzzle.ends(arguments).from();
        var maze = arguments.choosing(MazePuzzle.SOLVE, Optional.empty());
        maze.get(MazePuzzle.ALGORITHM).instance(maze).solver().solve(sink);
        sink.emit(at(MazeEventKind.SOLVING_BEGUN, from, Direction.NORTH, withoutWalls(arguments), 0)
                .pack());
        sink.emit(at(MazeEventKind.PERSON_PUT, from, Direction.NORTH, 0, 0).pack());
    }

    private static int withoutWalls(Arguments arguments) {
        var ends = MazePuzzle.ends(arguments);
        return Math.abs(ends.from().row() - ends.to().row()) / 2
                + Math.abs(ends.from().column() - ends.to().column()) / 2;
    }

    private static SolvingEvent at(MazeEventKind kind, Place place, Direction side, int first, int second) {
        return new SolvingEvent(kind, place.row(), place.column(), side, first, second);
    }

    /**
     * The events of a step.
     *
     * @throws Refusal if there is a wall
     */
    public static List<MazeEvent> step(MazeBoard board, Direction side) {
        var here = new Place(board.markRow(), board.markColumn());
        if (!board.isOpen(here.row(), here.column(), side)) {
            var wall = Message.of("maze.direction." + side);
            throw new InvalidInput(Message.of("maze.hand.wall", CellEvent.place(here.row(), here.column()), wall));
        }
        var next = here.toward(side, 2);
        int steps = board.steps() + 1;
        var events = new ArrayList<MazeEvent>();
        var state = board.state(next.row(), next.column());
        if (state != CellState.PATH) {
            events.add(at(MazeEventKind.PERSON_STEPPED, here, side, steps, state.ordinal()));
        } else if (board.isLinked(here.row(), here.column(), side)) {
            events.add(at(MazeEventKind.PERSON_RETURNED, here, side, steps, 0));
        } else {
            cutLoop(board, here, next, events);
            events.add(at(MazeEventKind.PERSON_CIRCLED, here, side, steps, 0));
        }
        var ends = board.ends().orElseThrow();
        if (next.equals(ends.to())) {
            events.add(at(MazeEventKind.PERSON_ARRIVED, next, side, steps, shortest(board, ends)));
        }
        return events;
    }

    /** Takes the cells from here back to another one off the path. */
    private static void cutLoop(MazeBoard board, Place here, Place end, List<MazeEvent> events) {
        var cell = here;
        while (!cell.equals(end)) {
            var back = back(board, cell);
            events.add(at(MazeEventKind.LOOP_CUT, cell, back, 0, 0));
            cell = cell.toward(back, 2);
        }
    }

    private static Direction back(MazeBoard board, Place cell) {
        for (var side : Direction.values()) {
            if (board.isLinked(cell.row(), cell.column(), side)) {
                return side;
            }
        }
        throw new IllegalStateException("no path leads to " + cell);
    }

    private static int shortest(MazeBoard board, Ends ends) {
        return stepsFrom(board, ends, ends.from());
    }

    private static int stepsFrom(MazeBoard board, Ends ends, Place place) {
        var quest = new SolvingRun(board, ends, NOWHERE);
        var onward = quest.stepsToGoal();
        int steps = 0;
        for (int cell = quest.cell(place); cell != quest.to(); cell = quest.neighbour(cell, onward[cell])) {
            steps++;
        }
        return steps;
    }

    @Override
    public Instance instance(Puzzle puzzle, Arguments arguments) {
        return puzzle.instance(arguments)
                .measuredBy(MazeMeasures.byHand(
                        arguments.get(MazePuzzle.ALGORITHM),
                        (arguments.integer(MazePuzzle.HEIGHT) / 2) * (arguments.integer(MazePuzzle.WIDTH) / 2)))
                .inPhases(MazeMeasures.phasesByHand());
    }

    @Override
    public GameStatus status(Arguments arguments, Board board) {
        var maze = (MazeBoard) board;
        var ends = MazePuzzle.ends(arguments);
        int shortest = shortest(maze, ends);
        int left = stepsFrom(maze, ends, new Place(maze.markRow(), maze.markColumn()));
        int reached = Math.max(0, shortest - left);
        var effort = Effort.moves(maze.steps(), shortest);
        if (left > 0) {
            var open = Message.of("maze.hand.steps", maze.steps(), shortest);
            return new GameStatus(State.OPEN, reached, Math.max(1, shortest), open, effort);
        }
        var won = maze.steps() == shortest
                ? Message.of("maze.hand.won-shortest", shortest)
                : Message.of("maze.hand.won", maze.steps(), shortest, maze.steps() - shortest);
        return new GameStatus(State.WON, Math.max(1, shortest), Math.max(1, shortest), won, effort);
    }

    @Override
    public Hint hint(Arguments arguments, Board board, Runnable checkStopped) {
        var maze = (MazeBoard) board;
        var quest = new SolvingRun(maze, MazePuzzle.ends(arguments), NOWHERE);
        int here = quest.cell(new Place(maze.markRow(), maze.markColumn()));
        var side = quest.stepsToGoal()[here];
        var next = new Place(maze.markRow(), maze.markColumn()).toward(side, 2);
        var why = Message.of(
                "maze.hand.hint",
                Message.of("maze.direction." + side),
                CellEvent.place(next.row(), next.column()),
                stepsFrom(maze, MazePuzzle.ends(arguments), next));
        return new Hint(List.copyOf(step(maze, side)), why);
    }

    @Override
    public Arguments runFrom(Arguments arguments, Board board) {
        var maze = (MazeBoard) board;
        var here = new Place(maze.markRow(), maze.markColumn());
        return arguments.with(MazePuzzle.FROM, here.toString());
    }

    @Override
    public List<Parameter<?>> inputs() {
        return List.of(
                MazePuzzle.ALGORITHM,
                MazePuzzle.PICK,
                MazePuzzle.MAKER,
                MazePuzzle.WIDTH,
                MazePuzzle.HEIGHT,
                MazePuzzle.SEED,
                MazePuzzle.FROM,
                MazePuzzle.TO);
    }

    @Override
    public Arguments another(Arguments given) {
        return given.with(MazePuzzle.SEED, String.valueOf(given.get(MazePuzzle.SEED) + 1));
    }

    @Override
    public String contest(Arguments arguments) {
        return arguments.text(MazePuzzle.WIDTH) + "x" + arguments.text(MazePuzzle.HEIGHT);
    }
}
