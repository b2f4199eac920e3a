package puzzlescope.ui.puzzle.finder.action;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import puzzlescope.core.event.Message;

/**
 * Copies files into a folder.
 *
 * @param trash where the copies go if that is undone
 */
public record CopyTo(List<Path> files, Path folder, Trash trash) implements FileAction {

    @Override
    public Message question() {
        return Message.of("finder.ask.copy-to", files.size(), Names.of(files), folder.toString());
    }

    @Override
    public Done perform() {
        var tally = new Tally<Path>();
        for (var file : files) {
            var copy = folder.resolve(Names.of(file));
            try {
                Relocation.copy(file, copy);
                tally.done(copy);
            } catch (IOException thrown) {
                tally.failed(file, copy, thrown);
            }
        }
        int copies = tally.all().size();
        return tally.end(
                Message.of("finder.done.copy-to", copies, folder.toString()),
                done -> trash.isThere() ? Optional.of(new ToTrash(done, trash, true)) : Optional.empty());
    }
}
