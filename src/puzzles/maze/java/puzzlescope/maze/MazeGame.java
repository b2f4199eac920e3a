package puzzlescope.maze;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.DistanceToGoal;
import puzzlescope.engine.puzzle.GameRules;
import puzzlescope.engine.puzzle.GameStatus;
import puzzlescope.engine.puzzle.GameStatus.State;
import puzzlescope.engine.puzzle.Hint;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.MoveCount;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.maze.board.SolvingBoard;
import puzzlescope.maze.event.CellEvent;
import puzzlescope.maze.event.CellState;
import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.MazeEvent;
import puzzlescope.maze.event.MazeGameEvent;
import puzzlescope.maze.event.MazeGameKind;
import puzzlescope.maze.event.MazePosition;
import puzzlescope.maze.event.MazeSolver;
import puzzlescope.maze.event.SolvingEvent;
import puzzlescope.maze.event.SolvingKind;
import puzzlescope.maze.search.SolvingContext;

/** The finished maze as a game: walk from A to B in the fewest steps. */
public final class MazeGame implements GameRules {

    private static final EventSink NOWHERE = _ -> {};

    /** Returns arguments with a solver, so that there is a start and a goal. */
    @Override
    public Arguments arguments(Arguments given) {
        var stepByStep = MazeGenerator.stepByStep(given);
        boolean solved = MazePuzzle.finder(stepByStep).isPresent();
        return solved ? stepByStep : stepByStep.choosing(MazePuzzle.SOLVE, Optional.of(MazeSolver.BREADTH_FIRST));
    }

    @Override
    public void open(Arguments arguments, EventSink sink) {
        var from = MazePuzzle.endpoints(arguments).from();
        var maze = arguments.choosing(MazePuzzle.SOLVE, Optional.empty());
        maze.get(MazePuzzle.ALGORITHM).instance(maze).solver().solve(sink);
        sink.emit(SolvingKind.SOLVING_BEGUN, from.row(), from.column(), withoutWalls(arguments));
        sink.emit(MazeGameKind.PERSON_PUT, from.row(), from.column());
    }

    private static int withoutWalls(Arguments arguments) {
        var endpoints = MazePuzzle.endpoints(arguments);
        return endpoints.atLeast(endpoints.from().row(), endpoints.from().column());
    }

    /**
     * Returns the events of a step.
     *
     * @throws InvalidInputException if there is a wall
     */
    public static List<MazeEvent> step(SolvingBoard board, Direction side) {
        var here = new MazePosition(board.markRow(), board.markColumn());
        if (!board.isOpen(here.row(), here.column(), side)) {
            var wall = Message.of("maze.direction." + side);
            throw new InvalidInputException(
                    Message.of("maze.hand.wall", CellEvent.place(here.row(), here.column()), wall));
        }
        var next = here.toward(side, 2);
        int steps = board.steps() + 1;
        var events = new ArrayList<MazeEvent>();
        var state = board.state(next.row(), next.column());
        if (state != CellState.PATH) {
            events.add(new MazeGameEvent.Stepped(here.row(), here.column(), side, steps, state));
        } else if (board.isLinked(here.row(), here.column(), side)) {
            events.add(onPath(MazeGameKind.PERSON_RETURNED, here, side, steps));
        } else {
            cutLoop(board, here, next, events);
            events.add(onPath(MazeGameKind.PERSON_CIRCLED, here, side, steps));
        }
        if (board.endpoints().orElseThrow().isGoal(next.row(), next.column())) {
            events.add(arrived(board, next, side));
        }
        return events;
    }

    private static MazeGameEvent arrived(SolvingBoard board, MazePosition goal, Direction side) {
        var endpoints = board.endpoints().orElseThrow();
        var run = new SolvingContext(board, endpoints, NOWHERE);
        int cost = board.cost() + board.costOfStep(board.markRow(), board.markColumn(), side);
        return new MazeGameEvent.Arrived(
                run.isMuddy() ? MazeGameKind.PERSON_ARRIVED_IN_MUD : MazeGameKind.PERSON_ARRIVED,
                goal.row(),
                goal.column(),
                side,
                cost,
                run.costFrom(run.cell(endpoints.from())));
    }

    private static MazeGameEvent onPath(MazeGameKind kind, MazePosition here, Direction side, int steps) {
        return new MazeGameEvent.SteppedOnPath(kind, here.row(), here.column(), side, steps);
    }

    /** Removes the cells from here back to another one from the path. */
    private static void cutLoop(SolvingBoard board, MazePosition here, MazePosition end, List<MazeEvent> events) {
        var cell = here;
        while (!cell.equals(end)) {
            var back = back(board, cell);
            events.add(new SolvingEvent.AtSide(SolvingKind.LOOP_CUT, cell.row(), cell.column(), back, 0));
            cell = cell.toward(back, 2);
        }
    }

    private static Direction back(SolvingBoard board, MazePosition cell) {
        for (var side : Direction.values()) {
            if (board.isLinked(cell.row(), cell.column(), side)) {
                return side;
            }
        }
        throw new IllegalStateException("no path leads to " + cell);
    }

    @Override
    public Instance instance(Puzzle puzzle, Arguments arguments) {
        return puzzle.instance(arguments)
                .counting(MazeCounts.byHand(arguments.get(MazePuzzle.ALGORITHM).spec(arguments)))
                .measuredBy(MazeMeasures.byHand(
                        arguments.get(MazePuzzle.ALGORITHM).spec(arguments),
                        (MazePuzzle.rows(arguments) / 2) * (MazePuzzle.columns(arguments) / 2)))
                .inPhases(MazeMeasures.phasesByHand(
                        arguments.get(MazePuzzle.ALGORITHM).spec(arguments)));
    }

    @Override
    public List<? extends Event> again(Arguments arguments, Board any, List<Event> move) {
        for (var event : move) {
            if (event instanceof MazeGameEvent.Stepped step) {
                return step((SolvingBoard) any, step.side());
            }
            if (event instanceof MazeGameEvent.SteppedOnPath step) {
                return step((SolvingBoard) any, step.side());
            }
        }
        throw new InvalidInputException(Message.of("game.no-again"));
    }

    @Override
    public GameStatus status(Arguments arguments, Board board) {
        var maze = (SolvingBoard) board;
        var endpoints = MazePuzzle.endpoints(arguments);
        var run = new SolvingContext(maze, endpoints, NOWHERE);
        int least = run.costFrom(run.cell(endpoints.from()));
        if (least < 0) {
            return new GameStatus(State.OPEN, 0, 1, Message.of("maze.hand.no-path"));
        }
        int left = run.costFrom(run.cell(new MazePosition(maze.markRow(), maze.markColumn())));
        int spent = maze.cost();
        boolean muddy = run.isMuddy();
        var moveCount = muddy ? MoveCount.cost(spent, least) : MoveCount.moves(spent, least);
        if (left > 0) {
            var open = Message.of(muddy ? "maze.hand.cost" : "maze.hand.steps", spent, least);
            return new GameStatus(State.OPEN, Math.max(0, least - left), Math.max(1, least), open, moveCount);
        }
        return new GameStatus(State.WON, Math.max(1, least), Math.max(1, least), won(muddy, spent, least), moveCount);
    }

    private static Message won(boolean muddy, int spent, int least) {
        if (spent == least) {
            return Message.of(muddy ? "maze.hand.won-cheapest" : "maze.hand.won-shortest", least);
        }
        return Message.of(muddy ? "maze.hand.won-cost" : "maze.hand.won", spent, least, spent - least);
    }

    @Override
    public Hint hint(Arguments arguments, Board board, Runnable checkStopped) {
        var maze = (SolvingBoard) board;
        var run = new SolvingContext(maze, MazePuzzle.endpoints(arguments), NOWHERE);
        int here = run.cell(new MazePosition(maze.markRow(), maze.markColumn()));
        var side = run.cheapestToGoal()[here];
        if (side == null) {
            return Hint.none(Message.of("maze.hand.no-path")).with(DistanceToGoal.IMPOSSIBLE);
        }
        var next = new MazePosition(maze.markRow(), maze.markColumn()).toward(side, 2);
        int after = run.costFrom(run.neighbour(here, side));
        var why = Message.of(
                run.isMuddy() ? "maze.hand.hint-cost" : "maze.hand.hint",
                Message.of("maze.direction." + side),
                CellEvent.place(next.row(), next.column()),
                after);
        return new Hint(List.copyOf(step(maze, side)), why, DistanceToGoal.exactly(after + run.cost(here, side)));
    }

    @Override
    public Arguments runFrom(Arguments arguments, Board board) {
        var maze = (SolvingBoard) board;
        var here = new MazePosition(maze.markRow(), maze.markColumn());
        return arguments.with(MazePuzzle.FROM, here.toString());
    }

    @Override
    public List<Parameter<?>> inputs() {
        return List.of(
                MazePuzzle.ALGORITHM,
                MazePuzzle.PICK,
                MazePuzzle.MAKER,
                MazePuzzle.MAZE,
                MazePuzzle.WIDTH,
                MazePuzzle.HEIGHT,
                MazePuzzle.SEED,
                MazePuzzle.FROM,
                MazePuzzle.TO,
                MazePuzzle.MUD);
    }

    @Override
    public Arguments nextGame(Arguments given) {
        var next = GameRules.super.nextGame(given);
        return given.get(MazePuzzle.ALGORITHM) == MazeGenerator.OWN
                ? next.choosing(MazePuzzle.ALGORITHM, MazeGenerator.RECURSIVE_BACKTRACKER)
                : next;
    }

    @Override
    public String contest(Arguments arguments) {
        return arguments.get(MazePuzzle.ALGORITHM) == MazeGenerator.OWN
                ? "own." + Integer.toHexString(arguments.get(MazePuzzle.MAZE).hashCode())
                : arguments.text(MazePuzzle.WIDTH)
                        + "x"
                        + arguments.text(MazePuzzle.HEIGHT)
                        + (MazeGenerator.isMuddy(arguments) ? "-mud" : "");
    }
}
