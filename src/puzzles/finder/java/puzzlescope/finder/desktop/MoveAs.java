package puzzlescope.finder.desktop;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.finder.tree.PathText;

/** Moves a file to a folder under another name. */
public record MoveAs(Path file, Path folder, String name) implements FileAction {

    @Override
    public Message question() {
        return Message.of("finder.ask.move-as", FileNames.of(file), PathText.displayed(NewFileName.in(folder, name)));
    }

    @Override
    public CompletedAction perform() {
        var target = NewFileName.in(folder, name);
        try {
            Relocation.move(file, target);
            return new CompletedAction(
                    Message.of("finder.done.move-as", FileNames.of(file), PathText.displayed(target)),
                    Optional.of(new UndoMove(List.of(new MovedFile(file, target)))));
        } catch (IOException thrown) {
            return CompletedAction.of(FailureMessage.of(file, target, thrown));
        }
    }
}
