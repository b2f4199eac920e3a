package puzzlescope.finder.desktop;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.finder.tree.PathText;

/** Moves files to a folder. */
public record MoveTo(List<Path> files, Path folder) implements FileAction {

    @Override
    public Message question() {
        return Message.of("finder.ask.move-to", files.size(), FileNames.of(files), PathText.displayed(folder));
    }

    @Override
    public CompletedAction perform() {
        var tally = new ActionSummary<MovedFile>();
        for (var file : files) {
            var target = FileNames.in(folder, file);
            try {
                Relocation.move(file, target);
                tally.done(new MovedFile(file, target));
            } catch (IOException thrown) {
                tally.failed(file, target, thrown);
            }
        }
        int moved = tally.all().size();
        return tally.end(
                Message.of("finder.done.move-to", moved, PathText.displayed(folder)),
                done -> Optional.of(new UndoMove(done)));
    }
}
