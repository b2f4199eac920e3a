package puzzlescope.window.board;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import puzzlescope.picture.Ink;

/** The colours with which a board was painted last, and those that its legend names. */
public final class ColorsInUse {

    private ColorsInUse() {}

    /** The inks of a list that are on a board. */
    public static Set<Ink> of(BoardView board, List<Ink> inks) {
        return board
                .inUse(inks.stream().map(ink -> new ColorMeaning(ink, "", "")).toList())
                .stream()
                .map(ColorMeaning::ink)
                .collect(Collectors.toSet());
    }

    /** The inks that a legend tells now. */
    public static Set<Ink> told(BoardLegend legend) {
        return legend.shown().stream().map(ColorMeaning::ink).collect(Collectors.toSet());
    }
}
