package puzzlescope.engine.program;

import java.util.Optional;
import puzzlescope.engine.event.EnumField;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.FlagField;
import puzzlescope.engine.event.IntField;
import puzzlescope.engine.event.LongField;
import puzzlescope.engine.event.Message;

/**
 * An event that any program can have, whatever the puzzle. It holds numbers of texts, which are in the run's
 * {@link ProgramKinds}.
 */
public sealed interface ProgramEvent extends Event {

    /** The most names of functions. */
    int MOST_NAMES = 1 << 16;

    /** The most names of variables. */
    int MOST_VARIABLES = 1 << 14;

    /** The most lines of a program. */
    int MOST_LINES = 1 << 20;

    IntField NAME = Field.upTo(MOST_NAMES - 1);
    LongField ARGUMENTS = Field.upTo((1L << Operands.BITS) - 1).after(NAME);
    LongField VALUE = Field.upTo((1L << Operands.BITS) - 1);
    IntField FROM = Field.upTo(MOST_LINES - 1);
    IntField TO = Field.upTo(MOST_LINES - 1).after(FROM);
    FlagField RESUMED = Field.flag().after(TO);
    FlagField IS_FIELD = Field.flag();
    FlagField WAS_STALE = Field.flag().after(IS_FIELD);
    IntField VARIABLE = Field.upTo(MOST_VARIABLES - 1).after(WAS_STALE);
    IntField BEFORE = Field.upTo(VariableValue.COUNT - 1).after(VARIABLE);
    IntField AFTER = Field.upTo(VariableValue.COUNT - 1).after(BEFORE);
    IntField TEXT = Field.upTo(ProgramTexts.MOST_TEXTS - 1);
    EnumField<Verdict.Kind> VERDICT = Field.oneOf(Verdict.Kind.values());
    LongField AT_LINE = Field.upTo((1L << 38) - 1).after(VERDICT);
    IntField REASON = Field.upTo((1 << 16) - 1).after(AT_LINE);
    IntField NOTE = Field.upTo((1 << 16) - 1);

    /** Returns the kinds of its run, which know its texts. */
    ProgramKinds kinds();

    /** A function of the program was called. */
    record Called(ProgramKinds kinds, int name, long arguments) implements ProgramEvent {

        @Override
        public ProgramKind kind() {
            return kinds.called();
        }

        @Override
        public String call() {
            return kinds.texts().text(name) + "(" + Operands.text(arguments, kinds.texts()) + ")";
        }

        @Override
        public Message sentence() {
            return Message.of("program.called", call());
        }
    }

    /** The innermost call of the program returned. */
    record Returned(ProgramKinds kinds, long value) implements ProgramEvent {

        @Override
        public ProgramKind kind() {
            return kinds.returned();
        }

        @Override
        public String result() {
            return Operands.text(value, kinds.texts());
        }

        @Override
        public Message sentence() {
            return value == Operands.NONE
                    ? Message.of("program.returned")
                    : Message.of("program.returned-value", result());
        }
    }

    /**
     * A line of the program is being executed.
     *
     * @param from the line before, from 1; 0 if there was none
     * @param resumed whether a call has returned into the middle of it
     */
    record LineEntered(ProgramKinds kinds, int from, int to, boolean resumed) implements ProgramEvent {

        /** Returns the line at which execution arrives by a packed event; 0 if it resumes a line. */
        public static int arrival(long event) {
            return RESUMED.of(event) ? 0 : TO.of(event);
        }

        @Override
        public ProgramKind kind() {
            return kinds.lineEntered();
        }

        @Override
        public Message sentence() {
            return Message.of("program.line", to);
        }
    }

    /**
     * A variable got another value; 0 if it has none.
     *
     * @param isField whether it outlives calls
     * @param wasStale whether the value before was left by an earlier call of this depth, so that it was not to be seen
     */
    record VariableSet(ProgramKinds kinds, boolean isField, boolean wasStale, int name, int before, int after)
            implements ProgramEvent {

        @Override
        public ProgramKind kind() {
            return kinds.variableSet();
        }

        /** Returns the name of the variable. */
        public String variable() {
            return kinds.texts().text(name);
        }

        /** Returns the value that it has now; empty if it has none. */
        public Optional<String> value() {
            return after == 0 ? Optional.empty() : Optional.of(VariableValue.text(after, kinds.texts()));
        }

        @Override
        public Message sentence() {
            return value().map(text -> Message.of("program.variable", variable(), text))
                    .orElseGet(() -> Message.of("program.variable.none", variable()));
        }
    }

    /** The program said something. */
    record Said(ProgramKinds kinds, int text) implements ProgramEvent {

        @Override
        public ProgramKind kind() {
            return kinds.said();
        }

        /** Returns what it said. */
        public String words() {
            return kinds.texts().text(text);
        }

        @Override
        public Message sentence() {
            return Message.of("program.said", words());
        }
    }

    /** A note on the program's text, such as what it left out. */
    record Noted(ProgramKinds kinds, int reason) implements ProgramEvent {

        @Override
        public ProgramKind kind() {
            return kinds.noted();
        }

        @Override
        public Message sentence() {
            return kinds.texts().reason(reason);
        }
    }

    /** The program ended. */
    record Ended(ProgramKinds kinds, Verdict.Kind verdict, long line, int reason) implements ProgramEvent {

        @Override
        public ProgramKind kind() {
            return kinds.ended();
        }

        /** Returns how it ended. */
        public Verdict asVerdict() {
            return new Verdict(verdict, line, kinds.texts().reason(reason));
        }

        @Override
        public Message sentence() {
            return asVerdict().sentence();
        }
    }
}
