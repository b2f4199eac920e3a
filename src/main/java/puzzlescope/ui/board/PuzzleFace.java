package puzzlescope.ui.board;

import org.kordamp.ikonli.Ikon;
import puzzlescope.core.puzzle.Features;

/** How a puzzle looks in the window: its tab's icon and its view. A service that every puzzle provides. */
public interface PuzzleFace {

    /** The id of the puzzle. */
    String puzzle();

    Ikon icon();

    /** A new view for a tab. FX thread only. */
    BoardView view(TabContext context);

    /** The face of a puzzle; {@link IllegalArgumentException} if it has none. */
    static PuzzleFace of(String puzzle) {
        return Features.of(PuzzleFace.class).stream()
                .filter(face -> face.puzzle().equals(puzzle))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no view of " + puzzle));
    }
}
