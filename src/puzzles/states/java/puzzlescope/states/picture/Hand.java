package puzzlescope.states.picture;

/**
 * What a person who walks by hand is doing, or is advised to do.
 *
 * @param walking whether he or she walks at all
 * @param chosen the index of the step that is chosen, or -1
 * @param advised the move of the hint, or -1
 */
public record Hand(boolean walking, int chosen, int advised) {

    public static final Hand NONE = new Hand(false, -1, -1);
}
