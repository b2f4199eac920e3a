package puzzlescope.app.export;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.files.FileErrorMessages;
import puzzlescope.engine.files.WholeFile;
import puzzlescope.engine.solve.OutputFile;
import puzzlescope.export.ExportFile;
import puzzlescope.export.ExportKind;
import puzzlescope.export.ExportRefusedException;
import puzzlescope.export.ExportRequest;
import puzzlescope.window.fx.FxThread;

/** Makes and writes one export on a background thread; its result is delivered on the FX thread. */
final class ExportTask {

    private static final System.Logger LOG = System.getLogger(ExportTask.class.getName());

    private static final String SAVED = "export.saved";

    private final ExportKind kind;
    private final ExportRequest exportRequest;
    private final boolean mayReplace;
    private final Consumer<Result> then;
    private final Thread thread;

    /**
     * The result.
     *
     * @param message the message to show
     * @param option the name of the option that caused the refusal; empty if there was none
     * @param file that which was asked for
     */
    record Result(Message message, String option, Path file) {

        boolean isSaved() {
            return message.key().equals(SAVED);
        }
    }

    /**
     * Starts a task.
     *
     * @param mayReplace whether the requested file may replace another
     */
    ExportTask(ExportKind kind, ExportRequest exportRequest, boolean mayReplace, Consumer<Result> then) {
        this.kind = kind;
        this.exportRequest = exportRequest;
        this.mayReplace = mayReplace;
        this.then = then;
        thread = exportRequest.session().reader("export-" + kind.id(), () -> {
            var result = result();
            FxThread.run(() -> this.then.accept(result));
        });
    }

    void start() {
        thread.start();
    }

    void stop() {
        thread.interrupt();
    }

    private Result result() {
        try {
            return written();
        } catch (ExportRefusedException refused) {
            return result(refused.reason(), refused.option());
        } catch (InterruptedException stopped) {
            return result(Message.of("export.stopped"), "");
        } catch (IOException unwritable) {
            return result(Message.of("export.not-saved", FileErrorMessages.of(unwritable)), "");
        } catch (RuntimeException | Error thrown) {
            LOG.log(System.Logger.Level.ERROR, "could not be exported", thrown);
            return result(Message.of("export.failed"), "");
        }
    }

    private Result written() throws IOException, InterruptedException {
        var files = kind.make(exportRequest);
        for (var file : files) {
            var obstacle = OutputFile.problem(file.path(), mayReplace(file));
            if (obstacle.isPresent()) {
                return result(obstacle.get(), "");
            }
        }
        for (var file : files) {
            WholeFile.askedFor(file.path()).write(mayReplace(file), file.content());
        }
        var names = files.stream().map(file -> file.path().toString()).collect(Collectors.joining(", "));
        return result(Message.of(SAVED, names), "");
    }

    private Result result(Message message, String option) {
        return new Result(message, option, exportRequest.file());
    }

    /** Returns whether a file may be replaced: only the first one was confirmed by the person. */
    private boolean mayReplace(ExportFile file) {
        return mayReplace && file.path().equals(exportRequest.file());
    }
}
