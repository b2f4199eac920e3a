package puzzlescope.states.picture;

/**
 * State of manual play.
 *
 * @param walking whether a person plays
 * @param chosen the index of the selected step, or -1
 * @param advised the move of the hint, or -1
 */
public record StatesPlayOverlay(boolean walking, int chosen, int advised) {

    public static final StatesPlayOverlay NONE = new StatesPlayOverlay(false, -1, -1);
}
