package puzzlescope.engine.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static puzzlescope.engine.event.Fields.with;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A vocabulary whose kinds declare their fields: what is emitted is what boards and readers get. */
class KindSpecTest {

    private enum Side {
        NORTH,
        EAST,
        SOUTH
    }

    private sealed interface Said extends Event {

        IntField ROW = Field.upTo(16);
        IntField OTHER = Field.between(-1, 255).after(ROW);
        FlagField SURE = Field.flag().after(OTHER);
        EnumField<Side> SIDE = Field.oneOf(Side.values()).after(SURE);
        /** In the bits of the row. */
        IntField SIZE = Field.upTo(16);

        LongField WHOLE = Field.between(-(1L << 55), (1L << 55) - 1);

        @Override
        default Message sentence() {
            return Message.of("said");
        }

        record Nothing() implements Said {

            @Override
            public Kind kind() {
                return Kind.NOTHING;
            }
        }

        record Sized(int size) implements Said {

            @Override
            public Kind kind() {
                return Kind.SIZED;
            }
        }

        record Looked(int row, int other, boolean sure, Side side) implements Said {

            @Override
            public Kind kind() {
                return Kind.LOOKED;
            }
        }

        record Counted(long whole) implements Said {

            @Override
            public Kind kind() {
                return Kind.COUNTED;
            }
        }

        record Moved(Kind kind, int row) implements Said {}
    }

    private enum Kind implements EventKind {
        NOTHING("line", with(Said.Nothing::new)),
        SIZED("line", with(Said.SIZE, Said.Sized::new)),
        LOOKED("look", with(Said.ROW, Said.OTHER, Said.SURE, Said.SIDE, Said.Looked::new), Role.TRY),
        COUNTED("line", with(Said.WHOLE, Said.Counted::new)),
        UP("up", with(new KindField<>(Kind::of), Said.ROW, Said.Moved::new), Role.CALL),
        DOWN("down", with(new KindField<>(Kind::of), Said.ROW, Said.Moved::new), Role.RETURN);

        private static final Kind[] KINDS = values();
        private final KindSpec kindSpec;

        Kind(String label, Fields fields, Role... roles) {
            kindSpec = new KindSpec(ordinal(), label, fields, roles);
        }

        static Kind of(long event) {
            return KINDS[PackedEvent.kind(event)];
        }

        @Override
        public KindSpec spec() {
            return kindSpec;
        }
    }

    private final Vocabulary vocabulary = Vocabulary.of(Kind.values());
    private final List<Long> events = new ArrayList<>();
    private final EventSink sink = events::add;

    @ParameterizedTest
    @CsvSource({"0, -1, false, NORTH", "16, 255, true, SOUTH", "5, 0, true, EAST"})
    void whatIsEmittedIsReadFieldByFieldAndAsTheRecord(int row, int other, boolean sure, Side side) {
        sink.emit(Kind.LOOKED, row, other, FlagField.bit(sure), side.ordinal());
        long event = events.getFirst();
        assertThat(vocabulary.kind(event)).isEqualTo(Kind.LOOKED);
        assertThat(Said.ROW.of(event)).isEqualTo(row);
        assertThat(Said.OTHER.of(event)).isEqualTo(other);
        assertThat(Said.SURE.of(event)).isEqualTo(sure);
        assertThat(Said.SIDE.of(event)).isEqualTo(side);
        assertThat(vocabulary.unpack(event)).isEqualTo(new Said.Looked(row, other, sure, side));
        assertThat(new Said.Looked(row, other, sure, side).pack()).isEqualTo(event);
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, -1, 2_432_902_008_176_640L, (1L << 55) - 1, -(1L << 55)})
    void aWholeNumberComesBackWithItsSign(long whole) {
        sink.emit(Kind.COUNTED, whole);
        assertThat(Said.WHOLE.of(events.getFirst())).isEqualTo(whole);
        assertThat(vocabulary.unpack(events.getFirst())).isEqualTo(new Said.Counted(whole));
    }

    @Test
    void kindsThatShareARecordAreItsFirstComponent() {
        sink.emit(Kind.UP, 3);
        sink.emit(Kind.DOWN, 4);
        assertThat(events)
                .map(vocabulary::unpack)
                .containsExactly(new Said.Moved(Kind.UP, 3), new Said.Moved(Kind.DOWN, 4));
        assertThat(events).map(vocabulary::depthChange).containsExactly(1, -1);
        assertThat(new Said.Moved(Kind.DOWN, 4).pack()).isEqualTo(events.getLast());
    }

    @Test
    void anEventWithoutFieldsIsItsKind() {
        sink.emit(Kind.NOTHING);
        assertThat(vocabulary.unpack(events.getFirst())).isEqualTo(new Said.Nothing());
    }

    @Test
    void whereAsksForFieldsByNameAndNotForOthersInTheSameBits() {
        sink.emit(Kind.LOOKED, 3, 7, 0, 0);
        sink.emit(Kind.LOOKED, 3, 8, 0, 0);
        sink.emit(Kind.SIZED, 3);
        sink.emit(Kind.UP, 3);
        assertThat(events).filteredOn(vocabulary.matching(Said.ROW.is(3))::test).hasSize(3);
        assertThat(events)
                .filteredOn(vocabulary.matching(Said.ROW.is(3), Said.OTHER.is(7))::test)
                .containsExactly(events.getFirst());
        assertThat(events).noneMatch(vocabulary.matching(Said.ROW.is(3 + 32))::test);
        assertThat(events).noneMatch(vocabulary.matching(Said.SIDE.is(Side.EAST))::test);
    }

    @Test
    void anEventWithAnotherValueIsTheSameButForThat() {
        sink.emit(Kind.LOOKED, 3, 7, 0, 0);
        long other = Said.OTHER.put(Said.SIDE.put(events.getFirst(), Side.EAST), -1);
        assertThat(vocabulary.unpack(other)).isEqualTo(new Said.Looked(3, -1, false, Side.EAST));
    }

    @Test
    void whatHasNoRoomIsRefused() {
        var fields = with(Said.SIZE, Said.Sized::new);
        assertThat(fields.accept(31)).isTrue();
        assertThatIllegalArgumentException().isThrownBy(() -> fields.accept(32));
        assertThatIllegalArgumentException().isThrownBy(() -> fields.accept(-1));
        assertThatIllegalArgumentException().isThrownBy(() -> fields.accept(1, 1));
    }

    private record Only(String name, KindSpec spec) implements EventKind {

        static Only of(Field<?>... fields) {
            return new Only("ONLY", new KindSpec(0, "only", Fields.only(fields)));
        }
    }

    private static Message fault(Field<?>... fields) {
        return catchThrowableOfType(InvalidVocabularyException.class, () -> Vocabulary.of(Only.of(fields)))
                .reason();
    }

    @Test
    void fieldsWithoutBitsOfTheirOwnAreNamed() {
        assertThat(fault(Said.ROW, Said.SIZE)).isEqualTo(Message.of("check.field.overlap", "ONLY", 1, 2));
        assertThat(fault(Field.upTo(1).after(Said.WHOLE)).key()).isEqualTo("check.field.beyond");
        assertThat(fault(Field.upTo(0))).isEqualTo(Message.of("check.field.empty", "ONLY", 1));
    }

    @Test
    void anOddNumberLeavesItsLowestBitOut() {
        var below = Field.upTo(3);
        var row = Field.oddUpTo(31).after(below);
        var kindSpec = new KindSpec(7, "at", Fields.only(row, below));
        assertThat(row.width()).isEqualTo(4);
        for (int number = 1; number <= 31; number += 2) {
            long event = kindSpec.pack(number, 2);
            assertThat(row.of(event)).isEqualTo(number);
            assertThat(below.of(event)).isEqualTo(2);
            assertThat(PackedEvent.kind(event)).isEqualTo(7);
            assertThat(row.is(number).bits()).isEqualTo(event & row.mask());
        }
        assertThat(row.canHold(30)).isFalse();
        assertThat(row.canHold(33)).isFalse();
        assertThat(row.canHold(-1)).isFalse();
    }

    private enum Later implements EventKind {
        FIRST,
        SECOND;

        private final KindSpec kindSpec = new KindSpec(number(), "later", with(Said.Nothing::new));

        @Override
        public int number() {
            return Kind.values().length + ordinal();
        }

        @Override
        public KindSpec spec() {
            return kindSpec;
        }
    }

    @Test
    void familiesOfOneRunAreNumberedOneAfterTheOther() {
        var both = Vocabulary.ofFamilies(Kind.values(), Later.values());
        sink.emit(Kind.SIZED, 4);
        sink.emit(Later.SECOND);
        assertThat(events).<EventKind>map(both::kind).containsExactly(Kind.SIZED, Later.SECOND);
        assertThatIllegalArgumentException().isThrownBy(() -> Vocabulary.ofFamilies(Later.values(), Kind.values()));
    }
}
