package puzzlescope.tiles.space;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.function.IntUnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InputText;
import puzzlescope.engine.puzzle.InvalidInputException;

/**
 * Reads and writes a board as text: numbers row by row as a list, the blank as {@code 0}, {@code _} or {@code __}; on
 * boards of up to nine squares also digits without anything between, such as {@code 123456708}; the blank also as
 * {@code x} or {@code *}, as a word such as {@code blank}, and as an empty entry of a grid or list. The tiles of the
 * 15-puzzle can also be hexadecimal digits. A number before the board, as in published lists, is skipped. An empty text
 * is an empty list.
 */
public final class TilesFormat {

    private static final Pattern BLANK =
            Pattern.compile("_+|[xb*]|blank|empty|nil|null|none", Pattern.CASE_INSENSITIVE);
    private static final String HEXADECIMAL = "0123456789ABCDEF";
    private static final Pattern NUMBER = Pattern.compile("[+-]?[0-9]+");
    private static final Pattern DIGITS = Pattern.compile("[0-9_xX*]+");
    /** The number of squares of a side of the largest board whose tiles all have one digit. */
    private static final int LARGEST_OF_DIGITS = 3;
    /** The number of squares of a side of the smallest board before which a number cannot be taken for a tile. */
    private static final int SMALLEST_NUMBERED = 3;

    private static final Pattern HEADING = Pattern.compile("^\\s*\\d+\\s*[.:)]\\s+");
    private static final int SMALLEST = 2;
    /** The number of squares of a side of the largest board. */
    public static final int LARGEST = 8;

    private TilesFormat() {}

    public static String format(List<Integer> tiles) {
        return tiles.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    /**
     * Formats the tiles of a board with its rows on one line, such as {@code 1 2 3 / 4 5 6 / 7 8 _}.
     *
     * @param tiles the tile on each square
     */
    public static String onOneLine(int rows, int columns, IntUnaryOperator tiles) {
        return IntStream.range(0, rows)
                .mapToObj(row -> IntStream.range(row * columns, (row + 1) * columns)
                        .map(tiles)
                        .mapToObj(tile -> tile == TileOrder.BLANK ? "_" : String.valueOf(tile))
                        .collect(Collectors.joining(" ")))
                .collect(Collectors.joining(" / "));
    }

    public static List<Integer> parse(String text) {
        if (words(text).isEmpty()) {
            return List.of();
        }
        var order = placed(text);
        requireSolvable(order);
        return order.tiles();
    }

    /**
     * Parses a board that is being set up, solvable or not.
     *
     * @throws InvalidInputException if it is malformed
     */
    public static TileOrder placed(String text) {
        var words = words(text);
        words.forEach(TilesFormat::requireNumber);
        return order(words);
    }

    private static List<String> words(String text) {
        var grid = InputText.grid(text).filter(squares -> squares.stream().allMatch(TilesFormat::isSquare));
        if (grid.isPresent()) {
            return grid.get().stream()
                    .map(square -> square.isEmpty() ? "0" : square)
                    .toList();
        }
        var plain = HEADING.matcher(InputText.plain(text)).replaceFirst("");
        var words = InputText.entries(plain);
        var listed = Arrays.stream(plain.split(",", -1))
                .map(part -> String.join(" ", InputText.entries(part)))
                .toList();
        if (isBoard(listed.size()) && !isBoard(words.size())) {
            return listed.stream().map(word -> word.isEmpty() ? "0" : word).toList();
        }
        var digits = String.join("", words).toUpperCase(Locale.ROOT);
        if (isHexadecimal(digits)) {
            return digits.chars()
                    .mapToObj(digit -> String.valueOf(HEXADECIMAL.indexOf(digit)))
                    .toList();
        }
        if (isOfDigits(words)) {
            return String.join("", words).chars().mapToObj(Character::toString).toList();
        }
        return isNumbered(words) ? words.subList(1, words.size()) : words;
    }

    private static boolean isBoard(int squares) {
        return IntStream.rangeClosed(SMALLEST, LARGEST).anyMatch(size -> size * size == squares);
    }

    private static boolean isHexadecimal(String digits) {
        return digits.length() == HEXADECIMAL.length()
                && HEXADECIMAL.chars().allMatch(digit -> digits.indexOf(digit) >= 0);
    }

    /** Returns whether all squares, or the squares of each row, are digits without anything between. */
    private static boolean isOfDigits(List<String> words) {
        int squares = words.stream().mapToInt(String::length).sum();
        return IntStream.rangeClosed(SMALLEST, LARGEST_OF_DIGITS)
                .anyMatch(size -> squares == size * size
                        && (words.size() == 1
                                || words.size() == size && words.stream().allMatch(word -> word.length() == size))
                        && words.stream().allMatch(word -> DIGITS.matcher(word).matches()));
    }

    /** Returns whether a number stands before a board; it is no tile, since the others are a whole board. */
    private static boolean isNumbered(List<String> words) {
        int count = words.size() - 1;
        return IntStream.rangeClosed(SMALLEST_NUMBERED, LARGEST).anyMatch(size -> size * size == count)
                && words.stream().allMatch(word -> NUMBER.matcher(word).matches())
                && words.stream().skip(1).distinct().count() == count;
    }

    private static TileOrder order(List<String> words) {
        int size = size(words.size());
        var tiles = words.stream().map(word -> tile(word, size)).toList();
        requireEachOnce(tiles);
        return new TileOrder(size, tiles);
    }

    /** Parses a board whose solved order has the blank first, as the same problem with the blank last. */
    static TileOrder parseTurned(String text) {
        var given = placed(text);
        var turned = new TileOrder(
                given.size(),
                Arrays.stream(BoardSymmetries.turned(given.toArray())).boxed().toList());
        try {
            requireSolvable(turned);
        } catch (InvalidInputException refusal) {
            throw refusal("turned", refusal.reason());
        }
        return turned;
    }

    private static boolean isSquare(String word) {
        return word.isEmpty()
                || BLANK.matcher(word).matches()
                || NUMBER.matcher(word).matches();
    }

    private static void requireNumber(String word) {
        if (!isSquare(word)) {
            throw refusal("not-a-number", word);
        }
    }

    private static int size(int count) {
        return IntStream.rangeClosed(SMALLEST, LARGEST)
                .filter(size -> size * size == count)
                .findFirst()
                .orElseThrow(() -> refusal("count", count));
    }

    private static int tile(String word, int size) {
        if (BLANK.matcher(word).matches()) {
            return TileOrder.BLANK;
        }
        int greatest = size * size - 1;
        var number = new BigInteger(word);
        if (number.signum() < 0 || number.compareTo(BigInteger.valueOf(greatest)) > 0) {
            throw refusal("range", word, size, greatest);
        }
        return number.intValue();
    }

    private static void requireEachOnce(List<Integer> tiles) {
        var doubled = new ArrayList<Integer>();
        var missing = new ArrayList<Integer>();
        for (int tile = 0; tile < tiles.size(); tile++) {
            int times = Collections.frequency(tiles, tile);
            if (times > 1) {
                doubled.add(tile);
            } else if (times == 0) {
                missing.add(tile);
            }
        }
        if (!doubled.isEmpty()) {
            throw refusal("each-once", enumeration(doubled), enumeration(missing));
        }
    }

    private static Message enumeration(List<Integer> tiles) {
        int first = tiles.getFirst();
        var name = first == TileOrder.BLANK ? Message.of("tiles.blank") : Message.of("tiles.number", first);
        return tiles.size() == 1
                ? name
                : Message.of("tiles.enumeration", name, enumeration(tiles.subList(1, tiles.size())));
    }

    private static void requireSolvable(TileOrder order) {
        if (order.isSolvable()) {
            return;
        }
        int inversions = order.inversions();
        int row = order.blankRowFromBottom();
        if (order.size() % 2 == 1) {
            throw refusal("parity-odd-size", inversions);
        }
        var wanted = Message.of(row % 2 == 1 ? "tiles.even" : "tiles.odd");
        throw refusal("parity-even-size", inversions, row, inversions + row, wanted);
    }

    private static InvalidInputException refusal(String reason, Object... arguments) {
        return new InvalidInputException(Message.of("tiles.refusal." + reason, arguments));
    }
}
