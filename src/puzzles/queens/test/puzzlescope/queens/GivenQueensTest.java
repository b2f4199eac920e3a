package puzzlescope.queens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Remark;
import puzzlescope.queens.board.GivenColumns;
import puzzlescope.queens.board.PlacementBoard;
import puzzlescope.queens.board.QueensCountBoard;
import puzzlescope.queens.board.QueensGameBoard;
import puzzlescope.queens.board.QueensNotation;
import puzzlescope.queens.board.WalkBoard;
import puzzlescope.queens.event.PlacementEvent.PeaceReached;
import puzzlescope.queens.event.PlacementEvent.RepairGivenUp;
import puzzlescope.queens.event.WalkEvent.QueenRejected;
import puzzlescope.queens.event.WalkEvent.SearchEnded;
import puzzlescope.queens.fast.Diagonals;
import puzzlescope.queens.fast.QueensCompletion;
import puzzlescope.testkit.SmallRun;

/** Runs that keep queens that are given, beside all permutations of the columns. */
class GivenQueensTest {

    private static final QueensPuzzle PUZZLE = new QueensPuzzle();

    /** Some queens in random rows, none of which attacks another. */
    static Stream<List<Integer>> given() {
        var random = new Random(5);
        var all = new HashSet<List<Integer>>();
        for (int n = 4; n <= 8; n++) {
            for (int i = 0; i < 7; i++) {
                var columns = new ArrayList<Integer>();
                for (int row = 0; row < n; row++) {
                    columns.add(random.nextInt(3) > 0 ? GivenColumns.FREE : random.nextInt(n));
                }
                if (GivenColumns.count(columns) > 0
                        && GivenColumns.fault(columns, n).isEmpty()) {
                    all.add(columns);
                }
            }
        }
        return Stream.concat(all.stream(), Stream.of(List.of(1, 3, 0, 2), List.of(0, -1, -1, -1, -1, -1)));
    }

    private static SmallRun run(String algorithm, List<Integer> given, String... more) {
        var all = new ArrayList<>(List.of("algorithm", algorithm, "n", "" + given.size()));
        all.addAll(List.of("given", new QueensNotation.ByRow(given).toString()));
        all.addAll(List.of(more));
        return SmallRun.of(PUZZLE, all.toArray(String[]::new));
    }

    private static Board end(SmallRun run) {
        var board = run.instance().board();
        run.packed().forEach(board::apply);
        return board;
    }

    /** All permutations that have the given columns and no attack, without any of the app's own searches. */
    private static List<List<Integer>> completions(List<Integer> given) {
        var all = new ArrayList<List<Integer>>();
        permute(new ArrayList<>(), given.size(), all);
        all.removeIf(columns -> IntStream.range(0, given.size())
                .anyMatch(row -> given.get(row) >= 0 && !given.get(row).equals(columns.get(row))));
        all.removeIf(columns -> IntStream.range(0, columns.size())
                .anyMatch(row -> IntStream.range(0, row)
                        .anyMatch(above -> Math.abs(columns.get(above) - columns.get(row)) == row - above)));
        return all;
    }

    private static void permute(List<Integer> begun, int n, List<List<Integer>> all) {
        if (begun.size() == n) {
            all.add(List.copyOf(begun));
        }
        for (int column = 0; column < n; column++) {
            if (!begun.contains(column)) {
                begun.add(column);
                permute(begun, n, all);
                begun.removeLast();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("given")
    void everyAlgorithmThatKeepsQueensFindsTheirCompletions(List<Integer> given) {
        var right = completions(given);
        for (var oneAtATime : List.of("no", "yes")) {
            assertThat(walked(given, oneAtATime))
                    .as("one at a time: " + oneAtATime)
                    .isEqualTo(right);
        }
        var counted = run("bit-masks", given);
        var tally = (QueensCountBoard) end(counted);
        assertThat(tally.solutions()).isEqualTo(right.size());
        var queensCompletion = new QueensCompletion(GivenColumns.rows(given, given.size()));
        assertThat(queensCompletion.isPossible()).isEqualTo(!right.isEmpty());
        var repaired = run("min-conflicts", given);
        var last = repaired.events().getLast();
        if (right.isEmpty()) {
            assertThat(last).isInstanceOf(RepairGivenUp.class);
        } else {
            assertThat(last).isEqualTo(new PeaceReached(given.size()));
            var board = (PlacementBoard) end(repaired);
            assertThat(right)
                    .contains(IntStream.range(0, given.size())
                            .map(board::column)
                            .boxed()
                            .toList());
        }
    }

    /** The solutions of a search in their order, while the queens that are given are looked after. */
    private static List<List<Integer>> walked(List<Integer> given, String oneAtATime) {
        int n = given.size();
        var found = new ArrayList<List<Integer>>();
        var small = run("backtracking", given, "one-at-a-time", oneAtATime);
        var board = (WalkBoard) small.instance().board();
        for (var event : small.events()) {
            if (event instanceof QueenRejected no) {
                int across = Math.abs(board.queenColumn(no.byRow()) - no.column());
                assertThat(across == 0 || across == Math.abs(no.row() - no.byRow()))
                        .isTrue();
                assertThat(no.byGiven()).isEqualTo(given.get(no.byRow()) >= 0);
            }
            board.apply(event.pack());
            for (int row = 0; row < n; row++) {
                assertThat(given.get(row) < 0 || board.queenColumn(row) == given.get(row))
                        .isTrue();
            }
            if (event.kind().spec().roles().contains(Role.SOLUTION)) {
                found.add(IntStream.range(0, n).map(board::column).boxed().toList());
            }
            if (event instanceof SearchEnded ended) {
                assertThat(ended.solved()).isEqualTo(!found.isEmpty());
                assertThat(ended.withGiven()).isTrue();
            }
        }
        return found;
    }

    @ParameterizedTest
    @MethodSource("given")
    void theRepairMovesNoQueenThatIsGiven(List<Integer> given) {
        var run = run("min-conflicts", given, "seed", "4");
        var board = (PlacementBoard) run.instance().board();
        for (long event : run.packed()) {
            board.apply(event);
            for (int row = 0; row < given.size(); row++) {
                assertThat(given.get(row) < 0 || board.column(row) == given.get(row))
                        .isTrue();
            }
        }
    }

    private static List<Remark> check(String algorithm, String n, String given) {
        return PUZZLE.check(PUZZLE.presets()
                .with(QueensPuzzle.ALGORITHM, algorithm)
                .with(QueensPuzzle.N, n)
                .with(QueensPuzzle.GIVEN, given));
    }

    private static void blocked(List<Remark> remarks, Message words) {
        assertThat(remarks).containsExactly(new Remark("given", words, true));
    }

    @Test
    void whatIsWrongWithQueensThatAreGivenNamesThem() {
        blocked(check("backtracking", "8", "- 4 - - 4"), Message.of("queens.given-column", 2, 4, 5, 4));
        blocked(check("min-conflicts", "8", "1 - - 4"), Message.of("queens.given-diagonal", 1, 1, 4, 4));
        blocked(check("bit-masks", "6", "1 7"), Message.of("queens.given-outside", 6, 2, 7));
        blocked(check("min-conflicts", "19", "1"), Message.of("queens.given.too-large", 18));
    }

    @ParameterizedTest
    @EnumSource(QueensAlgorithm.class)
    void anAlgorithmKeepsQueensOrSaysWhyItCannot(QueensAlgorithm algorithm) {
        var remarks = check(algorithm.id(), "8", "1");
        assertThat(remarks.isEmpty()).isEqualTo(algorithm.keepsGiven());
        assertThat(check(algorithm.id(), "8", "- -")).isEmpty();
        if (!algorithm.keepsGiven()) {
            var built = algorithm == QueensAlgorithm.CONSTRUCTION;
            blocked(remarks, Message.of(built ? "queens.given.built" : "queens.given.symmetric"));
        }
    }

    @ParameterizedTest
    @EnumSource(QueensAlgorithm.class)
    void queensSetByHandAreKeptByTheAlgorithmIfItCan(QueensAlgorithm algorithm) {
        var board = new QueensGameBoard(6);
        QueensGame.change(board, 1, 3).forEach(event -> board.apply(event.pack()));
        var from = new QueensGame().runFrom(arguments(algorithm), board);
        assertThat(from.text(QueensPuzzle.GIVEN)).isEqualTo("- 4");
        assertThat(from.get(QueensPuzzle.ALGORITHM))
                .isEqualTo(algorithm.keepsGiven() ? algorithm : QueensAlgorithm.BACKTRACKING);
        assertThat(PUZZLE.check(from)).isEmpty();
        QueensGame.change(board, 3, 5).forEach(event -> board.apply(event.pack()));
        assertThatThrownBy(() -> new QueensGame().runFrom(arguments(algorithm), board))
                .isInstanceOfSatisfying(
                        InvalidInputException.class,
                        refused -> assertThat(refused.reason())
                                .isEqualTo(Message.of("queens.given-diagonal", 2, 4, 4, 6)));
    }

    private static Arguments arguments(QueensAlgorithm algorithm) {
        return PUZZLE.presets().choosing(QueensPuzzle.ALGORITHM, algorithm).with(QueensPuzzle.N, "6");
    }

    @Test
    void aLargerBoardIsCompletedToo() {
        int[] given = new int[18];
        Arrays.fill(given, -1);
        given[17] = 0;
        given[3] = 9;
        var queensCompletion = new QueensCompletion(given);
        var columns = IntStream.range(0, 18).map(queensCompletion::column).toArray();
        assertThat(Diagonals.hasNoAttacks(columns)).isTrue();
        assertThat(columns[17]).isZero();
        assertThat(columns[3]).isEqualTo(9);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        (1,1) (3,5);              1 - 5
        (3, 5), (1, 1);           1 - 5
        [(1, 1), (3, 5)];         1 - 5
        [[3, 5], [1, 1]];         1 - 5
        \uFF081\uFF0C1\uFF09\u3001\uFF083\uFF0C5\uFF09; 1 - 5
        (2, 4);                   - 4
        _ 5 _;                    - 5 -
        1 3 0 2;                  2 4 1 3
        [\".Q..\",\"...Q\",\"Q...\",\"..Q.\"]; 2 4 1 3
        Q.. ... ...;              1 - -
        [2, 4];                   2 4
        (1, 5, 8);                1 5 8
        (0,0) (2,4);              1 - 5
        [(0, 1), (1, 3)];         2 4
        (0,1);                    2
        15863724;                 1 5 8 6 3 7 2 4
        04752613;                 1 5 8 6 3 7 2 4
        <2, 4, 1, 3>;             2 4 1 3
        ? 4 null x;               - 4 - -
        Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4; 1 5 8 6 3 7 2 4
        4/1Q2/4/4;                - 2 - -
        """)
    void squaresAreReadAsRowAndColumn(String text, String columns) {
        assertThat(QueensNotation.parse(text)).hasToString(columns);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                ". Q . .\n. . . Q\nQ . . .\n. . Q .",
                "0 1 0 0\n0 0 0 1\n1 0 0 0\n0 0 1 0",
                "[[0,1,0,0],[0,0,0,1],[1,0,0,0],[0,0,1,0]]",
                "0100\n0001\n1000\n0010",
                "\u00B7\u265B\u00B7\u00B7\n"
                        + "\u00B7\u00B7\u00B7\u265B\n"
                        + "\u265B\u00B7\u00B7\u00B7\n"
                        + "\u00B7\u00B7\u265B\u00B7",
                "*Q**\n***Q\nQ***\n**Q*",
                "| |Q| | |\n| | | |Q|\n|Q| | | |\n| | |Q| |",
                "+-+-+-+-+\n| |Q| | |\n+-+-+-+-+\n| | | |Q|\n+-+-+-+-+\n|Q| | | |\n+-+-+-+-+\n| | |Q| |\n+-+-+-+-+",
            })
    void aDrawnBoardIsRead(String text) {
        assertThat(QueensNotation.parse(text)).hasToString("2 4 1 3");
    }

    /** Ranks count from the bottom, so that the same squares are other rows on another board. */
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        8; a8 e6;     a8 e6; 1 - 5 - - - - -
        8; A8, E6;    a8 e6; 1 - 5 - - - - -
        8; (e6) (a8); e6 a8; 1 - 5 - - - - -
        8; \uFF41\uFF18\u3001\uFF45\uFF16; a8 e6; 1 - 5 - - - - -
        6; b1 b1;     b1;    - - - - - 2
        8; a8-e6;     a8 e6; 1 - 5 - - - - -
        """)
    void chessSquaresAreReadFromTheBottom(int n, String text, String written, String columns) {
        var given = QueensNotation.parse(text);
        assertThat(given).hasToString(written);
        assertThat(new QueensNotation.ByRow(given.columns(n))).hasToString(columns);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        a1 c3;  queens.given-diagonal
        a1 a3;  queens.given-column
        a9;     queens.given-outside.chess
        i1;     queens.given-outside.chess
        """)
    void chessSquaresThatCannotStandAreRefused(String text, String key) {
        var remarks = new QueensPuzzle().check(new QueensPuzzle().presets().with(QueensPuzzle.GIVEN, text));
        assertThat(remarks)
                .singleElement()
                .satisfies(remark -> assertThat(remark.message().key()).isEqualTo(key));
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        a1 5;          queens.refusal.given
        a1 (3,5);      queens.refusal.given
        a1 aa2;        queens.refusal.given
        a1 c1;         queens.given-row.chess
        (1,1) 5;       queens.refusal.given
        (1,1) (3);     queens.refusal.given
        (1,1) (3,5,7); queens.refusal.given
        [1/1,2/5];     queens.refusal.given
        1 0 0 0;       queens.refusal.given
        -1 3 -1 -1;    queens.refusal.given
        (1,1) (19,5);  queens.refusal.given
        (1,1) (1,3);   queens.hand.two-in-row
        """)
    void whatIsNeitherColumnsNorSquaresIsRefused(String text, String key) {
        assertThatThrownBy(() -> QueensNotation.parse(text))
                .isInstanceOfSatisfying(
                        InvalidInputException.class,
                        refused -> assertThat(refused.reason().key()).isEqualTo(key));
    }
}
