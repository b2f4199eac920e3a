package puzzlescope.command;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.files.FileErrorMessages;
import puzzlescope.engine.files.WholeFile;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.TextParameter;
import puzzlescope.engine.solve.OutputFile;
import puzzlescope.learn.lesson.ResultsTable;
import puzzlescope.learn.lesson.SubmittedResults;

/** Collects the results handed in by a class into one table. */
final class CollectCommand {

    private static final TextParameter<Path> FOLDER = FolderParameter.of("folder", ".");
    private static final ChoiceParameter<ResultsTable.Kind> TABLE =
            ChoiceParameter.of("table", ResultsTable.Kind.values());
    private static final TextParameter<Optional<Path>> OUT = new TextParameter<>(
            "out",
            Optional.empty(),
            text -> text.isBlank() ? Optional.empty() : Optional.of(FolderParameter.parse(text)),
            file -> file.map(Path::toString).orElse(""));

    static final Command COMMAND = new Command(
            List.of(
                    new Flag(FOLDER, "command.collect.folder.help"),
                    new Flag(TABLE, "command.collect.table.help"),
                    new Flag(OUT, "command.collect.out.help"),
                    new Flag(OutputFile.FORCE, "command.force.help")),
            CollectCommand::run);

    private CollectCommand() {}

    /** Prints the table or writes it to a file; returns the exit code. */
    private static int run(Invocation call) {
        var arguments = call.arguments();
        var file = arguments.get(OUT);
        boolean mayReplace = arguments.get(OutputFile.FORCE);
        var obstacle = file.flatMap(place -> OutputFile.problem(place, mayReplace));
        if (obstacle.isPresent()) {
            return call.print(ExitCode.REFUSED, Message.of("command.refused", Flag.typed(OUT.name()), obstacle.get()));
        }
        try {
            var folder = arguments.get(FOLDER);
            var submittedResults = SubmittedResults.in(folder);
            int code = ExitCode.DONE;
            for (var refused : submittedResults.refused()) {
                code = call.print(ExitCode.PARTLY, refused);
            }
            if (submittedResults.results().isEmpty()) {
                return call.print(ExitCode.REFUSED, Message.of("results.none", folder.toString()));
            }
            var table = ResultsTable.of(arguments.get(TABLE), submittedResults.results(), call.words())
                    .csv();
            if (file.isPresent()) {
                WholeFile.askedFor(file.get()).write(mayReplace, WholeFile.of(table.getBytes(StandardCharsets.UTF_8)));
            } else {
                call.out().accept(table.substring(1));
                call.out().flush();
            }
            return code;
        } catch (InvalidInputException refusal) {
            return call.print(
                    ExitCode.REFUSED, Message.of("command.refused", Flag.typed(FOLDER.name()), refusal.reason()));
        } catch (IOException failed) {
            return call.print(
                    ExitCode.FAILED,
                    Message.of(
                            "command.file.not-written", file.orElseThrow().toString(), FileErrorMessages.of(failed)));
        }
    }
}
