package puzzlescope.app.main;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javafx.scene.control.Labeled;
import puzzlescope.app.export.ExportPane;
import puzzlescope.app.race.GrowthDialog;
import puzzlescope.app.race.RaceDialog;
import puzzlescope.app.race.WhatIfPane;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.session.Session;
import puzzlescope.window.board.BoardView;
import puzzlescope.window.player.Player;
import puzzlescope.window.theme.Appearance;

/** The dialogs about the run of a tab. FX thread only. */
final class TabDialogs {

    private final Appearance appearance;
    private final Player player;
    private final BoardView board;
    private final Labeled owner;
    private final BooleanSupplier byHand;
    private Consumer<Session> goOn = _ -> {};

    /**
     * @param owner what always stands in the window
     * @param byHand whether a person plays
     */
    TabDialogs(Appearance appearance, Player player, BoardView board, Labeled owner, BooleanSupplier byHand) {
        this.appearance = appearance;
        this.player = player;
        this.board = board;
        this.owner = owner;
        this.byHand = byHand;
    }

    /** Says what is done with another branch of the run, to go on with it as it stands. */
    void setOnBranch(Consumer<Session> action) {
        goOn = action;
    }

    Labeled owner() {
        return owner;
    }

    /** Asks what is to be taken along of the run. */
    void export() {
        ExportPane.open(appearance, player, byHand.getAsBoolean(), board, owner);
    }

    /** Shows the run, or the game, beside another run on the same instance. */
    void race() {
        RaceDialog.open(appearance, player.session(), byHand.getAsBoolean(), owner);
    }

    /** Asks what else the algorithm could do where the run stands, and shows what comes of that. */
    void whatIf() {
        player.pause();
        if (byHand.getAsBoolean()) {
            player.tell(Message.of("transport.what-if.why-not"));
        } else {
            WhatIfPane.open(appearance, player.session(), owner, goOn);
        }
    }

    /** Shows how the work grows with the size; nothing if the puzzle has none. */
    void grow(Arguments arguments) {
        GrowthDialog.open(appearance, player.session().puzzle(), arguments, owner);
    }
}
