package puzzlescope.knight;

/** The number of tours to find. */
public enum Tours {
    FIRST,
    ALL
}
