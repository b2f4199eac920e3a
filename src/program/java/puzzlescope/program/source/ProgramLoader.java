package puzzlescope.program.source;

import java.util.List;
import java.util.Map;
import puzzlescope.program.hook.Hooks;
import puzzlescope.program.hook.Tracer;

/** Loads the classes of one run of a program, which see the Java library, the boards and hooks of their own. */
final class ProgramLoader extends ClassLoader {

    static final String NAME = "program";

    private final Map<String, byte[]> classes;
    private final List<Class<?>> boards;
    private final Class<?> hooks;

    ProgramLoader(Map<String, byte[]> classes, List<Class<?>> boards, Tracer tracer) {
        super(NAME, null);
        this.classes = classes;
        this.boards = boards;
        Tracer.class.getModule().addExports(Tracer.class.getPackageName(), getUnnamedModule());
        var bytes = MemoryFiles.bytes(Hooks.class);
        hooks = defineClass(Hooks.class.getName(), bytes, 0, bytes.length);
        set("tracer", tracer);
    }

    private void set(String field, Object value) {
        try {
            hooks.getField(field).set(null, value);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Returns the line of the last call of the board; 0 if there was none. */
    int playedLine() {
        try {
            return hooks.getField("playedLine").getInt(null);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        var bytes = classes.get(name);
        if (bytes != null) {
            return defineClass(name, bytes, 0, bytes.length);
        }
        if (name.equals(Tracer.class.getName())) {
            return Tracer.class;
        }
        for (var board : boards) {
            if (board.getName().equals(name)) {
                return board;
            }
        }
        throw new ClassNotFoundException(name);
    }
}
