package puzzlescope.core.puzzle.maze;

import java.util.Random;
import java.util.stream.Stream;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.Puzzle;
import puzzlescope.core.puzzle.PuzzleContract;

class MazePuzzleTest extends PuzzleContract {

    @Override
    protected Puzzle puzzle() {
        return new MazePuzzle();
    }

    @Override
    protected Stream<Arguments> instances() {
        var random = new Random(1);
        var some = Stream.generate(() -> with(
                "width", String.valueOf(3 + 2 * random.nextInt(30)),
                "height", String.valueOf(3 + 2 * random.nextInt(20)),
                "seed", String.valueOf(random.nextInt())));
        return Stream.concat(
                Stream.of(with(), with("width", "3", "height", "3"), with("width", "301", "height", "201")),
                some.limit(6));
    }
}
