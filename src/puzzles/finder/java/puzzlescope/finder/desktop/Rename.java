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
        return NewName.refusal(file.resolveSibling(""), typed)
                .or(() -> typed.equals(Names.of(file)) || target(file, typed).equals(file)
                        ? Optional.of(Message.of("finder.failed.same-name", typed))
                        : Optional.empty());
    }

    private static Path target(Path file, String typed) {
        return file.resolveSibling(PathText.path(typed));
    }

    @Override
    public Message question() {
        return Message.of("finder.ask.rename", Names.of(file), name.strip());
    }

    @Override
    public Done perform() {
        var refused = refusal(file, name);
        if (refused.isPresent()) {
            return Done.of(refused.get());
        }
        var target = target(file, name.strip());
        try {
            Relocation.move(file, target);
            return new Done(
                    Message.of("finder.done.rename", Names.of(file), Names.of(target)),
                    Optional.of(new MoveBack(List.of(new Moved(file, target)))));
        } catch (IOException thrown) {
            return Done.of(Failure.of(file, target, thrown));
        }
    }
}
