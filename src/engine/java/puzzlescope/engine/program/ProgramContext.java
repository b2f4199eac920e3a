package puzzlescope.engine.program;

import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.FlagField;
import puzzlescope.engine.event.KindSpec;
import puzzlescope.engine.event.Message;

/**
 * The context of a program's run: the puzzle's board, and what the program reports besides. Solver thread only.
 */
public final class ProgramContext {

    private final Object board;
    private final EventSink sink;
    private final BoardSteps boardSteps;
    private final Repetition repetition;
    private final ProgramTexts texts;
    private final KindSpec called;
    private final KindSpec returned;
    private final KindSpec lineEntered;
    private final KindSpec said;
    private final KindSpec variableSet;
    private final KindSpec noted;
    private int line;
    private int openCalls;
    private long calls;
    private long textLine;

    /**
     * Creates the context of a run.
     *
     * @param board implements the puzzle's board interface
     * @param boardSteps the steps taken on that board
     * @param repetition receives the events of that board, and those of this context
     */
    ProgramContext(Object board, ProgramKinds kinds, EventSink sink, BoardSteps boardSteps, Repetition repetition) {
        this.board = board;
        this.sink = sink;
        this.boardSteps = boardSteps;
        this.repetition = repetition;
        texts = kinds.texts();
        called = kinds.called().spec();
        returned = kinds.returned().spec();
        lineEntered = kinds.lineEntered().spec();
        said = kinds.said().spec();
        variableSet = kinds.variableSet().spec();
        noted = kinds.noted().spec();
    }

    /** Returns the board, whose methods are the program's steps. */
    public <B> B board(Class<B> type) {
        return type.cast(board);
    }

    /** Returns the number of steps that have changed the board; a rejection is none. */
    public long boardChanges() {
        return boardSteps.changes();
    }

    /** Returns the number of events of the board. */
    public long boardEvents() {
        return boardSteps.events();
    }

    /** Returns the number of calls. */
    public long calls() {
        return calls;
    }

    /** Returns how the events repeat. */
    public Repetition repetition() {
        return repetition;
    }

    private void emit(long event) {
        repetition.accept(event);
        sink.emit(event);
    }

    /** Returns the number of a function's name, for calls; a name that comes after very many texts is an ellipsis. */
    public int name(String name) {
        int number = texts.number(name);
        return number < ProgramEvent.MOST_NAMES ? number : ProgramTexts.OMITTED_NUMBER;
    }

    /** Tells that a function without arguments was called. */
    public void call(int name) {
        call(name, Operands.NONE);
    }

    /** Tells that a function was called with a number. */
    public void call(int name, int argument) {
        call(name, Operands.of(argument));
    }

    /** Tells that a function was called with two numbers. */
    public void call(int name, int first, int second) {
        if (Operands.canHold(first, second)) {
            call(name, Operands.of(first, second));
        } else {
            call(name, first + ", " + second);
        }
    }

    /** Tells that a function was called; the arguments are written as between parentheses. */
    public void call(int name, String arguments) {
        call(name, Operands.ofText(number(arguments)));
    }

    private void call(int name, long operands) {
        openCalls++;
        calls++;
        emit(called.pack(name, operands));
    }

    /** Tells that the innermost call returned nothing. */
    public void returned() {
        end(Operands.NONE);
    }

    /** Tells that the innermost call returned a number. */
    public void returned(int value) {
        end(Operands.of(value));
    }

    /** Tells that the innermost call returned a value. */
    public void returned(String value) {
        end(Operands.ofText(number(value)));
    }

    private void end(long value) {
        if (openCalls == 0) {
            throw ProgramEndedException.refused(Message.of("program.no-call-open"));
        }
        openCalls--;
        emit(returned.pack(value));
    }

    /** Tells that a line is being executed, from 1. */
    public void line(int next) {
        enter(next, false);
    }

    /** Tells that a call has returned into the middle of a line. */
    public void resume(int next) {
        enter(next, true);
    }

    private void enter(int next, boolean resumed) {
        if (next < 0 || next >= ProgramEvent.MOST_LINES) {
            throw ProgramEndedException.refused(Message.of("program.no-such-line", next, ProgramEvent.MOST_LINES - 1));
        }
        emit(lineEntered.pack(line, next, FlagField.bit(resumed)));
        line = next;
    }

    /** Texts that have no number of their own are told apart all the same. */
    private int number(String text) {
        int number = texts.number(text);
        if (number == ProgramTexts.OMITTED_NUMBER) {
            repetition.accept(text.hashCode());
        }
        return number;
    }

    /** Returns the number of a text as the value of arguments and returns, of which there may be very many. */
    public int text(String text) {
        return 1 + texts.number(text);
    }

    /** Returns the number of a value that is no whole number, for variables and returns. */
    public int value(String text) {
        return known(VariableValue.of(text, texts), text.hashCode());
    }

    /** Returns the number of a value that is a whole number, for variables. */
    public int value(int whole) {
        return known(VariableValue.of(whole, texts), whole);
    }

    /** Values that have no number of their own are told apart all the same. */
    private int known(int number, int hash) {
        if (number == VariableValue.OMITTED) {
            repetition.accept(hash);
        }
        return number;
    }

    /** Tells that the innermost call returned a value of this number. */
    public void returnedValue(int value) {
        end(Operands.ofText(value - 1));
    }

    /** Reports the call of a function; the arguments are given by the number of their value. */
    public void callWith(int name, int value) {
        call(name, Operands.ofText(value - 1));
    }

    /**
     * Tells that a variable of the innermost call, or a field, got another value.
     *
     * @param wasStale whether the value before was left by an earlier call of this depth
     * @param before the number of its value before; 0 if it had none
     * @param after the number of its value; 0 if it has none
     */
    public void variable(boolean isField, boolean wasStale, int name, int before, int after) {
        if (name < ProgramEvent.MOST_VARIABLES) {
            emit(variableSet.pack(FlagField.bit(isField), FlagField.bit(wasStale), name, before, after));
        }
    }

    /** Tells what the program said. */
    public void say(String words) {
        emit(said.pack(number(words)));
    }

    /** Tells something about the program's text, such as what is left out of it. */
    public void note(Message note) {
        emit(noted.pack(texts.reason(note)));
    }

    /**
     * Sets the line at which a refusal is reported, without an event; for texts of events, where it is the line of the
     * text. Otherwise it is the line being executed.
     */
    public void at(long lineOfText) {
        textLine = lineOfText;
    }

    long reportedLine() {
        return textLine > 0 ? textLine : line;
    }

    /**
     * Allows the run to be stopped during long stretches of work without events.
     *
     * @throws puzzlescope.engine.event.RunStoppedException if the run is being stopped
     */
    public void checkStopped() {
        sink.checkStopped();
    }
}
