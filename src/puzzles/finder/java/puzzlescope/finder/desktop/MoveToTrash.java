package puzzlescope.finder.desktop;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import puzzlescope.engine.event.Message;

/** Moves files to the trash. */
public final class MoveToTrash implements FileAction {

    private final List<Path> files;
    private final Trash trash;
    private final Optional<Map<Path, FileStamp>> copies;

    public MoveToTrash(List<Path> files, Trash trash) {
        this(files, trash, Optional.empty());
    }

    /** @param copies when undoing a copy, the stamps of the copies; nothing else is moved in their place */
    MoveToTrash(List<Path> files, Trash trash, Optional<Map<Path, FileStamp>> copies) {
        this.files = files;
        this.trash = trash;
        this.copies = copies;
    }

    @Override
    public Message question() {
        return Message.of(
                copies.isPresent() ? "finder.ask.trash-copies" : "finder.ask.trash", files.size(), FileNames.of(files));
    }

    @Override
    public CompletedAction perform() {
        var tally = new ActionSummary<Path>();
        var restorable = new ArrayList<Trash.TrashedFile>();
        for (var file : files) {
            try {
                check(file);
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

    private void check(Path file) throws IOException {
        if (copies.isPresent()) {
            Objects.requireNonNull(copies.get().get(file)).check(file);
        }
    }

    private record Restore(List<Trash.TrashedFile> files, Trash trash) implements FileAction {

        @Override
        public Message question() {
            var names =
                    FileNames.of(files.stream().map(Trash.TrashedFile::original).toList());
            return Message.of("finder.ask.restore", files.size(), names);
        }

        @Override
        public CompletedAction perform() {
            var tally = new ActionSummary<Path>();
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
