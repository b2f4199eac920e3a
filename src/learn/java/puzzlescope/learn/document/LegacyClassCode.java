package puzzlescope.learn.document;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.NumberParameter;
import puzzlescope.engine.puzzle.Parameter;

/** Reads codes of the first version, which spelled out every input, so that printed ones remain valid. */
final class LegacyClassCode {

    private final String code;
    private int at;

    private LegacyClassCode(String code) {
        this.code = code;
    }

    /**
     * Returns the run of a code.
     *
     * @param code without its version and check digit
     */
    static RunFile read(String code) {
        return new LegacyClassCode(code).run();
    }

    private RunFile run() {
        int index = digit();
        if (index >= Catalogue.all().size()) {
            throw new InvalidInputException(Message.of("class-code.version"));
        }
        var puzzle = Catalogue.all().get(index);
        Map<String, String> given = new HashMap<>();
        while (at < code.length()) {
            int number = digit();
            if (number >= puzzle.parameters().size()) {
                throw new InvalidInputException(Message.of("class-code.version"));
            }
            var parameter = puzzle.parameters().get(number);
            given.put(parameter.name(), value(parameter));
        }
        return new RunFile(puzzle, RunFileReader.arguments(puzzle, given), 0, Optional.empty());
    }

    private int digit() {
        if (at >= code.length()) {
            throw new InvalidInputException(Message.of("class-code.none", code));
        }
        return ClassCode.LETTERS.indexOf(code.charAt(at++));
    }

    private long number() {
        long number = 0;
        for (int left = digit(); left > 0; left--) {
            number = number << ClassCode.BITS | digit();
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
                        .orElseThrow(() -> new InvalidInputException(Message.of("class-code.version")));
            default -> text();
        };
    }

    private OptionalInt choice(ChoiceParameter<?> choice) {
        long index = number();
        return index >= 0 && index < choice.choices().size() ? OptionalInt.of((int) index) : OptionalInt.empty();
    }

    private String text() {
        int length = Math.clamp(number(), 0, ClassCode.MOST);
        var bytes = new byte[length];
        int bits = 0;
        int held = 0;
        for (int i = 0; i < length; ) {
            held = held << ClassCode.BITS | digit();
            bits += ClassCode.BITS;
            if (bits >= 8) {
                bits -= 8;
                bytes[i++] = (byte) (held >> bits);
            }
        }
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
