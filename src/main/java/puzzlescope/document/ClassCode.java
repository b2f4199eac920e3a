package puzzlescope.document;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import puzzlescope.core.event.Message;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.Catalogue;
import puzzlescope.core.puzzle.ChoiceParameter;
import puzzlescope.core.puzzle.InvalidInput;
import puzzlescope.core.puzzle.NumberParameter;
import puzzlescope.core.puzzle.Parameter;
import puzzlescope.core.puzzle.Puzzle;

/**
 * A run's puzzle and inputs as a short text to be read aloud and typed, so that a whole class has the same board. Only what is
 * not preset is in it. Letters are those of D. Crockford's base 32, in groups of four; the last one is a check digit by the
 * Luhn algorithm for 32 letters, which finds every single wrong letter and nearly all neighbours that were swapped.
 */
public final class ClassCode {

    /** The most letters a code may have, hyphens among them. */
    public static final int MOST = 40;

    private static final String LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    private static final int BASE = LETTERS.length();
    private static final int BITS = 5;
    private static final int VERSION = 1;
    private static final int GROUP = 4;

    private ClassCode() {}

    /** The code of a puzzle with these inputs; empty if it were too long to be typed, as it were with branches. */
    public static Optional<String> of(Puzzle puzzle, Arguments arguments) {
        if (!arguments.branches().isEmpty()) {
            return Optional.empty();
        }
        var code = new StringBuilder();
        add(code, VERSION);
        add(code, index(puzzle));
        var presets = puzzle.presets();
        int number = 0;
        for (var parameter : puzzle.parameters()) {
            if (!arguments.text(parameter).equals(presets.text(parameter))) {
                add(code, number);
                addValue(code, parameter, arguments);
            }
            number++;
        }
        code.append(check(code));
        var grouped = String.join("-", code.toString().split("(?<=\\G.{" + GROUP + "})", -1));
        return grouped.length() > MOST ? Optional.empty() : Optional.of(grouped);
    }

    private static int index(Puzzle puzzle) {
        for (int i = 0; i < Catalogue.all().size(); i++) {
            if (Catalogue.all().get(i).id().equals(puzzle.id())) {
                return i;
            }
        }
        throw new IllegalArgumentException("not in the catalogue: " + puzzle.id());
    }

    private static void add(StringBuilder code, int digit) {
        code.append(LETTERS.charAt(digit));
    }

    private static void addValue(StringBuilder code, Parameter<?> parameter, Arguments arguments) {
        switch (parameter) {
            case NumberParameter number -> addNumber(code, arguments.get(number));
            case ChoiceParameter<?> choice -> addNumber(code, choice.choices().indexOf(arguments.text(choice)));
            default -> addText(code, arguments.text(parameter));
        }
    }

    /** How many digits there are, then those; a number below zero has an odd last bit. */
    private static void addNumber(StringBuilder code, long number) {
        var digits = new StringBuilder();
        for (long left = number << 1 ^ number >> 63; left != 0; left >>>= BITS) {
            digits.insert(0, LETTERS.charAt((int) (left & BASE - 1)));
        }
        add(code, digits.length());
        code.append(digits);
    }

    /** How many letters there are, then five bits in each. */
    private static void addText(StringBuilder code, String text) {
        var bytes = text.getBytes(StandardCharsets.UTF_8);
        if (bytes.length > MOST) {
            code.append("0".repeat(MOST));
            return;
        }
        addNumber(code, bytes.length);
        int bits = 0;
        int held = 0;
        for (byte each : bytes) {
            held = held << 8 | each & 0xFF;
            bits += 8;
            while (bits >= BITS) {
                bits -= BITS;
                add(code, held >> bits & BASE - 1);
            }
        }
        if (bits > 0) {
            add(code, held << BITS - bits & BASE - 1);
        }
    }

    private static char check(CharSequence code) {
        int sum = 0;
        for (int i = 0; i < code.length(); i++) {
            int digit = LETTERS.indexOf(code.charAt(code.length() - 1 - i));
            int weighted = i % 2 == 0 ? 2 * digit : digit;
            sum += weighted / BASE + weighted % BASE;
        }
        return LETTERS.charAt((BASE - sum % BASE) % BASE);
    }

    /** The run that a code stands for, at its start; {@link InvalidInput} with what is wrong if it is none. */
    public static RunFile parse(String typed) {
        var code = typed.toUpperCase(Locale.ROOT)
                .replaceAll("[\\s-]", "")
                .replace('O', '0')
                .replace('I', '1')
                .replace('L', '1');
        boolean letters = code.chars().allMatch(each -> LETTERS.indexOf(each) >= 0);
        if (!letters || code.length() < 3 || code.length() > MOST) {
            throw new InvalidInput(Message.of("class-code.none", typed.strip()));
        }
        var body = code.substring(0, code.length() - 1);
        if (check(body) != code.charAt(body.length())) {
            throw new InvalidInput(Message.of("class-code.check"));
        }
        return new Reader(body).read();
    }

    /** Reads a code letter by letter. */
    private static final class Reader {

        private final String code;
        private int at;

        Reader(String code) {
            this.code = code;
        }

        RunFile read() {
            if (digit() != VERSION) {
                throw new InvalidInput(Message.of("class-code.version"));
            }
            int index = digit();
            if (index >= Catalogue.all().size()) {
                throw new InvalidInput(Message.of("class-code.version"));
            }
            var puzzle = Catalogue.all().get(index);
            Map<String, String> given = new HashMap<>();
            while (at < code.length()) {
                int number = digit();
                if (number >= puzzle.parameters().size()) {
                    throw new InvalidInput(Message.of("class-code.version"));
                }
                var parameter = puzzle.parameters().get(number);
                given.put(parameter.name(), value(parameter));
            }
            return new RunFile(puzzle, RunFileReader.arguments(puzzle, given), 0, Optional.empty());
        }

        private int digit() {
            if (at >= code.length()) {
                throw new InvalidInput(Message.of("class-code.none", code));
            }
            return LETTERS.indexOf(code.charAt(at++));
        }

        private long number() {
            long number = 0;
            for (int left = digit(); left > 0; left--) {
                number = number << BITS | digit();
            }
            return number >>> 1 ^ -(number & 1);
        }

        private String value(Parameter<?> parameter) {
            return switch (parameter) {
                case NumberParameter _ -> Long.toString(number());
                case ChoiceParameter<?> choice ->
                    choice(choice).stream()
                            .mapToObj(choice.choices()::get)
                            .findFirst()
                            .orElseThrow(() -> new InvalidInput(Message.of("class-code.version")));
                default -> text();
            };
        }

        private OptionalInt choice(ChoiceParameter<?> choice) {
            long index = number();
            return index >= 0 && index < choice.choices().size() ? OptionalInt.of((int) index) : OptionalInt.empty();
        }

        private String text() {
            int length = Math.clamp(number(), 0, MOST);
            var bytes = new byte[length];
            int bits = 0;
            int held = 0;
            for (int i = 0; i < length; ) {
                held = held << BITS | digit();
                bits += BITS;
                if (bits >= 8) {
                    bits -= 8;
                    bytes[i++] = (byte) (held >> bits);
                }
            }
            return new String(bytes, StandardCharsets.UTF_8);
        }
    }
}
