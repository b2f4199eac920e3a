package puzzlescope.engine.puzzle;

import java.util.List;
import java.util.OptionalLong;
import java.util.function.Supplier;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Measure;
import puzzlescope.engine.event.Phases;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.engine.run.Branch;
import puzzlescope.engine.run.BranchedSolver;
import puzzlescope.engine.run.Solver;

/**
 * One instance of a puzzle: what a run of it is made of. The parts belong together: events may refer to what the solver
 * wrote beside them, such as the names of files, which the vocabulary then puts into their sentences.
 *
 * @param vocabulary the kinds of the run's events and the way back from this instance's packed events
 * @param boards makes boards as they stand before the first event
 * @param solver solves the instance once
 * @param counted what of its runs is counted
 * @param listing the listings that tell its runs, one after the other
 * @param measure the quantity that tells the story of its runs
 * @param length how many events a run has, where that is known before it; empty where it is not
 * @param phases what its runs go through, one after the other
 * @param variables those of its open calls
 * @param calls how its program writes them
 */
public record Instance(
        Vocabulary vocabulary,
        Supplier<? extends Board> boards,
        Solver solver,
        Counted counted,
        List<String> listing,
        OptionalLong length,
        Measure measure,
        Phases phases,
        Variables variables,
        CallNames calls) {

    public Instance {
        listing = List.copyOf(listing);
    }

    /** An instance whose story is told by the depth of its calls; how long its run will be is not known. */
    public Instance(
            Vocabulary vocabulary,
            Supplier<? extends Board> boards,
            Solver solver,
            Counted counted,
            List<String> listing) {
        this(
                vocabulary,
                boards,
                solver,
                counted,
                listing,
                OptionalLong.empty(),
                Measure.depth(vocabulary),
                Phases.none(vocabulary),
                Variables.NONE,
                CallNames.AS_PSEUDOCODE);
    }

    /** The same with another quantity that tells the story. */
    public Instance measuredBy(Measure other) {
        return new Instance(vocabulary, boards, solver, counted, listing, length, other, phases, variables, calls);
    }

    /** The same that goes through phases. */
    public Instance inPhases(Phases others) {
        return new Instance(vocabulary, boards, solver, counted, listing, length, measure, others, variables, calls);
    }

    /** The same whose open calls have these variables. */
    public Instance showing(Variables others) {
        return new Instance(vocabulary, boards, solver, counted, listing, length, measure, phases, others, calls);
    }

    /** The same whose program writes its calls so. */
    public Instance calling(CallNames others) {
        return new Instance(vocabulary, boards, solver, counted, listing, length, measure, phases, variables, others);
    }

    /** The same of a run that has so many events. */
    public Instance lasting(long events) {
        return new Instance(
                vocabulary,
                boards,
                solver,
                counted,
                listing,
                OptionalLong.of(events),
                measure,
                phases,
                variables,
                calls);
    }

    /** The same that takes other branches; how long its run will be is not known then. */
    Instance taking(List<Branch> branches) {
        return branches.isEmpty()
                ? this
                : new Instance(
                        vocabulary,
                        boards,
                        new BranchedSolver(solver, branches),
                        counted,
                        listing,
                        OptionalLong.empty(),
                        measure,
                        phases,
                        variables,
                        calls);
    }

    /** The same of a game, which has no phases and no calls to look into, and which another quantity tells. */
    public Instance playedBy(Measure other) {
        return playedOn(vocabulary, boards, other);
    }

    /** The same of a game with a vocabulary and boards of its own. */
    public Instance playedOn(Vocabulary words, Supplier<? extends Board> fresh, Measure other) {
        return new Instance(words, fresh, solver, counted.within(words), listing).measuredBy(other);
    }

    /** A new board as it stands before the first event. */
    public Board board() {
        return boards.get();
    }
}
