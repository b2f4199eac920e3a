package puzzlescope.finder.desktop;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.finder.tree.PathText;

/** Restores the old paths of moved or renamed files. */
record UndoMove(List<MovedFile> moved) implements FileAction {

    @Override
    public Message question() {
        return Message.of(
                "finder.ask.move-back",
                moved.size(),
                FileNames.of(moved.stream().map(MovedFile::to).toList()),
                PathText.displayed(moved.getFirst().from()));
    }

    @Override
    public CompletedAction perform() {
        var tally = new ActionSummary<MovedFile>();
        for (var each : moved) {
            try {
                Relocation.move(each.to(), each.from());
                tally.done(each);
            } catch (IOException thrown) {
                tally.failed(each.to(), each.from(), thrown);
            }
        }
        return tally.end(Message.of("finder.done.move-back", tally.all().size()), _ -> Optional.empty());
    }
}
