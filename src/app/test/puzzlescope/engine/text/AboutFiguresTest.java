package puzzlescope.engine.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.Instance;

/** The figures in what is said about algorithms are those of the runs. */
class AboutFiguresTest {

    private static final String HARDEST = "size=3 board=8,6,7,2,5,4,3,0,1";

    @Tag("thorough")
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        knight    | plain book            | algorithm=plain rows=6 columns=6                          | KNIGHT_HOPPED   | 251374
        knight    | book                  | algorithm=book rows=6 columns=6                           | KNIGHT_HOPPED   | 1522
        knight    | plain book            | algorithm=warnsdorff rows=6 columns=6                     | KNIGHT_HOPPED   | 35
        knight    | plain frontier        | algorithm=plain rows=5 columns=5 tours=all                | TOUR_FOUND      | 304
        tiles     | a-star ida-star       | algorithm=a-star heuristic=manhattan HARDEST              | BOARD_EXPANDED  | 7648
        tiles     | a-star                | algorithm=a-star heuristic=linear-conflict HARDEST        | BOARD_EXPANDED  | 4715
        tiles     | a-star bidirectional  | algorithm=breadth-first HARDEST                           | BOARD_EXPANDED  | 181438
        tiles     | bidirectional         | algorithm=bidirectional HARDEST                           | BOARD_EXPANDED  | 10022
        tiles     | ida-star              | algorithm=ida-star heuristic=manhattan HARDEST            | SLID_WITHIN BOUND_SET -SOLUTION_FOUND | 13581
        gametree  | minimax               | algorithm=minimax squares=O.X/X../O..                     | POSITION_CALLED | 258
        gametree  | alpha-beta memoised   | algorithm=minimax game=nim heaps=1,3,5                    | POSITION_CALLED | 12456
        gametree  | memoised              | algorithm=memoised game=nim heaps=1,3,5                   | POSITION_CALLED | 373
        gametree  | memoised              | algorithm=memoised squares=.../.../...                    | POSITION_CALLED | 16168
        gametree  | alpha-beta            | algorithm=alpha-beta squares=.../.../...                  | WINDOW_CALLED   | 18297
        gametree  | alpha-beta memoised   | algorithm=minimax squares=.../.../...                     | POSITION_CALLED | 549946
        hanoi     | frame-stewart         | algorithm=frame-stewart disks=8                           | DISK_MOVED      | 33
        hanoi     | frame-stewart         | algorithm=frame-stewart disks=20                          | DISK_MOVED      | 289
        river     | breadth-first depth-first | algorithm=breadth-first                               | CROSSING_MADE   | 11
        river     | depth-first           | algorithm=depth-first                                     | CROSSING_MADE   | 11
        river     | breadth-first         | algorithm=breadth-first guards=5 prisoners=5 boat=3       | CROSSING_MADE   | 11
        river     | depth-first           | algorithm=depth-first puzzle=bridge-and-torch             | CROSSING_MADE   | 15
        river     | breadth-first         | algorithm=breadth-first                                   | STATE_VISITED   | 16
        states    | breadth-first         | algorithm=breadth-first space=tiles-2x3                   | NODE_VISITED    | 360
        queens    | backtracking bit-masks | algorithm=backtracking n=8                               | SOLUTION_FOUND  | 92
        queens    | backtracking          | algorithm=backtracking n=6                                | SOLUTION_FOUND  | 4
        recursion | fibonacci fibonacci-loop | function=fibonacci n=25                                | CALL            | 242785
        recursion | fibonacci-loop        | function=fibonacci-memoised n=25                          | CALL            | 49
        recursion | fibonacci-memoised    | function=fibonacci-memoised n=80                          | CALL            | 159
        """)
    void countedEvents(String puzzle, String parts, String inputs, String kinds, long number) {
        var instance = instance(puzzle, inputs);
        assertThat(count(instance, List.of(kinds.split(" ")))).as(kinds).isEqualTo(number);
        assertSaid(puzzle, parts, number);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        states | depth-first | algorithm=depth-first space=hanoi disks=3 | 20
        states | depth-first | algorithm=depth-first space=tiles-2x3     | 183
        """)
    void mostOpenCalls(String puzzle, String part, String inputs, long number) {
        var instance = instance(puzzle, inputs);
        var depth = new AtomicLong();
        var most = new AtomicLong();
        instance.solver().solve(event -> {
            long now = depth.addAndGet(instance.vocabulary().depthChange(event));
            most.accumulateAndGet(now, Math::max);
        });
        assertThat(most).hasValue(number);
        assertSaid(puzzle, part, number);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        maze   | giant solve-giant | algorithm=giant maker=recursive-backtracker width=1001 height=1001 solve=breadth-first | 65624
        maze   | giant             | algorithm=giant maker=kruskal width=1001 height=1001 solve=breadth-first               | 3910
        maze   | giant solve-giant | algorithm=giant maker=prim width=1001 height=1001 solve=breadth-first                  | 1074
        """)
    void whatARunSays(String puzzle, String parts, String inputs, long number) {
        var instance = instance(puzzle, inputs);
        var last = new AtomicLong();
        instance.solver().solve(last::set);
        var words = new Words(Language.ENGLISH, Catalogue.get(puzzle));
        assertThat(words.localize(instance.vocabulary().unpack(last.get()).sentence()))
                .contains(String.format(Locale.ROOT, "%,d", number));
        assertSaid(puzzle, parts, number);
    }

    @Test
    @Tag("thorough")
    void theSolutionsOfALargeBoard() {
        whatARunSays("queens", "bit-masks", "algorithm=quarter-join n=18", 666_090_624);
    }

    private static Instance instance(String puzzleId, String inputs) {
        var puzzle = Catalogue.get(puzzleId);
        var arguments = puzzle.presets();
        for (var input : inputs.replace("HARDEST", HARDEST).split(" +", -1)) {
            var given = input.split("=", 2);
            var parameter = puzzle.parameters().stream()
                    .filter(each -> each.name().equals(given[0]))
                    .findFirst()
                    .orElseThrow();
            arguments = arguments.with(parameter, given[1]);
        }
        return puzzle.instance(arguments);
    }

    /** Returns how many events are of these kinds, of which CALL stands for all calls, less those with a minus. */
    private static long count(Instance instance, List<String> kinds) {
        var counted = new AtomicLong();
        var vocabulary = instance.vocabulary();
        instance.solver().solve(event -> {
            var kind = vocabulary.kind(event).name();
            if (kinds.contains(kind) || kinds.contains("CALL") && vocabulary.depthChange(event) > 0) {
                counted.incrementAndGet();
            } else if (kinds.contains("-" + kind)) {
                counted.decrementAndGet();
            }
        });
        return counted.get();
    }

    private static void assertSaid(String puzzle, String parts, long number) {
        for (var part : parts.split(" ", -1)) {
            for (var language : Language.values()) {
                var said = About.of(puzzle, List.of(part), language).items().stream()
                        .map(About.Item::text)
                        .collect(Collectors.joining(" "));
                assertThat(said)
                        .as("%s/%s %s", puzzle, part, language)
                        .contains(String.format(Locale.ROOT, "%,d", number));
            }
        }
    }
}
