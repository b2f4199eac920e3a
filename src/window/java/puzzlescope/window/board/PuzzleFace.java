package puzzlescope.window.board;

import java.util.function.Function;
import org.kordamp.ikonli.Ikon;
import puzzlescope.engine.puzzle.PuzzleServices;

/** A puzzle in the window: its tab's icon and its view. A service that every puzzle provides. */
public abstract class PuzzleFace {

    private final String puzzle;
    private final Ikon icon;
    private final Function<TabContext, BoardView> view;

    /**
     * Creates the face of a puzzle.
     *
     * @param puzzle the id of the puzzle
     * @param view makes a view for a tab
     */
    protected PuzzleFace(String puzzle, Ikon icon, Function<TabContext, BoardView> view) {
        this.puzzle = puzzle;
        this.icon = icon;
        this.view = view;
    }

    public final String puzzle() {
        return puzzle;
    }

    public final Ikon icon() {
        return icon;
    }

    /** Creates a view for a tab. FX thread only. */
    public final BoardView view(TabContext context) {
        return view.apply(context);
    }

    /** The face of a puzzle; throws {@link IllegalArgumentException} if it has none. */
    public static PuzzleFace of(String puzzle) {
        return PuzzleServices.of(PuzzleFace.class).stream()
                .filter(face -> face.puzzle().equals(puzzle))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no view of " + puzzle));
    }
}
