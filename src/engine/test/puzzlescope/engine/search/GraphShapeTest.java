package puzzlescope.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class GraphShapeTest {

    private static FoundGraph path(boolean directed) {
        var graph = new FoundGraph();
        for (int node = 0; node < 4; node++) {
            graph.add(node, node - 1, 0, 1, directed && node > 0);
        }
        return graph;
    }

    private static GraphShape shape(FoundGraph graph) {
        return GraphShape.of(graph, graph.size(), graph.edges());
    }

    @Test
    void aGraphIsToldByItsEdges() {
        assertThat(shape(path(false))).isEqualTo(GraphShape.TREE);
        assertThat(shape(path(true))).isEqualTo(GraphShape.DIRECTED_TREE);
        var cycle = path(false);
        cycle.addEdge(3, 0, false);
        assertThat(shape(cycle)).isEqualTo(GraphShape.UNDIRECTED);
        var acyclic = path(true);
        acyclic.addEdge(0, 3, true);
        assertThat(shape(acyclic)).isEqualTo(GraphShape.DAG);
        var back = path(true);
        back.addEdge(3, 0, true);
        assertThat(shape(back)).isEqualTo(GraphShape.DIRECTED);
        assertThat(GraphShape.of(back, 4, 0)).isEqualTo(GraphShape.DIRECTED_TREE);
        var both = path(false);
        both.addEdge(3, 0, true);
        assertThat(shape(both)).isEqualTo(GraphShape.DIRECTED);
    }
}
