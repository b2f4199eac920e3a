package puzzlescope.engine.event;

/** The packed form of an event: the number of its kind in the eight highest bits, its {@link Fields} below. */
public final class PackedEvent {

    private PackedEvent() {}

    /** Returns the number of the event's kind. */
    public static int kind(long event) {
        return (int) (event >>> Field.ROOM);
    }
}
