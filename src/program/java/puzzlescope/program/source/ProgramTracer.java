package puzzlescope.program.source;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.program.ProgramContext;
import puzzlescope.program.hook.Tracer;

/** Turns the actions of a rewritten program into events. Solver thread only. */
final class ProgramTracer implements Tracer {

    // The time that reports take, in steps.
    private static final int VARIABLE_WORK = 40;
    private static final int LETTER_WORK = 8;
    private static final int OUTPUT_WORK = 200;

    private final ProgramContext context;
    private final ProgramWatchdog watchdog;
    private final int[] methodNames;
    private final ProgramOutput output;
    private final PrintStream out;
    private int[] openDepths = new int[64];
    private int[] openLines = new int[64];
    private int open;
    private boolean isFresh;
    private int line;
    private long events;
    private final boolean reportsLines;
    private final int[] variableNames;
    private final boolean[] isField;
    private final List<TracedFrame> frames = new ArrayList<>(List.of(new TracedFrame()));
    private final TracedFrame fields = new TracedFrame();
    private final int valueTrue;
    private final int valueFalse;

    ProgramTracer(ProgramContext context, ProgramBounds bounds, CompiledProgram program) {
        this.context = context;
        reportsLines = program.detail() == Detail.LINES;
        watchdog = new ProgramWatchdog(context, bounds, program.classNames(), reportsLines);
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

    /** The watchdog that ends the program from outside. */
    ProgramWatchdog watchdog() {
        return watchdog;
    }

    /** Tells the last words of a program that has ended. */
    void finish() {
        out.flush();
        output.end();
    }

    private void say(String text) {
        watchdog.addReporting(OUTPUT_WORK);
        context.say(text);
    }

    @Override
    public PrintStream out() {
        return out;
    }

    @Override
    public long grant(long missing) {
        return watchdog.grant(missing, events);
    }

    @Override
    public void tooDeep() {
        throw watchdog.ended(Message.of("program.java.deep", DEEPEST));
    }

    @Override
    public void tooLarge(long size) {
        throw watchdog.ended(Message.of("program.java.large", size));
    }

    @Override
    public void caught(Throwable thrown, int depth) {
        watchdog.caught(thrown);
        if (thrown instanceof VirtualMachineError error) {
            throw error;
        }
        leave(thrown, depth);
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
            watchdog.addReporting(ProgramWatchdog.EVENT_WORK);
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
        watchdog.addReporting((long) LETTER_WORK * text.length());
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
        watchdog.addReporting(VARIABLE_WORK);
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
