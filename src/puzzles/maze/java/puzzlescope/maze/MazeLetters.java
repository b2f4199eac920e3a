package puzzlescope.maze;

import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.TextParameter;

/** The characters of a printed maze: an open square, the mark, a wall. */
public record MazeLetters(String empty, String mark, String wall) {

    /** The characters used in the documents. */
    public static final MazeLetters PRESET = new MazeLetters(" ", "@", "\u2588");

    /** The parameter, typed as three consecutive characters. */
    public static final TextParameter<MazeLetters> PARAMETER =
            new TextParameter<>("characters", PRESET, MazeLetters::parse, MazeLetters::format);

    private static final int COUNT = 3;

    /**
     * Parses the three characters.
     *
     * @throws InvalidInputException if they are not three printable characters
     */
    public static MazeLetters parse(String text) {
        int[] letters = text.codePoints().toArray();
        boolean printed = text.codePoints()
                .noneMatch(letter -> Character.isISOControl(letter)
                        || Character.getType(letter) == Character.SURROGATE
                        || Character.getType(letter) == Character.UNASSIGNED
                        || Character.getType(letter) == Character.LINE_SEPARATOR
                        || Character.getType(letter) == Character.PARAGRAPH_SEPARATOR);
        if (letters.length != COUNT || !printed) {
            throw new InvalidInputException(Message.of("maze.refusal.characters", printed ? text : "", letters.length));
        }
        return new MazeLetters(
                Character.toString(letters[0]), Character.toString(letters[1]), Character.toString(letters[2]));
    }

    private static String format(MazeLetters letters) {
        return letters.empty + letters.mark + letters.wall;
    }
}
