package puzzlescope.finder.event;

import puzzlescope.engine.event.Message;
import puzzlescope.finder.condition.Condition;
import puzzlescope.finder.condition.FileEntry;

/** One walk of a run, for one condition. The solver writes; who has seen an event may read what it told. */
public final class Search {

    private final int number;
    private final int of;
    private final Condition condition;
    private final FileEntry root;
    private final int matchesBefore;
    private int unreadable;

    /**
     * A walk that begins.
     *
     * @param number from 0
     * @param of how many there are in the run
     * @param matchesBefore how many files matched in the walks before it
     */
    Search(int number, int of, Condition condition, FileEntry root, int matchesBefore) {
        this.number = number;
        this.of = of;
        this.condition = condition;
        this.root = root;
        this.matchesBefore = matchesBefore;
    }

    /** From 0. */
    public int number() {
        return number;
    }

    public Condition condition() {
        return condition;
    }

    /** The outermost folder. */
    public FileEntry root() {
        return root;
    }

    /** How many files matched in the walks before this one. */
    public int matchesBefore() {
        return matchesBefore;
    }

    /** The number of folders that could not be read; told by the last event of the walk. */
    public int unreadable() {
        return unreadable;
    }

    void addUnreadable() {
        unreadable++;
    }

    /** A sentence about the walk as a whole; it says which walk it is if there are several. */
    Message told(Message sentence) {
        return of == 1 ? sentence : Message.of("finder.search.told", number + 1, of, sentence);
    }

    /** What the walk is called beside others. */
    public Message name() {
        return Message.of("finder.search.name", number + 1, condition.describe());
    }
}
