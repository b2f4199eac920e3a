package puzzlescope.core.sample;

import static puzzlescope.core.event.Role.CALL;
import static puzzlescope.core.event.Role.DEAD_END;
import static puzzlescope.core.event.Role.DO;
import static puzzlescope.core.event.Role.REJECT;
import static puzzlescope.core.event.Role.RETURN;
import static puzzlescope.core.event.Role.SOLUTION;
import static puzzlescope.core.event.Role.STILL;
import static puzzlescope.core.event.Role.TRY;
import static puzzlescope.core.event.Role.UNDO;

import puzzlescope.core.event.Entry;
import puzzlescope.core.event.EventKind;
import puzzlescope.core.event.Fields;
import puzzlescope.core.event.KindField;
import puzzlescope.core.event.Packed;
import puzzlescope.core.event.Role;
import puzzlescope.core.event.Vocabulary;

public enum SampleEventKind implements EventKind {
    OPENED(CALL, DO),
    CLOSED(RETURN, UNDO),
    STUCK(RETURN, UNDO, DEAD_END),
    REFUSED(TRY, REJECT),
    SOLVED(SOLUTION),
    PASSED(TRY, STILL);

    private static final SampleEventKind[] KINDS = values();

    public static final Vocabulary VOCABULARY = Vocabulary.of(KINDS);

    private final Entry entry;

    SampleEventKind(Role... roles) {
        var fields = Fields.with(new KindField<>(SampleEventKind::of), SampleEvent.NUMBER, SampleEvent::new);
        entry = new Entry(ordinal(), name(), fields, roles);
    }

    static SampleEventKind of(long event) {
        return KINDS[Packed.kind(event)];
    }

    @Override
    public Entry entry() {
        return entry;
    }
}
