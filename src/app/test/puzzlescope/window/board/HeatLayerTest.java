package puzzlescope.window.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Pattern;
import javafx.geometry.Side;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.export.FileStyle;
import puzzlescope.picture.Box;
import puzzlescope.picture.svg.SvgSurface;
import puzzlescope.queens.QueensPuzzle;

class HeatLayerTest {

    private record Row(double side, BoardPlaces.Form form) implements BoardPlaces {

        @Override
        public long[] all() {
            return new long[] {0, 1, 2};
        }

        @Override
        public long first() {
            return 0;
        }

        @Override
        public long neighbour(long place, Side way) {
            return place;
        }

        @Override
        public Box outline(long place) {
            return new Box(place * side, 0, (place + 1) * side, side);
        }
    }

    private static String painted(double side) {
        return painted(side, BoardPlaces.Form.SQUARE);
    }

    private static String painted(double side, BoardPlaces.Form form) {
        var style = new FileStyle("light", new QueensPuzzle(), new Words(Language.ENGLISH), 14);
        var surface = new SvgSurface(3 * side, side, style);
        new HeatLayer(place -> place == 2 ? 1 : 0.5, place -> place == 2 ? 9 : 3)
                .paint(surface, style, new Row(side, form));
        return surface.document();
    }

    @Test
    void equalCountsHaveTheSameShadeWhateverIsBelow() {
        for (double side : new double[] {10, 100}) {
            var fills = Pattern.compile("<rect[^>]*fill=\"(#\\w+)\"")
                    .matcher(painted(side))
                    .results()
                    .map(each -> each.group(1))
                    .toList();
            assertThat(fills).hasSize(3);
            assertThat(fills.get(0)).isEqualTo(fills.get(1)).isNotEqualTo(fills.get(2));
            assertThat(painted(side)).doesNotContain("opacity");
        }
    }

    @Test
    void theWordsOfNodesAndRowsStayInSight() {
        assertThat(painted(40, BoardPlaces.Form.NODE)).contains("y=\"40\"").contains(">9<");
        assertThat(painted(40, BoardPlaces.Form.ROW)).contains("opacity=\"0.5\"");
    }

    @Test
    void theMiddleOfALargePlaceStaysInSight() {
        var tops = Pattern.compile("<rect[^>]* y=\"([\\d.]+)\"")
                .matcher(painted(100))
                .results()
                .map(each -> Double.parseDouble(each.group(1)))
                .toList();
        assertThat(tops).hasSize(3).allMatch(top -> top > 70);
        assertThat(painted(100)).contains(">9<");
        assertThat(painted(10)).doesNotContain(">9<");
    }
}
