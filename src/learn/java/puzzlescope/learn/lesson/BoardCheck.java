package puzzlescope.learn.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.program.ProgramEvent;
import puzzlescope.engine.program.ProgramSource;
import puzzlescope.engine.program.Verdict;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Remark;
import puzzlescope.engine.run.FirstEvents;
import puzzlescope.learn.document.RunFile;

/**
 * The result of a program on one of the boards of a chapter.
 *
 * @param board the inputs of the board, such as {@code n=4}
 * @param arguments of the run of the program
 */
public record BoardCheck(String board, Arguments arguments, Verdict verdict) {

    /** The most events of a program on one board; boards of chapters are small. */
    private static final long MOST_EVENTS = 20_000_000;

    public boolean isRight() {
        return verdict.kind() == Verdict.Kind.RIGHT;
    }

    /**
     * Runs a program on each board of a chapter; may take seconds.
     *
     * @param isStopped whether to stop, with the boards so far
     */
    public static List<BoardCheck> of(
            RunFile run, Task.Program task, ProgramSource program, BooleanSupplier isStopped) {
        List<BoardCheck> checks = new ArrayList<>();
        for (var board : task.boards()) {
            var arguments = arguments(run, board).withProgram(program);
            var verdict = verdict(run, arguments, isStopped);
            if (isStopped.getAsBoolean()) {
                break;
            }
            checks.add(new BoardCheck(name(board), arguments, verdict));
        }
        return checks;
    }

    public static String name(Map<String, String> board) {
        return board.entrySet().stream()
                .map(input -> input.getKey() + "=" + input.getValue())
                .collect(Collectors.joining("; "));
    }

    private static Verdict verdict(RunFile run, Arguments arguments, BooleanSupplier isStopped) {
        try {
            var instance = run.puzzle().instance(arguments);
            var last = new LastEvent(isStopped);
            new FirstEvents(MOST_EVENTS).of(instance.solver()).solve(last);
            return instance.vocabulary().unpack(last.event) instanceof ProgramEvent.Ended ended
                    ? ended.asVerdict()
                    : tooLong();
        } catch (RunStoppedException stopped) {
            return tooLong();
        } catch (InvalidInputException refused) {
            return new Verdict(Verdict.Kind.REFUSED, 0, refused.reason());
        }
    }

    private static Verdict tooLong() {
        return new Verdict(Verdict.Kind.BOUND, 0, Message.of("program.java.steps", MOST_EVENTS));
    }

    /**
     * Returns the arguments of a board.
     *
     * @throws InvalidInputException if the puzzle has no such inputs, or a run with them is not possible
     */
    static Arguments arguments(RunFile run, Map<String, String> board) {
        RunAssessment.checkInputs(run.puzzle(), board);
        var arguments = run.arguments().withoutProgram();
        for (var parameter : run.puzzle().parameters()) {
            var value = board.get(parameter.name());
            if (value != null) {
                if (parameter.reachesOutside()) {
                    throw new InvalidInputException(Message.of("run-file.no-input", parameter.name()));
                }
                arguments = arguments.with(parameter, value);
            }
        }
        run.puzzle().check(arguments).stream()
                .filter(Remark::blocking)
                .findFirst()
                .ifPresent(remark -> {
                    throw new InvalidInputException(Message.of("run-file.input", remark.parameter(), remark.message()));
                });
        return arguments;
    }

    private static final class LastEvent implements EventSink {

        private final BooleanSupplier isStopped;
        private long event;

        LastEvent(BooleanSupplier isStopped) {
            this.isStopped = isStopped;
        }

        @Override
        public void emit(long next) {
            event = next;
            checkStopped();
        }

        @Override
        public void checkStopped() {
            if (isStopped.getAsBoolean()) {
                throw new RunStoppedException();
            }
        }
    }
}
