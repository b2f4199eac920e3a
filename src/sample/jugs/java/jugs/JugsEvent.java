package jugs;

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

/** The events as records, for readers. Jugs are numbered from 0. */
sealed interface JugsEvent extends Event {

    KindField<Kind> KIND = new KindField<>(event -> (Kind) Kind.VOCABULARY.kind(event));
    IntField STATE = Field.upTo(JugSpace.GREATEST_STATE);
    /** The number of pours from the start; in the bits of FROM, which is never beside it. */
    IntField DEPTH = Field.upTo(JugSpace.MOST_STATES).after(STATE);

    IntField FROM = Field.upTo(JugSpace.JUGS - 1).after(STATE);
    IntField TO = Field.upTo(JugSpace.JUGS - 1).after(FROM);
    IntField AFTER = Field.upTo(JugSpace.GREATEST_STATE).after(TO);
    IntField NUMBER = Field.upTo(JugSpace.MOST_STATES);

    /** A state is enqueued first, dequeued, or found to be the goal. */
    record OfState(Kind kind, int state, int depth) implements JugsEvent {
        @Override
        public Message sentence() {
            return Message.of("jugs." + kind.label(), JugSpace.text(state), depth);
        }
    }

    /** Water is poured, in the search or in earnest; {@code after} is the state itself where no water flows. */
    record OfPour(Kind kind, int state, int from, int to, int after) implements JugsEvent {
        @Override
        public Message sentence() {
            return Message.of(
                    "jugs." + kind.label(),
                    JugSpace.name(from),
                    JugSpace.name(to),
                    JugSpace.text(after),
                    Math.min(JugSpace.amount(state, from), 1));
        }
    }

    /** The run ends after a number of pours, or of states of which none is a goal. */
    record Ended(Kind kind, int number) implements JugsEvent {
        @Override
        public Message sentence() {
            return Message.of("jugs." + kind.label(), number);
        }
    }

    /** Each kind has its line of the pseudocode, its fields, its record and its roles, once and for all. */
    enum Kind implements EventKind {
        SEARCH_BEGAN("begin", with(KIND, STATE, DEPTH, OfState::new), Role.DO),
        STATE_VISITED("visit", with(KIND, STATE, DEPTH, OfState::new), Role.DO),
        POUR_REFUSED("refuse", with(KIND, STATE, FROM, TO, AFTER, OfPour::new), Role.TRY, Role.REJECT, Role.STILL),
        STATE_FOUND("found", with(KIND, STATE, FROM, TO, AFTER, OfPour::new), Role.TRY, Role.DO),
        STATE_KNOWN("known", with(KIND, STATE, FROM, TO, AFTER, OfPour::new), Role.TRY, Role.STILL),
        TARGET_FOUND("goal", with(KIND, STATE, DEPTH, OfState::new), Role.NOTE),
        TARGET_MISSED("missed", with(KIND, NUMBER, Ended::new), Role.NOTE),
        POURED("pour", with(KIND, STATE, FROM, TO, AFTER, OfPour::new), Role.DO),
        TARGET_MEASURED("end", with(KIND, NUMBER, Ended::new), Role.SOLUTION);

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
