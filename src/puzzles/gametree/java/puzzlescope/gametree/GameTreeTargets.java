package puzzlescope.gametree;

import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Target;
import puzzlescope.gametree.board.DuelBoard;
import puzzlescope.gametree.board.GameTreeBoard;
import puzzlescope.gametree.board.LookaheadBoard;
import puzzlescope.gametree.event.DuelEvent;
import puzzlescope.gametree.event.GameTreeEvent;
import puzzlescope.gametree.event.LookaheadEvent;
import puzzlescope.gametree.space.NoughtsSpace;
import puzzlescope.gametree.space.TwoPlayerGame;

/** The targets on the board of a two-player game: squares or heaps. */
public final class GameTreeTargets {

    private GameTreeTargets() {}

    /** Returns the target of a square or heap, from 0, touched by moves that are made or undone there. */
    public static Target of(GameTreeBoard board, int place) {
        var words = switch (board) {
            case LookaheadBoard _ -> LookaheadEvent.Kind.VOCABULARY;
            case DuelBoard _ -> DuelEvent.Kind.VOCABULARY;
        };
        var name = board.game() == TwoPlayerGame.NIM
                ? Message.of("gametree.spot.heap", place + 1)
                : Message.of("gametree.spot.square", NoughtsSpace.row(place) + 1, NoughtsSpace.column(place) + 1);
        return new Target(name, words.matching(GameTreeEvent.PLACE.is(place)));
    }
}
