package puzzlescope.finder.condition;

import java.util.Locale;

/** The reasons why something is neither looked at as a file nor walked as a folder. */
public enum Skip {
    /** It is a link, and links are not followed. */
    LINK,
    /** It is a link to something that is not there. */
    BROKEN_LINK,
    /** It is a link to a folder that is being walked. */
    LOOP,
    /** It is a folder, or a link to one, that was walked before by another way. */
    WALKED,
    /** It was listed, but is not there any more. */
    VANISHED,
    /** The system does not let its size and dates be read. */
    LOCKED,
    /** It is neither a file nor a folder nor a link. */
    SPECIAL,
    /** It is a folder, or a link to one, that was put in the queue before by another way. */
    QUEUED;

    /** The name in message keys. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
