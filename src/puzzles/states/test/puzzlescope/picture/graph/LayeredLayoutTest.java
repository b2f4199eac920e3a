package puzzlescope.picture.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.search.FoundGraph;
import puzzlescope.states.StatesPuzzle;
import puzzlescope.states.board.StatesBoard;

class LayeredLayoutTest {

    private static final StatesPuzzle PUZZLE = new StatesPuzzle();

    private static FoundGraph found(String algorithm, String space) {
        var arguments = PUZZLE.presets();
        for (Parameter<?> parameter : PUZZLE.parameters()) {
            arguments = switch (parameter.name()) {
                case "algorithm" -> arguments.with(parameter, algorithm);
                case "space" -> arguments.with(parameter, space);
                case "disks" -> arguments.with(parameter, "6");
                default -> arguments;
            };
        }
        var instance = PUZZLE.instance(arguments);
        var board = (StatesBoard) instance.board();
        instance.solver().solve(board::apply);
        return board.searches().getFirst().found();
    }

    static Stream<Arguments> graphs() {
        return Stream.of(
                        "breadth-first river",
                        "breadth-first hanoi",
                        "breadth-first tiles-2x3",
                        "breadth-first tiles-3x3",
                        "depth-first river",
                        "depth-first hanoi",
                        "depth-first tiles-2x3")
                .map(each -> each.split(" "))
                .flatMap(each -> Stream.of(1.0, 1.6, 0.5).map(shape -> Arguments.of(found(each[0], each[1]), shape)));
    }

    private static LayeredLayout layout(FoundGraph found, double shape) {
        return new LayeredLayout(found, found.size(), 800 * shape, 800);
    }

    @ParameterizedTest
    @MethodSource("graphs")
    void noTwoNodesLieAtOnePlace(FoundGraph found, double shape) {
        var layout = layout(found, shape);
        var places = new HashSet<List<Double>>();
        for (int node = 0; node < layout.nodes(); node++) {
            assertThat(places.add(List.of(layout.x(node), layout.y(node))))
                    .as("node %s", node)
                    .isTrue();
        }
    }

    @ParameterizedTest
    @MethodSource("graphs")
    void everyDepthHasABandOfItsOwn(FoundGraph found, double shape) {
        var layout = layout(found, shape);
        var bands = new DoubleSummaryStatistics[layout.layers()];
        Arrays.setAll(bands, _ -> new DoubleSummaryStatistics());
        for (int node = 0; node < layout.nodes(); node++) {
            int depth = found.depth(node);
            bands[depth].accept(layout.isBeside() ? layout.x(node) : layout.y(node));
            assertThat(layout.isBeside() ? layout.y(node) : layout.x(node)).isGreaterThan(layout.begin(depth));
        }
        for (int depth = 0; depth < bands.length; depth++) {
            assertThat(bands[depth].getMin()).isCloseTo(layout.middle(depth), within(1e-4));
            if (depth > 0 && layout.begin(depth) == layout.begin(depth - 1)) {
                double below = bands[depth].getMin() - bands[depth - 1].getMax();
                double above = bands[depth - 1].getMin() - bands[depth].getMax();
                assertThat(Math.max(below, above)).isGreaterThan(1);
            }
        }
    }

    @Test
    void layersOfADeepAndNarrowGraphLieBesideEachOtherOnAWideBoardOnly() {
        var found = found("breadth-first", "river");
        var wide = layout(found, 1.6);
        assertThat(wide.isBeside()).isTrue();
        assertThat(layout(found, 0.5).isBeside()).isFalse();
        assertThat(layout(found("breadth-first", "tiles-3x3"), 1.6).isBeside()).isFalse();
        assertThat(IntStream.range(1, found.size())).allMatch(node -> wide.x(node) > wide.x(found.parent(node)));
    }

    @ParameterizedTest
    @MethodSource("graphs")
    void everyNodeLiesInTheExtent(FoundGraph found, double shape) {
        var layout = layout(found, shape);
        for (int node = 0; node < layout.nodes(); node++) {
            assertThat(layout.extent().contains(layout.x(node), layout.y(node)))
                    .as("node %s", node)
                    .isTrue();
        }
    }

    @Test
    void aNodeOfARowLiesRightOfTheOnesFoundBefore() {
        var found = found("breadth-first", "tiles-2x3");
        var layout = layout(found, 1.6);
        for (int node = 2; node < found.size(); node++) {
            if (found.depth(node) == found.depth(node - 1) && layout.y(node) == layout.y(node - 1)) {
                assertThat(layout.x(node)).isGreaterThan(layout.x(node - 1));
            }
        }
    }

    @Test
    void aNodeIsFoundAtItsPlaceAndNotBesideIt() {
        var found = found("breadth-first", "hanoi");
        var layout = layout(found, 1.6);
        for (int node = 0; node < found.size(); node++) {
            assertThat(layout.nearest(layout.x(node) + 0.2, layout.y(node) - 0.2, 0.5, found.size()))
                    .isEqualTo(node);
            assertThat(layout.nearest(layout.x(node), layout.y(node), 0.4, node))
                    .isEqualTo(-1);
        }
    }

    @Test
    void theFirstLayerOfAPageIsNearTheLastOfTheOneBefore() {
        var deep = layout(found("depth-first", "hanoi"), 1.6);
        double height = deep.extent().height();
        assertThat(deep.begin(deep.layers() - 1)).isPositive();
        for (int depth = 1; depth < deep.layers(); depth++) {
            assertThat(Math.abs(deep.middle(depth) - deep.middle(depth - 1))).isLessThan(height / 3);
        }
    }

    @Test
    void deepGraphsGoOnInTheNextColumn() {
        var deep = layout(found("depth-first", "tiles-2x3"), 1.6);
        assertThat(deep.begin(deep.layers() - 1)).isPositive();
        var extent = deep.extent();
        assertThat(extent.width() / extent.height()).isBetween(0.8, 3.2);
    }
}
