package puzzlescope.program.source;

import java.io.PrintStream;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.program.ProgramBoundException;
import puzzlescope.engine.program.ProgramContext;
import puzzlescope.engine.program.RefusedStepException;
import puzzlescope.program.hook.Tracer;

/** Turns what a rewritten program does into events, and ends it at its bounds. Solver thread only. */
final class ProgramTracer implements Tracer {

    private static final long SLICE = 1 << 16;
    private static final int FREE_SHARE = 3;

    private final ProgramContext context;
    private final Bounds bounds;
    private final Set<String> classNames;
    private final int[] methodNames;
    private final ProgramOutput output;
    private final PrintStream out;
    private int[] openDepths = new int[64];
    private int[] openLines = new int[64];
    private int open;
    private int line;
    private long events;
    private long eventsBefore;
    private long taken;
    private long silent;
    private long silentSince = System.nanoTime();
    private boolean collected;
    private @Nullable RuntimeException end;
    private int endLine;

    ProgramTracer(ProgramContext context, Bounds bounds, Set<String> classNames, List<ProgramMethod> methods) {
        this.context = context;
        this.bounds = bounds;
        this.classNames = classNames;
        methodNames =
                methods.stream().mapToInt(method -> context.name(method.name())).toArray();
        output = new ProgramOutput(this::say);
        out = output.stream();
    }

    /** Returns what has ended the program from outside; null if nothing has. */
    @Nullable
    RuntimeException end() {
        return end;
    }

    /** Returns the line at which it was ended; 0 if not known. */
    int endLine() {
        return endLine;
    }

    /** Tells the last words of a program that has ended. */
    void finish() {
        out.flush();
        output.end();
    }

    private void say(String text) {
        events++;
        context.say(text);
    }

    @Override
    public PrintStream out() {
        return out;
    }

    @Override
    public long grant(long missing, long plays) {
        if (end != null) {
            throw end;
        }
        context.checkStopped();
        taken += SLICE + missing;
        if (events + plays != eventsBefore) {
            eventsBefore = events + plays;
            silent = 0;
            silentSince = System.nanoTime();
        }
        silent += SLICE + missing;
        if (taken > bounds.steps()) {
            throw ended(Message.of("program.java.steps", bounds.steps()));
        }
        if (silent > bounds.silentSteps()) {
            throw ended(Message.of("program.java.endless", bounds.silentSteps()));
        }
        if (System.nanoTime() - silentSince > bounds.silence().toNanos()) {
            throw ended(Message.of("program.java.slow", bounds.silence().toSeconds()));
        }
        if (isMemoryScarce()) {
            throw ended(Message.of("program.java.memory"));
        }
        return SLICE;
    }

    /** Garbage is collected once before a program is ended, and then only where there had been room in between. */
    private boolean isMemoryScarce() {
        var runtime = Runtime.getRuntime();
        if (hasRoom(runtime)) {
            collected = false;
            return false;
        }
        if (!collected) {
            collected = true;
            System.gc();
        }
        return !hasRoom(runtime);
    }

    private static boolean hasRoom(Runtime runtime) {
        long used = runtime.totalMemory() - runtime.freeMemory();
        return runtime.maxMemory() - used > runtime.maxMemory() / FREE_SHARE;
    }

    @Override
    public void tooDeep() {
        throw ended(Message.of("program.java.deep", DEEPEST));
    }

    @Override
    public void tooLarge(long size) {
        throw ended(Message.of("program.java.large", size));
    }

    private RuntimeException ended(Message reason) {
        if (end == null) {
            endLine = StackWalker.getInstance()
                    .walk(frames -> frames.filter(frame -> classNames.contains(frame.getClassName()))
                            .mapToInt(StackWalker.StackFrame::getLineNumber)
                            .findFirst()
                            .orElse(0));
            end = new ProgramBoundException(reason);
        }
        return end;
    }

    @Override
    public void caught(Throwable thrown, int depth) {
        if (end != null) {
            throw end;
        }
        switch (thrown) {
            case RefusedStepException _, ProgramBoundException _, RunStoppedException _ -> {
                end = (RuntimeException) thrown;
                throw end;
            }
            case VirtualMachineError error -> throw error;
            default -> leave(thrown, depth);
        }
    }

    private void leave(Throwable thrown, int depth) {
        while (open > 0 && openDepths[open - 1] > depth) {
            closed();
            context.returned("throw " + thrown.getClass().getSimpleName());
            line(openLines[open]);
        }
    }

    private void opened(int depth) {
        if (open == openDepths.length) {
            openDepths = Arrays.copyOf(openDepths, 2 * open);
            openLines = Arrays.copyOf(openLines, 2 * open);
        }
        openDepths[open] = depth;
        openLines[open] = line;
        open++;
        events++;
    }

    private void closed() {
        open--;
        events++;
    }

    @Override
    public void called(int method, int depth) {
        opened(depth);
        context.call(methodNames[method]);
    }

    @Override
    public void called(int method, int depth, int argument) {
        opened(depth);
        context.call(methodNames[method], argument);
    }

    @Override
    public void called(int method, int depth, int first, int second) {
        opened(depth);
        context.call(methodNames[method], first, second);
    }

    @Override
    public void called(int method, int depth, @Nullable Object[] arguments) {
        opened(depth);
        context.call(methodNames[method], ValueText.list(arguments));
    }

    @Override
    public void returned() {
        closed();
        context.returned();
        line(openLines[open]);
    }

    @Override
    public void returned(int value) {
        closed();
        context.returned(value);
        line(openLines[open]);
    }

    @Override
    public void returned(@Nullable Object value) {
        closed();
        context.returned(ValueText.of(value));
        line(openLines[open]);
    }

    @Override
    public void line(int next) {
        if (next != line) {
            line = next;
            events++;
            context.line(next);
        }
    }

    @Override
    public void variable(int variable, int value) {}

    @Override
    public void variable(int variable, @Nullable Object value) {}

    @Override
    public void changed(@Nullable Object container) {}
}
