package puzzlescope.engine.session;

import java.util.Optional;

/**
 * A place on a recording that a person wants to come back to.
 *
 * @param position how many steps from the start
 * @param name what the person calls it; empty if nothing, then it is called by what happens there
 * @param note what is to be remembered of it; may be empty
 * @param view what was in view; empty if that is not known
 */
public record Mark(long position, String name, String note, Optional<View> view) {

    /** The most marks that a recording has. */
    public static final int MOST = 500;

    public static final int LONGEST_NAME = 200;
    public static final int LONGEST_NOTE = 2000;

    public Mark {
        if (position < 0 || name.length() > LONGEST_NAME || note.length() > LONGEST_NOTE) {
            throw new IllegalArgumentException("position is " + position + ", must be from 0; a name has at most "
                    + LONGEST_NAME + " letters, a note " + LONGEST_NOTE);
        }
    }

    /** A mark of which it is not known what was in view. */
    public Mark(long position, String name, String note) {
        this(position, name, note, Optional.empty());
    }

    /** A mark that has no name yet. */
    public static Mark at(long position) {
        return new Mark(position, "", "");
    }

    /** The same place under another name. */
    public Mark called(String nextName, String nextNote) {
        return new Mark(position, nextName, nextNote, view);
    }

    /** The same with what is in view there. */
    public Mark seen(Optional<View> nextView) {
        return new Mark(position, name, note, nextView);
    }
}
