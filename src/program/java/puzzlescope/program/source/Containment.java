package puzzlescope.program.source;

import java.lang.classfile.Attributes;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.constantpool.FieldRefEntry;
import java.lang.classfile.constantpool.InvokeDynamicEntry;
import java.lang.classfile.constantpool.LoadableConstantEntry;
import java.lang.classfile.constantpool.MemberRefEntry;
import java.lang.classfile.constantpool.MethodHandleEntry;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.LineNumber;
import java.lang.classfile.instruction.MonitorInstruction;
import java.lang.classfile.instruction.NewMultiArrayInstruction;
import java.lang.classfile.instruction.NewObjectInstruction;
import java.lang.classfile.instruction.NewReferenceArrayInstruction;
import java.lang.classfile.instruction.TypeCheckInstruction;
import java.lang.reflect.AccessFlag;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.Set;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.program.ProgramProblem;

/**
 * Finds what a program must not use: members outside of {@link LibraryMembers}, native methods, locks and finalizers.
 * Every constant of a class file is looked at, whatever its code does. Used by one thread.
 */
final class Containment {

    /** Bootstrap methods that the compiler uses for lambdas, joined texts, records and patterns. */
    private static final Set<String> BOOTSTRAPS = Set.of(
            "java.lang.invoke.LambdaMetafactory.metafactory",
            "java.lang.invoke.StringConcatFactory.makeConcatWithConstants",
            "java.lang.runtime.ObjectMethods.bootstrap",
            "java.lang.runtime.SwitchBootstraps.typeSwitch",
            "java.lang.runtime.SwitchBootstraps.enumSwitch");

    /** Methods that the compiler uses for constants of patterns; a program cannot have their arguments. */
    private static final Set<String> CONSTANT_BOOTSTRAPS = Set.of(
            "java.lang.invoke.ConstantBootstraps.invoke",
            "java.lang.Enum$EnumDesc.of",
            "java.lang.constant.ClassDesc.of");

    private final CompiledClasses classes;
    private final Set<ProgramProblem> problems = new LinkedHashSet<>();
    private int line;

    private Containment(CompiledClasses classes) {
        this.classes = classes;
    }

    /** @throws SourceRefusedException if a class uses what it must not */
    static void check(CompiledClasses classes) throws SourceRefusedException {
        var containment = new Containment(classes);
        classes.models().forEach(containment::check);
        if (!containment.problems.isEmpty()) {
            var found = new ArrayList<>(containment.problems);
            found.sort(Comparator.comparingInt(ProgramProblem::line));
            throw new SourceRefusedException(found);
        }
    }

    private void check(ClassModel model) {
        line = 0;
        var name = CompiledClasses.name(model);
        if (name.startsWith("java.") || name.startsWith("puzzlescope.")) {
            refuse(Forbidden.KEY, name);
        }
        CompiledClasses.parents(model).forEach(this::checkClass);
        model.methods().forEach(this::check);
        if (problems.isEmpty()) {
            checkConstants(model);
        }
    }

    /** Looks at every constant, for what no instruction showed. */
    private void checkConstants(ClassModel model) {
        line = 0;
        for (var entry : model.constantPool()) {
            switch (entry) {
                case MethodHandleEntry handle when isBootstrap(handle) -> {}
                case MethodHandleEntry handle -> checkHandle(handle);
                case MemberRefEntry member when isOfBootstrap(member) -> {}
                case MemberRefEntry member -> checkMember(member);
                // Names, numbers and texts reach nothing by themselves.
                default -> {}
            }
        }
    }

    private static boolean isBootstrap(MethodHandleEntry handle) {
        return isOfBootstrap(handle.reference());
    }

    private static boolean isOfBootstrap(MemberRefEntry member) {
        var name = CompiledClasses.name(member.owner()) + "." + member.name().stringValue();
        return BOOTSTRAPS.contains(name) || CONSTANT_BOOTSTRAPS.contains(name);
    }

    private void check(MethodModel method) {
        line = method.code()
                .flatMap(code -> code.findAttribute(Attributes.lineNumberTable()))
                .flatMap(table -> table.lineNumbers().stream().findFirst())
                .map(first -> first.lineNumber())
                .orElse(0);
        if (method.flags().has(AccessFlag.NATIVE)) {
            refuse("program.java.no-native");
        }
        if (method.flags().has(AccessFlag.SYNCHRONIZED)) {
            refuse("program.java.no-locks");
        }
        if (method.methodName().equalsString("finalize") && method.methodType().equalsString("()V")) {
            refuse(Forbidden.KEY, "finalize");
        }
        method.code().ifPresent(this::check);
    }

    private void check(CodeModel code) {
        for (var element : code) {
            switch (element) {
                case LineNumber number -> line = number.line();
                case InvokeInstruction call -> checkMember(call.method());
                case FieldInstruction access -> checkMember(access.field());
                case InvokeDynamicInstruction call -> check(call.invokedynamic());
                case ConstantInstruction.LoadConstantInstruction constant -> checkConstant(constant.constantEntry());
                case NewObjectInstruction made -> checkClass(made.className());
                case NewReferenceArrayInstruction made -> checkClass(made.componentType());
                case NewMultiArrayInstruction made -> checkClass(made.arrayType());
                case TypeCheckInstruction check -> checkClass(check.type());
                case MonitorInstruction _ -> refuse("program.java.no-locks");
                // All others move and compute values of the program itself.
                default -> {}
            }
        }
        code.exceptionHandlers().forEach(handler -> handler.catchType().ifPresent(this::checkClass));
    }

    private void check(InvokeDynamicEntry call) {
        var method = call.bootstrap().bootstrapMethod();
        var name = CompiledClasses.name(method.reference().owner()) + "."
                + method.reference().name().stringValue();
        if (!BOOTSTRAPS.contains(name)) {
            refuse(
                    Forbidden.KEY,
                    name.equals("java.lang.invoke.LambdaMetafactory.altMetafactory") ? "Serializable" : name);
        }
        call.bootstrap().arguments().forEach(this::checkConstant);
    }

    private void checkConstant(LoadableConstantEntry constant) {
        switch (constant) {
            case MethodHandleEntry handle when !isBootstrap(handle) -> checkHandle(handle);
            case ClassEntry type -> checkClass(type);
            // Numbers and texts; method types name classes, which only calls use.
            default -> {}
        }
    }

    private void checkHandle(MethodHandleEntry handle) {
        checkMember(handle.reference());
    }

    private void checkMember(MemberRefEntry member) {
        var owner = element(CompiledClasses.name(member.owner()));
        var name = member.name().stringValue();
        var descriptor = member.type().stringValue();
        if (CompiledClasses.name(member.owner()).startsWith("[")) {
            refuseIfForbidden("java.lang.Object", name, descriptor);
        } else if (member instanceof FieldRefEntry) {
            if (!classes.has(owner) && !LibraryMembers.ALLOWED.hasField(owner, name)) {
                refuseMember(Forbidden.KEY, owner, name);
            }
        } else if (classes.has(owner)) {
            classes.inheritedFrom(owner, name, descriptor).ifPresent(from -> refuseIfForbidden(from, name, descriptor));
        } else {
            refuseIfForbidden(owner, name, descriptor);
        }
    }

    private void refuseIfForbidden(String owner, String name, String descriptor) {
        boolean isOfBoard = classes.isBoard(owner);
        if (isOfBoard && !LibraryMembers.isOfEveryObject(name)) {
            return;
        }
        var refusal = LibraryMembers.ALLOWED.refusal(isOfBoard ? "java.lang.Object" : owner, name, descriptor);
        if (!refusal.isEmpty()) {
            refuseMember(refusal, owner, name);
        }
    }

    /** Refuses a member, or its class if that is what cannot be used. */
    private void refuseMember(String key, String owner, String name) {
        refuse(key.equals(Forbidden.KEY) ? Forbidden.key(owner, name) : key, shown(owner, isUsable(owner) ? name : ""));
    }

    private boolean isUsable(String type) {
        return classes.has(type) || classes.isBoard(type) || LibraryMembers.ALLOWED.hasClass(type);
    }

    private void checkClass(ClassEntry type) {
        checkClass(CompiledClasses.name(type));
    }

    private void checkClass(String type) {
        var name = element(type);
        if (name.length() > 1 && !isUsable(name)) {
            refuse(Forbidden.key(name, ""), shown(name, ""));
        }
    }

    /** Returns the class of an array's elements, whose name is in the form of a descriptor; other names as they are. */
    private static String element(String name) {
        var component = name.substring(name.lastIndexOf('[') + 1);
        return name.startsWith("[") && component.endsWith(";")
                ? component.substring(1, component.length() - 1)
                : component;
    }

    /** Returns a member as it is written in a program. */
    private static String shown(String owner, String name) {
        var type = owner.substring(owner.lastIndexOf('.') + 1).replace('$', '.');
        return switch (name) {
            case "" -> type;
            case "<init>" -> "new " + type;
            default -> type + "." + name;
        };
    }

    private void refuse(String key, Object... arguments) {
        problems.add(new ProgramProblem(line, 0, Message.of(key, arguments)));
    }
}
