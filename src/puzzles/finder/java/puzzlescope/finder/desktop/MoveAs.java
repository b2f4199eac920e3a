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
        return Message.of("finder.ask.move-as", Names.of(file), PathText.shown(NewName.in(folder, name)));
    }

    @Override
    public Done perform() {
        var target = NewName.in(folder, name);
        try {
            Relocation.move(file, target);
            return new Done(
                    Message.of("finder.done.move-as", Names.of(file), PathText.shown(target)),
                    Optional.of(new MoveBack(List.of(new Moved(file, target)))));
        } catch (IOException thrown) {
            return Done.of(Failure.of(file, target, thrown));
        }
    }
}
