package puzzlescope.window.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;

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
    @CsvSource({"0, 1 step every 2 s", "1, 1 step/s", "2, 2 steps/s", "10, '1,000 steps/s'", "23, maximum speed"})
    void aSpeedIsNamed(int speed, String name) {
        assertThat(new Words(Language.ENGLISH).localize(Speed.name(speed))).isEqualTo(name);
    }

    @ParameterizedTest
    @EnumSource
    void everySpeedHasANameOfItsOwn(Language language) {
        var words = new Words(language);
        assertThat(IntStream.rangeClosed(Speed.SLOWEST, Speed.FASTEST)
                        .mapToObj(speed -> words.localize(Speed.name(speed)))
                        .toList())
                .doesNotHaveDuplicates();
    }

    @Test
    void aFilmLastsAsLongAsItsStepsAtASpeed() {
        assertThat(Speed.film(513, Speed.PRESET)).isEqualTo(Message.of("film.minutes", 1L, 42L));
        assertThat(Speed.film(10, Speed.PRESET)).isEqualTo(Message.of("film.seconds", 2L));
        assertThat(Speed.film(36_000, Speed.PRESET)).isEqualTo(Message.of("film.hours", 2L, 0L));
        assertThat(Speed.film(16_900_000, Speed.PRESET)).isEqualTo(Message.of("film.days", 39L));
        assertThat(Speed.film(16_900_000, Speed.FASTEST)).isEqualTo(Message.of("film.fastest"));
    }
}
