package puzzlescope.finder.desktop;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.finder.tree.PathText;

/** Restores the old paths of moved or renamed files. */
record MoveBack(List<Moved> moved) implements FileAction {

    @Override
    public Message question() {
        return Message.of(
                "finder.ask.move-back",
                moved.size(),
                Names.of(moved.stream().map(Moved::to).toList()),
                PathText.shown(moved.getFirst().from()));
    }

    @Override
    public Done perform() {
        var tally = new ActionSummary<Moved>();
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
