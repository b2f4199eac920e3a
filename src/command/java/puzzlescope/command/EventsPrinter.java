package puzzlescope.command;

import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.program.EventPrinter;

/** Prints a run as a program of one's own would tell it. */
record EventsPrinter(Invocation call) {

    /** Prints a run; returns the exit code. */
    int run(Puzzle puzzle, Arguments arguments) {
        var rules = puzzle.programRules().orElseThrow();
        if (!rules.tells(arguments)) {
            var textbook = rules.textbook(arguments);
            var name = Message.of(
                    puzzle.id() + ".algorithm." + puzzle.algorithm(textbook).id());
            throw new CommandRefusedException("events", Message.of("command.events.other", name));
        }
        return call.task().await(puzzle.id(), () -> {
            var instance = puzzle.instance(arguments);
            var printer = new EventPrinter(rules, instance.vocabulary(), call.out());
            printer.begin(puzzle, arguments);
            instance.solver().solve(printer::emit);
            call.out().flush();
            return ExitCode.DONE;
        });
    }
}
