package puzzlescope.knight.space;

/** Why a knight that never goes back is led to a square: its hops are told when the whole tour is known. */
public enum Lead implements HopReason {
    /** Warnsdorff's rule with {@link TieBreak#ROTH}. */
    ROTH,
    /** Warnsdorff's rule with {@link TieBreak#POHL}. */
    POHL,
    /** It comes next on a tour that was made otherwise. */
    MADE,
    /** Warnsdorff's rule in a branch that takes another one of equal squares than the {@link TieBreak} would. */
    EQUAL
}
