package puzzlescope.program.source;

import static puzzlescope.program.source.HookCode.HOOKS;
import static puzzlescope.program.source.HookCode.box;
import static puzzlescope.program.source.HookCode.duplicate;
import static puzzlescope.program.source.HookCode.hook;
import static puzzlescope.program.source.HookCode.isWhole;
import static puzzlescope.program.source.HookCode.numbers;
import static puzzlescope.program.source.HookCode.reportValue;
import static puzzlescope.program.source.HookCode.spill;
import static puzzlescope.program.source.HookCode.tell;

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
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Rewrites one method of a program. Used by one thread. */
final class MethodRewriting implements CodeTransform {

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
            reportCall(b);
        }
        if (rewriting.reportsLines()) {
            parameters().forEach(parameter -> reportVariable(b, parameter));
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

    private void reportCall(CodeBuilder b) {
        var types = method.methodTypeSymbol().parameterList();
        var reported = IntStream.range(0, types.size())
                .filter(i -> !classes.isBoard(name(types.get(i))))
                .toArray();
        b.loadConstant(number);
        if (reported.length <= 2 && Arrays.stream(reported).allMatch(i -> isWhole(types.get(i)))) {
            for (int i : reported) {
                b.iload(b.parameterSlot(i));
            }
            hook(b, "called", ConstantDescs.CD_void, numbers(1 + reported.length));
            return;
        }
        b.loadConstant(reported.length);
        b.anewarray(ConstantDescs.CD_Object);
        for (int i = 0; i < reported.length; i++) {
            var type = types.get(reported[i]);
            b.dup();
            b.loadConstant(i);
            b.loadLocal(TypeKind.from(type), b.parameterSlot(reported[i]));
            box(b, type);
            b.aastore();
        }
        hook(b, "called", ConstantDescs.CD_void, ConstantDescs.CD_int, ConstantDescs.CD_Object.arrayType());
    }

    /** Returns the binary name of a class. */
    private static String name(ClassDesc type) {
        return type.isClassOrInterface() ? type.packageName() + "." + type.displayName() : "";
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
                if (rewriting.reportsLines() && !isImplicit()) {
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
            case NewPrimitiveArrayInstruction array -> AllocationCode.sized(b, array);
            case NewReferenceArrayInstruction array -> AllocationCode.sized(b, array);
            case NewMultiArrayInstruction array -> AllocationCode.sizedEachWay(b, array);
            case InvokeInstruction call -> call(b, call);
            case InvokeDynamicInstruction call -> AllocationCode.join(b, call);
            case FieldInstruction access -> access(b, access);
            case StoreInstruction store -> {
                b.with(store);
                reportStored(b, store.slot(), store.sizeInBytes());
            }
            case IncrementInstruction increment -> {
                b.with(increment);
                reportStored(b, increment.slot(), increment.sizeInBytes());
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
        LibraryCallCode.rewrite(b, call, new LibraryCall(owner, name, type), rewriting.reportsLines());
    }

    private void access(CodeBuilder b, FieldInstruction access) {
        var owner = CompiledClasses.name(access.owner());
        if (owner.equals("java.lang.System")) {
            hook(b, "out", ClassDesc.of("java.io.PrintStream"));
            return;
        }
        boolean reports = rewriting.reportsLines()
                && classes.has(owner)
                && !access.name().stringValue().contains("$");
        if (reports && access.opcode() == Opcode.PUTSTATIC) {
            duplicate(b, TypeKind.from(access.typeSymbol()));
            b.with(access);
            reportValue(b, rewriting.variable(access.name().stringValue(), true), access.typeSymbol());
        } else if (reports && access.opcode() == Opcode.PUTFIELD && classes.isEntry(owner)) {
            int slot = spill(b, List.of(access.typeSymbol()))[0];
            b.loadLocal(TypeKind.from(access.typeSymbol()), slot);
            b.with(access);
            b.loadLocal(TypeKind.from(access.typeSymbol()), slot);
            reportValue(b, rewriting.variable(access.name().stringValue(), true), access.typeSymbol());
        } else if (reports && access.opcode() == Opcode.PUTFIELD && !isConstructor) {
            int slot = spill(b, List.of(access.typeSymbol()))[0];
            b.dup();
            b.loadLocal(TypeKind.from(access.typeSymbol()), slot);
            b.with(access);
            hook(b, "changed", ConstantDescs.CD_void, ConstantDescs.CD_Object);
        } else {
            b.with(access);
        }
    }

    private void reportStored(CodeBuilder b, int slot, int size) {
        if (rewriting.reportsLines()) {
            int after = offset + size;
            locals.stream()
                    .filter(each -> isTold(each)
                            && each.slot() == slot
                            && each.startPc() <= after
                            && after < each.startPc() + each.length())
                    .findFirst()
                    .ifPresent(variable -> reportVariable(b, variable));
        }
    }

    /** The board is in sight. */
    private boolean isTold(LocalVariableInfo variable) {
        return !variable.name().equalsString("this") && !classes.isBoard(name(variable.typeSymbol()));
    }

    private void reportVariable(CodeBuilder b, LocalVariableInfo variable) {
        b.loadLocal(TypeKind.from(variable.typeSymbol()), variable.slot());
        reportValue(b, rewriting.variable(variable.name().stringValue(), false), variable.typeSymbol());
    }

    private void store(CodeBuilder b, ArrayStoreInstruction store) {
        if (!rewriting.reportsLines()) {
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
}
