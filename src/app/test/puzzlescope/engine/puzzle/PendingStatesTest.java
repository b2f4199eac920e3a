package puzzlescope.engine.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.PendingStates;
import puzzlescope.engine.event.RunStoppedException;

/** What a search has still to deal with is told in the order in which it is taken, at every position, on the way back too. */
class PendingStatesTest {

    private static final int MOST = 9;
    private static final int MOST_EVENTS = 6_000;
    /** The kinds of events by which a search takes what is first. */
    private static final Set<String> TAKING = Set.of(
            "FIRST_TAKEN",
            "BEST_TAKEN",
            "NEAREST_TAKEN",
            "CHEAPEST_TAKEN",
            "BOARD_EXPANDED",
            "GOAL_TAKEN",
            "STATE_VISITED",
            "NODE_VISITED");

    private static Arguments arguments(String words) {
        var parts = words.split(";", -1);
        var puzzle = Catalogue.get(parts[0].strip());
        var arguments = puzzle.presets();
        for (int i = 1; i < parts.length; i++) {
            var pair = parts[i].split("=", -1);
            var parameter = puzzle.parameters().stream()
                    .filter(each -> each.name().equals(pair[0].strip()))
                    .findFirst()
                    .orElseThrow();
            arguments = arguments.with(parameter, pair[1].strip());
        }
        return arguments;
    }

    private static List<Long> events(Instance instance) {
        var events = new ArrayList<Long>();
        try {
            instance.solver().solve(event -> {
                events.add(event);
                if (events.size() == MOST_EVENTS) {
                    throw new RunStoppedException();
                }
            });
        } catch (RunStoppedException enough) {
            // As many as are looked at.
        }
        return events;
    }

    /** Where or what a search takes, in the words of its sentence. */
    private static String taken(Event event) {
        return String.valueOf(event.sentence().arguments().getFirst());
    }

    private static String first(PendingStates pendingStates) {
        var arguments = pendingStates.first().getFirst().arguments();
        boolean cell = pendingStates.first().getFirst().key().startsWith("maze.");
        return cell ? "(" + arguments.get(0) + ", " + arguments.get(1) + ")" : String.valueOf(arguments.getFirst());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "maze; solve=breadth-first",
                "maze; solve=breadth-first; loops=60",
                "maze; solve=a-star",
                "maze; solve=a-star; loops=70; width=61; height=41",
                "maze; solve=a-star; loops=100; from=31,13",
                "maze; solve=a-star; loops=50; mud=40; to=37,17 1,17",
                "maze; solve=dijkstra; loops=50; mud=40",
                "maze; solve=dijkstra; loops=20; to=37,17 1,17 37,1",
                "tiles; algorithm=breadth-first; size=3",
                "tiles; algorithm=a-star; size=3",
                "tiles; algorithm=a-star; size=4; heuristic=linear-conflict",
                "hanoi; algorithm=breadth-first; disks=5",
                "river",
                "river; puzzle=bridge-and-torch; algorithm=cheapest-first",
                "river; puzzle=bridge-and-torch; algorithm=cheapest-first; minutes=9 1 30 4 4 12",
                "states; space=hanoi",
                "states; space=tiles-2x3"
            })
    void whatIsFirstIsTakenNext(String words) {
        var arguments = arguments(words);
        var puzzle = Catalogue.get(words.split(";", -1)[0]);
        var instance = puzzle.instance(arguments);
        var events = events(instance);
        var board = instance.board();
        var told = new ArrayList<List<PendingStates>>();
        int turns = 0;
        for (long event : events) {
            var agendas = board.pendingStates(MOST);
            told.add(agendas);
            var unpacked = instance.vocabulary().unpack(event);
            if (TAKING.contains(String.valueOf(unpacked.kind()))) {
                turns++;
                // A river's start is alone before its first visit, which tells a search from a game.
                if (!agendas.isEmpty()) {
                    assertThat(first(agendas.getFirst()))
                            .as("at %d", told.size())
                            .isEqualTo(taken(unpacked));
                    assertThat(agendas.getFirst().first())
                            .hasSize(Math.min(MOST, agendas.getFirst().size()));
                }
            }
            board.apply(event);
        }
        assertThat(turns).isGreaterThan(3);
        goBack(board, events, told);
    }

    private static void goBack(Board board, List<Long> events, List<List<PendingStates>> told) {
        for (int at = events.size() - 1; at >= 0; at--) {
            board.undo(events.get(at));
            assertThat(board.pendingStates(MOST)).as("back at %d", at).isEqualTo(told.get(at));
        }
    }

    @Test
    void aSearchFromBothEndsHasTwoQueues() {
        var instance = Catalogue.get("tiles").instance(arguments("tiles; algorithm=bidirectional; size=3"));
        var board = instance.board();
        for (long event : events(instance)) {
            var unpacked = instance.vocabulary().unpack(event);
            if (String.valueOf(unpacked.kind()).equals("BOARD_EXPANDED")) {
                assertThat(board.pendingStates(MOST)).hasSize(2);
                assertThat(board.pendingStates(MOST).stream().map(PendingStatesTest::first))
                        .contains(taken(unpacked));
            }
            board.apply(event);
        }
    }

    @Test
    void besideEachOtherASearchHasAQueueAndAnotherItsStack() {
        var instance = Catalogue.get("states").instance(arguments("states; algorithm=side-by-side"));
        var board = instance.board();
        events(instance).subList(0, 40).forEach(board::apply);
        assertThat(board.pendingStates(MOST))
                .extracting(pendingStates -> pendingStates.name().key())
                .containsExactly("agenda.queue", "agenda.stack");
    }

    @Test
    void ofALargeMazeOnlyTheNumberOfThoseThatWaitIsTold() {
        var instance = Catalogue.get("maze")
                .instance(arguments("maze; algorithm=binary-tree; solve=a-star; width=1001; height=1001"));
        var board = instance.board();
        instance.solver().solve(board::apply);
        var pendingStates = board.pendingStates(MOST).getFirst();
        assertThat(pendingStates.size()).isPositive();
        assertThat(pendingStates.first()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "queens",
                "knight",
                "recursion",
                "maze",
                "maze; solve=depth-first",
                "river; algorithm=depth-first"
            })
    void whatCallsTellIsNoAgenda(String words) {
        var instance = Catalogue.get(words.split(";", -1)[0]).instance(arguments(words));
        var board = instance.board();
        events(instance).stream().limit(500).forEach(event -> {
            board.apply(event);
            assertThat(board.pendingStates(MOST)).isEmpty();
        });
    }
}
