package puzzlescope.states.custom;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;

/** A line or statement as words and signs, read from left to right. Errors carry their place. One thread. */
final class TokenLine {

    private static final char COMMENT = '#';
    private static final String END = ";";
    private static final int LONGEST_NUMBER = 9;
    private static final Pattern TOKEN = Pattern.compile(
            "\"[^\"]+\"|[\\p{L}\\p{Nd}_]+|->|\\.\\.|==|!=|<>|<=|>=|[^\\s\\p{Cc}]", Pattern.UNICODE_CHARACTER_CLASS);
    private static final Pattern NUMBER = Pattern.compile("[0-9]+");
    /** A name with other signs than letters and digits, which is written in quotes. */
    private static final Pattern QUOTED = Pattern.compile("\"[^\"]+\"");

    private static final Pattern NAME = Pattern.compile("[\\p{L}_][\\p{L}\\p{Nd}_]*");

    /** Typographic and full-width signs, and the plain signs for them. */
    private static final Map<Character, Character> MEANT = Map.ofEntries(
            Map.entry('（', '('),
            Map.entry('）', ')'),
            Map.entry('，', ','),
            Map.entry('、', ','),
            Map.entry('：', ':'),
            Map.entry('；', ';'),
            Map.entry('＝', '='),
            Map.entry('＜', '<'),
            Map.entry('＞', '>'),
            Map.entry('＋', '+'),
            Map.entry('－', '-'),
            Map.entry('−', '-'),
            Map.entry('×', '*'),
            Map.entry('＃', '#'));

    private static final Map<String, String> PRINTED =
            Map.of("→", "->", "≤", "<=", "≥", ">=", "≠", "!=", "…", "..", "==", "=", "<>", "!=");

    /** @param column the column, from 1 */
    private record Token(String text, int column) {}

    private final int number;
    /** The offset of the line in the whole text. */
    private final int offset;

    private final String plain;
    private final String written;
    private final List<Token> tokens = new ArrayList<>();
    private int next;

    /** @param number the line number, from 1 */
    TokenLine(int number, int offset, String written) {
        this.number = number;
        this.offset = offset;
        this.written = written;
        var meant = new StringBuilder(written);
        for (int i = 0; i < meant.length(); i++) {
            meant.setCharAt(i, MEANT.getOrDefault(meant.charAt(i), meant.charAt(i)));
        }
        int comment = meant.indexOf(String.valueOf(COMMENT));
        plain = comment < 0 ? meant.toString() : meant.substring(0, comment);
        var matcher = TOKEN.matcher(plain);
        while (matcher.find()) {
            tokens.add(new Token(PRINTED.getOrDefault(matcher.group(), matcher.group()), matcher.start() + 1));
        }
    }

    /** Returns what stands between the semicolons outside of names in quotes; each keeps its column. */
    List<TokenLine> statements() {
        var statements = new ArrayList<TokenLine>();
        int begin = 0;
        for (var token : tokens) {
            if (token.text().equals(END)) {
                statements.add(part(begin, token.column() - 1));
                begin = token.column();
            }
        }
        statements.add(begin == 0 ? this : part(begin, written.length()));
        return statements.stream().filter(each -> !each.tokens.isEmpty()).toList();
    }

    private TokenLine part(int begin, int end) {
        return new TokenLine(number, offset, " ".repeat(begin) + written.substring(begin, end));
    }

    boolean isAtEnd() {
        return next == tokens.size();
    }

    /** The next word or sign; empty at the end. */
    String peek() {
        return isAtEnd() ? "" : tokens.get(next).text();
    }

    /** Consumes the next token if it is this one, and returns whether it was. */
    boolean take(String text) {
        boolean there = !text.isEmpty() && peek().equals(text);
        next += there ? 1 : 0;
        return there;
    }

    void expect(String sign) {
        if (!take(sign)) {
            throw refused("states.own.expected.sign", sign, found());
        }
    }

    void expectEnd() {
        if (!isAtEnd()) {
            throw refused("states.own.expected.end", peek());
        }
    }

    boolean nextIsNumber() {
        return NUMBER.matcher(peek()).matches();
    }

    boolean nextIsName() {
        return NAME.matcher(peek()).matches();
    }

    /** Reads a non-negative whole number. */
    int number() {
        if (!nextIsNumber()) {
            throw refused("states.own.expected.number", found());
        }
        if (peek().length() > LONGEST_NUMBER) {
            throw refused("states.own.number-too-large", peek());
        }
        return Integer.parseInt(tokens.get(next++).text());
    }

    /** Reads a whole number, which may be negative. */
    int signedNumber() {
        return take("-") ? -number() : number();
    }

    String name() {
        if (!nextIsName()) {
            throw refused("states.own.expected.name", found());
        }
        return tokens.get(next++).text();
    }

    /** Reads a name, which may also be a number, or be in quotes. */
    String label() {
        if (QUOTED.matcher(peek()).matches()) {
            var token = tokens.get(next++);
            return written.substring(
                    token.column(), token.column() + token.text().length() - 2);
        }
        if (!nextIsName() && !nextIsNumber() && !NUMBER.matcher(peek()).lookingAt()) {
            throw refused("states.own.expected.node", found());
        }
        return tokens.get(next++).text();
    }

    String rest() {
        var rest = isAtEnd() ? "" : written.substring(tokens.get(next).column() - 1, plain.length());
        next = tokens.size();
        return rest.strip();
    }

    /** Reads the text up to the next occurrence of a sign, and the sign. */
    String upTo(String sign) {
        int from = next;
        while (!isAtEnd() && !peek().equals(sign)) {
            next++;
        }
        if (isAtEnd()) {
            throw refused("states.own.expected.sign", sign, found());
        }
        int begin = tokens.get(from).column() - 1;
        int end = tokens.get(next++).column() - 1;
        if (begin == end) {
            next = from;
            throw refused("states.own.expected.move-name");
        }
        return written.substring(begin, end).strip();
    }

    /** Describes the token at the current place. */
    private Message found() {
        return isAtEnd() ? Message.of("states.own.end-of-line") : Message.of("states.own.found", peek());
    }

    int place() {
        return next;
    }

    InvalidInputException refused(String key, Object... arguments) {
        return refusedAt(next, key, arguments);
    }

    /** Returns the error for the token at an earlier {@link #place}. */
    InvalidInputException refusedAt(int place, String key, Object... arguments) {
        int column = place < tokens.size()
                ? tokens.get(place).column()
                : plain.stripTrailing().length() + 1;
        return new InvalidInputException(
                Message.of("states.own.refused", number, column, Message.of(key, arguments)), offset + column - 1);
    }

    /** Returns the error for an operand that is missing at the next token. */
    InvalidInputException missing(String key) {
        return refused(key, found());
    }
}
