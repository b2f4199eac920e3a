package puzzlescope.engine.event;

/** The packed form of an event: the number of its kind in the eight highest bits, below them what its {@link Fields} share out. */
public final class Packed {

    private Packed() {}

    /** The number of the event's kind. */
    public static int kind(long event) {
        return (int) (event >>> Field.ROOM);
    }
}
