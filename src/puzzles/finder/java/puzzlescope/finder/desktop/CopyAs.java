package puzzlescope.finder.desktop;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.finder.tree.PathText;

/**
 * Copies a file to a folder under another name.
 *
 * @param trash receives the copy on undo
 */
public record CopyAs(Path file, Path folder, String name, Trash trash) implements FileAction {

    /** Returns why the file cannot have that name there; empty if it can. */
    public static Optional<Message> refusal(Path folder, String name) {
        return NewFileName.refusal(folder, name);
    }

    @Override
    public Message question() {
        return Message.of("finder.ask.copy-as", FileNames.of(file), PathText.displayed(NewFileName.in(folder, name)));
    }

    @Override
    public CompletedAction perform() {
        var target = NewFileName.in(folder, name);
        try {
            ExclusiveCopy.of(file, target);
            var stamps = Map.of(target, FileStamp.of(target));
            return new CompletedAction(
                    Message.of("finder.done.copy-as", FileNames.of(file), PathText.displayed(target)),
                    trash.isThere()
                            ? Optional.of(new MoveToTrash(List.of(target), trash, Optional.of(stamps)))
                            : Optional.empty());
        } catch (IOException thrown) {
            return CompletedAction.of(FailureMessage.of(file, target, thrown));
        }
    }
}
