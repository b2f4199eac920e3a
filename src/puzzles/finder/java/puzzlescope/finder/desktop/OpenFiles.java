package puzzlescope.finder.desktop;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.Message;

/**
 * Opens files with the system's default programs, or shows them in their folders.
 *
 * @param inFolder whether to only show them
 */
public record OpenFiles(List<Path> files, boolean inFolder, SystemPrograms programs) implements FileAction {

    @Override
    public Message question() {
        return Message.of(inFolder ? "finder.ask.show" : "finder.ask.open", files.size(), FileNames.of(files));
    }

    @Override
    public CompletedAction perform() {
        var tally = new ActionSummary<Path>();
        for (var file : files) {
            try {
                check(file);
                start(file);
                tally.done(file);
            } catch (IOException thrown) {
                tally.failed(file, file, thrown);
            }
        }
        int started = tally.all().size();
        return tally.end(
                Message.of(inFolder ? "finder.done.show" : "finder.done.open", started), _ -> Optional.empty());
    }

    /** Rejects special files: a program that opens a pipe waits for ever. */
    private void check(Path file) throws IOException {
        if (!Files.readAttributes(file, BasicFileAttributes.class).isRegularFile() && !inFolder) {
            throw DeclinedException.specialFile(file);
        }
    }

    private void start(Path file) throws IOException {
        if (inFolder) {
            programs.show(file);
        } else {
            programs.open(file);
        }
    }
}
