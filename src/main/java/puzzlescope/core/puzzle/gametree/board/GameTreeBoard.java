package puzzlescope.core.puzzle.gametree.board;

import puzzlescope.core.event.Board;
import puzzlescope.core.puzzle.gametree.space.Rival;
import puzzlescope.core.puzzle.gametree.space.TwoPlayerGame;

/** A position of a game for two, with what the search, or the person who plays, keeps beside it. */
public sealed interface GameTreeBoard extends Board permits LookaheadBoard, DuelBoard {

    TwoPlayerGame game();

    /** Where it began. */
    int start();

    /** The position now. */
    int position();

    /** Whose turn it is. */
    Rival turn();

    /** The move that led here; -1 at the start. */
    int lastMove();
}
