package puzzlescope.finder.event;

import static puzzlescope.engine.event.Fields.only;
import static puzzlescope.engine.event.Role.CALL;
import static puzzlescope.engine.event.Role.DEAD_END;
import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.NOTE;
import static puzzlescope.engine.event.Role.REJECT;
import static puzzlescope.engine.event.Role.RETURN;
import static puzzlescope.engine.event.Role.SOLUTION;
import static puzzlescope.engine.event.Role.TRY;
import static puzzlescope.finder.event.FinderEvent.ALL_FILES;
import static puzzlescope.finder.event.FinderEvent.ALL_MATCHES;
import static puzzlescope.finder.event.FinderEvent.ENTRY;
import static puzzlescope.finder.event.FinderEvent.MATCH;
import static puzzlescope.finder.event.FinderEvent.MATCHES;
import static puzzlescope.finder.event.FinderEvent.OPEN;
import static puzzlescope.finder.event.FinderEvent.SEARCH;
import static puzzlescope.finder.event.FinderEvent.SKIP;
import static puzzlescope.finder.event.FinderEvent.UNREADABLE;

import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Fields;
import puzzlescope.engine.event.KindSpec;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Role;

/** The kinds of events of a walk through folders. The records are created by {@link FinderEvent#vocabulary}. */
public enum FinderEventKind implements EventKind {
    WALK_BEGAN("begin", only(ENTRY), CALL),
    FOLDER_ENTERED("enter", only(ENTRY), CALL),
    FOLDER_UNREADABLE("unreadable", only(ENTRY, UNREADABLE), NOTE),
    FILE_MATCHED("match", only(ENTRY, MATCH), TRY, DO, SOLUTION),
    FILE_REJECTED("reject", only(ENTRY), TRY, REJECT),
    ENTRY_SKIPPED("skip", only(ENTRY, SKIP), NOTE),
    LINK_LOOPED("loop", only(ENTRY, OPEN), NOTE),
    FOLDER_LEFT("return", only(ENTRY, MATCHES), RETURN),
    BARREN_FOLDER_LEFT("return", only(ENTRY, MATCHES), RETURN, DEAD_END),
    WALK_ENDED("end", only(ALL_MATCHES, ALL_FILES, SEARCH), RETURN),
    QUEUE_BEGAN("begin", only(ENTRY), NOTE),
    FOLDER_QUEUED("queue", only(ENTRY), NOTE),
    FOLDER_TAKEN("take", only(ENTRY, OPEN), DO),
    QUEUE_ENDED("end", only(ALL_MATCHES, ALL_FILES, SEARCH), NOTE);

    private static final FinderEventKind[] KINDS = values();

    private final KindSpec kindSpec;

    FinderEventKind(String label, Fields fields, Role... roles) {
        kindSpec = new KindSpec(ordinal(), label, fields, roles);
    }

    /** The kind of a packed event. */
    public static FinderEventKind of(long event) {
        return KINDS[PackedEvent.kind(event)];
    }

    @Override
    public KindSpec spec() {
        return kindSpec;
    }
}
