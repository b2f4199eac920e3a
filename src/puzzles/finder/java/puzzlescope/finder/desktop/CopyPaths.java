package puzzlescope.finder.desktop;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import puzzlescope.engine.event.Message;
import puzzlescope.finder.tree.PathText;

/**
 * Copies the displayed paths of files to the clipboard, one a line, each line being exactly one path.
 *
 * @param before the previous text of the clipboard
 * @param clipboard accepts a text
 */
public record CopyPaths(List<Path> files, String before, Consumer<String> clipboard) implements FileAction {

    @Override
    public Message question() {
        return Message.of("finder.ask.copy-path", files.size(), FileNames.of(files));
    }

    @Override
    public CompletedAction perform() {
        clipboard.accept(files.stream().map(PathText::displayed).collect(Collectors.joining("\n")));
        return new CompletedAction(
                Message.of("finder.done.copy-path", files.size()),
                before.isEmpty() ? Optional.empty() : Optional.of(new RestoreClipboard(before, clipboard)));
    }

    /** Restores the previous text. */
    private record RestoreClipboard(String before, Consumer<String> clipboard) implements FileAction {

        @Override
        public Message question() {
            return Message.of("finder.ask.clipboard");
        }

        @Override
        public CompletedAction perform() {
            clipboard.accept(before);
            return CompletedAction.of(Message.of("finder.done.clipboard"));
        }
    }
}
