package puzzlescope.finder.desktop;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.finder.tree.PathText;

/**
 * Copies files to a folder.
 *
 * @param trash receives the copies on undo
 */
public record CopyTo(List<Path> files, Path folder, Trash trash) implements FileAction {

    @Override
    public Message question() {
        return Message.of("finder.ask.copy-to", files.size(), FileNames.of(files), PathText.displayed(folder));
    }

    @Override
    public CompletedAction perform() {
        var tally = new ActionSummary<Path>();
        var stamps = new HashMap<Path, FileStamp>();
        for (var file : files) {
            var copy = FileNames.in(folder, file);
            try {
                ExclusiveCopy.of(file, copy);
                stamps.put(copy, FileStamp.of(copy));
                tally.done(copy);
            } catch (IOException thrown) {
                tally.failed(file, copy, thrown);
            }
        }
        int copies = tally.all().size();
        return tally.end(
                Message.of("finder.done.copy-to", copies, PathText.displayed(folder)),
                done -> trash.isThere()
                        ? Optional.of(new MoveToTrash(done, trash, Optional.of(stamps)))
                        : Optional.empty());
    }
}
