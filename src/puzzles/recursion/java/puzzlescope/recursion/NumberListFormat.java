package puzzlescope.recursion;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InputText;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.recursion.event.BinarySearchEvent;

/** Reads and writes a sorted list: numbers in non-descending order, separated by commas or spaces. */
final class NumberListFormat {

    private NumberListFormat() {}

    static String format(List<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }

    static List<Integer> parse(String text) {
        var words = InputText.entries(text);
        if (words.isEmpty() || words.size() > BinarySearchEvent.MOST_PLACES) {
            throw new InvalidInputException(
                    Message.of("recursion.refusal.size", words.size(), BinarySearchEvent.MOST_PLACES));
        }
        var numbers = new ArrayList<Integer>();
        for (var word : words) {
            int number = number(word);
            if (!numbers.isEmpty() && number < numbers.getLast()) {
                throw new InvalidInputException(Message.of(
                        "recursion.refusal.order", numbers.getLast(), number, numbers.size() - 1, numbers.size()));
            }
            numbers.add(number);
        }
        return List.copyOf(numbers);
    }

    private static int number(String word) {
        try {
            int number = Integer.parseInt(word);
            if (Math.abs((long) number) <= BinarySearchEvent.GREATEST) {
                return number;
            }
        } catch (NumberFormatException notANumber) {
            throw refusal(word);
        }
        throw refusal(word);
    }

    private static InvalidInputException refusal(String word) {
        return new InvalidInputException(
                Message.of("refusal.range", word, -BinarySearchEvent.GREATEST, BinarySearchEvent.GREATEST));
    }
}
