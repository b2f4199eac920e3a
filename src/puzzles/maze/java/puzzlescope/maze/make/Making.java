package puzzlescope.maze.make;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Measure;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.engine.puzzle.Variables;
import puzzlescope.engine.run.Solver;
import puzzlescope.maze.board.CarvingBoard;
import puzzlescope.maze.board.Keeps;
import puzzlescope.maze.event.CarvingKind;
import puzzlescope.maze.event.MazeKinds;

/**
 * The declaration of an algorithm that generates mazes: its kinds of events, what it keeps on the board, what of it is
 * counted, and its measure. Immutable; any thread.
 *
 * @param counted the roles whose events are counted
 * @param countedKinds the kinds that are counted by themselves
 * @param eventsOfACell how many events there are for each cell, where that is known before; 0 where it is not
 * @param variables those of its open calls
 */
public record Making(
        Maker maker,
        MazeKinds kinds,
        Set<Keeps> keeps,
        Set<Role> counted,
        List<EventKind> countedKinds,
        MeasureOfCells measure,
        int eventsOfACell,
        Variables variables) {

    /** What makes a maze of so many rows and columns of squares, by a seed. */
    @FunctionalInterface
    public interface Maker {
        Solver of(int rows, int columns, long seed);
    }

    /** What makes the measure of a maze of so many cells. */
    @FunctionalInterface
    public interface MeasureOfCells {
        Measure of(Vocabulary vocabulary, int cells);
    }

    /**
     * An algorithm that keeps nothing but squares and the mark, and whose story is told by the depth of its calls.
     *
     * @param own what it alone tells
     */
    static Making of(Maker maker, CarvingKind... own) {
        return new Making(
                maker,
                new MazeKinds(own),
                Set.of(),
                Set.of(),
                List.of(),
                (vocabulary, _) -> Measure.depth(vocabulary),
                0,
                Variables.NONE);
    }

    /** The same by a maker that was told more. */
    Making by(Maker other) {
        return new Making(other, kinds, keeps, counted, countedKinds, measure, eventsOfACell, variables);
    }

    Making keeping(Keeps... kept) {
        return new Making(maker, kinds, Set.of(kept), counted, countedKinds, measure, eventsOfACell, variables);
    }

    Making counting(Role... roles) {
        return new Making(maker, kinds, keeps, Set.of(roles), countedKinds, measure, eventsOfACell, variables);
    }

    Making countingEach(EventKind... each) {
        return new Making(maker, kinds, keeps, counted, List.of(each), measure, eventsOfACell, variables);
    }

    Making measuredBy(MeasureOfCells other) {
        return new Making(maker, kinds, keeps, counted, countedKinds, other, eventsOfACell, variables);
    }

    Making lasting(int events) {
        return new Making(maker, kinds, keeps, counted, countedKinds, measure, events, variables);
    }

    Making showing(Variables others) {
        return new Making(maker, kinds, keeps, counted, countedKinds, measure, eventsOfACell, others);
    }

    /** A board on which nothing is made yet. */
    public CarvingBoard board(int rows, int columns) {
        return new CarvingBoard(kinds, rows, columns, keeps);
    }

    /** The same where passages may be muddy. */
    public Making withMud() {
        var all = EnumSet.of(Keeps.MUD);
        all.addAll(keeps);
        return new Making(maker, kinds, all, counted, countedKinds, measure, eventsOfACell, variables);
    }

    /** The same without sets and notes, which are for those who watch. */
    public CarvingBoard plainBoard(int rows, int columns) {
        return new CarvingBoard(kinds, rows, columns, keeps.contains(Keeps.MUD) ? Set.of(Keeps.MUD) : Set.of());
    }
}
