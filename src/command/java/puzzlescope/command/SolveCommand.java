package puzzlescope.command;

import java.util.ArrayList;
import java.util.List;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.solve.AnswerSink;
import puzzlescope.engine.solve.OutputFile;
import puzzlescope.engine.solve.SolveHandler;
import puzzlescope.engine.text.Words;

/** Solves a puzzle as fast as possible and prints the result. */
final class SolveCommand {

    private static final ChoiceParameter<Boolean> JSON = ChoiceParameter.yesOrNo("json");

    private static final Flag AS_JSON = new Flag(JSON, "command.solve.json.help");

    private final Words words;
    private final Output out;
    private final Diagnostics diagnostics;
    private final SolverTask call;

    SolveCommand(Words words, Output out, Diagnostics diagnostics, SolverTask call) {
        this.words = words;
        this.out = out;
        this.diagnostics = diagnostics;
        this.call = call;
    }

    static List<Flag> flags(SolveHandler solving) {
        var flags = new ArrayList<Flag>();
        solving.inputs().forEach(input -> flags.add(new Flag(input, help(solving, input))));
        flags.add(AS_JSON);
        return List.copyOf(flags);
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

    /**
     * Solves the puzzle.
     *
     * @param arguments values for all {@link #flags}
     * @return the exit code
     */
    int run(SolveHandler solving, Arguments arguments) {
        CommandRefusedException.ifAnyBlocks(solving.check(arguments));
        try {
            return call.await(solving.id(), () -> solve(solving, arguments));
        } catch (InvalidInputException refusal) {
            return diagnostics.print(ExitCode.REFUSED, refusal.reason());
        }
    }

    private int solve(SolveHandler solving, Arguments arguments) {
        boolean json = arguments.get(JSON);
        var progress = call.progress();
        AnswerSink answerSink =
                json ? new JsonAnswerSink(out, progress) : new TextAnswerSink(words, solving.id(), out, progress);
        var whyNot = solving.solve(arguments, answerSink);
        out.flush();
        return whyNot.map(why -> diagnostics.print(ExitCode.NO_SOLUTION, why)).orElse(ExitCode.DONE);
    }
}
