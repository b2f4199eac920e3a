package puzzlescope.program.source;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.List;
import java.util.stream.Stream;
import puzzlescope.program.hook.Hooks;

/** Emits calls of {@link Hooks} with what is on top of the stack. */
final class HookCode {

    static final ClassDesc HOOKS = ClassDesc.of(Hooks.class.getName());

    private HookCode() {}

    static void hook(CodeBuilder b, String name, ClassDesc result, ClassDesc... parameters) {
        b.invokestatic(HOOKS, name, MethodTypeDesc.of(result, parameters));
    }

    static void tell(CodeBuilder b, String name, ClassDesc type) {
        if (isWhole(type)) {
            hook(b, name, ConstantDescs.CD_void, ConstantDescs.CD_int);
        } else if (type.equals(ConstantDescs.CD_boolean)) {
            hook(b, name, ConstantDescs.CD_void, ConstantDescs.CD_boolean);
        } else {
            box(b, type);
            hook(b, name, ConstantDescs.CD_void, ConstantDescs.CD_Object);
        }
    }

    /** Tells a variable's new value, which is on top of the stack. */
    static void reportValue(CodeBuilder b, int variable, ClassDesc type) {
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

    static void tellChanged(CodeBuilder b, int slot) {
        b.aload(slot);
        hook(b, "changed", ConstantDescs.CD_void, ConstantDescs.CD_Object);
    }

    static boolean isWhole(ClassDesc type) {
        return switch (type.descriptorString()) {
            case "I", "S", "B" -> true;
            default -> false;
        };
    }

    static ClassDesc[] numbers(int count) {
        return Stream.generate(() -> ConstantDescs.CD_int).limit(count).toArray(ClassDesc[]::new);
    }

    static void duplicate(CodeBuilder b, TypeKind kind) {
        if (kind.slotSize() == 2) {
            b.dup2();
        } else {
            b.dup();
        }
    }

    /** Moves the topmost values, the last one on top, to variables of their own; returns their slots. */
    static int[] spill(CodeBuilder b, List<ClassDesc> types) {
        var slots = new int[types.size()];
        for (int i = types.size() - 1; i >= 0; i--) {
            var kind = TypeKind.from(types.get(i));
            slots[i] = b.allocateLocal(kind);
            b.storeLocal(kind, slots[i]);
        }
        return slots;
    }

    static void box(CodeBuilder b, ClassDesc type) {
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
}
