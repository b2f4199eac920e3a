package puzzlescope.engine.event;

import java.util.Locale;

/** A constant of an enum with an id for flags, settings, resources and message keys. */
public interface ConstantId {

    /** Returns the name in the source. */
    String name();

    /** Returns that name in lower case, words joined by hyphens. */
    default String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
