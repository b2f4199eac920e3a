package puzzlescope.ui.puzzle.finder.action;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import puzzlescope.core.event.Message;

/**
 * Puts files into the trash.
 *
 * @param copies whether they are copies whose making is undone
 */
public record ToTrash(List<Path> files, Trash trash, boolean copies) implements FileAction {

    public ToTrash(List<Path> files, Trash trash) {
        this(files, trash, false);
    }

    @Override
    public Message question() {
        return Message.of(copies ? "finder.ask.trash-copies" : "finder.ask.trash", files.size(), Names.of(files));
    }

    @Override
    public Done perform() {
        var tally = new Tally<Path>();
        var restorable = new ArrayList<Trash.Trashed>();
        for (var file : files) {
            try {
                trash.put(file).ifPresent(restorable::add);
                tally.done(file);
            } catch (IOException thrown) {
                tally.failed(file, file, thrown);
            }
        }
        int trashed = tally.all().size();
        return tally.end(
                Message.of("finder.done.trash", trashed),
                _ -> restorable.isEmpty()
                        ? Optional.empty()
                        : Optional.of(new Restore(List.copyOf(restorable), trash)));
    }

    /** Gives files back from the trash. */
    private record Restore(List<Trash.Trashed> files, Trash trash) implements FileAction {

        @Override
        public Message question() {
            var names = Names.of(files.stream().map(Trash.Trashed::original).toList());
            return Message.of("finder.ask.restore", files.size(), names);
        }

        @Override
        public Done perform() {
            var tally = new Tally<Path>();
            for (var file : files) {
                try {
                    trash.restore(file);
                    tally.done(file.original());
                } catch (IOException thrown) {
                    tally.failed(file.original(), file.original(), thrown);
                }
            }
            return tally.end(Message.of("finder.done.restore", tally.all().size()), _ -> Optional.empty());
        }
    }
}
