package puzzlescope.program.source;

import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The classes of one source, as the compiler wrote them, and what they inherit. Immutable; any thread. */
final class CompiledClasses {

    private static final Set<String> ENTRIES = Set.of("solve", "run");

    private final Map<String, ClassModel> models = new LinkedHashMap<>();
    private final List<Class<?>> boards;

    CompiledClasses(Map<String, byte[]> classes, List<Class<?>> boards) {
        var parser = ClassFile.of();
        classes.forEach((name, bytes) -> models.put(name, parser.parse(bytes)));
        this.boards = List.copyOf(boards);
    }

    Collection<ClassModel> models() {
        return models.values();
    }

    List<Class<?>> boards() {
        return boards;
    }

    boolean has(String className) {
        return models.containsKey(className);
    }

    /** Returns whether a class of the source has the method that is run, so that there is one object of it at most. */
    boolean isEntry(String className) {
        var model = models.get(className);
        return model != null
                && model.methods().stream()
                        .anyMatch(method -> ENTRIES.contains(method.methodName().stringValue()));
    }

    boolean isBoard(String className) {
        return boards.stream().anyMatch(board -> board.getName().equals(className));
    }

    static String name(ClassModel model) {
        return name(model.thisClass());
    }

    static String name(ClassEntry entry) {
        return entry.asInternalName().replace('/', '.');
    }

    /** Returns the names of a class's superclass and interfaces. */
    static Stream<String> parents(ClassModel model) {
        return Stream.concat(model.superclass().stream(), model.interfaces().stream())
                .map(CompiledClasses::name);
    }

    /**
     * Returns the class outside of the source in which a method is found that is called on a class of the source; empty
     * if the source has the method itself.
     */
    Optional<String> inheritedFrom(String owner, String method, String descriptor) {
        var outside = new ArrayDeque<String>();
        var open = new ArrayDeque<>(List.of(owner));
        while (!open.isEmpty()) {
            var name = open.poll();
            var model = models.get(name);
            if (model == null) {
                outside.add(name);
                continue;
            }
            boolean declares = model.methods().stream()
                    .anyMatch(each -> each.methodName().equalsString(method)
                            && each.methodType().equalsString(descriptor));
            if (declares) {
                return Optional.empty();
            }
            parents(model).forEach(open::add);
        }
        return outside.stream()
                .filter(each -> declares(each, method))
                .findFirst()
                .or(() -> Optional.of(outside.peek()));
    }

    private boolean declares(String className, String method) {
        try {
            var board = boards.stream()
                    .filter(each -> each.getName().equals(className))
                    .findFirst();
            var type = board.isPresent() ? board.get() : Class.forName(className, false, null);
            return Stream.of(type.getMethods()).anyMatch(each -> each.getName().equals(method))
                    || Stream.of(type.getDeclaredMethods())
                            .anyMatch(
                                    each -> each.getName().equals(method) && !Modifier.isPrivate(each.getModifiers()));
        } catch (ClassNotFoundException unknown) {
            return false;
        }
    }

    /** Returns the superclasses of the source's own classes, for the frames of rewritten code. */
    ClassHierarchyResolver hierarchy() {
        ClassHierarchyResolver own = type -> {
            var model = models.get(type.packageName().isEmpty() ? type.displayName() : binaryName(type));
            return model == null
                    ? null
                    : model.flags().has(java.lang.reflect.AccessFlag.INTERFACE)
                            ? ClassHierarchyResolver.ClassHierarchyInfo.ofInterface()
                            : ClassHierarchyResolver.ClassHierarchyInfo.ofClass(
                                    model.superclass().orElseThrow().asSymbol());
        };
        return own.orElse(ClassHierarchyResolver.ofClassLoading(ClassLoader.getPlatformClassLoader()))
                .orElse(_ -> ClassHierarchyResolver.ClassHierarchyInfo.ofInterface());
    }

    private static String binaryName(java.lang.constant.ClassDesc type) {
        return type.packageName() + "." + type.displayName();
    }
}
