package puzzlescope.learn.query;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Vocabulary;

/**
 * Finds the field of a call event that yields the first number in the call's parentheses, so that searching for a call
 * does not format every call.
 */
final class CallNumbers {

    private static final Pattern FIRST = Pattern.compile("\\((-?\\d{1,17})\\b");
    private static final int FARTHEST = 3;
    /** With fewer distinct calls, numbers may agree by chance. */
    private static final int ENOUGH = 4;

    private CallNumbers() {}

    /**
     * Returns the checks that an event must pass to open a call; empty if that is unknown before the call is formatted.
     */
    static Optional<NumberCheck[]> of(EventKind kind, String call, SentenceNumbers spoken, Vocabulary vocabulary) {
        var wanted = first(call);
        var samples = spoken.samples(kind.number());
        if (wanted.isEmpty()) {
            return Optional.empty();
        }
        List<NumberCheck> checks = new ArrayList<>();
        for (var field : spoken.fields(kind.number())) {
            for (int shift = -FARTHEST; shift <= FARTHEST; shift++) {
                if (isSaid(field, shift, samples, vocabulary)) {
                    checks.add(NumberCheck.of(field, shift, wanted.get(), wanted.get()));
                }
            }
        }
        return checks.size() == 1 ? Optional.of(checks.toArray(NumberCheck[]::new)) : Optional.empty();
    }

    private static boolean isSaid(NumberField field, int shift, List<Long> samples, Vocabulary vocabulary) {
        long different = samples.stream().map(field::of).distinct().count();
        return different >= ENOUGH
                && samples.stream()
                        .allMatch(event -> first(vocabulary.unpack(event).call())
                                .filter(said -> said == field.of(event) + shift)
                                .isPresent());
    }

    private static Optional<Long> first(String call) {
        var found = FIRST.matcher(call);
        return found.find() ? Optional.of(Long.parseLong(found.group(1))) : Optional.empty();
    }
}
