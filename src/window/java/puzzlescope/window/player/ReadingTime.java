package puzzlescope.window.player;

/** Time that a sentence takes to be read, by the number and the width of its characters. Any thread. */
public final class ReadingTime {

    private static final double LOOK_AT_BOARD_SECONDS = 0.8;
    private static final double LETTERS_PER_SECOND = 16;
    private static final double IDEOGRAPHS_PER_SECOND = 6;
    private static final double LONGEST_SECONDS = 8;

    private ReadingTime() {}

    /** Returns the seconds for looking at the board and reading a sentence, at most a few. */
    public static double seconds(String sentence) {
        long ideographs = sentence.codePoints().filter(Character::isIdeographic).count();
        long letters = sentence.codePointCount(0, sentence.length()) - ideographs;
        double reading = ideographs / IDEOGRAPHS_PER_SECOND + letters / LETTERS_PER_SECOND;
        return Math.min(LOOK_AT_BOARD_SECONDS + reading, LONGEST_SECONDS);
    }
}
