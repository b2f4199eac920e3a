package puzzlescope.river.program;

/** A river that all are to cross in one boat, or a bridge in the light of one torch, from the left to the right. */
public interface River {

    /**
     * Returns who is on the left bank and on which bank the boat is, as in {@code 3,3,L} for three guards, three
     * prisoners and the boat, or {@code WGC,L}.
     */
    String state();

    /** Returns whether the boat or the torch is on the right bank. */
    boolean right();

    /** Returns whether all are across. */
    boolean solved();

    /** Takes guards and prisoners across to the other bank; refused if the rules forbid it. */
    void cross(int guards, int prisoners);

    /**
     * Takes some across, named by their letters as in {@link #state}; the farmer, who rows, is not named, so that the
     * empty text takes him alone. Refused if the rules forbid it.
     */
    void carry(String letters);
}
