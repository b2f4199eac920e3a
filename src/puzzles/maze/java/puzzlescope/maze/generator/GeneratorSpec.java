package puzzlescope.maze.generator;

import java.math.BigInteger;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Measure;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.engine.puzzle.Figure;
import puzzlescope.engine.puzzle.Variables;
import puzzlescope.engine.run.Solver;
import puzzlescope.maze.board.CarvingBoard;
import puzzlescope.maze.board.CellAnnotation;
import puzzlescope.maze.event.CarvingKind;
import puzzlescope.maze.event.MazeKinds;

/**
 * The declaration of a maze generator: its kinds of events, the data recorded on the board, the counted events, and its
 * measure. Immutable; any thread.
 *
 * @param counted the roles that its events can have
 * @param figures what is counted in words of its own; a role that they count has no counter besides
 * @param eventsOfACell the number of events for each cell, if known beforehand; else 0
 * @param variables the variables of its open calls
 */
public record GeneratorSpec(
        Factory factory,
        MazeKinds kinds,
        Set<CellAnnotation> annotations,
        Set<Role> counted,
        List<Figure> figures,
        MeasureFactory measure,
        int eventsOfACell,
        Variables variables) {

    /** Creates the solver for a size in squares and a seed. */
    @FunctionalInterface
    public interface Factory {
        Solver of(int rows, int columns, BigInteger seed);
    }

    /** Creates the measure of a maze with a number of cells. */
    @FunctionalInterface
    public interface MeasureFactory {
        Measure of(Vocabulary vocabulary, int cells);
    }

    /**
     * Returns the declaration of an algorithm with only squares and the mark, measured by the depth of its calls.
     *
     * @param own the kinds specific to it
     */
    static GeneratorSpec of(Factory maker, CarvingKind... own) {
        return new GeneratorSpec(
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
    GeneratorSpec by(Factory other) {
        return new GeneratorSpec(other, kinds, annotations, counted, figures, measure, eventsOfACell, variables);
    }

    GeneratorSpec withAnnotations(CellAnnotation... kept) {
        return new GeneratorSpec(factory, kinds, Set.of(kept), counted, figures, measure, eventsOfACell, variables);
    }

    GeneratorSpec counting(Role... roles) {
        return new GeneratorSpec(
                factory, kinds, annotations, Set.of(roles), figures, measure, eventsOfACell, variables);
    }

    GeneratorSpec withFigures(Figure... others) {
        return new GeneratorSpec(
                factory, kinds, annotations, counted, List.of(others), measure, eventsOfACell, variables);
    }

    /** Counts the passages: one less than the cells in every maze without loops. */
    static Figure carved(EventKind... carving) {
        return Figure.of("carved", carving);
    }

    /** Counts the walls that are tested, whether they are removed or kept. */
    static Figure tested(EventKind... testing) {
        return Figure.of("tested", testing);
    }

    /** Counts the steps of random walks. */
    static Figure walked(EventKind... stepping) {
        return Figure.of("walked", stepping);
    }

    GeneratorSpec measuredBy(MeasureFactory other) {
        return new GeneratorSpec(factory, kinds, annotations, counted, figures, other, eventsOfACell, variables);
    }

    GeneratorSpec lasting(int events) {
        return new GeneratorSpec(factory, kinds, annotations, counted, figures, measure, events, variables);
    }

    GeneratorSpec showing(Variables others) {
        return new GeneratorSpec(factory, kinds, annotations, counted, figures, measure, eventsOfACell, others);
    }

    /** Returns a board before the generation. */
    public CarvingBoard board(int rows, int columns) {
        return new CarvingBoard(kinds, rows, columns, annotations);
    }

    /** Returns a copy in which passages may be muddy. */
    public GeneratorSpec withMud() {
        var all = EnumSet.of(CellAnnotation.MUD);
        all.addAll(annotations);
        return new GeneratorSpec(factory, kinds, all, counted, figures, measure, eventsOfACell, variables);
    }

    /** Returns a board without sets and notes, which matter only for display. */
    public CarvingBoard plainBoard(int rows, int columns) {
        return new CarvingBoard(
                kinds, rows, columns, annotations.contains(CellAnnotation.MUD) ? Set.of(CellAnnotation.MUD) : Set.of());
    }
}
