package puzzlescope.learn.document;

import java.util.List;
import java.util.StringJoiner;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.engine.puzzle.InvalidInputException;

/** An event of a game as text: its kind and the bits of its fields, such as {@code QUEEN_SET 3 5 0}. */
final class MoveText {

    private MoveText() {}

    static String of(Vocabulary words, Event event) {
        long packed = event.pack();
        var kind = words.kind(packed);
        var text = new StringJoiner(" ").add(kind.name());
        for (var field : kind.spec().parts()) {
            text.add(Long.toString((packed & field.mask()) >>> field.shift()));
        }
        return text.toString();
    }

    /**
     * Parses an event.
     *
     * @throws InvalidInputException if the text is no event
     */
    static Event parse(Vocabulary words, String text) {
        var parts = List.of(text.split(" ", -1));
        var kind = words.kinds().stream()
                .filter(each -> each.name().equals(parts.getFirst()))
                .filter(each -> each.spec().parts().size() == parts.size() - 1)
                .findFirst()
                .orElseThrow(() -> new InvalidInputException(Message.of("run-file.no-move", text)));
        long packed = (long) kind.number() << Field.ROOM;
        for (int i = 1; i < parts.size(); i++) {
            var field = kind.spec().parts().get(i - 1);
            packed |= bits(parts.get(i), field.mask() >>> field.shift(), text) << field.shift();
        }
        try {
            return words.unpack(packed);
        } catch (IndexOutOfBoundsException noSuchConstant) {
            throw new InvalidInputException(Message.of("run-file.no-move", text));
        }
    }

    private static long bits(String number, long most, String text) {
        boolean digits =
                !number.isEmpty() && number.length() < 18 && number.chars().allMatch(c -> c >= '0' && c <= '9');
        if (!digits || Long.parseLong(number) > most) {
            throw new InvalidInputException(Message.of("run-file.no-move", text));
        }
        return Long.parseLong(number);
    }
}
