package puzzlescope.engine.session;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.UnaryOperator;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.Variables.Variable;
import puzzlescope.engine.replay.Timeline;
import puzzlescope.engine.run.FirstEvents;
import puzzlescope.engine.run.Run;
import puzzlescope.engine.run.Solver;
import puzzlescope.engine.trace.Recorder;
import puzzlescope.engine.trace.Retention;
import puzzlescope.engine.trace.Trace;

/** A run of a puzzle with the timeline for watching it. */
public record Session(Puzzle puzzle, Arguments arguments, Instance instance, Run run, Timeline timeline) {

    /**
     * Returns a session that is ready to be started.
     *
     * @param retention how much of the recording is kept; sessions may share it
     */
    public static Session of(Puzzle puzzle, Arguments arguments, Retention retention) {
        return of(puzzle, arguments, solver -> solver, retention);
    }

    public static Session of(Puzzle puzzle, Arguments arguments, FirstEvents first, Retention retention) {
        return of(puzzle, arguments, first::of, retention);
    }

    private static Session of(Puzzle puzzle, Arguments arguments, UnaryOperator<Solver> taking, Retention retention) {
        var instance = puzzle.instance(arguments);
        var trace = new Trace(instance.vocabulary(), instance.measure(), instance.phases(), retention);
        var recorder = new Recorder(trace, instance.board());
        var run = new Run("solver-" + puzzle.id(), taking.apply(instance.solver()), recorder);
        return new Session(puzzle, arguments, instance, run, new Timeline(trace, instance.board()));
    }

    public Trace trace() {
        return run.trace();
    }

    /** Returns whether playback can stop automatically before the end, at an event with {@link Role#STOP}. */
    public boolean hasStops() {
        return instance.countedEvents().has(Role.STOP);
    }

    /** Returns the position of the next automatic stop of playback, if that is recorded. */
    public OptionalLong nextStop() {
        long next = hasStops() ? trace().next(timeline.position(), Role.STOP) : -1;
        return next < 0 ? OptionalLong.empty() : OptionalLong.of(next);
    }

    /** Stops the run and frees the recording, which cannot be read from then on. */
    public void close() {
        run.close();
    }

    /** Returns a second timeline on the same recording, for reading elsewhere without moving this one. */
    public Timeline newTimeline() {
        return new Timeline(trace(), instance.board());
    }

    /** Returns the same run with a timeline of its own. */
    public Session withNewTimeline() {
        return new Session(puzzle, arguments, instance, run, newTimeline());
    }

    /** Returns a {@link Run#reader} of the recording. */
    public Thread reader(String name, Runnable work) {
        return run.reader(name, work);
    }

    /** Returns the variables of the innermost open call at the position of a timeline, with the values that are shown. */
    public List<Variable> variables(Timeline at) {
        var last = at.depth() == 0 ? Optional.<Event>empty() : at.lastEvent();
        boolean opened = last.filter(event ->
                        instance.vocabulary().kinds().get(event.kind().number()).depthChange() > 0)
                .isPresent();
        return last.map(event -> variables(event, at, opened)).orElse(List.of());
    }

    /** Returns the variables of the open call that made a call by the last event before the position of a timeline. */
    public List<Variable> variablesOfCaller(Timeline at) {
        return at.lastEvent().map(event -> variables(event, at, false)).orElse(List.of());
    }

    private List<Variable> variables(Event last, Timeline at, boolean opened) {
        var board = at.wholeBoard();
        return opened
                ? instance.variables().opened(last, board)
                : instance.variables().after(last, board);
    }
}
