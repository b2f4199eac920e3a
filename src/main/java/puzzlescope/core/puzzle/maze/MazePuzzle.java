package puzzlescope.core.puzzle.maze;

import java.util.List;
import puzzlescope.core.event.Board;
import puzzlescope.core.event.Vocabulary;
import puzzlescope.core.puzzle.Algorithm;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.NumberParameter;
import puzzlescope.core.puzzle.Parameter;
import puzzlescope.core.puzzle.Puzzle;

/** A maze to be made. */
public final class MazePuzzle implements Puzzle {

    public static final NumberParameter WIDTH = new NumberParameter("width", 3, 1001, true, 39L);
    public static final NumberParameter HEIGHT = new NumberParameter("height", 3, 1001, true, 19L);
    public static final NumberParameter SEED = NumberParameter.seed("seed", 1);

    @Override
    public String id() {
        return "maze";
    }

    @Override
    public Vocabulary vocabulary() {
        return MazeEvent.VOCABULARY;
    }

    @Override
    public List<Parameter<?>> ownParameters() {
        return List.of(WIDTH, HEIGHT, SEED);
    }

    @Override
    public List<Algorithm> algorithms() {
        return List.of(new Algorithm(
                "recursive-backtracker",
                given -> new RecursiveBacktracker(given.integer(HEIGHT), given.integer(WIDTH), given.get(SEED))));
    }

    @Override
    public Board board(Arguments arguments) {
        return new MazeBoard(arguments.integer(HEIGHT), arguments.integer(WIDTH));
    }
}
