package puzzlescope.program.source;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Members of the Java library that programs may use. What is not listed is refused: whatever reaches files, networks,
 * threads, clocks, reflection or the app itself, and what could go on for ever without a step of the program. Immutable;
 * any thread.
 */
final class LibraryMembers {

    static final LibraryMembers ALLOWED = read("/puzzlescope/program/library.txt");

    /** Methods of a listed name that are refused all the same, with what they depend on. */
    private static final Map<String, String> REFUSED = Map.of(
            "java.util.Random.<init>()V", "program.java.unseeded",
            "java.util.Collections.shuffle(Ljava/util/List;)V", "program.java.unseeded",
            "java.util.Comparator.thenComparing(Ljava/util/Comparator;)Ljava/util/Comparator;", Forbidden.KEY);

    private static final Set<String> OF_EVERY_OBJECT =
            Set.of("equals", "hashCode", "toString", "getClass", "clone", "wait", "notify", "notifyAll", "finalize");

    private static final String OBJECT = "java.lang.Object";

    private final Map<String, Names> classes;

    private LibraryMembers(Map<String, Names> classes) {
        this.classes = Map.copyOf(classes);
    }

    private static LibraryMembers read(String resource) {
        try (var in = LibraryMembers.class.getResourceAsStream(resource)) {
            var classes = new HashMap<String, Names>();
            new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .forEach(line -> {
                        int colon = line.indexOf(':');
                        classes.put(line.substring(0, colon), Names.of(line.substring(colon + 1)));
                    });
            return new LibraryMembers(classes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns whether every object has a method of this name. */
    static boolean isOfEveryObject(String name) {
        return OF_EVERY_OBJECT.contains(name);
    }

    /** Returns whether programs may name a class. */
    boolean hasClass(String name) {
        return classes.containsKey(name);
    }

    /** Returns whether programs may use a field of a class. */
    boolean hasField(String owner, String name) {
        return classes.containsKey(owner) && classes.get(owner).has(name);
    }

    /** Returns the key of the reason why programs may not use a method; empty if they may. */
    String refusal(String owner, String name, String descriptor) {
        if (OF_EVERY_OBJECT.contains(name)
                && !Objects.requireNonNull(classes.get(OBJECT)).has(name)) {
            return Forbidden.KEY;
        }
        var names = classes.get(owner);
        boolean listed =
                names != null && (names.has(name) || OF_EVERY_OBJECT.contains(name) && !names.less.contains(name));
        return listed ? REFUSED.getOrDefault(owner + "." + name + descriptor, "") : Forbidden.KEY;
    }

    private record Names(boolean all, Set<String> named, Set<String> less) {

        static Names of(String text) {
            var parts = text.split(" - ", -1);
            var named = words(parts[0]);
            return new Names(named.contains("*"), named, parts.length > 1 ? words(parts[1]) : Set.of());
        }

        private static Set<String> words(String text) {
            return Arrays.stream(text.strip().split(" "))
                    .filter(word -> !word.isEmpty())
                    .collect(Collectors.toCollection(HashSet::new));
        }

        boolean has(String name) {
            return !less.contains(name) && (all || named.contains(name));
        }
    }
}
