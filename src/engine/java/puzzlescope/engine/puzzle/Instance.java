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
 * One instance of a puzzle, with all parts of a run of it. The parts belong together: events may refer to data that the
 * solver wrote beside them, such as the names of files, which the vocabulary then puts into their sentences.
 *
 * @param vocabulary the kinds of the run's events and the way back from this instance's packed events
 * @param boards creates boards before the first event
 * @param solver solves the instance once
 * @param countedEvents the counted events of its runs
 * @param listing the pseudocode listings of its runs, one after the other
 * @param measure the quantity that is plotted for its runs
 * @param length the number of events of a run, if known beforehand
 * @param phases the phases of its runs, one after the other
 * @param variables the variables of its open calls
 * @param calls the notation of its calls in the program
 */
public record Instance(
        Vocabulary vocabulary,
        Supplier<? extends Board> boards,
        Solver solver,
        CountedEvents countedEvents,
        List<String> listing,
        OptionalLong length,
        Measure measure,
        Phases phases,
        Variables variables,
        CallNames calls) {

    public Instance {
        listing = List.copyOf(listing);
    }

    /** Creates an instance whose measure is the call depth and whose length is unknown. */
    public Instance(
            Vocabulary vocabulary,
            Supplier<? extends Board> boards,
            Solver solver,
            CountedEvents counted,
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

    /** Returns a copy with another measure. */
    public Instance measuredBy(Measure other) {
        return new Instance(
                vocabulary, boards, solver, countedEvents, listing, length, other, phases, variables, calls);
    }

    /** Returns a copy with other counted events. */
    public Instance counting(CountedEvents others) {
        return new Instance(vocabulary, boards, solver, others, listing, length, measure, phases, variables, calls);
    }

    /** Returns a copy with these phases. */
    public Instance inPhases(Phases others) {
        return new Instance(
                vocabulary, boards, solver, countedEvents, listing, length, measure, others, variables, calls);
    }

    /** Returns a copy whose open calls have these variables. */
    public Instance showing(Variables others) {
        return new Instance(vocabulary, boards, solver, countedEvents, listing, length, measure, phases, others, calls);
    }

    /** Returns a copy with this notation for calls. */
    public Instance calling(CallNames others) {
        return new Instance(
                vocabulary, boards, solver, countedEvents, listing, length, measure, phases, variables, others);
    }

    /** Returns a copy whose runs have this number of events. */
    public Instance lasting(long events) {
        return new Instance(
                vocabulary,
                boards,
                solver,
                countedEvents,
                listing,
                OptionalLong.of(events),
                measure,
                phases,
                variables,
                calls);
    }

    /** Returns a copy that takes other branches; its length is unknown. */
    public Instance withBranches(List<Branch> branches) {
        return branches.isEmpty()
                ? this
                : new Instance(
                        vocabulary,
                        boards,
                        new BranchedSolver(solver, branches),
                        countedEvents,
                        listing,
                        OptionalLong.empty(),
                        measure,
                        phases,
                        variables,
                        calls);
    }

    /** Returns a copy for a game, with another measure, no phases and no variables of calls. */
    public Instance playedBy(Measure other) {
        return playedOn(vocabulary, boards, other);
    }

    /** Returns a copy for a game with a vocabulary and boards of its own. */
    public Instance playedOn(Vocabulary words, Supplier<? extends Board> fresh, Measure other) {
        return new Instance(words, fresh, solver, countedEvents.within(words), listing).measuredBy(other);
    }

    /** Returns a new board before the first event. */
    public Board board() {
        return boards.get();
    }
}
