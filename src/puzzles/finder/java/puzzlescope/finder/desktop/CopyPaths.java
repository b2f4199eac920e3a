package puzzlescope.finder.desktop;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import puzzlescope.engine.event.Message;
import puzzlescope.finder.tree.PathText;

/**
 * Copies the paths of files as they are shown, one a line: what is pasted never has a line that is no path.
 *
 * @param before the text that was there
 * @param clipboard takes a text
 */
public record CopyPaths(List<Path> files, String before, Consumer<String> clipboard) implements FileAction {

    @Override
    public Message question() {
        return Message.of("finder.ask.copy-path", files.size(), Names.of(files));
    }

    @Override
    public Done perform() {
        clipboard.accept(files.stream().map(PathText::shown).collect(Collectors.joining("\n")));
        return new Done(
                Message.of("finder.done.copy-path", files.size()),
                before.isEmpty() ? Optional.empty() : Optional.of(new PutBack(before, clipboard)));
    }

    /** Puts the text back that was there before. */
    private record PutBack(String before, Consumer<String> clipboard) implements FileAction {

        @Override
        public Message question() {
            return Message.of("finder.ask.clipboard");
        }

        @Override
        public Done perform() {
            clipboard.accept(before);
            return Done.of(Message.of("finder.done.clipboard"));
        }
    }
}
