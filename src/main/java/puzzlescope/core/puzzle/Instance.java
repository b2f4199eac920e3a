package puzzlescope.core.puzzle;

import java.util.function.Supplier;
import puzzlescope.core.event.Board;
import puzzlescope.core.event.Vocabulary;
import puzzlescope.core.run.Solver;

/**
 * One instance of a puzzle: what a run of it is made of. The parts belong together: events may refer to what the solver
 * wrote beside them, such as the names of files, which the vocabulary then puts into their sentences.
 *
 * @param vocabulary the kinds of the puzzle and the way back from this instance's packed events
 * @param boards makes boards as they stand before the first event
 * @param solver solves the instance once
 * @param counted what of its runs is counted
 */
public record Instance(Vocabulary vocabulary, Supplier<Board> boards, Solver solver, Counted counted) {

    /** The same with a vocabulary and boards of its own: what a game is made of. */
    public Instance with(Vocabulary words, Supplier<Board> fresh) {
        return new Instance(words, fresh, solver, counted);
    }

    /** A new board as it stands before the first event. */
    public Board board() {
        return boards.get();
    }
}
