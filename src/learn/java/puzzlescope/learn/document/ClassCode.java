package puzzlescope.learn.document;

import java.math.BigInteger;
import java.util.Locale;
import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Puzzle;

/**
 * A run's puzzle and inputs as a short code to be read aloud and typed, so that a whole class has the same board.
 * Contains only inputs that differ from their defaults. Letters are those of D. Crockford's base 32, in groups of four;
 * the first one is the version, the last one a check digit by the Luhn algorithm for 32 letters, which detects every
 * single wrong letter and nearly all swaps of neighbours.
 */
public final class ClassCode {

    /** The maximum length of a code, including hyphens. */
    public static final int MOST = 44;

    static final String LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    private static final int BITS = 5;
    private static final int BASE = LETTERS.length();
    private static final char VERSION = '3';
    private static final int GROUP = 4;

    private ClassCode() {}

    /**
     * Returns the code of a puzzle with these inputs; empty if it would be too long to type, has branches or a program,
     * or names something on this computer.
     */
    public static Optional<String> of(Puzzle puzzle, Arguments arguments) {
        if (!arguments.branches().isEmpty()
                || arguments.program().isPresent()
                || OutsideAccess.needed(puzzle, arguments).isPresent()) {
            return Optional.empty();
        }
        return PackedInputs.write(puzzle, arguments).map(ClassCode::code).filter(code -> code.length() <= MOST);
    }

    private static String code(BigInteger inputs) {
        var letters = new StringBuilder();
        for (var left = inputs; left.signum() > 0; left = left.shiftRight(BITS)) {
            letters.append(LETTERS.charAt(left.intValue() & BASE - 1));
        }
        var code = letters.append(VERSION).reverse();
        code.append(check(code));
        return String.join("-", code.toString().split("(?<=\\G.{" + GROUP + "})(?=.)", -1));
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

    /**
     * Returns the run of a code, at its start.
     *
     * @throws InvalidInputException if it is not a valid code
     */
    public static RunFile parse(String typed) {
        var code = typed.toUpperCase(Locale.ROOT)
                .replaceAll("[\\s-]", "")
                .replace('O', '0')
                .replace('I', '1')
                .replace('L', '1');
        boolean letters = code.chars().allMatch(each -> LETTERS.indexOf(each) >= 0);
        if (!letters || code.length() < 2 || code.length() > MOST) {
            throw new InvalidInputException(Message.of("class-code.none", typed.strip()));
        }
        var body = code.substring(0, code.length() - 1);
        if (check(body) != code.charAt(body.length())) {
            throw new InvalidInputException(Message.of("class-code.check"));
        }
        if (body.charAt(0) != VERSION) {
            throw PackedInputs.unknownVersion();
        }
        return PackedInputs.read(number(body.substring(1)));
    }

    /** Parses a code, with the examples of its inputs in a language. */
    public static RunFile parse(String typed, Locale language) {
        var run = parse(typed);
        return new RunFile(run.puzzle(), run.puzzle().inLanguage(run.arguments(), language), 0, Optional.empty());
    }

    private static BigInteger number(String inputs) {
        return inputs.chars()
                .mapToObj(letter -> BigInteger.valueOf(LETTERS.indexOf(letter)))
                .reduce(
                        BigInteger.ZERO,
                        (number, digit) -> number.shiftLeft(BITS).add(digit));
    }
}
