package puzzlescope.command;

import java.util.List;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.text.TranscriptFormat.Repetition;
import puzzlescope.engine.text.Transcripts;

/** Prints the transcript of a run, or of several that differ in one input. */
final class TranscriptCommand {

    private static final ChoiceParameter<Boolean> TIMED = ChoiceParameter.yesOrNo("time");

    private static final ChoiceParameter<Boolean> EVENTS = ChoiceParameter.yesOrNo("events");

    private TranscriptCommand() {}

    static Command of(Puzzle puzzle) {
        var format = Transcripts.of(puzzle);
        var help = puzzle.id() + ".%s.help";
        var flags = Flag.shorthands(puzzle);
        for (var parameter : Transcripts.parameters(puzzle)) {
            boolean isRepeated = format.repeated()
                    .map(Repetition::parameter)
                    .filter(parameter::equals)
                    .isPresent();
            flags.add(new Flag(parameter.name(), List.of(parameter), help.formatted(parameter.name()), isRepeated));
        }
        if (puzzle.programRules().isPresent()) {
            flags.add(new Flag(EVENTS, "command.events.help"));
        }
        flags.add(new Flag(TIMED, "command.time.help"));
        flags.add(CommandSpecs.PROGRESS);
        return new Command(flags, call -> run(puzzle, call));
    }

    private static int run(Puzzle puzzle, Invocation call) {
        var runs = Transcripts.of(puzzle).repeated().map(call::ofRuns).orElseGet(() -> List.of(call.ofRun()));
        runs.forEach(arguments -> CommandRefusedException.ifAnyBlocks(puzzle.check(arguments)));
        int code = ExitCode.DONE;
        for (var arguments : runs) {
            if (puzzle.programRules().isPresent() && call.arguments().get(EVENTS)) {
                code = Math.max(code, new EventsPrinter(call).run(puzzle, arguments));
                continue;
            }
            var game = call.game(puzzle, arguments);
            var printer = new TranscriptPrinter(call, call.arguments().get(TIMED));
            code = Math.max(code, game.isPresent() ? printer.run(puzzle, game.get()) : printer.run(puzzle, arguments));
        }
        return code;
    }
}
