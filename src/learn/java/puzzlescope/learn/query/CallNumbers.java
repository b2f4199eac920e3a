package puzzlescope.learn.query;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Vocabulary;

/**
 * Which field of an event that opens a call the first number between its brackets comes from, so that not every call has to be
 * written out to find one.
 */
final class CallNumbers {

    private static final Pattern FIRST = Pattern.compile("\\((-?\\d{1,17})\\b");
    private static final int FARTHEST = 3;
    /** With fewer different calls it may be by chance that numbers agree. */
    private static final int ENOUGH = 4;

    private CallNumbers() {}

    /** What an event has to have to open a call; empty if that cannot be told before the call is written out. */
    static Optional<Check[]> of(EventKind kind, String call, SpokenNumbers spoken, Vocabulary vocabulary) {
        var wanted = first(call);
        var samples = spoken.samples(kind.number());
        if (wanted.isEmpty()) {
            return Optional.empty();
        }
        List<Check> checks = new ArrayList<>();
        for (var field : spoken.fields(kind.number())) {
            for (int shift = -FARTHEST; shift <= FARTHEST; shift++) {
                if (isSaid(field, shift, samples, vocabulary)) {
                    checks.add(Check.of(field, shift, wanted.get(), wanted.get()));
                }
            }
        }
        return checks.size() == 1 ? Optional.of(checks.toArray(Check[]::new)) : Optional.empty();
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
