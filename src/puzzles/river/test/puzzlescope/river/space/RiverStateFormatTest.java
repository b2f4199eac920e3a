package puzzlescope.river.space;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.puzzle.InvalidInputException;

class RiverStateFormatTest {

    private static RiverRules rules(String kind) {
        return switch (kind) {
            case "people" -> new PrisonersAndGuards(3, 3, 2);
            case "more" -> new PrisonersAndGuards(2, 3, 2);
            case "wolf" -> new WolfGoatCabbage();
            case "bridge" -> new BridgeAndTorch(List.of(1, 2, 5));
            default -> throw new IllegalArgumentException(kind);
        };
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "3,3,L",
                "3 3 left",
                "[3, 3, 'L']",
                "3;3;L",
                "3/3/l",
                "3,3,L,",
                "<3,3,left>",
                "(3,3,L)",
                "3G 3P left",
                "\u5B883\u56DA3\u5DE6",
                "\uFF13\uFF0C\uFF13\uFF0C\u5DE6"
            })
    void aStateIsReadInAnyList(String text) {
        assertThat(RiverStateFormat.parse(text)).isEqualTo("3,3,L");
    }

    @ParameterizedTest
    @ValueSource(strings = {"3,3,1", "3,3", "3,3,L,R", "33L", "3 guards left"})
    void whatCouldMeanSomethingElseIsNotGuessed(String text) {
        assertThatThrownBy(() -> RiverStateFormat.parse(text)).isInstanceOf(InvalidInputException.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "people; 1,2,L; river.unsafe.outnumbered",
                "people; 2,1,R; river.unsafe.outnumbered",
                "people; 3,3,R; river.unsafe.boat",
                "people; 0,0,L; river.unsafe.boat",
                "people; 4,3,L; river.refusal.from-many",
                "people; 3,4,L; river.refusal.from-many",
                "people; WG,L; river.refusal.from-form",
                "wolf; 3,1,L; river.refusal.from-form",
                "wolf; WX,L; river.refusal.from-unknown",
                "wolf; WG,R; river.unsafe.wolf-eats-goat",
                "wolf; W,L; river.unsafe.goat-eats-cabbage",
                "wolf; WGC,R; river.unsafe.wolf-eats-goat",
                "bridge; D,L; river.refusal.from-unknown",
                "bridge; -,L; river.unsafe.torch",
                "bridge; ABC,R; river.unsafe.torch",
                "wolf; W,G,L; river.refusal.from"
            })
    void whatIsWrongIsSaid(String kind, String text, String key) {
        assertThatThrownBy(() -> RiverStateFormat.read(rules(kind), text))
                .isInstanceOfSatisfying(
                        InvalidInputException.class,
                        refused -> assertThat(refused.reason().key()).isEqualTo(key));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "people; 2,2,r; 2,2,R",
                "people; ; 3,3,L",
                "more; 2,3,L; 2,3,L",
                "people; 0，0，R; 0,0,R",
                "wolf; CW, L; WC,L",
                "wolf; -,R; -,R",
                "bridge; BA,R; AB,R"
            })
    void whatIsRightIsRead(String kind, String text, String read) {
        assertThat(StateCode.text(RiverStateFormat.read(rules(kind), text == null ? "" : text)))
                .isEqualTo(read);
    }

    @Test
    void movingWithoutTheBoatChangesNothingElse() {
        for (var kind : List.of("people", "wolf", "bridge")) {
            var rules = rules(kind);
            int start = (int) rules.start();
            int load = rules.load(rules.moves() - 1);
            for (int from : new int[] {start, StateCode.shipped(start)}) {
                int over = StateCode.carried(from, load, true);
                assertThat(StateCode.boatOnRight(over)).isEqualTo(StateCode.boatOnRight(from));
                assertThat(StateCode.shipped(over) & ~1).isEqualTo(over & ~1).isNotEqualTo(from & ~1);
                assertThat(StateCode.carried(over, load, false)).isEqualTo(from);
            }
            assertThat(StateCode.shipped(StateCode.carried(start, load, true))).isEqualTo(StateCode.after(start, load));
        }
    }
}
