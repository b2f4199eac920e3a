package puzzlescope.program.source;

import java.lang.reflect.InvocationTargetException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.program.ProgramContext;
import puzzlescope.engine.program.ProgramEndedException;

/** A program that was compiled, checked and rewritten; each run loads its classes anew. Immutable; any thread. */
final class CompiledProgram {

    private final Map<String, byte[]> classes;
    private final Set<String> names;
    private final List<Class<?>> boards;
    private final List<ProgramMethod> methods;
    private final List<ProgramVariable> variables;
    private final Detail detail;

    private CompiledProgram(CompiledClasses compiled, Rewriting rewriting, Detail detail) {
        classes = rewriting.rewritten();
        names = classes.keySet();
        boards = compiled.boards();
        methods = List.copyOf(rewriting.methods());
        variables = List.copyOf(rewriting.variables());
        this.detail = detail;
    }

    /**
     * Compiles a source.
     *
     * @param boards the interfaces that it may use besides the Java library
     * @throws SourceRefusedException if it has errors, or uses what programs must not
     */
    static CompiledProgram of(String source, List<Class<?>> boards, Detail detail) throws SourceRefusedException {
        var compiled = new CompiledClasses(SourceCompiler.compile(source, boards), boards);
        Containment.check(compiled);
        return new CompiledProgram(compiled, new Rewriting(compiled, detail), detail);
    }

    /** Returns the methods whose calls are reported. */
    List<ProgramMethod> methods() {
        return methods;
    }

    List<ProgramVariable> variables() {
        return variables;
    }

    Detail detail() {
        return detail;
    }

    /** Returns the binary names of its classes. */
    Set<String> classNames() {
        return names;
    }

    /**
     * Calls a method, and tells what it does.
     *
     * @return what it has returned
     * @throws ProgramEndedException if a step is against the puzzle's rules, or a bound or an exception ends the program
     * @throws RunStoppedException if the run is being stopped
     */
    @Nullable
    Object run(ProgramMethod entry, Object[] arguments, ProgramContext context, ProgramBounds bounds) {
        var tracer = new ProgramTracer(context, bounds, this);
        var loader = new ProgramLoader(classes, boards, tracer);
        try {
            var result = invoke(loader, entry, arguments);
            tracer.finish();
            return result;
        } catch (InvocationTargetException e) {
            throw reason(e.getCause(), tracer, loader, context);
        } catch (ReflectiveOperationException | LinkageError e) {
            throw reason(e, tracer, loader, context);
        }
    }

    private static @Nullable Object invoke(ProgramLoader loader, ProgramMethod entry, Object[] arguments)
            throws ReflectiveOperationException {
        var type = Class.forName(entry.className(), true, loader);
        for (var method : type.getDeclaredMethods()) {
            if (method.getName().equals(entry.name())
                    && java.lang.invoke.MethodType.methodType(method.getReturnType(), method.getParameterTypes())
                            .toMethodDescriptorString()
                            .equals(entry.descriptor())) {
                method.setAccessible(true);
                Object self = null;
                if (!java.lang.reflect.Modifier.isStatic(method.getModifiers())) {
                    var constructor = type.getDeclaredConstructor();
                    constructor.setAccessible(true);
                    self = constructor.newInstance();
                }
                return method.invoke(self, arguments);
            }
        }
        throw new NoSuchMethodException(entry.name());
    }

    /** Asking a program's own exception for its cause runs code of the program, which may be ended in turn. */
    private RuntimeException reason(
            @Nullable Throwable thrown, ProgramTracer tracer, ProgramLoader loader, ProgramContext context) {
        try {
            return firstReason(thrown, tracer, loader, context);
        } catch (ProgramEndedException end) {
            return ended(end, tracer, loader, context);
        }
    }

    private RuntimeException firstReason(
            @Nullable Throwable thrown, ProgramTracer tracer, ProgramLoader loader, ProgramContext context) {
        if (tracer.watchdog().end() != null) {
            return ended(tracer.watchdog().end(), tracer, loader, context);
        }
        for (var cause = thrown; cause != null; cause = cause.getCause()) {
            switch (cause) {
                case ProgramEndedException end -> {
                    return ended(end, tracer, loader, context);
                }
                case RunStoppedException stopped -> {
                    return stopped;
                }
                case StackOverflowError _ -> {
                    context.at(line(cause));
                    return ProgramEndedException.bound(Message.of("program.java.overflow"));
                }
                case OutOfMemoryError _ -> {
                    context.at(line(cause));
                    return ProgramEndedException.bound(Message.of("program.java.memory"));
                }
                default -> {
                    // The cause of an exception of the program may be one of these.
                }
            }
        }
        tracer.finish();
        context.at(line(thrown));
        return ProgramEndedException.bound(
                Thrown.sentence(Objects.requireNonNull(thrown, "what a program has thrown")));
    }

    private static RuntimeException ended(
            RuntimeException end, ProgramTracer tracer, ProgramLoader loader, ProgramContext context) {
        int line = end instanceof ProgramEndedException refused && refused.isRefusal()
                ? loader.playedLine()
                : tracer.watchdog().endLine();
        context.at(line);
        return end;
    }

    private int line(@Nullable Throwable thrown) {
        if (thrown == null) {
            return 0;
        }
        for (var element : thrown.getStackTrace()) {
            if (names.contains(element.getClassName())) {
                return Math.max(0, element.getLineNumber());
            }
        }
        return line(thrown.getCause());
    }
}
