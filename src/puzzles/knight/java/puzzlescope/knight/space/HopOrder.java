package puzzlescope.knight.space;

/** The order in which target squares are tried. Ties are tried in the order of {@link Hop}. */
public enum HopOrder implements HopReason {
    /** The order of {@link Hop}, everywhere. */
    PLAIN,
    /** Fewest neighbours on the board first, visited or not. */
    BOOK,
    /**
     * Fewest exits, i.e. unvisited neighbours, first: H. C. von Warnsdorff, Des Rösselsprungs einfachste und
     * allgemeinste Lösung (1823).
     */
    WARNSDORFF,
    /** No order: chosen by a person. */
    HAND
}
