package puzzlescope.command;

import java.util.ArrayList;
import java.util.List;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.files.UserFolders;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.run.FirstEvents;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.solve.OutputFile;
import puzzlescope.engine.trace.Retention;
import puzzlescope.export.ExportKind;
import puzzlescope.export.ExportProgress;
import puzzlescope.export.ExportRequest;
import puzzlescope.picture.PuzzlePicture;

/** Exports a run to a file. Needs no display. */
final class ExportCommand {

    /**
     * Least number of steps to record, since pictures depend on later steps, such as the graph that a search will have
     * found.
     */
    private static final long SEEN_AHEAD = 100_000;

    private ExportCommand() {}

    /** Returns the command, which has the puzzle's inputs and the options of the export. */
    static Command of(ExportKind kind, Puzzle puzzle) {
        var flags = Flag.ofRun(puzzle);
        flags.add(new Flag(ExportWriter.OUT, "export.out." + kind.id() + ".help"));
        for (var option : kind.options(PuzzlePicture.of(puzzle.id()))) {
            var family = kind.options().contains(option) ? "export" : puzzle.id() + ".look";
            flags.add(new Flag(option, family + "." + option.name() + ".help"));
        }
        flags.add(new Flag(OutputFile.FORCE, "command.force.help"));
        flags.add(CommandSpecs.PROGRESS);
        return new Command(flags, call -> run(kind, puzzle, call));
    }

    private static int run(ExportKind kind, Puzzle puzzle, Invocation call) {
        var arguments = call.ofRun();
        var game = call.game(puzzle, arguments);
        CommandRefusedException.ifAnyBlocks(puzzle.check(arguments));
        if (game.isPresent() && !kind.isOfGames()) {
            throw new CommandRefusedException("run", Message.of("export.not-of-games"));
        }
        var file = ExportWriter.file(arguments, puzzle.id() + kind.endings().getFirst(), kind.endings());
        var picture = PuzzlePicture.of(puzzle.id());
        if (picture.isEmpty()) {
            throw ExportWriter.refused(Message.of("export.no-picture"));
        }
        var task = call.task();
        return task.await(puzzle.id(), () -> {
            var first = new FirstEvents(Math.max(SEEN_AHEAD, kind.needs(arguments)));
            var session = game.map(played -> played.session(retention()))
                    .orElseGet(() -> Session.of(puzzle, arguments, first, retention()));
            try {
                task.record(session);
                var sentences = new ArrayList<Message>();
                var exportRequest = new ExportRequest(
                        session,
                        picture.get(),
                        arguments,
                        call.words(),
                        file,
                        new Progress(task.progress(), sentences));
                var writer = new ExportWriter(call);
                int exitCode = writer.write(file, arguments, () -> kind.make(exportRequest));
                if (exitCode == ExitCode.DONE) {
                    sentences.forEach(writer::say);
                }
                return exitCode;
            } finally {
                session.close();
            }
        });
    }

    /** The progress of an export, with the sentences to print when it is written. */
    private record Progress(ProgressLine line, List<Message> sentences) implements ExportProgress {

        @Override
        public void done(double share) {
            line.done(share);
        }

        @Override
        public void chosen(Message sentence) {
            sentences.add(sentence);
        }
    }

    static Retention retention() {
        return Retention.of(Retention.MEMORY_BYTES, Retention.FILE_BYTES, UserFolders.cache());
    }
}
