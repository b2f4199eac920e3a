package puzzlescope.engine.event;

import java.util.Locale;

/** A constant of an enum with an id for flags, settings, resources and message keys. */
public interface ConstantId {

    /** Returns the name in the source. */
    String name();

    /** Returns that name in lower case, words joined by hyphens. */
    default String id() {
        return of(name());
    }

    /** Returns the id of a constant with this name. */
    static String of(String name) {
        return name.toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
