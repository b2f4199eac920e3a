package puzzlescope.export.shape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import org.junit.jupiter.api.Test;

class SvgPathTest {

    private static Path2D.Double path(String text) {
        var path = new Path2D.Double();
        SvgPath.append(path, text);
        return path;
    }

    @Test
    void linesGoWhereTheySay() {
        assertThat(path("M1 2 H5 V6 h-4 z").getBounds2D()).isEqualTo(new Rectangle2D.Double(1, 2, 4, 4));
        assertThat(path("m1,2 4,0 0,4z").contains(4.5, 3)).isTrue();
        assertThat(path("M1-2L.5.5").getCurrentPoint().getY()).isEqualTo(0.5);
    }

    @Test
    void twoHalvesOfAnArcAreACircle() {
        var circle = path("M4.8 33.5a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0 -10.4 0Z");
        var bounds = circle.getBounds2D();
        assertThat(bounds.getCenterX()).isCloseTo(10, within(0.01));
        assertThat(bounds.getCenterY()).isCloseTo(33.5, within(0.01));
        assertThat(bounds.getWidth()).isCloseTo(10.4, within(0.01));
        assertThat(bounds.getHeight()).isCloseTo(10.4, within(0.01));
    }

    @Test
    void anArcGoesRoundOnTheSideThatIsAskedFor() {
        assertThat(path("M0 0 A10 10 0 0 1 20 0").getBounds2D().getMinY()).isCloseTo(-10, within(0.01));
        assertThat(path("M0 0 A10 10 0 0 0 20 0").getBounds2D().getMaxY()).isCloseTo(10, within(0.01));
        assertThat(path("M0 0 A10 10 0 1 1 10 10").getBounds2D().getMinY()).isCloseTo(-10, within(0.01));
    }

    @Test
    void anUnknownCommandIsNamed() {
        assertThatThrownBy(() -> path("M0 0 R1 1")).hasMessage("a path with R");
    }
}
