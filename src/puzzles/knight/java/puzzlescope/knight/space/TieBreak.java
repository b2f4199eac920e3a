package puzzlescope.knight.space;

/** The tie-break between squares with equally few exits. */
public enum TieBreak {
    /** The square farther from the centre of the board: A. Roth. */
    ROTH,
    /**
     * The square whose own neighbours have the fewest exits together: I. Pohl, A method for finding Hamilton paths
     * (1967).
     */
    POHL;

    /** The reason for a move that this tie-break decided. */
    public LeadReason leadReason() {
        return switch (this) {
            case ROTH -> LeadReason.ROTH;
            case POHL -> LeadReason.POHL;
        };
    }
}
