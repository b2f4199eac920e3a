package puzzlescope.program.source;

import java.util.OptionalInt;

/** Evaluates a text of whole numbers, signs and parentheses, as Java does. One thread; used once. */
final class Arithmetic {

    private final String text;
    private int at;

    private Arithmetic(String text) {
        this.text = text.replace(" ", "");
    }

    /** Returns the value of a text; the text itself if it is no such expression. */
    static String simplified(String text) {
        try {
            var arithmetic = new Arithmetic(text);
            int value = arithmetic.sum();
            return arithmetic.at == arithmetic.text.length() ? Integer.toString(value) : text;
        } catch (ArithmeticException | NumberFormatException _) {
            return text;
        }
    }

    private OptionalInt sign(String signs) {
        boolean there = at < text.length() && signs.indexOf(text.charAt(at)) >= 0;
        return there ? OptionalInt.of(text.charAt(at++)) : OptionalInt.empty();
    }

    private int sum() {
        int sum = product();
        for (var sign = sign("+-"); sign.isPresent(); sign = sign("+-")) {
            int next = product();
            sum = sign.getAsInt() == '+' ? sum + next : sum - next;
        }
        return sum;
    }

    private int product() {
        int product = factor();
        for (var sign = sign("*/%"); sign.isPresent(); sign = sign("*/%")) {
            int next = factor();
            product = switch (sign.getAsInt()) {
                case '*' -> product * next;
                case '/' -> product / next;
                default -> product % next;
            };
        }
        return product;
    }

    private int factor() {
        if (sign("-").isPresent()) {
            return -factor();
        }
        if (sign("(").isPresent()) {
            int inside = sum();
            if (sign(")").isEmpty()) {
                throw new NumberFormatException(text);
            }
            return inside;
        }
        int from = at;
        while (at < text.length() && Character.isDigit(text.charAt(at))) {
            at++;
        }
        return Integer.parseInt(text.substring(from, at));
    }
}
