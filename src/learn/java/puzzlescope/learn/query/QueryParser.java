package puzzlescope.learn.query;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.learn.query.QueryDictionary.Meaning;

/** Parses a typed query; throws {@link InvalidInputException} with the position of the first error. Used once. */
public final class QueryParser {

    private static final Pattern CALL = Pattern.compile("[\\p{L}_]\\w*\\([^()]*\\)");
    private static final Pattern PLACE = Pattern.compile("\\(\\s*(-?\\d+)\\s*,\\s*(-?\\d+)\\s*\\)");
    private static final Pattern NUMBER = Pattern.compile("-?\\d{1,18}");
    private static final Pattern QUOTED = Pattern.compile("[\"'\u201c\u2018](.+?)[\"'\u201d\u2019](?=\\s|$|[^\\w])");
    private static final Pattern SIGN = Pattern.compile("<=|>=|!=|==|[\u2260\u2264\u2265<>=]");
    private static final Pattern NAME = Pattern.compile("[a-z_]\\w*");
    /** A value as programs print it, if it is no number. */
    private static final Pattern VALUE = Pattern.compile("[(\\[{][^()\\[\\]{}]*[)\\]}]|[^\\s,;]+");

    private static final Pattern WORD = Pattern.compile("[^\\s(),;]+");

    private final QueryDictionary queryDictionary;
    private final String typed;
    private final String text;
    private int at;
    private final List<List<StepCondition>> alternatives = new ArrayList<>();
    private List<StepCondition> conditions = new ArrayList<>();

    private QueryParser(QueryDictionary queryDictionary, String typed) {
        this.queryDictionary = queryDictionary;
        this.typed = typed;
        text = plain(typed).toLowerCase(Locale.ROOT);
    }

    /**
     * Replaces full-width characters, as typed on Chinese keyboards, by ASCII ones and white space by blanks, one for
     * one.
     */
    private static String plain(String typed) {
        var plain = new StringBuilder();
        for (int i = 0; i < typed.length(); i++) {
            char letter = typed.charAt(i);
            boolean wide = letter >= '\uff01' && letter <= '\uff5e';
            boolean space = Character.isWhitespace(letter) || letter == '\u3000';
            plain.append(wide ? (char) (letter - '\uff01' + '!') : space ? ' ' : letter);
        }
        return plain.toString();
    }

    public static Query parse(QueryDictionary queryDictionary, String typed) {
        return new QueryParser(queryDictionary, typed).query();
    }

    private Query query() {
        for (skip(); at < text.length(); skip()) {
            term();
        }
        close();
        return new Query(typed.strip(), List.copyOf(alternatives));
    }

    private void skip() {
        while (at < text.length() && " ,;:".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    private void close() {
        if (conditions.isEmpty()) {
            throw new InvalidInputException(Message.of("query.empty"), at);
        }
        alternatives.add(List.copyOf(conditions));
        conditions = new ArrayList<>();
    }

    private Optional<String> take(Pattern pattern) {
        var matcher = pattern.matcher(text).region(at, text.length());
        if (!matcher.lookingAt()) {
            return Optional.empty();
        }
        at = matcher.end();
        return Optional.of(matcher.group());
    }

    private void term() {
        int start = at;
        if (variable(start)) {
            return;
        }
        if (take(CALL).isPresent()) {
            conditions.add(new StepCondition.OfCall(typed.substring(start, at)));
            return;
        }
        var place = PLACE.matcher(text).region(at, text.length());
        if (place.lookingAt()) {
            at = place.end();
            conditions.add(new StepCondition.AtPlace(Long.parseLong(place.group(1)), Long.parseLong(place.group(2))));
            return;
        }
        if (NUMBER.matcher(text).region(at, text.length()).lookingAt()) {
            numberFirst(start);
            return;
        }
        var phrase = phrase();
        var meaning = queryDictionary.meanings().get(phrase);
        if (meaning == null) {
            var word = take(WORD).orElse(text.substring(start, start + 1));
            throw unknown(word, start);
        }
        switch (meaning) {
            case Meaning.Roles(int bits) ->
                conditions.add(comparison(phrase)
                        .<StepCondition>map(range -> new StepCondition.Counted(bits, Set.of(), range.low, range.high))
                        .orElseGet(() -> new StepCondition.OfRole(bits)));
            case Meaning.Kinds(var kinds) ->
                conditions.add(comparison(phrase)
                        .<StepCondition>map(range -> new StepCondition.Counted(0, kinds, range.low, range.high))
                        .orElseGet(() -> new StepCondition.OfKind(kinds)));
            case Meaning.FieldNames(var names) -> {
                var range = range(phrase);
                conditions.add(new StepCondition.InField(names, range.low, range.high));
            }
            case Meaning.Particle(var name) -> particle(name, phrase, start);
        }
    }

    /** Parses a condition on a variable, if one of its names stands here with a comparison or a word of change. */
    private boolean variable(int start) {
        var variables = queryDictionary.variables();
        var name = variables.stream()
                .filter(each -> typed.startsWith(each, start) && !isPartOfName(start + each.length()))
                .max(Comparator.comparingInt(String::length))
                .or(() -> queryDictionary.isOfCalls() ? take(NAME) : Optional.empty());
        if (name.isEmpty()) {
            return false;
        }
        at = start + name.get().length();
        skip();
        var sign = take(SIGN).or(this::comparisonInWords);
        boolean changed = sign.isEmpty() && queryDictionary.saysChanged(phrase());
        boolean known = variables.contains(name.get());
        if (sign.isEmpty() && !changed || !known && queryDictionary.meanings().containsKey(name.get())) {
            at = start;
            return false;
        }
        if (!known) {
            throw unknown(typed.substring(start, start + name.get().length()), start);
        }
        if (changed) {
            conditions.add(new StepCondition.Changed(name.get()));
        } else {
            conditions.add(new StepCondition.Compared(name.get(), sign(sign.get()), value(name.get())));
        }
        return true;
    }

    private boolean isPartOfName(int index) {
        return index < typed.length()
                && typed.charAt(index) < 0x250
                && Character.isJavaIdentifierPart(typed.charAt(index));
    }

    private InvalidInputException unknown(String word, int start) {
        return new InvalidInputException(
                queryDictionary.isOfCalls()
                        ? Message.of("query.unknown-variable", word, queryDictionary.names())
                        : Message.of("query.unknown", word, start + 1),
                start);
    }

    private static VariableCheck.Sign sign(String text) {
        return switch (text) {
            case "<", "less" -> VariableCheck.Sign.LESS;
            case ">", "more" -> VariableCheck.Sign.MORE;
            case "<=", "\u2264", "at-most" -> VariableCheck.Sign.AT_MOST;
            case ">=", "\u2265", "at-least" -> VariableCheck.Sign.AT_LEAST;
            case "!=", "\u2260" -> VariableCheck.Sign.UNEQUAL;
            default -> VariableCheck.Sign.EQUAL;
        };
    }

    /** Parses the value with which a variable is compared. */
    private String value(String name) {
        skip();
        int from = at;
        if (take(QUOTED).isEmpty() && take(NUMBER).isEmpty() && take(VALUE).isEmpty()) {
            throw new InvalidInputException(Message.of("query.value", name), Math.min(from, text.length()));
        }
        return typed.substring(from, at);
    }

    /** Returns the longest phrase at the current position; in Latin letters, only whole words. */
    private String phrase() {
        var longest = "";
        for (var phrase : queryDictionary.meanings().keySet()) {
            if (phrase.length() > longest.length() && text.startsWith(phrase, at) && endsAt(at + phrase.length())) {
                longest = phrase;
            }
        }
        at += longest.length();
        return longest;
    }

    private boolean endsAt(int end) {
        return end == text.length() || !(isLatin(text.charAt(end - 1)) && isLatin(text.charAt(end)));
    }

    private static boolean isLatin(char letter) {
        return letter < 0x250 && Character.isLetter(letter);
    }

    /** Parses a number before the name of its field, as is common in Chinese. */
    private void numberFirst(int start) {
        long number = Long.parseLong(take(NUMBER).orElseThrow());
        skip();
        var phrase = phrase();
        if (!(queryDictionary.meanings().get(phrase) instanceof Meaning.FieldNames(var names))) {
            throw new InvalidInputException(Message.of("query.what-number", number, start + 1), start);
        }
        conditions.add(new StepCondition.InField(names, number, number));
    }

    private void particle(String name, String phrase, int start) {
        switch (name) {
            case "or" -> close();
            case "failed" -> conditions.add(new StepCondition.Failed());
            case "depth" -> {
                var range = range(phrase);
                conditions.add(new StepCondition.AtDepth(range.low, range.high));
            }
            case "line" -> {
                skip();
                var quoted = QUOTED.matcher(text).region(at, text.length());
                if (!quoted.lookingAt()) {
                    throw new InvalidInputException(Message.of("query.quotes", phrase), at);
                }
                int from = at;
                at = quoted.end();
                var words = typed.substring(quoted.start(1), quoted.end(1));
                var labels = queryDictionary.labels(words);
                if (labels.isEmpty()) {
                    throw new InvalidInputException(Message.of("query.no-line", words), from);
                }
                conditions.add(new StepCondition.OnLine(labels));
            }
            case "filler" -> {}
            default -> throw new InvalidInputException(Message.of("query.unknown", phrase, start + 1), start);
        }
    }

    private record Range(long low, long high) {}

    /** Parses a comparison of the number of steps, if one follows: {@code > 3}, {@code so far at most 3}. */
    private Optional<Range> comparison(String phrase) {
        int here = at;
        skip();
        boolean counts =
                queryDictionary.meanings().get(phrase()) instanceof Meaning.Particle(var name) && name.equals("count");
        if (!counts) {
            at = here;
        }
        skip();
        int sign = at;
        boolean compares = take(SIGN).or(this::comparisonInWords).isPresent();
        at = compares ? sign : here;
        return compares ? Optional.of(range(phrase)) : Optional.empty();
    }

    /** Parses a number or a comparison: {@code 3}, {@code > 3}, {@code 2-5}, {@code at most 3}. */
    private Range range(String phrase) {
        skip();
        int start = at;
        var sign = take(SIGN).or(this::comparisonInWords).orElse("=");
        if (sign.equals("!=") || sign.equals("\u2260")) {
            throw new InvalidInputException(Message.of("query.unequal", phrase), start);
        }
        skip();
        int before = at;
        var number = take(NUMBER);
        if (number.isEmpty()) {
            throw new InvalidInputException(Message.of("query.number", phrase), Math.min(before, text.length()));
        }
        long value = Long.parseLong(number.get());
        return switch (sign) {
            case "<", "less" -> new Range(Long.MIN_VALUE, value - 1);
            case ">", "more" -> new Range(value + 1, Long.MAX_VALUE);
            case "<=", "\u2264", "at-most" -> new Range(Long.MIN_VALUE, value);
            case ">=", "\u2265", "at-least" -> new Range(value, Long.MAX_VALUE);
            default -> new Range(value, last(value));
        };
    }

    /** Parses the end of a range such as {@code 2-5}. */
    private long last(long first) {
        if (at < text.length() && "-\u2013\u2026~".indexOf(text.charAt(at)) >= 0) {
            at++;
            return take(NUMBER).map(Long::parseLong).orElse(first);
        }
        return first;
    }

    private Optional<String> comparisonInWords() {
        int here = at;
        var phrase = phrase();
        if (queryDictionary.meanings().get(phrase) instanceof Meaning.Particle(var name)
                && (name.startsWith("at-") || name.equals("more") || name.equals("less"))) {
            return Optional.of(name);
        }
        at = here;
        return Optional.empty();
    }
}
