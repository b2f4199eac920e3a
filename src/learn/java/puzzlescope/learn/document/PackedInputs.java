package puzzlescope.learn.document;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.packing.DigitReader;
import puzzlescope.engine.packing.DigitWriter;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.NumberParameter;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.SeedParameter;
import puzzlescope.engine.puzzle.TextParameter;

/**
 * A puzzle and its inputs packed into one number: the puzzle, then for each input whether it differs from its default
 * and, if so, its value. Irrelevant inputs are omitted, and inputs added at the end by a later version have their
 * defaults. Examples are packed in English, whatever the language of the window.
 */
final class PackedInputs {

    private static final TextPacking TEXT = new TextPacking();

    private PackedInputs() {}

    /** Returns the number; empty if it would be far too long to type. */
    static Optional<BigInteger> write(Puzzle puzzle, Arguments inputs) {
        var arguments = puzzle.inLanguage(inputs, Locale.ENGLISH);
        var digits = new DigitWriter();
        IdHash.write(puzzle.id(), digits);
        var presets = puzzle.presets();
        for (var parameter : puzzle.parameters()) {
            boolean differs = puzzle.matters(parameter, arguments)
                    && !arguments.text(parameter).equals(presets.text(parameter));
            digits.add(differs);
            if (differs) {
                write(parameter, arguments, digits);
            }
        }
        return digits.number();
    }

    private static void write(Parameter<?> parameter, Arguments arguments, DigitWriter digits) {
        switch (parameter) {
            case NumberParameter number -> digits.addWhole(arguments.get(number));
            case SeedParameter seed -> digits.addWhole(arguments.get(seed));
            case ChoiceParameter<?> choice when choice.isYesOrNo() -> {}
            case ChoiceParameter<?> choice -> IdHash.write(arguments.text(choice), digits);
            case TextParameter<?> text -> writeText(text, arguments, digits);
        }
    }

    private static <T> void writeText(TextParameter<T> parameter, Arguments arguments, DigitWriter digits) {
        parameter
                .packing()
                .ifPresentOrElse(
                        packing -> packing.write(arguments.get(parameter), digits),
                        () -> TEXT.write(arguments.text(parameter), digits));
    }

    /**
     * Returns the run of a number, at its start.
     *
     * @throws InvalidInputException if the number is not valid
     */
    static RunFile read(BigInteger number) {
        try {
            return read(new DigitReader(number));
        } catch (InvalidInputException refusal) {
            throw refusal;
        } catch (ArithmeticException | IndexOutOfBoundsException | IllegalArgumentException notWritten) {
            throw unknownVersion();
        }
    }

    private static RunFile read(DigitReader digits) {
        var ids = Catalogue.all().stream().map(Puzzle::id).toList();
        var puzzle = Catalogue.get(IdHash.read(ids, digits));
        Map<String, String> given = new HashMap<>();
        for (var parameter : puzzle.parameters()) {
            if (digits.readFlag()) {
                given.put(parameter.name(), read(puzzle, parameter, digits));
            }
        }
        if (!digits.isAtEnd()) {
            throw unknownVersion();
        }
        return new RunFile(puzzle, RunFileReader.arguments(puzzle, given, OutsideAccess.NONE), 0, Optional.empty());
    }

    /** Returns the exception for inputs or values that this version does not know. */
    static InvalidInputException unknownVersion() {
        return new InvalidInputException(Message.of("class-code.version"));
    }

    private static String read(Puzzle puzzle, Parameter<?> parameter, DigitReader digits) {
        return switch (parameter) {
            case NumberParameter _, SeedParameter _ -> digits.readWhole().toString();
            case ChoiceParameter<?> choice
            when choice.isYesOrNo() ->
                ChoiceParameter.yesOrNo(!ChoiceParameter.isYes(puzzle.presets().text(choice)));
            case ChoiceParameter<?> choice -> IdHash.read(choice.choices(), digits);
            case TextParameter<?> text -> readText(text, digits);
        };
    }

    private static <T> String readText(TextParameter<T> parameter, DigitReader digits) {
        return parameter
                .packing()
                .map(packing -> parameter.format(packing.read(digits)))
                .orElseGet(() -> TEXT.read(digits));
    }
}
