package puzzlescope.engine.puzzle;

import java.util.Optional;
import java.util.OptionalLong;
import puzzlescope.engine.event.Measure;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.program.Program;
import puzzlescope.engine.program.ProgramBoard;
import puzzlescope.engine.program.ProgramKinds;
import puzzlescope.engine.program.ProgramSolver;
import puzzlescope.engine.program.ProgramSource;

/** Makes instances of runs of programs. */
public final class ProgramInstance {

    private ProgramInstance() {}

    static Instance of(Puzzle puzzle, Arguments arguments, ProgramSource source) {
        var rules = puzzle.programRules()
                .orElseThrow(() -> new InvalidInputException(Message.of("program.no-rules", puzzle.id())));
        var language = ProgramLanguage.of(source.language())
                .orElseThrow(() -> new InvalidInputException(Message.of("program.no-language", source.language())));
        return language.instance(puzzle, rules, arguments, source.text());
    }

    /**
     * Returns arguments of the run with which that of a program is compared: the textbook's algorithm, or, on a board
     * without steps, the {@link ProgramLanguage#original} program; empty if there is none.
     */
    public static Optional<Arguments> compared(Puzzle puzzle, Arguments arguments) {
        var rules = puzzle.programRules().orElseThrow();
        if (rules.hasSteps()) {
            return Optional.of(rules.textbook(arguments.withoutProgram()));
        }
        var source = arguments.program();
        return source.flatMap(program -> ProgramLanguage.of(program.language()))
                .flatMap(language ->
                        language.original(puzzle, rules, source.orElseThrow().text()))
                .map(text -> arguments.withProgram(
                        new ProgramSource(source.orElseThrow().language(), text)));
    }

    /** Returns the name of the textbook's algorithm in a run {@link #compared}; empty if the run is one of a program. */
    public static Optional<Message> algorithmCompared(Puzzle puzzle, Arguments compared) {
        return compared.program().isPresent()
                ? Optional.empty()
                : Optional.of(Message.of(
                        puzzle.id() + "." + puzzle.algorithmParameter().name() + "."
                                + puzzle.algorithm(compared).id()));
    }

    /**
     * Returns the instance of a program's run, with the kinds of the textbook's algorithm and those of all programs.
     */
    public static Instance of(Puzzle puzzle, ProgramRules rules, Arguments arguments, Program program) {
        var alike = rules.textbook(arguments);
        for (var remark : puzzle.check(alike)) {
            if (remark.blocking()) {
                throw new InvalidInputException(remark.message());
            }
        }
        var textbook = rules.instance(puzzle, arguments);
        var kinds = new ProgramKinds(textbook.vocabulary(), program.reportsCalls());
        var vocabulary = kinds.vocabulary();
        var measure = textbook.measure();
        return new Instance(
                vocabulary,
                () -> new ProgramBoard(kinds, textbook.board()),
                new ProgramSolver(program, kinds, sink -> rules.open(arguments, textbook, sink)),
                textbook.countedEvents(),
                textbook.listing(),
                OptionalLong.empty(),
                measure.isRecursion() ? Measure.depth(vocabulary) : measure.within(vocabulary),
                textbook.phases().within(vocabulary),
                program.reportsCalls() ? new ReportedVariables() : new ProgramVariables(textbook.variables()),
                program.reportsCalls() ? CallNames.AS_PSEUDOCODE : textbook.calls());
    }
}
