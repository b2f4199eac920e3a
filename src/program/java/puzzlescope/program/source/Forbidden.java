package puzzlescope.program.source;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/** What programs must not reach, by the names of classes of the Java library that lead there. */
enum Forbidden {
    FILES(List.of("java.io.", "java.nio.", "java.util.zip.", "java.util.jar."), Set.of()),
    NETWORK(List.of("java.net.", "javax.net."), Set.of()),
    THREADS(List.of("java.lang.Thread", "java.util.concurrent.", "java.util.Timer"), Set.of()),
    CLOCKS(
            List.of("java.time.", "java.util.Date", "java.util.Calendar"),
            Set.of("java.lang.System.currentTimeMillis", "java.lang.System.nanoTime")),
    REFLECTION(List.of("java.lang.reflect.", "java.lang.invoke.", "java.lang.ClassLoader"), Set.of()),
    PROCESSES(List.of("java.lang.Process", "java.lang.Runtime"), Set.of("java.lang.System.exit"));

    /** The key of the sentence about what is forbidden for another reason. */
    static final String KEY = "program.java.forbidden";

    private final List<String> classes;
    private final Set<String> members;

    /**
     * @param classes how the names of the classes begin
     * @param members of classes that may be used otherwise
     */
    Forbidden(List<String> classes, Set<String> members) {
        this.classes = classes;
        this.members = members;
    }

    /** Returns the key of the sentence that says why a class, or a member of it, cannot be used. */
    static String key(String owner, String member) {
        return Stream.of(values())
                .filter(each -> each.members.contains(owner + "." + member)
                        || each.classes.stream().anyMatch(owner::startsWith))
                .findFirst()
                .map(each -> KEY + "." + each.name().toLowerCase(Locale.ROOT))
                .orElse(KEY);
    }
}
