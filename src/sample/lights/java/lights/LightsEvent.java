package lights;

import static puzzlescope.engine.event.Fields.with;

import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.Fields;
import puzzlescope.engine.event.IntField;
import puzzlescope.engine.event.KindField;
import puzzlescope.engine.event.KindSpec;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;

/** The events as records, for readers. Rows and columns are numbered from 0, in sentences from 1. */
sealed interface LightsEvent extends Event {

    KindField<Kind> KIND = new KindField<>(event -> (Kind) Kind.VOCABULARY.kind(event));
    IntField ROW = Field.upTo(LightsBoard.MOST - 1);
    IntField COLUMN = Field.upTo(LightsBoard.MOST - 1).after(ROW);
    IntField NUMBER = Field.upTo(9999);

    /** Something is done with a square. */
    record AtSquare(Kind kind, int row, int column) implements LightsEvent {
        @Override
        public Message sentence() {
            return Message.of("lights." + kind.label(), row + 1, column + 1, row);
        }
    }

    /** An attempt begins, fails or succeeds: the number says which it is, or how many squares are pressed. */
    record OfAttempt(Kind kind, int number) implements LightsEvent {
        @Override
        public Message sentence() {
            return Message.of("lights." + kind.label(), number);
        }
    }

    /** Each kind has its line of the listing, its fields, its record and its meaning, once and for all. */
    enum Kind implements EventKind {
        ATTEMPT_BEGUN("attempt", with(KIND, NUMBER, OfAttempt::new), Role.TRY),
        PRESSED("first", with(KIND, ROW, COLUMN, AtSquare::new), Role.DO),
        CHASED("chase", with(KIND, ROW, COLUMN, AtSquare::new), Role.DO),
        ATTEMPT_FAILED("failed", with(KIND, NUMBER, OfAttempt::new), Role.DEAD_END),
        TAKEN_BACK("undo", with(KIND, ROW, COLUMN, AtSquare::new), Role.UNDO),
        SOLVED("solved", with(KIND, NUMBER, OfAttempt::new), Role.SOLUTION);

        static final Vocabulary VOCABULARY = Vocabulary.of(values());
        private final KindSpec kindSpec;

        Kind(String label, Fields fields, Role... roles) {
            kindSpec = new KindSpec(ordinal(), label, fields, roles);
        }

        @Override
        public KindSpec spec() {
            return kindSpec;
        }
    }
}
