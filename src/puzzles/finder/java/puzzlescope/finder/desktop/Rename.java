package puzzlescope.finder.desktop;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.finder.tree.PathText;

/** Renames a file in its folder. */
public record Rename(Path file, String name) implements FileAction {

    /** Returns why a name cannot be given to a file; empty if it can. */
    public static Optional<Message> refusal(Path file, String name) {
        var typed = name.strip();
        return NewFileName.refusal(file.resolveSibling(""), typed)
                .or(() ->
                        typed.equals(FileNames.of(file)) || target(file, typed).equals(file)
                                ? Optional.of(Message.of("finder.failed.same-name", typed))
                                : Optional.empty());
    }

    private static Path target(Path file, String typed) {
        return file.resolveSibling(PathText.path(typed));
    }

    @Override
    public Message question() {
        return Message.of("finder.ask.rename", FileNames.of(file), name.strip());
    }

    @Override
    public CompletedAction perform() {
        var refused = refusal(file, name);
        if (refused.isPresent()) {
            return CompletedAction.of(refused.get());
        }
        var target = target(file, name.strip());
        try {
            Relocation.move(file, target);
            return new CompletedAction(
                    Message.of("finder.done.rename", FileNames.of(file), FileNames.of(target)),
                    Optional.of(new UndoMove(List.of(new MovedFile(file, target)))));
        } catch (IOException thrown) {
            return CompletedAction.of(FailureMessage.of(file, target, thrown));
        }
    }
}
