package puzzlescope.learn.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.run.Branch;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.maze.MazePuzzle;
import puzzlescope.maze.custom.BlankMaze;
import puzzlescope.maze.custom.CustomMaze;
import puzzlescope.maze.custom.MazeBrush;

class ClassCodeTest {

    private static final Words WORDS = new Words(Language.ENGLISH);

    static Stream<Puzzle> puzzles() {
        return Catalogue.all().stream();
    }

    private static Puzzle puzzle(String id) {
        return puzzles().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
    }

    private static Parameter<?> parameter(Puzzle puzzle, String name) {
        return puzzle.parameters().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** @param inputs such as {@code size=4; board=1 2 0} */
    private static Arguments arguments(Puzzle puzzle, String inputs) {
        var arguments = puzzle.presets();
        for (var each : inputs.split("; *", -1)) {
            int sign = each.indexOf('=');
            arguments = arguments.with(parameter(puzzle, each.substring(0, sign)), each.substring(sign + 1));
        }
        return arguments;
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void aCodeStandsForTheSameInputs(Puzzle puzzle) {
        for (var algorithm : puzzle.algorithmParameter().choices()) {
            var arguments = puzzle.presets().with(puzzle.algorithmParameter(), algorithm);
            if (puzzle.check(arguments).isEmpty()) {
                var code = ClassCode.of(puzzle, arguments).orElseThrow();
                assertThat(code.length()).isLessThanOrEqualTo(ClassCode.MOST);
                assertThat(ClassCode.parse(code).arguments()).isEqualTo(arguments);
                assertThat(ClassCode.parse(" " + code.toLowerCase(Locale.ROOT).replace("-", " "))
                                .puzzle()
                                .id())
                        .isEqualTo(puzzle.id());
            }
        }
    }

    /** Otherwise one would have to be named differently. */
    @ParameterizedTest
    @MethodSource("puzzles")
    void idsToChooseFromDifferInTheirHash(Puzzle puzzle) {
        assertThat(puzzles().map(each -> IdHash.of(each.id()))).doesNotHaveDuplicates();
        for (var parameter : puzzle.parameters()) {
            if (parameter instanceof ChoiceParameter<?> choice) {
                assertThat(choice.choices().stream().map(IdHash::of))
                        .as("%s %s", choice.name(), choice.choices())
                        .doesNotHaveDuplicates();
            }
        }
    }

    /** A CRC-32 of nothing but the id, here as other programs compute it. */
    @ParameterizedTest
    @CsvSource({"maze, 382", "a-star, 993", "backtracking, 127"})
    void aHashDoesNotDependOnOtherIds(String id, int hash) {
        assertThat(IdHash.of(id)).isEqualTo(hash);
    }

    @Test
    void aCodeOpensNoFolder() {
        var finder = puzzle("finder");
        var home = arguments(finder, "folder=/");
        var written = PackedInputs.write(finder, home).orElseThrow();
        assertThatThrownBy(() -> PackedInputs.read(written))
                .isInstanceOfSatisfying(
                        InvalidInputException.class,
                        refusal -> assertThat(refusal.reason().key()).isEqualTo("run-file.outside"));
        assertThat(ClassCode.of(finder, home)).isEmpty();
        assertThat(ClassCode.of(finder, finder.presets())).isPresent();
    }

    /** With the most letters that each may take, so that a longer form is seen. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        tiles     | algorithm=a-star; heuristic=linear-conflict; board=8 6 7 2 5 4 3 0 1   | 21
        tiles     | algorithm=ida-star; size=4; board=14 15 8 12 10 11 9 13 2 6 5 1 3 7 4 0 | 29
        tiles     | algorithm=ida-star; size=5; seed=123; board=24 2 1 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 0 | 44
        queens    | algorithm=backtracking; n=12; given=1 - 5 - - 12                       | 24
        queens    | n=16; given=1 3 5 2 13 9 14 12 15 6 16 7 4 11 8 10                     | 30
        knight    | rows=5; columns=6; start=2,3; path=0,4 2,5 4,4 3,2 1,1 3,0 4,2 2,1 0,0 | 44
        hanoi     | algorithm=breadth-first; disks=5; from=<[5,4],[],[3,2,1]>              | 38
        river     | guards=4; prisoners=3; boat=2; from=2,1,R                              | 29
        river     | puzzle=wolf-goat-cabbage; from=WG,L                                    | 29
        river     | puzzle=bridge-and-torch; minutes=1, 2, 5, 10, 30                       | 29
        recursion | function=binary-search; list=-5, 0, 3, 8, 21, 34, 55, 89; target=34    | 33
        gametree  | squares=XO./.X./...                                                    | 29
        gametree  | game=nim; heaps=3,4,5                                                  | 19
        finder    | match=name:*.txt                                                       | 44
        states    | space=tiles-3x3; from=8 6 7 / 2 5 4 / 3 _ 1                            | 44
        maze      | seed=20261125; loops=20; mud=30; solve=a-star; from=3,5; to=35,17 1,1  | 44
        """)
    void whatIsTypedOrSetUpFits(String id, String inputs, int most) {
        var puzzle = puzzle(id);
        var arguments = arguments(puzzle, inputs);
        var code = ClassCode.of(puzzle, arguments).orElseThrow();
        assertThat(code).hasSizeLessThanOrEqualTo(most);
        assertThat(ClassCode.parse(code).arguments()).isEqualTo(arguments);
    }

    @Test
    void aMazeThatIsDrawnFitsWhereItIsSmall() {
        var random = new Random(4);
        var puzzle = new MazePuzzle();
        for (int size = 3; size <= 15; size += 2) {
            var maze = MazePuzzle.MAZE.parse(BlankMaze.field(size, size));
            for (int i = 0; i < size * size; i++) {
                var mazeBrush = i % 3 == 0 ? MazeBrush.PASSAGE : MazeBrush.WALL;
                maze = draw(maze, mazeBrush, random);
            }
            maze = draw(maze, MazeBrush.START, random);
            maze = draw(maze, MazeBrush.GOAL, random);
            maze = draw(maze, MazeBrush.GOAL, random);
            maze = size < 12 ? draw(maze, MazeBrush.MUD, random) : maze;
            var arguments = puzzle.presets()
                    .with(MazePuzzle.MAZE, maze.text())
                    .with(MazePuzzle.ALGORITHM, "own")
                    .with(MazePuzzle.SOLVE, "a-star");
            var code = ClassCode.of(puzzle, arguments);
            assertThat(code).as("of side %s", size).isPresent();
            assertThat(ClassCode.parse(code.get()).arguments()).isEqualTo(arguments);
        }
    }

    private static CustomMaze draw(CustomMaze maze, MazeBrush mazeBrush, Random random) {
        int row = mazeBrush.isMark() ? 1 : random.nextInt(maze.rows());
        int column = mazeBrush.isMark() ? 1 : random.nextInt(maze.columns());
        return mazeBrush.draw(maze, row, column);
    }

    @Test
    void whatMakesNoDifferenceIsLeftOut() {
        var puzzle = new MazePuzzle();
        var drawn = puzzle.presets().with(MazePuzzle.MAZE, BlankMaze.field(501, 501));
        assertThat(ClassCode.of(puzzle, drawn)).isEqualTo(ClassCode.of(puzzle, puzzle.presets()));
    }

    @Test
    void noHyphenStandsAtTheEnd() {
        var puzzle = puzzle("hanoi");
        for (int disks = 1; disks <= 20; disks++) {
            for (var algorithm : puzzle.algorithmParameter().choices()) {
                var arguments = arguments(puzzle, "disks=" + disks + "; algorithm=" + algorithm);
                assertThat(ClassCode.of(puzzle, arguments).orElseThrow()).matches("([0-9A-Z]{4}-)*[0-9A-Z]{1,4}");
            }
        }
        assertThat(ClassCode.of(puzzle("tiles"), puzzle("tiles").presets()).orElseThrow())
                .doesNotEndWith("-");
    }

    @Test
    void aCodeOfAnotherVersionIsRefused() {
        assertThatThrownBy(() -> ClassCode.parse("1401-4H"))
                .isInstanceOfSatisfying(
                        InvalidInputException.class,
                        refusal -> assertThat(WORDS.localize(refusal.reason())).contains("another version"));
    }

    @Test
    void everyWrongLetterIsFound() {
        var puzzle = puzzle("maze");
        var code = ClassCode.of(puzzle, arguments(puzzle, "seed=42")).orElseThrow();
        for (int at = 0; at < code.length(); at++) {
            for (char letter : "0123456789ABCDEFGHJKMNPQRSTVWXYZ".toCharArray()) {
                if (code.charAt(at) != '-' && code.charAt(at) != letter) {
                    var wrong = code.substring(0, at) + letter + code.substring(at + 1);
                    assertThatThrownBy(() -> ClassCode.parse(wrong)).isInstanceOf(InvalidInputException.class);
                }
            }
        }
    }

    @Test
    void whatIsNoCodeIsASentence() {
        var random = new Random(2);
        for (int i = 0; i < 10_000; i++) {
            var typed = random.ints(random.nextInt(45), 0, ClassCode.LETTERS.length() + 2)
                    .mapToObj(letter -> String.valueOf((ClassCode.LETTERS + "-?").charAt(letter)))
                    .collect(Collectors.joining());
            taken(() -> ClassCode.parse(typed));
        }
    }

    /** As a code of another version or puzzle may, whose check digit is right. */
    @Test
    void whateverNumberIsReadIsARunOrASentence() {
        var random = new Random(3);
        long runs = IntStream.range(0, 10_000)
                .filter(_ -> taken(() -> PackedInputs.read(new BigInteger(random.nextInt(160), random))))
                .count();
        assertThat(runs).isBetween(10L, 5_000L);
    }

    private static boolean taken(Runnable reading) {
        try {
            reading.run();
            return true;
        } catch (InvalidInputException refusal) {
            assertThat(WORDS.localize(refusal.reason())).isNotBlank();
            return false;
        }
    }

    /** The first four are those of versions whose seeds had 64 bits. */
    @ParameterizedTest
    @CsvSource({
        "42, 3PJ0-BYP",
        "-7, 31P0-BYX",
        "9223372036854775807, 31ZZ-ZZZZ-ZZZZ-ZZZZ-ZT0B-Y6",
        "-9223372036854775808, 31ZZ-ZZZZ-ZZZZ-ZZZZ-ZY0B-Y2",
        "1000000000000000000000000000000, 376F-TQ6F-7A33-KV7Q-FPK2-2222-2220-BYB"
    })
    void aSeedOfAnySizeHasACode(String seed, String code) {
        var puzzle = new MazePuzzle();
        var arguments = puzzle.presets().with(MazePuzzle.SEED, seed);
        assertThat(ClassCode.of(puzzle, arguments)).contains(code);
        assertThat(ClassCode.parse(code).arguments()).isEqualTo(arguments);
    }

    @Test
    void branchesHaveNoCode() {
        var puzzle = puzzle("maze");
        assertThat(ClassCode.of(puzzle, puzzle.presets().withBranch(new Branch(3, 1, 20))))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        finder | match=name:"a name of a file that nobody wants to type"
        tiles  | algorithm=ida-star; size=7; board=48 2 1 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 0
        """)
    void whatIsTooLongHasNoCode(String id, String inputs) {
        var puzzle = puzzle(id);
        assertThat(ClassCode.of(puzzle, arguments(puzzle, inputs))).isEmpty();
    }

    @Test
    void theLargestMazeThatIsDrawnHasNoCodeAtOnce() {
        var puzzle = new MazePuzzle();
        var arguments = puzzle.presets()
                .with(MazePuzzle.MAZE, BlankMaze.field(501, 501))
                .with(MazePuzzle.ALGORITHM, "own");
        assertThat(ClassCode.of(puzzle, arguments)).isEmpty();
    }

    @Test
    void anUnchangedExampleTakesNoRoomAndIsOpenedInTheLanguageOfTheReader() {
        var puzzle = puzzle("states");
        var own = arguments(puzzle, "space=own");
        var code = ClassCode.of(puzzle, own).orElseThrow();
        assertThat(ClassCode.of(puzzle, puzzle.inLanguage(own, Locale.CHINESE))).contains(code);
        assertThat(ClassCode.parse(code, Locale.CHINESE).arguments().text(parameter(puzzle, "own")))
                .startsWith("name 倒水问题");
        assertThat(ClassCode.parse(code, Locale.ENGLISH).arguments()).isEqualTo(own);
    }
}
