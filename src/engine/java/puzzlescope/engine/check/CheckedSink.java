package puzzlescope.engine.check;

import java.util.Arrays;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.RunStoppedException;

/**
 * Keeps the events of a run up to a limit, and finds numbers that do not match the fields of their kind, as assertions would.
 * The run is stopped at such numbers: its event would be another one.
 */
final class CheckedSink implements EventSink {

    private final Findings findings;
    private final int most;
    private long[] events = new long[1024];
    private int size;

    CheckedSink(Findings findings, int most) {
        this.findings = findings;
        this.most = most;
    }

    long[] events() {
        return Arrays.copyOf(events, size);
    }

    @Override
    public void emit(long event) {
        if (size == events.length) {
            events = Arrays.copyOf(events, 2 * size);
        }
        events[size++] = event;
        if (size == most) {
            throw new RunStoppedException();
        }
    }

    @Override
    public void emit(EventKind kind) {
        check(kind);
        EventSink.super.emit(kind);
    }

    @Override
    public void emit(EventKind kind, long first) {
        check(kind, first);
        EventSink.super.emit(kind, first);
    }

    @Override
    public void emit(EventKind kind, long first, long second) {
        check(kind, first, second);
        EventSink.super.emit(kind, first, second);
    }

    @Override
    public void emit(EventKind kind, long first, long second, long third) {
        check(kind, first, second, third);
        EventSink.super.emit(kind, first, second, third);
    }

    @Override
    public void emit(EventKind kind, long first, long second, long third, long fourth) {
        check(kind, first, second, third, fourth);
        EventSink.super.emit(kind, first, second, third, fourth);
    }

    @Override
    public void emit(EventKind kind, long first, long second, long third, long fourth, long fifth) {
        check(kind, first, second, third, fourth, fifth);
        EventSink.super.emit(kind, first, second, third, fourth, fifth);
    }

    @Override
    public void emit(EventKind kind, long first, long second, long third, long fourth, long fifth, long sixth) {
        check(kind, first, second, third, fourth, fifth, sixth);
        EventSink.super.emit(kind, first, second, third, fourth, fifth, sixth);
    }

    @Override
    public void emit(
            EventKind kind, long first, long second, long third, long fourth, long fifth, long sixth, long seventh) {
        check(kind, first, second, third, fourth, fifth, sixth, seventh);
        EventSink.super.emit(kind, first, second, third, fourth, fifth, sixth, seventh);
    }

    private void check(EventKind kind, long... numbers) {
        var fields = kind.spec().parts();
        if (numbers.length != fields.size()) {
            findings.add("check.numbers", kind.name(), numbers.length, fields.size());
            throw new RunStoppedException();
        }
        for (int i = 0; i < numbers.length; i++) {
            if (!fields.get(i).canHold(numbers[i])) {
                var name = FieldNames.of(kind).get(i);
                findings.add("check.number", kind.name(), name, String.valueOf(numbers[i]), range(fields.get(i)));
                throw new RunStoppedException();
            }
        }
    }

    private static String range(Field<?> field) {
        long greatest = (1L << field.end() - field.emission()) - 1 + field.least();
        return field.least() + "–" + (field.emission() < field.shift() ? greatest - 1 : greatest);
    }
}
