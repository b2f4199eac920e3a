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
 * The declaration of a maze generator: its kinds of events, the data recorded on the board, the counted events, and its
 * measure. Immutable; any thread.
 *
 * @param counted the roles whose events are counted
 * @param countedKinds the kinds that are counted separately
 * @param eventsOfACell the number of events for each cell, if known beforehand; else 0
 * @param variables the variables of its open calls
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

    /** Creates the solver for a size in squares and a seed. */
    @FunctionalInterface
    public interface Maker {
        Solver of(int rows, int columns, long seed);
    }

    /** Creates the measure of a maze with a number of cells. */
    @FunctionalInterface
    public interface MeasureOfCells {
        Measure of(Vocabulary vocabulary, int cells);
    }

    /**
     * Returns the declaration of an algorithm with only squares and the mark, measured by the depth of its calls.
     *
     * @param own the kinds specific to it
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

    /** Returns a copy with another factory of solvers. */
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

    /** Returns a board before the generation. */
    public CarvingBoard board(int rows, int columns) {
        return new CarvingBoard(kinds, rows, columns, keeps);
    }

    /** Returns a copy in which passages may be muddy. */
    public Making withMud() {
        var all = EnumSet.of(Keeps.MUD);
        all.addAll(keeps);
        return new Making(maker, kinds, all, counted, countedKinds, measure, eventsOfACell, variables);
    }

    /** Returns a board without sets and notes, which matter only for display. */
    public CarvingBoard plainBoard(int rows, int columns) {
        return new CarvingBoard(kinds, rows, columns, keeps.contains(Keeps.MUD) ? Set.of(Keeps.MUD) : Set.of());
    }
}
