package puzzlescope.states.custom;

/**
 * A puzzle that a person has written.
 *
 * @param text the text as written; two puzzles with the same text are equal
 * @param name the name given in the text; may be empty
 */
public record CustomPuzzle(String text, String name, CustomSpace space) {

    @Override
    public boolean equals(Object other) {
        return other instanceof CustomPuzzle puzzle && text.equals(puzzle.text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }
}
