package puzzlescope.gametree;

import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InputText;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.gametree.space.GamePlayer;
import puzzlescope.gametree.space.GameSpace;
import puzzlescope.gametree.space.NoughtsSpace;
import puzzlescope.gametree.space.TwoPlayerGame;

/** Reads and writes a board of noughts and crosses, row by row, such as {@code XO./.X./...}. */
final class NoughtsFormat {

    private static final GameSpace SPACE = TwoPlayerGame.NOUGHTS_AND_CROSSES.space();
    private static final String FREE = ".-_B\u2B1C";
    private static final String CROSSES = "X\u00D7\u2715\u2573\u274C";
    private static final String NOUGHTS = "O0\u25CB\u25EF\u3007\u2B55";
    private static final Pattern BETWEEN = Pattern.compile("[/|,;\\[\\](){}\\s\u3001]+");
    private static final Pattern BRACKETS = Pattern.compile("[\\[\\](){}]");
    private static final Pattern FREE_ENTRY = Pattern.compile("([\"']?)\\s*\\1|null|None|nil");
    /** Rows in which a number counts free squares, as in chess. */
    private static final Pattern COUNTED_ROWS = Pattern.compile("(?i)[XO1-3]{1,3}(/[XO1-3]{1,3}){2}");

    private NoughtsFormat() {}

    static String format(int position) {
        return SPACE.text(position);
    }

    static int parse(String given) {
        var text = signs(given);
        int position = 0;
        int squares = 0;
        for (int i = 0; i < text.length(); i++) {
            char sign = Character.toUpperCase(text.charAt(i));
            int bits =
                    FREE.indexOf(sign) >= 0 ? 0 : CROSSES.indexOf(sign) >= 0 ? 1 : NOUGHTS.indexOf(sign) >= 0 ? 2 : -1;
            if (bits < 0 || squares == NoughtsSpace.SQUARES) {
                throw refusal("squares", given);
            }
            position |= bits << 2 * squares++;
        }
        if (squares > 0 && squares < NoughtsSpace.SQUARES) {
            throw refusal("squares", given);
        }
        int crosses = NoughtsSpace.count(position, GamePlayer.MAX);
        int noughts = NoughtsSpace.count(position, GamePlayer.MIN);
        if (Math.abs(crosses - noughts) > 1) {
            throw new InvalidInputException(Message.of("gametree.refusal.turns", crosses, noughts));
        }
        if (NoughtsSpace.haveBothWon(position)) {
            throw refusal("both", given);
        }
        if (SPACE.value(position, GamePlayer.MAX) != GameSpace.OPEN) {
            throw refusal("over", given);
        }
        return position;
    }

    /** Returns the signs of the squares without anything between. */
    private static String signs(String given) {
        var grid = InputText.grid(given);
        if (grid.isPresent()) {
            return joined(grid.get().stream());
        }
        var plain = InputText.plain(given);
        var listed = BRACKETS.matcher(plain).replaceAll("").split(",", -1);
        if (listed.length == NoughtsSpace.SQUARES) {
            return joined(Stream.of(listed)
                    .map(String::strip)
                    .map(entry -> FREE_ENTRY.matcher(entry).matches() ? "" : entry.replaceAll("[\"']", "")));
        }
        if (plain.length() == NoughtsSpace.SQUARES && plain.indexOf('/') < 0 && plain.indexOf('\n') < 0) {
            return plain.replace(' ', '.');
        }
        if (COUNTED_ROWS.matcher(plain).matches()) {
            return plain.replace("3", "...")
                    .replace("2", "..")
                    .replace("1", ".")
                    .replace("/", "");
        }
        return withoutNumbers(BETWEEN.matcher(plain).replaceAll(""));
    }

    private static String joined(Stream<String> squares) {
        return squares.map(square -> square.isEmpty() ? "." : square).collect(Collectors.joining());
    }

    /** Returns signs with a full stop for a free square that bears its number, from 1 or from 0. */
    private static String withoutNumbers(String signs) {
        return IntStream.of('1', '0')
                .filter(first -> IntStream.range(0, signs.length())
                        .filter(i -> Character.isDigit(signs.charAt(i)))
                        .allMatch(i -> signs.charAt(i) == first + i))
                .mapToObj(_ -> signs.replaceAll("[0-9]", "."))
                .findFirst()
                .orElse(signs);
    }

    private static InvalidInputException refusal(String key, String text) {
        return new InvalidInputException(Message.of("gametree.refusal." + key, text.strip()));
    }
}
