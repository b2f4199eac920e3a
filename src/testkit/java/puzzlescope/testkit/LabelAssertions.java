package puzzlescope.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import puzzlescope.picture.board.LabelPlaces;

/** Asserts that labels of a graph can be read. FX thread only. */
public final class LabelAssertions {

    private LabelAssertions() {}

    /** No label covers another one or what it must leave free. */
    public static void check(LabelPlaces places) {
        var labels = places.labels();
        for (int i = 0; i < labels.size(); i++) {
            var label = labels.get(i);
            assertThat(labels.subList(i + 1, labels.size()).stream().anyMatch(label::intersects))
                    .isFalse();
            assertThat(places.blocked().stream().anyMatch(label::intersects)).isFalse();
        }
    }
}
