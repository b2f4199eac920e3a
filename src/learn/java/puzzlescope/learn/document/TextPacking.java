package puzzlescope.learn.document;

import java.util.List;
import java.util.regex.Pattern;
import puzzlescope.engine.packing.DigitReader;
import puzzlescope.engine.packing.DigitWriter;
import puzzlescope.engine.packing.Packing;

/** Packs a text: as a list of numbers if it is one, otherwise letter by letter. */
final class TextPacking implements Packing<String> {

    /**
     * A notation of number lists.
     *
     * @param separators the separators between the numbers, in turn
     * @param zero the notation of zero: a hyphen in lists that have gaps and count from 1
     */
    private record Form(List<String> separators, String zero) {

        private static final String GAP = "-";
        private static final Pattern WORD = Pattern.compile("-?[0-9]{1,9}|" + GAP);

        Form(String... separators) {
            this(List.of(separators), "0");
        }

        static List<Integer> numbers(String text) {
            return WORD.matcher(text)
                    .results()
                    .map(word -> word.group().equals(GAP) ? 0 : Integer.parseInt(word.group()))
                    .toList();
        }

        String text(List<Integer> numbers) {
            var text = new StringBuilder();
            for (int i = 0; i < numbers.size(); i++) {
                int number = numbers.get(i);
                text.append(i == 0 ? "" : separators.get((i - 1) % separators.size()))
                        .append(number == 0 ? zero : number);
            }
            return text.toString();
        }
    }

    /** The notations. Codes contain the index, so new ones must be added at the end. */
    private static final List<Form> FORMS =
            List.of(new Form(" "), new Form(","), new Form(", "), new Form(",", " "), new Form(List.of(" "), Form.GAP));

    /** The characters used in the states of puzzles. Codes contain the index of each. */
    private static final String SIGNS = " ,-./_0123456789<>[]ABCDEFGHIJKLMNOPQRSTUVWXYZ";

    private static final int OF_LETTERS = 0;
    private static final int OF_SIGNS = 1;
    private static final int OF_NUMBERS = 2;
    /** Includes one reserve. */
    private static final int KINDS = 8;

    @Override
    public void write(String text, DigitWriter digits) {
        var numbers = Form.numbers(text);
        for (int i = 0; i < FORMS.size(); i++) {
            if (FORMS.get(i).text(numbers).equals(text)) {
                digits.add(OF_NUMBERS + i, KINDS);
                digits.addList(numbers);
                return;
            }
        }
        boolean signs = text.chars().allMatch(letter -> SIGNS.indexOf(letter) >= 0);
        digits.add(signs ? OF_SIGNS : OF_LETTERS, KINDS);
        digits.addList(text.codePoints()
                .map(letter -> signs ? SIGNS.indexOf(letter) : letter)
                .boxed()
                .toList());
    }

    @Override
    public String read(DigitReader digits) {
        int kind = (int) digits.digit(KINDS);
        var list = digits.list();
        if (kind >= OF_NUMBERS) {
            return FORMS.get(kind - OF_NUMBERS).text(list);
        }
        var text = new StringBuilder();
        list.forEach(letter -> text.appendCodePoint(kind == OF_SIGNS ? SIGNS.charAt(letter) : letter));
        return text.toString();
    }
}
