package puzzlescope.gametree;

import java.util.stream.Collectors;
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
    private static final String FREE = ".-_";
    private static final String CROSSES = "X\u00D7\u2715\u2573";
    private static final String NOUGHTS = "O0\u25CB\u25EF\u3007";
    private static final String BETWEEN = "/|,;[]() \t\r\n\u3001";

    private NoughtsFormat() {}

    static String format(int position) {
        return SPACE.text(position);
    }

    static int parse(String given) {
        var text = InputText.grid(given)
                .map(squares -> squares.stream()
                        .map(square -> square.isEmpty() ? "." : square)
                        .collect(Collectors.joining()))
                .orElseGet(() -> InputText.plain(given));
        int position = 0;
        int squares = 0;
        for (int i = 0; i < text.length(); i++) {
            char sign = Character.toUpperCase(text.charAt(i));
            if (BETWEEN.indexOf(sign) >= 0) {
                continue;
            }
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

    private static InvalidInputException refusal(String key, String text) {
        return new InvalidInputException(Message.of("gametree.refusal." + key, text.strip()));
    }
}
