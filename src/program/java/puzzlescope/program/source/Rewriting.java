package puzzlescope.program.source;

import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.MethodTransform;
import java.lang.classfile.attribute.MethodParameterInfo;
import java.lang.reflect.AccessFlag;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Rewrites the classes of a program so that they count their steps and tell what they do, by calls of
 * {@link puzzlescope.program.hook.Hooks}. Used by one thread.
 */
final class Rewriting {

    private final CompiledClasses classes;
    private final Detail detail;
    private final ClassFile writer;
    private final List<ProgramMethod> methods = new ArrayList<>();
    private final List<ProgramVariable> variables = new ArrayList<>();
    private final Map<ProgramVariable, Integer> numbers = new HashMap<>();

    Rewriting(CompiledClasses classes, Detail detail) {
        this.classes = classes;
        this.detail = detail;
        writer = ClassFile.of(ClassFile.ClassHierarchyResolverOption.of(classes.hierarchy()));
    }

    /** Returns the rewritten classes by their binary names. */
    Map<String, byte[]> rewritten() {
        var rewritten = new LinkedHashMap<String, byte[]>();
        for (var model : classes.models()) {
            rewritten.put(CompiledClasses.name(model), rewritten(model));
        }
        return rewritten;
    }

    /** Returns the methods whose calls are reported, by their numbers. */
    List<ProgramMethod> methods() {
        return methods;
    }

    /** Returns the variables whose values are reported, by their numbers. */
    List<ProgramVariable> variables() {
        return variables;
    }

    private byte[] rewritten(ClassModel model) {
        return writer.transformClass(model, (builder, element) -> {
            if (element instanceof MethodModel method && method.code().isPresent()) {
                builder.transformMethod(
                        method, rewriting(model, method, method.code().get()));
            } else {
                builder.with(element);
            }
        });
    }

    private MethodTransform rewriting(ClassModel model, MethodModel method, CodeModel code) {
        return MethodTransform.transformingCode(
                new MethodRewriting(this, classes, method, code, number(model, method)));
    }

    boolean reportsLines() {
        return detail == Detail.LINES;
    }

    /** Returns the number of a variable. */
    int variable(String name, boolean isField) {
        return numbers.computeIfAbsent(new ProgramVariable(name, isField), added -> {
            variables.add(added);
            return variables.size() - 1;
        });
    }

    /** Returns the number of a method, or -1 if its calls are not reported: it is a constructor or the compiler's own. */
    private int number(ClassModel model, MethodModel method) {
        var name = method.methodName().stringValue();
        var flags = method.flags();
        boolean isMade = flags.has(AccessFlag.SYNTHETIC)
                || flags.has(AccessFlag.BRIDGE)
                || model.findAttribute(Attributes.record()).isPresent()
                        && !flags.has(AccessFlag.STATIC)
                        && isOfRecord(name)
                || model.flags().has(AccessFlag.ENUM) && (name.equals("values") || name.equals("valueOf"));
        if (isMade || name.startsWith("<")) {
            return -1;
        }
        methods.add(new ProgramMethod(
                CompiledClasses.name(model), name, method.methodType().stringValue(), parameters(method)));
        return methods.size() - 1;
    }

    private static boolean isOfRecord(String name) {
        return name.equals("equals") || name.equals("hashCode") || name.equals("toString");
    }

    private static List<String> parameters(MethodModel method) {
        return method.findAttribute(Attributes.methodParameters())
                .map(named -> named.parameters().stream()
                        .map(MethodParameterInfo::name)
                        .map(name -> name.map(Object::toString).orElse("?"))
                        .toList())
                .orElse(List.of());
    }
}
