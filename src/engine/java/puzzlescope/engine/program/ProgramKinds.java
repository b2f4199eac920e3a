package puzzlescope.engine.program;

import static puzzlescope.engine.program.ProgramEvent.AFTER;
import static puzzlescope.engine.program.ProgramEvent.ARGUMENTS;
import static puzzlescope.engine.program.ProgramEvent.AT_LINE;
import static puzzlescope.engine.program.ProgramEvent.BEFORE;
import static puzzlescope.engine.program.ProgramEvent.FROM;
import static puzzlescope.engine.program.ProgramEvent.IS_FIELD;
import static puzzlescope.engine.program.ProgramEvent.NAME;
import static puzzlescope.engine.program.ProgramEvent.NOTE;
import static puzzlescope.engine.program.ProgramEvent.REASON;
import static puzzlescope.engine.program.ProgramEvent.RESUMED;
import static puzzlescope.engine.program.ProgramEvent.TEXT;
import static puzzlescope.engine.program.ProgramEvent.TO;
import static puzzlescope.engine.program.ProgramEvent.VALUE;
import static puzzlescope.engine.program.ProgramEvent.VARIABLE;
import static puzzlescope.engine.program.ProgramEvent.VERDICT;
import static puzzlescope.engine.program.ProgramEvent.WAS_STALE;

import java.util.List;
import java.util.stream.Stream;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.Fields;
import puzzlescope.engine.event.KindSpec;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;

/**
 * The kinds of events of one program's run, which are those of the puzzle and the {@link ProgramEvent}s, and its texts.
 */
public final class ProgramKinds {

    private final int first;
    private final ProgramTexts texts = new ProgramTexts();
    private final ProgramKind called;
    private final ProgramKind returned;
    private final ProgramKind lineEntered;
    private final ProgramKind said;
    private final ProgramKind ended;
    private final ProgramKind variableSet;
    private final ProgramKind noted;
    private final Vocabulary vocabulary;

    /**
     * @param puzzle the kinds of the puzzle
     * @param reportsCalls whether the program reports its own calls, so that the puzzle's kinds open none
     */
    public ProgramKinds(Vocabulary puzzle, boolean reportsCalls) {
        var own = reportsCalls ? puzzle.withoutCalls() : puzzle;
        first = own.kinds().size();
        called = kind("CALLED", 0, List.of(NAME, ARGUMENTS), Role.CALL);
        returned = kind("RETURNED", 1, List.of(VALUE), Role.RETURN);
        lineEntered = kind("LINE_ENTERED", 2, List.of(FROM, TO, RESUMED), Role.NOTE);
        said = kind("SAID", 3, List.of(TEXT), Role.NOTE, Role.STILL);
        ended = kind("ENDED", 4, List.of(VERDICT, AT_LINE, REASON), Role.NOTE, Role.STILL);
        variableSet = kind("VARIABLE_SET", 5, List.of(IS_FIELD, WAS_STALE, VARIABLE, BEFORE, AFTER), Role.NOTE);
        noted = kind("NOTED", 6, List.of(NOTE), Role.NOTE, Role.STILL);
        var all = Stream.concat(
                        own.kinds().stream(), Stream.of(called, returned, lineEntered, said, ended, variableSet, noted))
                .toArray(EventKind[]::new);
        vocabulary = new Vocabulary(
                all,
                event -> isOfPuzzle(event)
                        ? puzzle.unpack(event)
                        : all[PackedEvent.kind(event)].spec().read(event));
    }

    private ProgramKind kind(String name, int number, List<Field<?>> fields, Role... roles) {
        var made = Fields.madeBy(event -> read(number, event), fields.toArray(Field<?>[]::new));
        return new ProgramKind(name, new KindSpec(first + number, "", made, roles));
    }

    private ProgramEvent read(int number, long event) {
        return switch (number) {
            case 0 -> new ProgramEvent.Called(this, NAME.of(event), ARGUMENTS.of(event));
            case 1 -> new ProgramEvent.Returned(this, VALUE.of(event));
            case 2 -> new ProgramEvent.LineEntered(this, FROM.of(event), TO.of(event), RESUMED.of(event));
            case 3 -> new ProgramEvent.Said(this, TEXT.of(event));
            case 4 -> new ProgramEvent.Ended(this, VERDICT.of(event), AT_LINE.of(event), REASON.of(event));
            case 5 ->
                new ProgramEvent.VariableSet(
                        this,
                        IS_FIELD.of(event),
                        WAS_STALE.of(event),
                        VARIABLE.of(event),
                        BEFORE.of(event),
                        AFTER.of(event));
            case 6 -> new ProgramEvent.Noted(this, NOTE.of(event));
            default -> throw new IllegalArgumentException("there is no kind " + number);
        };
    }

    /** Returns whether a packed event is one of the puzzle's own. */
    public boolean isOfPuzzle(long event) {
        return PackedEvent.kind(event) < first;
    }

    /** Returns all kinds, the puzzle's first. */
    public Vocabulary vocabulary() {
        return vocabulary;
    }

    public ProgramKind called() {
        return called;
    }

    public ProgramKind returned() {
        return returned;
    }

    public ProgramKind lineEntered() {
        return lineEntered;
    }

    public ProgramKind said() {
        return said;
    }

    public ProgramKind ended() {
        return ended;
    }

    public ProgramKind variableSet() {
        return variableSet;
    }

    public ProgramKind noted() {
        return noted;
    }

    ProgramTexts texts() {
        return texts;
    }
}
