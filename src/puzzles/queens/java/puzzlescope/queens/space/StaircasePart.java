package puzzlescope.queens.space;

/** A part of Pauls's construction that a queen belongs to. */
public enum StaircasePart {
    FIRST_STAIR,
    SECOND_STAIR,
    CORNER
}
