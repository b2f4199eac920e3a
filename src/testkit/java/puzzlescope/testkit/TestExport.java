package puzzlescope.testkit;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.engine.trace.Retention;
import puzzlescope.export.ExportFile;
import puzzlescope.export.ExportKind;
import puzzlescope.export.ExportRequest;
import puzzlescope.picture.PuzzlePicture;

/** An export made without a command line or a window. */
public record TestExport(Session session, ExportRequest export, List<ExportFile> files) implements AutoCloseable {

    private static final Duration PATIENCE = Duration.ofMinutes(5);

    /** Records a run and makes an export of it; values are those of the puzzle's inputs and of the kind's options. */
    public static TestExport of(ExportKind kind, String puzzleId, Language language, Map<String, String> values)
            throws IOException, InterruptedException {
        return of(kind, puzzleId, kind.endings().getFirst(), language, values);
    }

    /** The same as a file with another ending. */
    public static TestExport of(
            ExportKind kind, String puzzleId, String ending, Language language, Map<String, String> values)
            throws IOException, InterruptedException {
        var puzzle = Catalogue.get(puzzleId);
        var parameters = new ArrayList<Parameter<?>>(puzzle.parameters());
        parameters.addAll(kind.options(PuzzlePicture.of(puzzleId)));
        var arguments = Arguments.presets(parameters);
        for (var parameter : parameters) {
            if (values.containsKey(parameter.name())) {
                arguments = arguments.with(parameter, values.get(parameter.name()));
            }
        }
        var session = Session.of(puzzle, arguments, Retention.inMemory(Retention.MEMORY_BYTES));
        session.run().start();
        if (!session.run().awaitEnd(PATIENCE)) {
            throw new IllegalStateException(puzzleId + " runs for too long");
        }
        var exportRequest = new ExportRequest(
                session,
                PuzzlePicture.of(puzzleId).orElseThrow(),
                arguments,
                new Words(language),
                Path.of(puzzleId + ending),
                _ -> {});
        return new TestExport(session, exportRequest, kind.make(exportRequest));
    }

    /** The first file. */
    public byte[] bytes() throws IOException {
        return bytes(files.getFirst());
    }

    /** The content of a file. */
    public static byte[] bytes(ExportFile written) throws IOException {
        var file = Files.createTempFile("exported", "");
        try (var channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            written.content().writeTo(channel);
            return Files.readAllBytes(file);
        } finally {
            Files.delete(file);
        }
    }

    public String text() throws IOException {
        return new String(bytes(), StandardCharsets.UTF_8);
    }

    @Override
    public void close() {
        session.close();
    }
}
