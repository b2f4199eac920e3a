package puzzlescope.core.puzzle.knight;

/** Which of the squares a hop away is tried first. Equal ones are tried in the order of {@link Hop}. */
public enum HopOrder {
    /** The order of {@link Hop}, everywhere. */
    PLAIN,
    /** First the one from which the fewest squares of the board can be reached, visited or not. */
    BOOK,
    /**
     * First the one from which the fewest squares that are not visited yet can be reached: H. C. von Warnsdorff, Des
     * Rösselsprungs einfachste und allgemeinste Lösung (1823).
     */
    WARNSDORFF,
    /** No order: a person chose. */
    HAND,
    /** Warnsdorff's, and of equal squares the one farther from the middle of the board: A. Roth's tie-break. */
    ROTH,
    /** Warnsdorff's, and of equal squares the one whose own next squares have the fewest free ways: I. Pohl's tie-break (1967). */
    POHL,
    /** The order of a tour that is made already. */
    MADE;

    /** Whether the hops are told only when the whole tour is known, so that none is taken back. */
    public boolean isAfterwards() {
        return this == ROTH || this == POHL || this == MADE;
    }
}
