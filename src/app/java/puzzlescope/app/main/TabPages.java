package puzzlescope.app.main;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javafx.scene.Node;
import puzzlescope.app.export.ExportPane;
import puzzlescope.app.race.GrowthPage;
import puzzlescope.app.race.LastComparison;
import puzzlescope.app.race.RacePage;
import puzzlescope.app.race.WhatIfPane;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.session.Session;
import puzzlescope.export.ExportKind;
import puzzlescope.learn.race.GrowthMeasurements;
import puzzlescope.window.board.BoardView;
import puzzlescope.window.player.Player;
import puzzlescope.window.theme.Appearance;

/** Dialogs about the run of a tab. FX thread only. */
final class TabPages {

    private final Appearance appearance;
    private final Player player;
    private final BoardView board;
    private final Node owner;
    private final BooleanSupplier byHand;
    private final GrowthMeasurements growthMeasurements = new GrowthMeasurements();
    private final LastComparison lastComparison = new LastComparison();
    private Consumer<Session> goOn = _ -> {};

    /**
     * @param owner a node that is always in the window
     * @param byHand whether a person plays
     */
    TabPages(Appearance appearance, Player player, BoardView board, Node owner, BooleanSupplier byHand) {
        this.appearance = appearance;
        this.player = player;
        this.board = board;
        this.owner = owner;
        this.byHand = byHand;
    }

    /** Sets the action for continuing with another branch of the run. */
    void setOnBranch(Consumer<Session> action) {
        goOn = action;
    }

    Node owner() {
        return owner;
    }

    /**
     * Opens the export page of the run.
     *
     * @param kind chosen at first; empty for the first one
     */
    void export(Optional<ExportKind> kind) {
        ExportPane.open(appearance, player, byHand.getAsBoolean(), board, kind, owner);
    }

    /**
     * Opens the race of the run or game against another run on the same instance.
     *
     * @param earlier the program that was open before
     */
    void race(Optional<Arguments> earlier) {
        RacePage.open(appearance, growthMeasurements, lastComparison, player, earlier, byHand.getAsBoolean(), owner);
    }

    /** Asks for an untaken choice of the algorithm at the position, and shows its consequences. */
    void showWhatIf() {
        player.pause();
        if (byHand.getAsBoolean()) {
            player.showNotice(Message.of("transport.what-if.why-not"));
        } else {
            WhatIfPane.open(appearance, growthMeasurements, player, board, owner, goOn);
        }
    }

    /** Opens the growth chart of work by size; does nothing if the puzzle has none. */
    void grow(Arguments arguments) {
        GrowthPage.open(appearance, growthMeasurements, player.session().puzzle(), List.of(arguments), owner);
    }
}
