package puzzlescope.finder.condition;

import puzzlescope.engine.event.ConstantId;

/** The reasons why an entry is neither tested as a file nor walked as a folder. */
public enum SkipReason implements ConstantId {
    /** It is a link, and links are not followed. */
    LINK,
    /** It is a link to a missing target. */
    BROKEN_LINK,
    /** It is a link to a folder that is being walked. */
    LOOP,
    /** It is a folder, or a link to one, that was walked before by another path. */
    WALKED,
    /** It was listed, but no longer exists. */
    VANISHED,
    /** The system denies access to its size and dates. */
    LOCKED,
    /** It is neither a file nor a folder nor a link. */
    SPECIAL,
    /** It is a folder, or a link to one, that was enqueued before by another path. */
    QUEUED,
    /** It is a link on a path that has as many links as the system follows. */
    TOO_MANY_LINKS;
}
