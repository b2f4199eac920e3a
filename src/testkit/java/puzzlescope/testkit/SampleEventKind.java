package puzzlescope.testkit;

import static puzzlescope.engine.event.Role.CALL;
import static puzzlescope.engine.event.Role.DEAD_END;
import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.REJECT;
import static puzzlescope.engine.event.Role.RETURN;
import static puzzlescope.engine.event.Role.SOLUTION;
import static puzzlescope.engine.event.Role.STILL;
import static puzzlescope.engine.event.Role.TRY;
import static puzzlescope.engine.event.Role.UNDO;

import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Fields;
import puzzlescope.engine.event.KindField;
import puzzlescope.engine.event.KindSpec;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;

public enum SampleEventKind implements EventKind {
    OPENED(CALL, DO),
    CLOSED(RETURN, UNDO),
    STUCK(RETURN, UNDO, DEAD_END),
    REFUSED(TRY, REJECT),
    SOLVED(SOLUTION),
    PASSED(TRY, STILL);

    private static final SampleEventKind[] KINDS = values();

    public static final Vocabulary VOCABULARY = Vocabulary.of(KINDS);

    private final KindSpec kindSpec;

    SampleEventKind(Role... roles) {
        var fields = Fields.with(new KindField<>(SampleEventKind::of), SampleEvent.NUMBER, SampleEvent::new);
        kindSpec = new KindSpec(ordinal(), name(), fields, roles);
    }

    public static SampleEventKind of(long event) {
        return KINDS[PackedEvent.kind(event)];
    }

    @Override
    public KindSpec spec() {
        return kindSpec;
    }
}
