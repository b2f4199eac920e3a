package puzzlescope.app.document;

import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.run.RunRefusedException;
import puzzlescope.engine.session.SavedView;
import puzzlescope.learn.document.RunFile;
import puzzlescope.learn.document.SavedBreakpoint;
import puzzlescope.window.board.TabContext;
import puzzlescope.window.player.CodeLocation;
import puzzlescope.window.player.Player;

/** The run of a tab as it is saved in a file, and restored from there. FX thread only. */
final class TabRunFile {

    private TabRunFile() {}

    /** Returns the run of a tab in its current state. */
    static RunFile of(TabContext tab) {
        var player = tab.player();
        var session = player.session();
        var run = new RunFile(
                session.puzzle(),
                session.arguments(),
                session.timeline().position(),
                player.loop().range().map(range -> new RunFile.SavedRange(range.from(), range.to())),
                player.history().marks().all(),
                Optional.empty(),
                Optional.of(tab.captureView()).filter(savedView -> !savedView.equals(SavedView.PLAIN)));
        return tab.moves().map(run::played).orElse(run.stoppingAt(breakpoints(player)));
    }

    /**
     * Starts a run, and goes to its saved position as soon as that is recorded, unless the person goes elsewhere first.
     *
     * @param recorded number of steps to wait for, or the end of the run
     * @param then is called on arrival, unless another run is started before
     */
    static void open(TabContext tab, RunFile file, long recorded, Runnable then) {
        tab.run(file.arguments());
        var player = tab.player();
        var session = player.session();
        player.history().marks().change(file.marks());
        long end = file.range().map(RunFile.SavedRange::end).orElse(0L);
        player.whenRecorded(Math.max(recorded, Math.max(file.position(), end)), () -> {
            restoreRange(player, file);
            if (session.timeline().position() == 0 && file.position() > 0) {
                player.seek(file.position());
            }
            file.view().ifPresent(tab::restoreView);
            restoreBreakpoints(player, file);
            if (session.run().failure().orElse(null) instanceof RunRefusedException refused) {
                player.showNotice(refused.reason());
            }
            then.run();
        });
    }

    /** Replays a game, and restores the rest of its file. */
    static void restore(TabContext tab, RunFile file, List<List<Event>> game) {
        replay(tab, file, game, () -> {
            tab.player().history().marks().change(file.marks());
            restoreRange(tab.player(), file);
            file.view().ifPresent(tab::restoreView);
        });
    }

    /**
     * Replays a game and goes to its saved position.
     *
     * @param then is called there
     */
    static void replay(TabContext tab, RunFile file, List<List<Event>> game, Runnable then) {
        tab.playAgain(file.arguments(), game, () -> {
            tab.player().seek(file.position());
            then.run();
        });
    }

    private static void restoreRange(Player player, RunFile file) {
        long recorded = player.session().trace().length();
        file.range().ifPresent(range -> player.loop().select(range.begin(), Math.min(range.end(), recorded)));
    }

    /** Sets the breakpoints of a file in place of those of its code; a file without any changes none. */
    private static void restoreBreakpoints(Player player, RunFile file) {
        var saved = file.breakpoints();
        if (!saved.isEmpty()) {
            player.breakpoints().clear(file.arguments().program().isPresent());
        }
        for (var each : saved) {
            var location =
                    each.line() > 0 ? CodeLocation.ofProgram(each.line()) : CodeLocation.ofListing(each.labels());
            player.breakpoints().setCondition(location, each.condition(), wrong -> wrong.ifPresent(player::showNotice));
        }
    }

    private static List<SavedBreakpoint> breakpoints(Player player) {
        return player.breakpoints().of(player.session().arguments().program().isPresent()).stream()
                .map(each -> new SavedBreakpoint(
                        each.location().labels(), each.location().line(), each.text()))
                .toList();
    }
}
