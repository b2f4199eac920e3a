package puzzlescope.program.source;

import static puzzlescope.program.source.HookCode.hook;
import static puzzlescope.program.source.HookCode.spill;
import static puzzlescope.program.source.HookCode.tellChanged;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.constant.ConstantDescs;

/** Bounds calls of the library, and tells which of their objects may have changed. */
final class LibraryCallCode {

    private LibraryCallCode() {}

    /** @param reportsLines whether variables and lists are reported, too */
    static void rewrite(CodeBuilder b, InvokeInstruction call, LibraryCall library, boolean reportsLines) {
        var types = library.type().parameterList();
        boolean hasReceiver =
                call.opcode() != Opcode.INVOKESTATIC && !library.name().equals("<init>");
        var receiverHook = hasReceiver ? library.receiverHook() : "";
        boolean reports = reportsLines
                && library.mayChange()
                && (hasReceiver || types.stream().anyMatch(LibraryCall::isReference));
        boolean counts = !receiverHook.isEmpty() || library.repeats() || library.ranges();
        for (int i = 0; i < types.size(); i++) {
            counts |= !library.argumentHook(i).isEmpty();
        }
        if (!counts && !reports) {
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
        if (reports) {
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
}
