package puzzlescope.knight.space;

/** What decides between squares from which Warnsdorff's rule counts equally many ways onward. */
public enum TieBreak {
    /** The square farther from the middle of the board: A. Roth. */
    ROTH,
    /** The square whose own next squares have the fewest ways together: I. Pohl, A method for finding Hamilton paths (1967). */
    POHL;

    /** Why a knight goes on where this led it. */
    public Lead lead() {
        return switch (this) {
            case ROTH -> Lead.ROTH;
            case POHL -> Lead.POHL;
        };
    }
}
