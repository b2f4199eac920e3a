package puzzlescope.maze.custom;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import puzzlescope.engine.event.ConstantId;

/** Example mazes to begin with, stored in resources. */
public enum ExampleMazes implements ConstantId {
    LOOPS,
    TREE,
    NO_PATH;

    public CustomMaze maze() {
        return MazeReader.parse(text());
    }

    private String text() {
        try (var stream = Objects.requireNonNull(
                ExampleMazes.class.getResourceAsStream("/puzzlescope/maze/examples/" + id() + ".txt"))) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
