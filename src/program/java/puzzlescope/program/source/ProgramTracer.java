package puzzlescope.program.source;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.program.ProgramContext;
import puzzlescope.engine.program.ProgramEndedException;
import puzzlescope.program.hook.Tracer;

/** Turns what a rewritten program does into events, and ends it at its bounds. Solver thread only. */
final class ProgramTracer implements Tracer {

    private static final long SLICE = 1 << 16;
    /** Steps that are granted at once where lines are reported, which may take much longer. */
    private static final long SLICE_OF_LINES = 1 << 10;

    /** More steps without an event than a program takes that is held up by slow ones. */
    private static final long MANY_STEPS = 100_000;

    /** The time that reporting takes, in steps. */
    private static final int EVENT_WORK = 15;

    private static final int VARIABLE_WORK = 40;
    private static final int LETTER_WORK = 8;
    private static final int OUTPUT_WORK = 200;

    private final ProgramContext context;
    private final ProgramBounds bounds;
    private final Set<String> classNames;
    private final int[] methodNames;
    private final ProgramOutput output;
    private final PrintStream out;
    private int[] openDepths = new int[64];
    private int[] openLines = new int[64];
    private int open;
    private boolean isFresh;
    private int line;
    private long events;
    private long eventsBefore;
    private long answersBefore;
    private long taken;
    private long silent;
    /** The time that reports have taken in this silence, in steps. */
    private long reporting;

    private long silentSince = System.nanoTime();
    private final FreeMemory memory = new FreeMemory();
    private final boolean reportsLines;
    private final long slice;
    private long granted;
    private final RepeatedLoop loop;
    private final int[] variableNames;
    private final boolean[] isField;
    private final List<TracedFrame> frames = new ArrayList<>(List.of(new TracedFrame()));
    private final TracedFrame fields = new TracedFrame();
    private final int valueTrue;
    private final int valueFalse;
    private @Nullable RuntimeException end;
    private int endLine;

    ProgramTracer(ProgramContext context, ProgramBounds bounds, CompiledProgram program) {
        this.context = context;
        this.bounds = bounds;
        classNames = program.classNames();
        reportsLines = program.detail() == Detail.LINES;
        slice = reportsLines ? SLICE_OF_LINES : SLICE;
        loop = new RepeatedLoop(classNames, context.repetition(), reportsLines);
        methodNames = program.methods().stream()
                .mapToInt(method -> context.name(method.name()))
                .toArray();
        variableNames = program.variables().stream()
                .mapToInt(variable -> context.name(variable.name()))
                .toArray();
        isField = new boolean[variableNames.length];
        for (int i = 0; i < isField.length; i++) {
            isField[i] = program.variables().get(i).isField();
        }
        valueTrue = context.value("true");
        valueFalse = context.value("false");
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
        reporting += OUTPUT_WORK;
        context.say(text);
    }

    @Override
    public PrintStream out() {
        return out;
    }

    @Override
    public long grant(long missing) {
        if (end != null) {
            throw end;
        }
        context.checkStopped();
        taken += granted + missing;
        loop.pass(granted + missing);
        long answers = context.boardEvents();
        reporting += EVENT_WORK * (answers - answersBefore);
        answersBefore = answers;
        long reported = events + context.boardChanges();
        if (reported != eventsBefore) {
            eventsBefore = reported;
            silent = 0;
            reporting = 0;
            silentSince = System.nanoTime();
        }
        silent += granted + missing;
        if (taken > bounds.steps()) {
            throw ended(Message.of("program.java.steps", bounds.steps()));
        }
        if (silent + reporting > bounds.silentSteps()) {
            throw ended(Message.of("program.java.endless", silent));
        }
        if (System.nanoTime() - silentSince > bounds.silence().toNanos()) {
            throw ended(
                    silent > MANY_STEPS
                            ? Message.of("program.java.endless", silent)
                            : Message.of("program.java.slow", bounds.silence().toSeconds()));
        }
        if (memory.isScarce()) {
            throw ended(Message.of("program.java.memory"));
        }
        granted = isRepeating() ? 0 : slice;
        return granted;
    }

    /** Ends a program whose events repeat; before that its steps are granted singly, to see the lines of the loop. */
    private boolean isRepeating() {
        boolean isSeen = loop.isSeen();
        if (isSeen && loop.isComplete()) {
            throw ended(loop.sentence(), loop.firstLine());
        }
        return isSeen;
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
        return ended(
                reason,
                StackWalker.getInstance()
                        .walk(frames -> frames.filter(frame -> classNames.contains(frame.getClassName()))
                                .mapToInt(StackWalker.StackFrame::getLineNumber)
                                .findFirst()
                                .orElse(0)));
    }

    private RuntimeException ended(Message reason, int line) {
        if (end == null) {
            endLine = line;
            end = ProgramEndedException.bound(reason);
        }
        return end;
    }

    @Override
    public void caught(Throwable thrown, int depth) {
        if (end != null) {
            throw end;
        }
        switch (thrown) {
            case ProgramEndedException _, RunStoppedException _ -> {
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
            resume();
        }
    }

    private void opened(int depth) {
        if (isFresh) {
            clearFrame();
        }
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
        if (isFresh) {
            clearFrame();
        }
        open--;
        events++;
    }

    @Override
    public void called(int method, int depth) {
        opened(depth);
        context.call(methodNames[method]);
        beginFrame();
    }

    @Override
    public void called(int method, int depth, int argument) {
        opened(depth);
        context.call(methodNames[method], argument);
        beginFrame();
    }

    @Override
    public void called(int method, int depth, int first, int second) {
        opened(depth);
        context.call(methodNames[method], first, second);
        beginFrame();
    }

    @Override
    public void called(int method, int depth, @Nullable Object[] arguments) {
        opened(depth);
        context.callWith(methodNames[method], context.value(ValueText.list(arguments)));
        beginFrame();
    }

    /** Begins the frame of a call, in which the variables of the last call of this depth still have their values. */
    private void beginFrame() {
        if (!reportsLines) {
            return;
        }
        while (frames.size() <= open) {
            frames.add(new TracedFrame());
        }
        frames.get(open).begin();
        isFresh = true;
    }

    /** Takes their values from variables that a new call, whose parameters are set, has not set itself. */
    private void clearFrame() {
        isFresh = false;
        var frame = frames.get(open);
        for (int i = 0; i < frame.size(); i++) {
            if (frame.reported(i) != 0 && !frame.isSet(i)) {
                report(frame, i, 0, null);
            }
        }
    }

    @Override
    public void returned() {
        closed();
        context.returned();
        resume();
    }

    @Override
    public void returned(int value) {
        closed();
        context.returned(value);
        resume();
    }

    @Override
    public void returned(boolean value) {
        closed();
        context.returnedValue(value ? valueTrue : valueFalse);
        resume();
    }

    @Override
    public void returned(@Nullable Object value) {
        closed();
        context.returnedValue(context.value(ValueText.of(value)));
        resume();
    }

    /** Goes on in the caller, whose containers the call may have changed. */
    private void resume() {
        isFresh = false;
        if (reportsLines) {
            int caller = open == 0 ? 0 : openLines[open];
            if (caller != line) {
                line = caller;
                context.resume(line);
            }
            reportContainers(frames.get(open));
        }
    }

    /** The first line of a call is entered, even if the call was made there. */
    @Override
    public void line(int next) {
        boolean isFirst = isFresh;
        if (isFirst) {
            clearFrame();
        }
        if (isFirst || next != line) {
            reporting += EVENT_WORK;
            line = next;
            context.line(next);
        }
    }

    @Override
    public void variable(int variable, int value) {
        var frame = frame(variable);
        report(frame, frame.index(variable), context.value(value), null);
    }

    @Override
    public void variable(int variable, @Nullable Object value) {
        var frame = frame(variable);
        int number = value instanceof Boolean flag ? flag ? valueTrue : valueFalse : value(value);
        report(frame, frame.index(variable), number, isContainer(value) ? value : null);
    }

    private int value(@Nullable Object value) {
        var text = ValueText.of(value);
        reporting += (long) LETTER_WORK * text.length();
        return context.value(text);
    }

    private TracedFrame frame(int variable) {
        return isField[variable] ? fields : frames.get(open);
    }

    private static boolean isContainer(@Nullable Object value) {
        return value != null
                && !(value instanceof String
                        || value instanceof Number
                        || value instanceof Character
                        || value instanceof Enum
                        || value instanceof Record);
    }

    private void report(TracedFrame frame, int index, int number, @Nullable Object container) {
        reporting += VARIABLE_WORK;
        int before = frame.reported(index);
        int variable = frame.variable(index);
        boolean wasStale = before != 0 && !isField[variable] && !frame.isSet(index);
        frame.set(index, number, container);
        if (before != number || wasStale) {
            context.variable(isField[variable], wasStale, variableNames[variable], before, number);
        }
    }

    @Override
    public void changed(@Nullable Object container) {
        if (isContainer(container)) {
            reportContainers(frames.get(open));
        }
    }

    private void reportContainers(TracedFrame frame) {
        reportChanges(frame);
        reportChanges(fields);
    }

    private void reportChanges(TracedFrame frame) {
        for (int i = 0; i < frame.size(); i++) {
            var container = frame.container(i);
            if (container != null) {
                report(frame, i, value(container), container);
            }
        }
    }
}
