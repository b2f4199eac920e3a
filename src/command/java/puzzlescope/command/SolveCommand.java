package puzzlescope.command;

import java.util.ArrayList;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.solve.AnswerSink;
import puzzlescope.engine.solve.OutputFile;
import puzzlescope.engine.solve.SolveHandler;
import puzzlescope.engine.solve.SolveHandlers;

/** Solves a puzzle as fast as possible and prints the result. */
final class SolveCommand {

    private static final ChoiceParameter<Boolean> JSON = ChoiceParameter.yesOrNo("json");

    private static final Flag AS_JSON = new Flag(JSON, "command.solve.json.help");

    private SolveCommand() {}

    static Command of(Puzzle puzzle) {
        var solving = SolveHandlers.of(puzzle);
        var flags = new ArrayList<>(Flag.shorthands(puzzle).stream()
                .filter(flag -> solving.inputs().containsAll(flag.meant()))
                .toList());
        solving.inputs().forEach(input -> flags.add(new Flag(input, help(solving, input))));
        flags.add(AS_JSON);
        flags.add(CommandSpecs.PROGRESS);
        return new Command(flags, call -> run(solving, call));
    }

    private static String help(SolveHandler solving, Parameter<?> input) {
        if (input.equals(OutputFile.FORCE)) {
            return "command.force.help";
        }
        if (input.equals(SolveHandler.THREADS)) {
            return "command.solve.threads.help";
        }
        boolean ofThePuzzle = Catalogue.get(solving.id()).parameters().contains(input);
        return solving.id() + (ofThePuzzle ? "." : ".solve.") + input.name() + ".help";
    }

    private static int run(SolveHandler solving, Invocation call) {
        CommandRefusedException.ifAnyBlocks(solving.check(call.arguments()));
        try {
            var task = call.task();
            return task.await(solving.id(), () -> solve(solving, call, task.progress()));
        } catch (InvalidInputException refusal) {
            return call.print(ExitCode.REFUSED, refusal.reason());
        }
    }

    private static int solve(SolveHandler solving, Invocation call, ProgressLine progress) {
        var refused = new ArrayList<Message>();
        AnswerSink answerSink = call.arguments().get(JSON)
                ? new JsonAnswerSink(call.out(), progress, refused::add)
                : new TextAnswerSink(call.words(), solving.id(), call.out(), progress, refused::add);
        var whyNot = solving.solve(call.arguments(), answerSink);
        call.out().flush();
        if (!refused.isEmpty()) {
            refused.forEach(reason -> call.print(ExitCode.PARTLY, reason));
            return ExitCode.PARTLY;
        }
        return whyNot.map(why -> call.print(ExitCode.NO_SOLUTION, why)).orElse(ExitCode.DONE);
    }
}
