package puzzlescope.states.custom;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import puzzlescope.states.custom.CustomPuzzleParser.Statement;
import puzzlescope.states.custom.EdgeSpace.Edge;

/** Parser for the notation that lists the edges of a graph. One thread. */
final class EdgeReader {

    /** Stands for the goals of a graph that is to be searched to its end, unless a node has this name. */
    private static final String NO_GOAL = "none";

    private final List<Statement> statements;
    private final TokenLine end;
    private final Map<String, Integer> nodes = new LinkedHashMap<>();
    private final List<List<Edge>> edges = new ArrayList<>();
    private final Map<Integer, int[]> places = new HashMap<>();
    private boolean weighted;

    /** @param end the line at which missing statements are reported */
    EdgeReader(List<Statement> statements, TokenLine end) {
        this.statements = statements;
        this.end = end;
    }

    EdgeSpace space() {
        CustomPuzzleParser.of(statements, "node").forEach(each -> {
            readNode(each.line());
        });
        CustomPuzzleParser.of(statements, "edge").forEach(each -> readEdge(each.line()));
        var startLine = CustomPuzzleParser.only(statements, "start", end);
        int start = known(startLine);
        startLine.expectEnd();
        var goals = goals(CustomPuzzleParser.only(statements, "goal", end));
        if (!places.isEmpty() && places.size() < nodes.size()) {
            throw end.refusedAt(Integer.MAX_VALUE, "states.own.some-places", unplaced());
        }
        return new EdgeSpace(
                List.copyOf(nodes.keySet()),
                edges,
                start,
                goals,
                weighted,
                nodes.values().stream().limit(places.size()).map(places::get).toList());
    }

    private Set<Integer> goals(TokenLine line) {
        var goals = new HashSet<Integer>();
        if (nodes.containsKey(NO_GOAL) || !line.take(NO_GOAL)) {
            do {
                goals.add(known(line));
            } while (line.take(","));
        }
        line.expectEnd();
        return goals;
    }

    /** Reads the name of a node, and its place if it has one. */
    private void readNode(TokenLine line) {
        int node = node(line);
        if (!line.isAtEnd()) {
            int x = line.signedNumber();
            int y = line.signedNumber();
            places.put(node, new int[] {x, y});
        }
        line.expectEnd();
    }

    /** Returns the first node without a place. */
    private String unplaced() {
        return nodes.entrySet().stream()
                .filter(node -> !places.containsKey(node.getValue()))
                .findFirst()
                .orElseThrow()
                .getKey();
    }

    private void readEdge(TokenLine line) {
        int from = node(line);
        boolean directed = line.take("->");
        if (!directed && !line.take("-")) {
            throw line.missing("states.own.expected.edge");
        }
        int place = line.place();
        int to = node(line);
        if (to == from) {
            throw line.refusedAt(place, "states.own.edge-to-itself");
        }
        int cost = 1;
        if (!line.isAtEnd()) {
            int at = line.place();
            cost = line.number();
            weighted = true;
            if (cost > CustomSpace.MOST_COST) {
                throw line.refusedAt(at, "states.own.cost-too-large", CustomSpace.MOST_COST);
            }
        }
        line.expectEnd();
        add(line, from, new Edge(to, cost, directed));
        if (!directed) {
            add(line, to, new Edge(from, cost, false));
        }
    }

    private void add(TokenLine line, int from, Edge edge) {
        var leaving = edges.get(from);
        if (leaving.stream().anyMatch(each -> each.to() == edge.to())) {
            throw line.refusedAt(1, "states.own.edge-twice");
        }
        if (leaving.size() == CustomSpace.MOST_MOVES) {
            throw line.refusedAt(1, "states.own.too-many-edges", CustomSpace.MOST_MOVES);
        }
        leaving.add(edge);
    }

    private int node(TokenLine line) {
        return nodes.computeIfAbsent(line.label(), _ -> {
            edges.add(new ArrayList<>());
            return edges.size() - 1;
        });
    }

    private int known(TokenLine line) {
        int place = line.place();
        var name = line.label();
        var node = nodes.get(name);
        if (node == null) {
            throw line.refusedAt(place, "states.own.unknown-node", name);
        }
        return node;
    }
}
