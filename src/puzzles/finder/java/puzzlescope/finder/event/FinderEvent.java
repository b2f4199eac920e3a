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

import puzzlescope.engine.event.EnumField;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.Fields;
import puzzlescope.engine.event.IntField;
import puzzlescope.engine.event.KindSpec;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.finder.condition.FileEntry;
import puzzlescope.finder.condition.SearchConditions;
import puzzlescope.finder.condition.SkipReason;

/** An event of a walk. It holds the number of an entry, whose name and size are in the run's {@link FoundEntries}. */
public sealed interface FinderEvent extends Event {

    int MOST_ENTRIES = 1 << 27;

    IntField ENTRY = Field.upTo(MOST_ENTRIES - 1);
    EnumField<UnreadableReason> UNREADABLE =
            Field.oneOf(UnreadableReason.values()).after(ENTRY);
    EnumField<SkipReason> SKIP = Field.oneOf(SkipReason.values()).after(ENTRY);
    IntField MATCH = Field.upTo(MOST_ENTRIES - 1).after(ENTRY);
    IntField MATCHES = Field.upTo(MOST_ENTRIES - 1).after(ENTRY);
    IntField OPEN = Field.upTo(MOST_ENTRIES - 1).after(ENTRY);

    IntField ALL_MATCHES = Field.upTo(MOST_ENTRIES - 1);
    IntField ALL_FILES = Field.upTo(MOST_ENTRIES - 1).after(ALL_MATCHES);
    IntField SEARCH = Field.upTo(SearchConditions.MOST - 1).after(ALL_FILES);

    /** Returns the vocabulary of a run with these findings. */
    static Vocabulary vocabulary(FoundEntries foundEntries) {
        return new Vocabulary(Kind.values(), event -> read(foundEntries, event));
    }

    private static FinderEvent read(FoundEntries foundEntries, long event) {
        int number = ENTRY.of(event);
        return switch (Kind.of(event)) {
            case WALK_BEGAN, FOLDER_ENTERED -> new FolderEntered(foundEntries, number);
            case FOLDER_UNREADABLE -> new FolderUnreadable(foundEntries, number, UNREADABLE.of(event));
            case FILE_MATCHED -> new FileMatched(foundEntries, number, MATCH.of(event));
            case FILE_REJECTED -> new FileRejected(foundEntries, number);
            case ENTRY_SKIPPED -> new EntrySkipped(foundEntries, number, SKIP.of(event));
            case LINK_LOOPED -> new LinkLooped(foundEntries, number, OPEN.of(event));
            case FOLDER_LEFT, BARREN_FOLDER_LEFT -> new FolderLeft(foundEntries, number, MATCHES.of(event));
            case WALK_ENDED ->
                new WalkEnded(foundEntries, ALL_MATCHES.of(event), ALL_FILES.of(event), SEARCH.of(event));
            case QUEUE_BEGAN, FOLDER_QUEUED -> new FolderQueued(foundEntries, number);
            case FOLDER_TAKEN -> new FolderTaken(foundEntries, number, OPEN.of(event));
            case QUEUE_ENDED ->
                new QueueEnded(foundEntries, ALL_MATCHES.of(event), ALL_FILES.of(event), SEARCH.of(event));
        };
    }

    /** The kinds of events of a walk through folders. The records are created by {@link FinderEvent#vocabulary}. */
    enum Kind implements EventKind {
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

        private static final Kind[] KINDS = values();

        private final KindSpec kindSpec;

        Kind(String label, Fields fields, Role... roles) {
            kindSpec = new KindSpec(ordinal(), label, fields, roles);
        }

        public static Kind of(long event) {
            return KINDS[PackedEvent.kind(event)];
        }

        @Override
        public KindSpec spec() {
            return kindSpec;
        }
    }

    @Override
    default Kind kind() {
        return EventKind.of(Kind.class, this);
    }

    /** A folder is reached on a walk, or is where it begins. */
    sealed interface FolderReached extends FinderEvent {

        FoundEntries findings();

        int number();

        default FileEntry folder() {
            return findings().entry(number());
        }

        default boolean isOutermost() {
            return findings().isRoot(number());
        }

        /** Returns the name of its walk. */
        default Message search() {
            return findings().searchOf(folder()).name();
        }
    }

    /** A folder is entered: its names are read. */
    record FolderEntered(FoundEntries findings, int number) implements FolderReached {

        @Override
        public Kind kind() {
            return isOutermost() ? Kind.WALK_BEGAN : Kind.FOLDER_ENTERED;
        }

        @Override
        public Message sentence() {
            return isOutermost()
                    ? began("finder.began", findings, folder())
                    : Message.of("finder.entered", folder().name(), folder().shortPath());
        }

        @Override
        public String call() {
            return folder().callText(findings.condition(folder()));
        }
    }

    /** The names in the current folder cannot be read. */
    record FolderUnreadable(FoundEntries findings, int number, UnreadableReason reason) implements FinderEvent {

        public FileEntry folder() {
            return findings.entry(number);
        }

        @Override
        public Message sentence() {
            return Message.of("finder.unreadable." + reason.id(), folder().name());
        }
    }

    /**
     * A file matches.
     *
     * @param match the number of the match, from 0
     */
    record FileMatched(FoundEntries findings, int number, int match) implements FinderEvent {

        public FileEntry file() {
            return findings.entry(number);
        }

        @Override
        public Message sentence() {
            var folderSearch = findings.searchOf(file());
            int number = match + 1 - folderSearch.matchesBefore();
            return Message.of(
                    "finder.matched", file().name(), folderSearch.condition().explanation(file()), number);
        }
    }

    /** A file does not match. */
    record FileRejected(FoundEntries findings, int number) implements FinderEvent {

        public FileEntry file() {
            return findings.entry(number);
        }

        @Override
        public Message sentence() {
            var why = findings.condition(file()).explanation(file());
            return Message.of("finder.rejected", file().name(), why);
        }
    }

    /** An entry was skipped. */
    record EntrySkipped(FoundEntries findings, int number, SkipReason reason) implements FinderEvent {

        public FileEntry entry() {
            return findings.entry(number);
        }

        @Override
        public Message sentence() {
            return Message.of("finder.skipped." + reason.id(), entry().name());
        }
    }

    /**
     * A link leads back to a folder that is being walked.
     *
     * @param target the number of that folder
     */
    record LinkLooped(FoundEntries findings, int number, int target) implements FinderEvent {

        public FileEntry link() {
            return findings.entry(number);
        }

        public FileEntry open() {
            return findings.entry(target);
        }

        @Override
        public Message sentence() {
            return Message.of("finder.looped", link().name(), open().shortPath());
        }
    }

    /**
     * Everything in a folder has been processed.
     *
     * @param matches the number of files that match in it and below
     */
    record FolderLeft(FoundEntries findings, int number, int matches) implements FinderEvent {

        @Override
        public Kind kind() {
            return matches == 0 ? Kind.BARREN_FOLDER_LEFT : Kind.FOLDER_LEFT;
        }

        public FileEntry folder() {
            return findings.entry(number);
        }

        @Override
        public Message sentence() {
            var parent = folder().parent();
            var back = parent == null ? folder() : parent;
            return Message.of(
                    matches == 0 ? "finder.barren" : "finder.left", folder().name(), matches, back.shortPath());
        }
    }

    /**
     * Everything in the root folder has been processed.
     *
     * @param matches the number of files that match
     * @param files the number of files tested
     * @param search the number of the walk
     */
    record WalkEnded(FoundEntries findings, int matches, int files, int search) implements FinderEvent {

        @Override
        public Message sentence() {
            return ended(findings.search(search), matches, files);
        }
    }

    private static Message began(String key, FoundEntries foundEntries, FileEntry root) {
        var folderSearch = foundEntries.searchOf(root);
        return folderSearch.labelled(
                Message.of(key, root.shortPath(), folderSearch.condition().describe()));
    }

    private static Message ended(FolderSearch folderSearch, int matches, int files) {
        var key = matches == 0 ? "finder.ended-none" : "finder.ended";
        return folderSearch.labelled(
                Message.of(key, matches, files, folderSearch.condition().describe(), folderSearch.unreadable()));
    }

    /** A folder is enqueued. */
    record FolderQueued(FoundEntries findings, int number) implements FolderReached {

        @Override
        public Kind kind() {
            return isOutermost() ? Kind.QUEUE_BEGAN : Kind.FOLDER_QUEUED;
        }

        @Override
        public Message sentence() {
            return isOutermost()
                    ? began("finder.queue-began", findings, folder())
                    : Message.of("finder.queued", folder().name());
        }
    }

    /**
     * The folder at the front of the queue is dequeued: its names are read.
     *
     * @param target the number of its entry in the parent folder
     */
    record FolderTaken(FoundEntries findings, int number, int target) implements FinderEvent {

        public FileEntry folder() {
            return findings.entry(number);
        }

        @Override
        public Message sentence() {
            return Message.of("finder.taken", folder().shortPath());
        }
    }

    /**
     * The queue is empty.
     *
     * @param matches the number of files that match
     * @param files the number of files tested
     * @param search the number of the walk
     */
    record QueueEnded(FoundEntries findings, int matches, int files, int search) implements FinderEvent {

        @Override
        public Message sentence() {
            return ended(findings.search(search), matches, files);
        }
    }
}
