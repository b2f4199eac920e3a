package puzzlescope.uitest;

/** What a tab may be in while it is used. */
enum Situation {
    BEFORE_THE_FIRST_EVENT,
    IN_THE_MIDDLE,
    COMPLETE,
    OPTIONS_CHANGED,
    OPTIONS_REFUSED,
    RECORDING,
    STOPPED,
    BY_HAND,
    WON,
    /** In the middle of a run of the textbook's program in Java, whose editor is open. */
    OWN_PROGRAM,
    /** With the lesson of the puzzle beside it, in the largest text. */
    IN_A_LESSON
}
