package puzzlescope.river;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.engine.random.PythonRandom;
import puzzlescope.river.board.RiverBoard;

/** Runs from random starts, beside a search that knows none of the app's rules. */
class RiverStartTest {

    private static final RiverPuzzle PUZZLE = new RiverPuzzle();
    private static final int STARTS = 6;

    /** Who is on the left bank, counted or as 0 and 1, then 1 if the boat is there. */
    private interface Crossings {

        List<int[]> after(int[] state);

        String text(int[] state);

        int people();
    }

    private record People(int guards, int prisoners, int boat) implements Crossings {

        @Override
        public List<int[]> after(int[] state) {
            var after = new ArrayList<int[]>();
            int sign = state[2] == 1 ? -1 : 1;
            for (int some = 0; some <= boat; some++) {
                for (int others = 0; some + others <= boat; others++) {
                    int left = state[0] + sign * some;
                    int more = state[1] + sign * others;
                    boolean there = left >= 0 && left <= guards && more >= 0 && more <= prisoners;
                    boolean safe = (left == 0 || left >= more) && (left == guards || guards - left >= prisoners - more);
                    if (some + others > 0 && there && safe) {
                        after.add(new int[] {left, more, 1 - state[2], 1});
                    }
                }
            }
            return after;
        }

        @Override
        public String text(int[] state) {
            return state[0] + "," + state[1] + (state[2] == 1 ? ",L" : ",R");
        }

        @Override
        public int people() {
            return 2;
        }
    }

    /** The wolf, the goat and the cabbage, or walkers with their minutes. */
    private record Named(String letters, List<Integer> minutes) implements Crossings {

        private boolean wolf() {
            return letters.equals("WGC");
        }

        @Override
        public int people() {
            return letters.length();
        }

        @Override
        public List<int[]> after(int[] state) {
            var after = new ArrayList<int[]>();
            int all = people();
            for (int one = wolf() ? -1 : 0; one < all; one++) {
                for (int other = wolf() ? all - 1 : one; other < all; other++) {
                    var next = state.clone();
                    int cost = 1;
                    boolean there = true;
                    for (int who : wolf() || one == other ? new int[] {one} : new int[] {one, other}) {
                        if (who >= 0) {
                            there &= state[who] == state[all];
                            next[who] = 1 - state[who];
                            cost = wolf() ? 1 : Math.max(cost, minutes.get(who));
                        }
                    }
                    next[all] = 1 - state[all];
                    boolean eaten = wolf() && next[1] != next[3] && (next[0] == next[1] || next[2] == next[1]);
                    if (there && !eaten) {
                        var found = Arrays.copyOf(next, all + 2);
                        found[all + 1] = cost;
                        after.add(found);
                    }
                }
            }
            return after;
        }

        @Override
        public String text(int[] state) {
            var left = new StringBuilder();
            for (int who = 0; who < people(); who++) {
                left.append(state[who] == 1 ? letters.charAt(who) : "");
            }
            return (left.isEmpty() ? "-" : left.toString()) + (state[people()] == 1 ? ",L" : ",R");
        }
    }

    /** What each state costs from one, by relaxing until nothing gets cheaper. */
    private static Map<List<Integer>, Integer> costs(Crossings crossings, int[] from) {
        var costs = new HashMap<List<Integer>, Integer>();
        var waiting = new ArrayList<int[]>(List.of(from));
        costs.put(key(crossings, from), 0);
        for (int turn = 0; turn < waiting.size(); turn++) {
            var state = waiting.get(turn);
            for (var after : crossings.after(Arrays.copyOf(state, crossings.people() + 1))) {
                int cost = costs.get(key(crossings, state)) + after[crossings.people() + 1];
                if (cost < costs.getOrDefault(key(crossings, after), Integer.MAX_VALUE)) {
                    costs.put(key(crossings, after), cost);
                    waiting.add(after);
                }
            }
        }
        return costs;
    }

    private static List<Integer> key(Crossings crossings, int[] state) {
        return Arrays.stream(state).limit(crossings.people() + 1).boxed().toList();
    }

    @ParameterizedTest
    @CsvSource({
        "prisoners-and-guards, 3, 3, 2",
        "prisoners-and-guards, 5, 5, 3",
        "prisoners-and-guards, 6, 4, 2",
        "wolf-goat-cabbage, 0, 0, 0",
        "bridge-and-torch, 0, 0, 0"
    })
    void everyAlgorithmBeginsThereAndTheBestCrossAsASearchOfAnotherKindDoes(
            String kind, String guards, String prisoners, String boat) {
        var minutes = List.of(1, 2, 5, 10);
        boolean people = kind.equals("prisoners-and-guards");
        Crossings crossings = people
                ? new People(Integer.parseInt(guards), Integer.parseInt(prisoners), Integer.parseInt(boat))
                : kind.equals("wolf-goat-cabbage") ? new Named("WGC", minutes) : new Named("ABCD", minutes);
        var given = PUZZLE.presets().with(RiverPuzzle.KIND, kind);
        if (people) {
            given = given.with(RiverPuzzle.GUARDS, guards)
                    .with(RiverPuzzle.PRISONERS, prisoners)
                    .with(RiverPuzzle.BOAT, boat);
        }
        var first = new int[crossings.people() + 1];
        Arrays.fill(first, 1);
        if (people) {
            first[0] = Integer.parseInt(guards);
            first[1] = Integer.parseInt(prisoners);
        }
        var goal = key(crossings, new int[crossings.people() + 1]);
        var reached = List.copyOf(costs(crossings, first).keySet());
        var random = new PythonRandom(5);
        for (int i = 0; i < STARTS; i++) {
            var start = reached.get(random.below(reached.size())).stream()
                    .mapToInt(Integer::intValue)
                    .toArray();
            var all = costs(crossings, start);
            for (var algorithm : PUZZLE.algorithmParameter().choices()) {
                var arguments = given.with(RiverPuzzle.FROM, crossings.text(start))
                        .with(PUZZLE.algorithmParameter(), algorithm);
                assertThat(PUZZLE.check(arguments)).isEmpty();
                var board = (RiverBoard) PUZZLE.instance(arguments).board();
                PUZZLE.instance(arguments).solver().solve(board::apply);
                assertThat(board.nodes()).isEqualTo(all.size());
                int cost = 0;
                for (int node = board.goal(); board.last(node) >= 0; node = board.last(node)) {
                    cost += people || kind.startsWith("wolf") ? 1 : board.cost(node) - board.cost(board.last(node));
                }
                boolean best = algorithm.equals("cheapest-first") || algorithm.equals("breadth-first");
                if (best && !(algorithm.equals("breadth-first") && kind.startsWith("bridge"))) {
                    assertThat(cost)
                            .as(algorithm + " from " + crossings.text(start))
                            .isEqualTo(all.get(goal));
                } else {
                    assertThat(cost).isGreaterThanOrEqualTo(all.get(goal));
                }
            }
        }
    }
}
