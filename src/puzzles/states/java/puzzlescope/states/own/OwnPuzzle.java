package puzzlescope.states.own;

/**
 * A puzzle that a person has written down.
 *
 * @param text as it was written; two puzzles with one text are the same
 * @param name as the text gives it; may be empty
 */
public record OwnPuzzle(String text, String name, OwnSpace space) {

    @Override
    public boolean equals(Object other) {
        return other instanceof OwnPuzzle puzzle && text.equals(puzzle.text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }
}
