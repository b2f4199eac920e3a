package puzzlescope.ui.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import puzzlescope.text.Language;
import puzzlescope.text.Words;

class SpeedTest {

    @Test
    void speedsRiseFromOneEventInTwoSecondsToAsFastAsItGoes() {
        var speeds = IntStream.rangeClosed(Speed.SLOWEST, Speed.FASTEST)
                .mapToObj(Speed::eventsPerSecond)
                .toList();
        assertThat(speeds).isSorted().doesNotHaveDuplicates();
        assertThat(speeds.getFirst()).isEqualTo(0.5);
        assertThat(speeds.getLast()).isInfinite();
    }

    @ParameterizedTest
    @CsvSource({"0, 1 event per 2 s", "1, 1 event/s", "2, 2 events/s", "10, '1,000 events/s'", "23, as fast as it goes"
    })
    void aSpeedIsNamed(int speed, String name) {
        assertThat(new Words(Language.ENGLISH).say(Speed.name(speed))).isEqualTo(name);
    }

    @ParameterizedTest
    @EnumSource
    void everySpeedHasANameOfItsOwn(Language language) {
        var words = new Words(language);
        assertThat(IntStream.rangeClosed(Speed.SLOWEST, Speed.FASTEST)
                        .mapToObj(speed -> words.say(Speed.name(speed)))
                        .toList())
                .doesNotHaveDuplicates();
    }
}
