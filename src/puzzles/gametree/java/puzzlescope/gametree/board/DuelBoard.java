package puzzlescope.gametree.board;

import puzzlescope.gametree.event.DuelEvent;
import puzzlescope.gametree.space.GamePlayer;
import puzzlescope.gametree.space.GameSpace;
import puzzlescope.gametree.space.TwoPlayerGame;

/** The moves of a game that a person plays. */
public final class DuelBoard extends GameTreeBoard {

    /** @param first the player to move at the start */
    public DuelBoard(TwoPlayerGame game, int start, GamePlayer first) {
        super(game, start, first);
    }

    /** The result of the game; {@link GameSpace#OPEN} if it goes on. */
    public int value() {
        return game().space().value(position(), turn());
    }

    @Override
    public void apply(long event) {
        switch (DuelEvent.Kind.of(event)) {
            case MOVE_PLAYED -> make(event);
            case DUEL_WON, DUEL_LOST, DUEL_DRAWN -> {}
        }
    }

    @Override
    public void undo(long event) {
        switch (DuelEvent.Kind.of(event)) {
            case MOVE_PLAYED -> unmake();
            case DUEL_WON, DUEL_LOST, DUEL_DRAWN -> {}
        }
    }
}
