package puzzlescope.command;

import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.program.LineSpelling;

/** Prints a run as the events that a program would print. */
record EventsPrinter(Invocation call) {

    /** Prints a run; returns the exit code. */
    int run(Puzzle puzzle, Arguments arguments) {
        var instance = puzzle.instance(arguments);
        var lines = new LineSpelling();
        lines.obstacle(puzzle, arguments, instance.vocabulary()).ifPresent(obstacle -> {
            throw new CommandRefusedException(lines.refusedInput(puzzle).orElse("events"), obstacle);
        });
        return call.task().await(puzzle.id(), () -> {
            var printer = lines.printer(puzzle, instance, call.out());
            printer.begin(puzzle, arguments);
            instance.solver().solve(printer::emit);
            printer.end();
            call.out().flush();
            return ExitCode.DONE;
        });
    }
}
