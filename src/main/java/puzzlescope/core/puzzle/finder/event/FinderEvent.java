package puzzlescope.core.puzzle.finder.event;

import puzzlescope.core.event.Event;
import puzzlescope.core.event.Message;
import puzzlescope.core.event.Packed;
import puzzlescope.core.event.Vocabulary;
import puzzlescope.core.puzzle.finder.condition.Condition;
import puzzlescope.core.puzzle.finder.condition.Entry;
import puzzlescope.core.puzzle.finder.condition.Skip;

/** What a walk does. An event holds the number of an entry, whose name and size are in the run's {@link Findings}. */
public sealed interface FinderEvent extends Event {

    /** The words of a run that writes its findings there. */
    static Vocabulary vocabulary(Findings findings) {
        return new Vocabulary(FinderEventKind.values(), event -> unpack(findings, event));
    }

    private static FinderEvent unpack(Findings findings, long event) {
        int upper = Packed.upper(event);
        int lower = Packed.lower(event);
        var kind = FinderEventKind.values()[Packed.kind(event)];
        if (kind == FinderEventKind.WALK_ENDED) {
            return new WalkEnded(findings, upper, lower);
        }
        var entry = findings.entry(upper);
        return switch (kind) {
            case WALK_BEGAN -> new FolderEntered(entry, findings.condition());
            case FOLDER_ENTERED -> new FolderEntered(entry, findings.condition());
            case FOLDER_UNREADABLE -> new FolderUnreadable(entry, Unreadable.of(lower));
            case FILE_MATCHED -> new FileMatched(entry, lower, findings.condition());
            case FILE_REJECTED -> new FileRejected(entry, findings.condition());
            case ENTRY_SKIPPED -> new EntrySkipped(entry, Skip.of(lower));
            case LINK_LOOPED -> new LinkLooped(entry, findings.entry(lower));
            case FOLDER_LEFT, BARREN_FOLDER_LEFT -> new FolderLeft(entry, lower);
            case WALK_ENDED -> throw new IllegalStateException("unpacked before");
        };
    }

    /** A folder is walked now: its names are read. */
    record FolderEntered(Entry folder, Condition condition) implements FinderEvent {

        @Override
        public FinderEventKind kind() {
            return folder.parent() == null ? FinderEventKind.WALK_BEGAN : FinderEventKind.FOLDER_ENTERED;
        }

        @Override
        public long pack() {
            return Packed.ofPair(kind(), folder.number(), 0);
        }

        @Override
        public Message sentence() {
            return folder.parent() == null
                    ? Message.of("finder.began", folder.shortPath(), condition.describe())
                    : Message.of("finder.entered", folder.name(), folder.shortPath());
        }

        @Override
        public String call() {
            return folder.callText();
        }
    }

    /** The names in the folder that is being walked cannot be read. */
    record FolderUnreadable(Entry folder, Unreadable reason) implements FinderEvent {

        @Override
        public FinderEventKind kind() {
            return FinderEventKind.FOLDER_UNREADABLE;
        }

        @Override
        public long pack() {
            return Packed.ofPair(kind(), folder.number(), reason.ordinal());
        }

        @Override
        public Message sentence() {
            return Message.of("finder.unreadable." + reason.id(), folder.name());
        }
    }

    /**
     * A file is what is looked for.
     *
     * @param match the number of the match, from 0
     */
    record FileMatched(Entry file, int match, Condition condition) implements FinderEvent {

        @Override
        public FinderEventKind kind() {
            return FinderEventKind.FILE_MATCHED;
        }

        @Override
        public long pack() {
            return Packed.ofPair(kind(), file.number(), match);
        }

        @Override
        public Message sentence() {
            return Message.of("finder.matched", file.name(), condition.why(file), match + 1);
        }
    }

    /** A file is not what is looked for. */
    record FileRejected(Entry file, Condition condition) implements FinderEvent {

        @Override
        public FinderEventKind kind() {
            return FinderEventKind.FILE_REJECTED;
        }

        @Override
        public long pack() {
            return Packed.ofPair(kind(), file.number(), 0);
        }

        @Override
        public Message sentence() {
            return Message.of("finder.rejected", file.name(), condition.why(file));
        }
    }

    /** Something was passed over. */
    record EntrySkipped(Entry entry, Skip reason) implements FinderEvent {

        @Override
        public FinderEventKind kind() {
            return FinderEventKind.ENTRY_SKIPPED;
        }

        @Override
        public long pack() {
            return Packed.ofPair(kind(), entry.number(), reason.ordinal());
        }

        @Override
        public Message sentence() {
            return Message.of("finder.skipped." + reason.id(), entry.name());
        }
    }

    /**
     * A link leads back to a folder that is being walked.
     *
     * @param open that folder
     */
    record LinkLooped(Entry link, Entry open) implements FinderEvent {

        @Override
        public FinderEventKind kind() {
            return FinderEventKind.LINK_LOOPED;
        }

        @Override
        public long pack() {
            return Packed.ofPair(kind(), link.number(), open.number());
        }

        @Override
        public Message sentence() {
            return Message.of("finder.looped", link.name(), open.shortPath());
        }
    }

    /**
     * Everything in a folder has been looked at.
     *
     * @param matches how many files match in it and below
     */
    record FolderLeft(Entry folder, int matches) implements FinderEvent {

        @Override
        public FinderEventKind kind() {
            return matches == 0 ? FinderEventKind.BARREN_FOLDER_LEFT : FinderEventKind.FOLDER_LEFT;
        }

        @Override
        public long pack() {
            return Packed.ofPair(kind(), folder.number(), matches);
        }

        @Override
        public Message sentence() {
            var back = folder.parent() == null ? folder : folder.parent();
            return Message.of(matches == 0 ? "finder.barren" : "finder.left", folder.name(), matches, back.shortPath());
        }
    }

    /**
     * Everything in the outermost folder has been looked at.
     *
     * @param matches how many files match
     * @param files how many files were looked at
     */
    record WalkEnded(Findings findings, int matches, int files) implements FinderEvent {

        @Override
        public FinderEventKind kind() {
            return FinderEventKind.WALK_ENDED;
        }

        @Override
        public long pack() {
            return Packed.ofPair(kind(), matches, files);
        }

        @Override
        public Message sentence() {
            var key = matches == 0 ? "finder.ended-none" : "finder.ended";
            return Message.of(key, matches, files, findings.condition().describe(), findings.unreadable());
        }
    }
}
