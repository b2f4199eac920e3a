package puzzlescope.knight.space;

/** The reason for the next square of a constructed tour, whose moves are emitted once the whole tour is known. */
public enum LeadReason implements HopReason {
    /** Warnsdorff's rule with {@link TieBreak#ROTH}. */
    ROTH,
    /** Warnsdorff's rule with {@link TieBreak#POHL}. */
    POHL,
    /** The next square of a tour constructed otherwise. */
    MADE,
    /** Warnsdorff's rule in a branch that takes a tied square other than the {@link TieBreak} would. */
    EQUAL
}
