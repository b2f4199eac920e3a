package puzzlescope.app.race;

import java.util.List;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.puzzle.Arguments;

/** The runs that were chosen when a tab's run or game was compared last. FX thread only. */
public final class LastComparison {

    /** A run, or the game with the same arguments. */
    private record Compared(Arguments arguments, boolean byHand) {}

    private @Nullable Compared compared;
    private List<Arguments> lanes = List.of();

    void keep(Arguments arguments, boolean byHand, List<Arguments> chosen) {
        compared = new Compared(arguments, byHand);
        lanes = chosen;
    }

    /** The arguments of all lanes; empty if another run was compared last. */
    List<Arguments> of(Arguments arguments, boolean byHand) {
        return new Compared(arguments, byHand).equals(compared) ? lanes : List.of();
    }
}
