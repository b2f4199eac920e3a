package puzzlescope.command;

import java.util.List;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Puzzle;

/**
 * A jar to check.
 *
 * @param name the name of the file
 * @param puzzles its puzzles, which can be looked up from now on
 * @param faults why it has none
 */
public record OpenedJar(String name, List<Puzzle> puzzles, List<Message> faults) {}
