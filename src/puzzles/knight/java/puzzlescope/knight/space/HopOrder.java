package puzzlescope.knight.space;

/** Which of the squares a hop away is tried first. Equal ones are tried in the order of {@link Hop}. */
public enum HopOrder implements HopReason {
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
    HAND
}
