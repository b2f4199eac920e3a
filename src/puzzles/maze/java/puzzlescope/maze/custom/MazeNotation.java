package puzzlescope.maze.custom;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.regex.Pattern;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InputText;
import puzzlescope.engine.puzzle.InvalidInputException;

/**
 * Mazes as other programs and books write them, turned into the printed form: full-width letters, a border of any other
 * character, nested lists and tables of 1 and 0, lines in quotes, a line with the size before them, Python dictionaries of squares, and walls drawn with {@code +-|} or with box
 * characters.
 */
final class MazeNotation {

    private static final Pattern SQUARE =
            Pattern.compile("\\(\\s*(\\d{1,3})\\s*,\\s*(\\d{1,3})\\s*\\)\\s*:\\s*(['\"])(.*?)\\3");
    private static final Pattern LIST = Pattern.compile("\\s*\\[\\s*\\[[01,\\s\\[\\]]+]\\s*]\\s*");
    private static final Pattern LIST_ROW = Pattern.compile("\\[([01,\\s]+)]");
    private static final Pattern TABLE = Pattern.compile("(\\s*[01](\\s*[,;\\t ]\\s*[01])+[,;\\s]*(\\R|$))+");
    private static final Pattern QUOTED = Pattern.compile("(\\s*([\"'])[^\"'\\n]*\\2,?[^\\S\\n]*(\\R|$))+");
    private static final Pattern QUOTES = Pattern.compile("(?m)^[^\\S\\n]*[\"']|[\"'],?\\s*?$");
    private static final Pattern SIZE = Pattern.compile("\\s*(\\d{1,5})[\\s,x]+(\\d{1,5})[^\\S\\n]*\\R");
    private static final Pattern LETTER = Pattern.compile("[A-Za-z~]");
    private static final Pattern OCTILE =
            Pattern.compile("\\s*type\\s+\\w+\\s+height\\s+\\d+\\s+width\\s+\\d+\\s+map\\s[\\s\\S]*");
    private static final Pattern DRAWN = Pattern.compile("[-+|\\sA-Za-z]+");
    private static final String PLUS = "\u250C\u2510\u2514\u2518\u251C\u2524\u252C\u2534\u253C"
        + "\u250F\u2513\u2517\u251B\u2523\u252B\u2533\u253B\u254B\u2554\u2557\u255A\u255D\u2560\u2563\u2566\u2569\u256C"
        + "\u2574\u2575\u2576\u2577\u2578\u2579\u257A\u257B\u256D\u256E\u256F\u2570";
    private static final String ACROSS = "\u2500\u2501\u2550";
    private static final String DOWN = "\u2502\u2503\u2551";
    private static final String WALL = "#";

    private MazeNotation() {}

    /**
     * Returns a text in the printed form; a text in none of these notations is only freed of full-width letters.
     *
     * @throws InvalidInputException if the notation is known, but not what it says
     */
    static String printed(String text) {
        var plain = withoutSize(withoutQuotes(InputText.plain(text)));
        if (OCTILE.matcher(plain).matches()) {
            throw new InvalidInputException(Message.of("maze.own.octile"), 0);
        }
        if (LIST.matcher(plain).matches()) {
            return rows(
                    LIST_ROW.matcher(plain).results().map(row -> row.group(1)).toList());
        }
        if (TABLE.matcher(plain).matches()) {
            return rows(plain.strip().lines().toList());
        }
        if (plain.strip().startsWith("{") && SQUARE.matcher(plain).find()) {
            return dictionary(plain);
        }
        var lines = linesOf(plain);
        return isDrawn(lines) ? drawn(lines) : withOtherWalls(plain);
    }

    private static String withoutQuotes(String plain) {
        return QUOTED.matcher(plain).matches() ? QUOTES.matcher(plain).replaceAll("") : plain;
    }

    /** Leaves out a first line with the numbers of the rows and columns below it. */
    private static String withoutSize(String plain) {
        var size = SIZE.matcher(plain);
        if (!size.lookingAt()) {
            return plain;
        }
        var below = plain.substring(size.end());
        var numbers = List.of(Integer.valueOf(size.group(1)), Integer.valueOf(size.group(2)));
        int rows = (int) below.stripTrailing().lines().count();
        int columns = below.lines().mapToInt(String::length).max().orElse(0);
        return numbers.equals(List.of(rows, columns)) || numbers.equals(List.of(columns, rows)) ? below : plain;
    }

    private static String rows(List<String> rows) {
        var picture = new StringBuilder();
        for (var row : rows) {
            for (var square : InputText.entries(row)) {
                picture.append(square.equals("1") ? WALL : " ");
            }
            picture.append('\n');
        }
        return picture.toString();
    }

    /** Squares by x and y. The first one is a wall; what is not like it is open, but for letters that mean something. */
    private static String dictionary(String plain) {
        var rows = new TreeMap<Integer, TreeMap<Integer, String>>();
        var squares = SQUARE.matcher(plain);
        while (squares.find()) {
            rows.computeIfAbsent(Integer.valueOf(squares.group(2)), _ -> new TreeMap<>())
                    .put(Integer.valueOf(squares.group(1)), squares.group(4));
        }
        var wall = rows.firstEntry().getValue().firstEntry().getValue();
        var unknown = rows.values().stream()
                .flatMap(row -> row.values().stream())
                .filter(square -> !square.equals(wall) && LETTER.matcher(square).matches())
                .filter(square -> !MazeReader.isKnown(square.charAt(0)))
                .distinct()
                .toList();
        var picture = new StringBuilder();
        for (var row : rows.values()) {
            for (var square : row.values()) {
                boolean isOpen = !LETTER.matcher(square).matches() || unknown.equals(List.of(square));
                picture.append(square.equals(wall) ? WALL : isOpen ? " " : square);
            }
            picture.append('\n');
        }
        return picture.toString();
    }

    private static List<String> linesOf(String plain) {
        var lines = new ArrayList<String>();
        for (var line : plain.split("\\R", -1)) {
            var signs = new StringBuilder(line.stripTrailing());
            for (int i = 0; i < signs.length(); i++) {
                char sign = signs.charAt(i);
                signs.setCharAt(
                        i,
                        PLUS.indexOf(sign) >= 0
                                ? '+'
                                : ACROSS.indexOf(sign) >= 0 ? '-' : DOWN.indexOf(sign) >= 0 ? '|' : sign);
            }
            if (!signs.toString().isBlank()) {
                lines.add(signs.toString());
            }
        }
        int indent = lines.stream()
                .mapToInt(line -> line.length() - line.stripLeading().length())
                .min()
                .orElse(0);
        return lines.stream().map(line -> line.substring(indent)).toList();
    }

    private static boolean isDrawn(List<String> lines) {
        return lines.size() > 2
                && lines.getFirst().matches("\\+[-+]+\\+")
                && lines.stream().allMatch(line -> DRAWN.matcher(line).matches());
    }

    /** Corners are a fixed number of characters apart; the middle between two is a wall or a passage. */
    private static String drawn(List<String> lines) {
        int width = lines.getFirst().length();
        int step = step(lines, width);
        var picture = new StringBuilder();
        for (int row = 0; row < lines.size(); row++) {
            var line = lines.get(row)
                    + " ".repeat(Math.max(0, width - lines.get(row).length()));
            for (int corner = 0; corner < width; corner += step) {
                boolean isCorner = row % 2 == 0;
                picture.append(isCorner || line.charAt(corner) != ' ' ? WALL : " ");
                if (corner + step < width) {
                    var between = line.substring(corner + 1, corner + step).strip();
                    picture.append(isCorner && !between.isEmpty() ? WALL : between.isEmpty() ? " " : between.charAt(0));
                }
            }
            picture.append('\n');
        }
        return picture.toString();
    }

    /** Returns the distance of corners: the greatest by which all signs that stand upright are apart. */
    private static int step(List<String> lines, int width) {
        int step = width - 1;
        for (var line : lines) {
            for (int i = 0; i < line.length(); i++) {
                if ("+|".indexOf(line.charAt(i)) >= 0) {
                    int left = i;
                    while (left != 0) {
                        int rest = step % left;
                        step = left;
                        left = rest;
                    }
                }
            }
        }
        return Math.max(step, 2);
    }

    /** Replaces the walls of pictures whose whole border is one other character. Each letter keeps its place. */
    private static String withOtherWalls(String plain) {
        var blocks = new StringBuilder();
        int begin = 0;
        var gaps = Pattern.compile("\\n[ \\t\\r]*(?=\\n)").matcher(plain);
        while (gaps.find()) {
            blocks.append(withWalls(plain.substring(begin, gaps.end())));
            begin = gaps.end();
        }
        return blocks.append(withWalls(plain.substring(begin))).toString();
    }

    private static String withWalls(String picture) {
        var rows =
                picture.lines().map(String::strip).filter(row -> !row.isEmpty()).toList();
        if (rows.size() < 3 || rows.getFirst().length() < 3) {
            return picture;
        }
        char wall = rows.getFirst().charAt(0);
        if (MazeReader.isWall(wall) || !isBorder(rows, wall)) {
            return picture;
        }
        var others = rows.stream()
                .flatMapToInt(String::chars)
                .filter(letter -> letter != wall && !MazeReader.isKnown((char) letter))
                .distinct()
                .toArray();
        var read = picture.toCharArray();
        for (int i = 0; i < read.length; i++) {
            boolean isOpen = MazeReader.isWall(read[i]) || others.length == 1 && read[i] == others[0];
            read[i] = read[i] == wall ? WALL.charAt(0) : isOpen ? ' ' : read[i];
        }
        return new String(read);
    }

    private static boolean isBorder(List<String> rows, char wall) {
        int width = rows.getFirst().length();
        return List.of(rows.getFirst(), rows.getLast()).stream()
                        .allMatch(row -> row.chars().allMatch(letter -> letter == wall))
                && rows.stream()
                        .allMatch(
                                row -> row.length() == width && row.charAt(0) == wall && row.charAt(width - 1) == wall);
    }
}
