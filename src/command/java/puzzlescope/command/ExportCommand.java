package puzzlescope.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.files.UserFolders;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.run.FirstEvents;
import puzzlescope.engine.session.GameReplay;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.solve.OutputFile;
import puzzlescope.engine.text.Words;
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

    private final ExportKind kind;
    private final Words words;
    private final SolverTask call;
    private final ExportWriter writer;

    ExportCommand(ExportKind kind, Words words, SolverTask call, ExportWriter writer) {
        this.kind = kind;
        this.words = words;
        this.call = call;
        this.writer = writer;
    }

    /** Returns the flags of the command: the puzzle's inputs and the options of the export. */
    static List<Flag> flags(ExportKind kind, Puzzle puzzle) {
        var flags = new ArrayList<Flag>();
        puzzle.parameters().forEach(input -> flags.add(new Flag(input, puzzle.id() + "." + input.name() + ".help")));
        flags.add(new Flag(ExportWriter.OUT, "export.out." + kind.id() + ".help"));
        for (var option : kind.options(PuzzlePicture.of(puzzle.id()))) {
            var family = kind.options().contains(option) ? "export" : puzzle.id() + ".look";
            flags.add(new Flag(option, family + "." + option.name() + ".help"));
        }
        flags.add(new Flag(OutputFile.FORCE, "command.force.help"));
        return flags;
    }

    /**
     * Writes the export; returns the exit code.
     *
     * @param game a manual game to export instead of an algorithm's run
     */
    int run(Puzzle puzzle, Arguments arguments, Optional<GameReplay> game) {
        CommandRefusedException.ifAnyBlocks(puzzle.check(arguments));
        if (game.isPresent() && !kind.isOfGames()) {
            throw new CommandRefusedException("run", Message.of("export.not-of-games"));
        }
        var file = ExportWriter.file(arguments, puzzle.id() + kind.endings().getFirst(), kind.endings());
        var picture = PuzzlePicture.of(puzzle.id());
        if (picture.isEmpty()) {
            throw ExportWriter.refused(Message.of("export.no-picture"));
        }
        return call.await(puzzle.id(), () -> {
            var first = new FirstEvents(Math.max(SEEN_AHEAD, kind.needs(arguments)));
            var session = game.map(played -> played.session(retention()))
                    .orElseGet(() -> Session.of(puzzle, arguments, first, retention()));
            try {
                call.record(session);
                var sentences = new ArrayList<Message>();
                var exportRequest = new ExportRequest(
                        session, picture.get(), arguments, words, file, new Progress(call.progress(), sentences));
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
