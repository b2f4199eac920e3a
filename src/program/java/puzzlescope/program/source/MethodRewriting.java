package puzzlescope.program.source;

import java.lang.classfile.Attributes;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.Instruction;
import java.lang.classfile.Label;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.lang.classfile.attribute.CodeAttribute;
import java.lang.classfile.attribute.LocalVariableInfo;
import java.lang.classfile.instruction.ArrayStoreInstruction;
import java.lang.classfile.instruction.BranchInstruction;
import java.lang.classfile.instruction.ExceptionCatch;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.IncrementInstruction;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.LabelTarget;
import java.lang.classfile.instruction.LineNumber;
import java.lang.classfile.instruction.LookupSwitchInstruction;
import java.lang.classfile.instruction.NewMultiArrayInstruction;
import java.lang.classfile.instruction.NewPrimitiveArrayInstruction;
import java.lang.classfile.instruction.NewReferenceArrayInstruction;
import java.lang.classfile.instruction.ReturnInstruction;
import java.lang.classfile.instruction.StoreInstruction;
import java.lang.classfile.instruction.TableSwitchInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import puzzlescope.program.hook.Hooks;

/** Rewrites one method of a program. Used by one thread. */
final class MethodRewriting implements CodeTransform {

    private static final ClassDesc HOOKS = ClassDesc.of(Hooks.class.getName());
    private static final int SLOTS_OF_FRAME = 32;

    private final Rewriting rewriting;
    private final CompiledClasses classes;
    private final MethodModel method;
    private final CodeAttribute code;
    private final int number;
    private final boolean isConstructor;
    private final List<LocalVariableInfo> locals;
    private final Set<Label> passed = new HashSet<>();
    private final Set<Label> handlers = new HashSet<>();
    private int outside;
    private int offset;
    private int line;

    MethodRewriting(Rewriting rewriting, CompiledClasses classes, MethodModel method, CodeModel code, int number) {
        this.rewriting = rewriting;
        this.classes = classes;
        this.method = method;
        this.code = (CodeAttribute) code;
        this.number = number;
        isConstructor = method.methodName().equalsString("<init>");
        locals = code.findAttribute(Attributes.localVariableTable())
                .map(table -> table.localVariables())
                .orElse(List.of());
        code.exceptionHandlers().forEach(handler -> handlers.add(handler.handler()));
    }

    @Override
    public void atStart(CodeBuilder b) {
        code.findAttribute(Attributes.lineNumberTable())
                .flatMap(table -> table.lineNumbers().stream().findFirst())
                .ifPresent(first -> b.lineNumber(first.lineNumber()));
        outside = b.allocateLocal(TypeKind.INT);
        b.loadConstant(frame());
        hook(b, "enter", ConstantDescs.CD_int, ConstantDescs.CD_int);
        b.istore(outside);
        if (number >= 0) {
            tellCall(b);
        }
        if (rewriting.tellsLines()) {
            parameters().forEach(parameter -> tellVariable(b, parameter));
        }
    }

    /** Returns whether it is a constructor that the compiler has written. */
    private boolean isImplicit() {
        return isConstructor
                && code.findAttribute(Attributes.lineNumberTable())
                        .filter(table -> table.lineNumbers().size() > 1)
                        .isEmpty();
    }

    private int frame() {
        return 1 + (code.maxLocals() + code.maxStack()) / SLOTS_OF_FRAME;
    }

    private void tellCall(CodeBuilder b) {
        var types = method.methodTypeSymbol().parameterList();
        var told = IntStream.range(0, types.size())
                .filter(i -> !classes.isBoard(name(types.get(i))))
                .toArray();
        b.loadConstant(number);
        if (told.length <= 2 && Arrays.stream(told).allMatch(i -> isWhole(types.get(i)))) {
            for (int i : told) {
                b.iload(b.parameterSlot(i));
            }
            hook(b, "called", ConstantDescs.CD_void, numbers(1 + told.length));
            return;
        }
        b.loadConstant(told.length);
        b.anewarray(ConstantDescs.CD_Object);
        for (int i = 0; i < told.length; i++) {
            var type = types.get(told[i]);
            b.dup();
            b.loadConstant(i);
            b.loadLocal(TypeKind.from(type), b.parameterSlot(told[i]));
            box(b, type);
            b.aastore();
        }
        hook(b, "called", ConstantDescs.CD_void, ConstantDescs.CD_int, ConstantDescs.CD_Object.arrayType());
    }

    /** Returns the binary name of a class. */
    private static String name(ClassDesc type) {
        return type.isClassOrInterface() ? type.packageName() + "." + type.displayName() : "";
    }

    private static ClassDesc[] numbers(int count) {
        return Stream.generate(() -> ConstantDescs.CD_int).limit(count).toArray(ClassDesc[]::new);
    }

    private Stream<LocalVariableInfo> parameters() {
        return locals.stream().filter(each -> each.startPc() == 0 && isTold(each));
    }

    @Override
    public void accept(CodeBuilder b, CodeElement element) {
        switch (element) {
            case ExceptionCatch handler -> keepUnlessItCatchesItself(b, handler);
            case LabelTarget target -> {
                passed.add(target.label());
                b.with(target);
                if (handlers.contains(target.label())) {
                    b.dup();
                    b.iload(outside);
                    b.loadConstant(frame());
                    hook(
                            b,
                            "caught",
                            ConstantDescs.CD_void,
                            ConstantDescs.CD_Throwable,
                            ConstantDescs.CD_int,
                            ConstantDescs.CD_int);
                }
            }
            case LineNumber entered -> {
                b.with(entered);
                line = entered.line();
                if (rewriting.tellsLines() && !isImplicit()) {
                    b.loadConstant(line);
                    hook(b, "line", ConstantDescs.CD_void, ConstantDescs.CD_int);
                }
            }
            default -> rewrite(b, element);
        }
        if (element instanceof Instruction instruction) {
            offset += instruction.sizeInBytes();
        }
    }

    /** A handler that covers its own beginning would catch for ever what its hook throws. */
    private void keepUnlessItCatchesItself(CodeBuilder b, ExceptionCatch handler) {
        int at = code.labelToBci(handler.handler());
        if (at < code.labelToBci(handler.tryStart()) || at >= code.labelToBci(handler.tryEnd())) {
            b.with(handler);
        }
    }

    private void rewrite(CodeBuilder b, CodeElement element) {
        switch (element) {
            case BranchInstruction branch -> stepIfBack(b, branch, List.of(branch.target()));
            case TableSwitchInstruction choice ->
                stepIfBack(
                        b,
                        choice,
                        choice.cases().stream().map(each -> each.target()).toList());
            case LookupSwitchInstruction choice ->
                stepIfBack(
                        b,
                        choice,
                        choice.cases().stream().map(each -> each.target()).toList());
            case ReturnInstruction end -> leave(b, end);
            case NewPrimitiveArrayInstruction array -> sized(b, array);
            case NewReferenceArrayInstruction array -> sized(b, array);
            case NewMultiArrayInstruction array -> sizedEachWay(b, array);
            case InvokeInstruction call -> call(b, call);
            case InvokeDynamicInstruction call -> join(b, call);
            case FieldInstruction access -> access(b, access);
            case StoreInstruction store -> {
                b.with(store);
                tellStored(b, store.slot(), store.sizeInBytes());
            }
            case IncrementInstruction increment -> {
                b.with(increment);
                tellStored(b, increment.slot(), increment.sizeInBytes());
            }
            case ArrayStoreInstruction store -> store(b, store);
            default -> b.with(element);
        }
    }

    private void stepIfBack(CodeBuilder b, CodeElement jump, Collection<Label> targets) {
        if (targets.stream().anyMatch(passed::contains)) {
            hook(b, "step", ConstantDescs.CD_void);
        }
        b.with(jump);
    }

    private void leave(CodeBuilder b, ReturnInstruction end) {
        if (number >= 0) {
            var type = method.methodTypeSymbol().returnType();
            if (end.opcode() == Opcode.RETURN) {
                hook(b, "returned", ConstantDescs.CD_void);
            } else {
                duplicate(b, end.typeKind());
                tell(b, "returned", type);
            }
        }
        b.iload(outside);
        b.putstatic(HOOKS, "depth", ConstantDescs.CD_int);
        b.with(end);
    }

    private static void sized(CodeBuilder b, CodeElement array) {
        b.dup();
        hook(b, "size", ConstantDescs.CD_void, ConstantDescs.CD_int);
        b.with(array);
    }

    private static void sizedEachWay(CodeBuilder b, NewMultiArrayInstruction array) {
        var slots = spill(b, List.of(numbers(array.dimensions())));
        b.lconst_1();
        for (int slot : slots) {
            b.iload(slot);
            hook(b, "times", ConstantDescs.CD_long, ConstantDescs.CD_long, ConstantDescs.CD_int);
        }
        hook(b, "size", ConstantDescs.CD_void, ConstantDescs.CD_long);
        for (int slot : slots) {
            b.iload(slot);
        }
        b.with(array);
    }

    /** Moves the topmost values, the last one on top, to variables of their own; returns their slots. */
    private static int[] spill(CodeBuilder b, List<ClassDesc> types) {
        var slots = new int[types.size()];
        for (int i = types.size() - 1; i >= 0; i--) {
            var kind = TypeKind.from(types.get(i));
            slots[i] = b.allocateLocal(kind);
            b.storeLocal(kind, slots[i]);
        }
        return slots;
    }

    private void call(CodeBuilder b, InvokeInstruction call) {
        var owner = CompiledClasses.name(call.owner());
        if (classes.isBoard(owner)) {
            b.loadConstant(line);
            hook(b, "played", ConstantDescs.CD_void, ConstantDescs.CD_int);
            b.with(call);
            return;
        }
        var name = call.name().stringValue();
        var type = call.typeSymbol();
        if (owner.startsWith("[")) {
            owner = "java.lang.Object";
        } else if (classes.has(owner)) {
            var from = classes.inheritedFrom(owner, name, call.type().stringValue());
            if (from.isEmpty()) {
                b.with(call);
                return;
            }
            owner = from.get();
        }
        callLibrary(b, call, new LibraryCall(owner, name, type));
    }

    private void callLibrary(CodeBuilder b, InvokeInstruction call, LibraryCall library) {
        var types = library.type().parameterList();
        boolean hasReceiver =
                call.opcode() != Opcode.INVOKESTATIC && !library.name().equals("<init>");
        var receiverHook = hasReceiver ? library.receiverHook() : "";
        boolean tells = rewriting.tellsLines()
                && library.mayChange()
                && (hasReceiver || types.stream().anyMatch(LibraryCall::isReference));
        boolean counts = !receiverHook.isEmpty() || library.repeats() || library.ranges();
        for (int i = 0; i < types.size(); i++) {
            counts |= !library.argumentHook(i).isEmpty();
        }
        if (!counts && !tells) {
            b.with(call);
            return;
        }
        var slots = spill(b, types);
        int receiver = -1;
        if (hasReceiver) {
            receiver = b.allocateLocal(TypeKind.REFERENCE);
            b.dup();
            b.astore(receiver);
            if (!receiverHook.isEmpty()) {
                b.aload(receiver);
                hook(b, receiverHook, ConstantDescs.CD_void, ConstantDescs.CD_Object);
            }
        }
        if (library.repeats() && hasReceiver) {
            b.aload(receiver);
            b.iload(slots[0]);
            hook(b, "repetitions", ConstantDescs.CD_void, ConstantDescs.CD_Object, ConstantDescs.CD_int);
        }
        if (library.ranges()) {
            b.iload(slots[0]);
            b.iload(slots[1]);
            hook(b, "range", ConstantDescs.CD_void, ConstantDescs.CD_int, ConstantDescs.CD_int);
        }
        if (library.pairs() && hasReceiver) {
            b.aload(receiver);
            b.aload(slots[0]);
            hook(b, "pairs", ConstantDescs.CD_void, ConstantDescs.CD_Object, ConstantDescs.CD_Object);
        }
        for (int i = 0; i < slots.length; i++) {
            var argumentHook = library.argumentHook(i);
            var kind = TypeKind.from(types.get(i));
            b.loadLocal(kind, slots[i]);
            if (!argumentHook.isEmpty()) {
                b.loadLocal(kind, slots[i]);
                hook(
                        b,
                        argumentHook,
                        ConstantDescs.CD_void,
                        argumentHook.equals("size") ? ConstantDescs.CD_int : ConstantDescs.CD_Object);
            }
        }
        b.with(call);
        if (tells) {
            if (hasReceiver) {
                tellChanged(b, receiver);
            }
            for (int i = 0; i < slots.length; i++) {
                if (LibraryCall.isReference(types.get(i))) {
                    tellChanged(b, slots[i]);
                }
            }
        }
    }

    private static void tellChanged(CodeBuilder b, int slot) {
        b.aload(slot);
        hook(b, "changed", ConstantDescs.CD_void, ConstantDescs.CD_Object);
    }

    /** Counts the length of a text that is joined from others. */
    private static void join(CodeBuilder b, InvokeDynamicInstruction call) {
        var types = call.typeSymbol().parameterList();
        if (!call.name().equalsString("makeConcatWithConstants")
                || types.stream().allMatch(ClassDesc::isPrimitive)) {
            b.with(call);
            return;
        }
        var slots = spill(b, types);
        b.lconst_0();
        for (int i = 0; i < slots.length; i++) {
            if (LibraryCall.isReference(types.get(i))) {
                b.aload(slots[i]);
                hook(b, "plus", ConstantDescs.CD_long, ConstantDescs.CD_long, ConstantDescs.CD_Object);
            }
        }
        hook(b, "size", ConstantDescs.CD_void, ConstantDescs.CD_long);
        for (int i = 0; i < slots.length; i++) {
            var kind = TypeKind.from(types.get(i));
            b.loadLocal(kind, slots[i]);
            if (LibraryCall.isReference(types.get(i))) {
                b.aload(slots[i]);
                hook(b, "used", ConstantDescs.CD_void, ConstantDescs.CD_Object);
            }
        }
        b.with(call);
    }

    private void access(CodeBuilder b, FieldInstruction access) {
        var owner = CompiledClasses.name(access.owner());
        if (owner.equals("java.lang.System")) {
            hook(b, "out", ClassDesc.of("java.io.PrintStream"));
            return;
        }
        boolean tells = rewriting.tellsLines()
                && classes.has(owner)
                && !access.name().stringValue().contains("$");
        if (tells && access.opcode() == Opcode.PUTSTATIC) {
            duplicate(b, TypeKind.from(access.typeSymbol()));
            b.with(access);
            tellValue(b, rewriting.variable(access.name().stringValue(), true), access.typeSymbol());
        } else if (tells && access.opcode() == Opcode.PUTFIELD && classes.isEntry(owner)) {
            int slot = spill(b, List.of(access.typeSymbol()))[0];
            b.loadLocal(TypeKind.from(access.typeSymbol()), slot);
            b.with(access);
            b.loadLocal(TypeKind.from(access.typeSymbol()), slot);
            tellValue(b, rewriting.variable(access.name().stringValue(), true), access.typeSymbol());
        } else if (tells && access.opcode() == Opcode.PUTFIELD && !isConstructor) {
            int slot = spill(b, List.of(access.typeSymbol()))[0];
            b.dup();
            b.loadLocal(TypeKind.from(access.typeSymbol()), slot);
            b.with(access);
            hook(b, "changed", ConstantDescs.CD_void, ConstantDescs.CD_Object);
        } else {
            b.with(access);
        }
    }

    private void tellStored(CodeBuilder b, int slot, int size) {
        if (rewriting.tellsLines()) {
            int after = offset + size;
            locals.stream()
                    .filter(each -> isTold(each)
                            && each.slot() == slot
                            && each.startPc() <= after
                            && after < each.startPc() + each.length())
                    .findFirst()
                    .ifPresent(variable -> tellVariable(b, variable));
        }
    }

    /** The board is in sight. */
    private boolean isTold(LocalVariableInfo variable) {
        return !variable.name().equalsString("this") && !classes.isBoard(name(variable.typeSymbol()));
    }

    private void tellVariable(CodeBuilder b, LocalVariableInfo variable) {
        b.loadLocal(TypeKind.from(variable.typeSymbol()), variable.slot());
        tellValue(b, rewriting.variable(variable.name().stringValue(), false), variable.typeSymbol());
    }

    /** Tells a variable's new value, which is on top of the stack. */
    private static void tellValue(CodeBuilder b, int variable, ClassDesc type) {
        if (isWhole(type)) {
            b.loadConstant(variable);
            b.swap();
            hook(b, "variable", ConstantDescs.CD_void, ConstantDescs.CD_int, ConstantDescs.CD_int);
        } else {
            box(b, type);
            b.loadConstant(variable);
            b.swap();
            hook(b, "variable", ConstantDescs.CD_void, ConstantDescs.CD_int, ConstantDescs.CD_Object);
        }
    }

    private void store(CodeBuilder b, ArrayStoreInstruction store) {
        if (!rewriting.tellsLines()) {
            b.with(store);
            return;
        }
        int slot = b.allocateLocal(store.typeKind().asLoadable());
        b.storeLocal(store.typeKind().asLoadable(), slot);
        b.dup2();
        b.loadLocal(store.typeKind().asLoadable(), slot);
        b.with(store);
        b.pop();
        hook(b, "changed", ConstantDescs.CD_void, ConstantDescs.CD_Object);
    }

    private static void tell(CodeBuilder b, String name, ClassDesc type) {
        if (isWhole(type)) {
            hook(b, name, ConstantDescs.CD_void, ConstantDescs.CD_int);
        } else if (type.equals(ConstantDescs.CD_boolean)) {
            hook(b, name, ConstantDescs.CD_void, ConstantDescs.CD_boolean);
        } else {
            box(b, type);
            hook(b, name, ConstantDescs.CD_void, ConstantDescs.CD_Object);
        }
    }

    private static boolean isWhole(ClassDesc type) {
        return switch (type.descriptorString()) {
            case "I", "S", "B" -> true;
            default -> false;
        };
    }

    private static void duplicate(CodeBuilder b, TypeKind kind) {
        if (kind.slotSize() == 2) {
            b.dup2();
        } else {
            b.dup();
        }
    }

    private static void box(CodeBuilder b, ClassDesc type) {
        if (type.isPrimitive()) {
            var boxed = switch (type.descriptorString()) {
                case "Z" -> ConstantDescs.CD_Boolean;
                case "C" -> ConstantDescs.CD_Character;
                case "J" -> ConstantDescs.CD_Long;
                case "F" -> ConstantDescs.CD_Float;
                case "D" -> ConstantDescs.CD_Double;
                default -> ConstantDescs.CD_Integer;
            };
            var plain = boxed.equals(ConstantDescs.CD_Integer) ? ConstantDescs.CD_int : type;
            b.invokestatic(boxed, "valueOf", MethodTypeDesc.of(boxed, plain));
        }
    }

    private static void hook(CodeBuilder b, String name, ClassDesc result, ClassDesc... parameters) {
        b.invokestatic(HOOKS, name, MethodTypeDesc.of(result, parameters));
    }
}
