package puzzlescope.finder.event;

import puzzlescope.engine.event.Message;
import puzzlescope.finder.condition.FileCondition;
import puzzlescope.finder.condition.FileEntry;

/** One walk of a run, for one condition. The solver writes; readers of an event may read what it refers to. */
public final class FolderSearch {

    private final int number;
    private final int of;
    private final FileCondition fileCondition;
    private final FileEntry root;
    private final int matchesBefore;
    private int unreadable;

    /**
     * Creates a walk.
     *
     * @param number the number of the walk, from 0
     * @param of the number of walks in the run
     * @param matchesBefore the number of matches in the earlier walks
     */
    FolderSearch(int number, int of, FileCondition fileCondition, FileEntry root, int matchesBefore) {
        this.number = number;
        this.of = of;
        this.fileCondition = fileCondition;
        this.root = root;
        this.matchesBefore = matchesBefore;
    }

    /** The number of the walk, from 0. */
    public int number() {
        return number;
    }

    public FileCondition condition() {
        return fileCondition;
    }

    public FileEntry root() {
        return root;
    }

    /** The number of matches in the earlier walks. */
    public int matchesBefore() {
        return matchesBefore;
    }

    /** The number of unreadable folders, reported by the last event of the walk. */
    public int unreadable() {
        return unreadable;
    }

    void addUnreadable() {
        unreadable++;
    }

    /** Returns a message about the walk as a whole, which names the walk if there are several. */
    Message labelled(Message sentence) {
        return of == 1 ? sentence : Message.of("finder.search.told", number + 1, of, sentence);
    }

    /** The name of the walk among others. */
    public Message name() {
        return Message.of("finder.search.name", number + 1, fileCondition.describe());
    }
}
