package puzzlescope.program.source;

import static puzzlescope.program.source.HookCode.hook;
import static puzzlescope.program.source.HookCode.numbers;
import static puzzlescope.program.source.HookCode.spill;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.classfile.instruction.NewMultiArrayInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.util.List;

/** Counts the memory of arrays and of joined texts before it is allocated. */
final class AllocationCode {

    private AllocationCode() {}

    static void sized(CodeBuilder b, CodeElement array) {
        b.dup();
        hook(b, "size", ConstantDescs.CD_void, ConstantDescs.CD_int);
        b.with(array);
    }

    static void sizedEachWay(CodeBuilder b, NewMultiArrayInstruction array) {
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

    /** Counts the length of a text that is joined from others. */
    static void join(CodeBuilder b, InvokeDynamicInstruction call) {
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
}
