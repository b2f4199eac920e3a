package puzzlescope.engine.session;

import java.util.Optional;

/**
 * A bookmark in a recording.
 *
 * @param position in steps from the start
 * @param name given by the user; if empty, the mark is named after the event there
 * @param note the user's note; may be empty
 * @param view the part of the board and timeline shown; empty if unknown
 */
public record Mark(long position, String name, String note, Optional<SavedView> view) {

    /** The greatest number of marks in a recording. */
    public static final int MOST = 500;

    public static final int LONGEST_NAME = 200;
    public static final int LONGEST_NOTE = 2000;

    public Mark {
        if (position < 0 || name.length() > LONGEST_NAME || note.length() > LONGEST_NOTE) {
            throw new IllegalArgumentException("position is " + position + ", must be from 0; a name has at most "
                    + LONGEST_NAME + " letters, a note " + LONGEST_NOTE);
        }
    }

    /** A mark without a known view. */
    public Mark(long position, String name, String note) {
        this(position, name, note, Optional.empty());
    }

    public static Mark at(long position) {
        return new Mark(position, "", "");
    }

    /** Returns a copy with another name and note. */
    public Mark called(String nextName, String nextNote) {
        return new Mark(position, nextName, nextNote, view);
    }

    /** Returns a copy with another view. */
    public Mark seen(Optional<SavedView> nextView) {
        return new Mark(position, name, note, nextView);
    }
}
