package puzzlescope.tiles.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.picture.Box;
import puzzlescope.picture.Point;

class RingTest {

    @ParameterizedTest
    @CsvSource({"2, 200, 300", "12, 200, 300", "12, 90, 400", "30, 300, 280", "56, 200, 560", "90, 260, 90"})
    void thePlacesLieSideBySideWithinTheAreaAndTheLastBesideTheFirst(int count, double width, double height) {
        var area = new Box(10, 20, width, height);
        var ring = Ring.fit(area, count, 1000);
        var places = IntStream.range(0, count).mapToObj(ring::center).toList();
        assertThat(places).doesNotHaveDuplicates();
        for (int i = 0; i < count; i++) {
            var place = places.get(i);
            double half = ring.pitch() / 2 - 1e-6;
            assertThat(area.contains(new Box(place.x() - half, place.y() - half, 2 * half, 2 * half)))
                    .as("%s", place)
                    .isTrue();
            assertThat(place.distance(places.get((i + 1) % count))).isCloseTo(ring.pitch(), within(1e-6));
        }
        assertThat(places).noneMatch(place -> inTheMiddle(ring, place));
    }

    private static boolean inTheMiddle(Ring ring, Point place) {
        var inside = ring.inside();
        return inside.height() > 0 && inside.width() > 0 && inside.contains(place.x(), place.y());
    }

    @ParameterizedTest
    @CsvSource({"2", "12"})
    void noPlaceIsLargerThanWanted(int count) {
        assertThat(Ring.fit(new Box(0, 0, 900, 900), count, 40).pitch()).isEqualTo(40);
    }
}
