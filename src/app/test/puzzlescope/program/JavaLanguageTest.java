package puzzlescope.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.program.ProgramBoard;
import puzzlescope.engine.program.ProgramEvent;
import puzzlescope.engine.program.Verdict;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.ProgramLanguage;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.Variables.Variable;
import puzzlescope.engine.replay.Timeline;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.PuzzleResource;
import puzzlescope.engine.text.Words;

/** Java programs play on the puzzles' boards, and what they do can be followed and undone. */
class JavaLanguageTest {

    /** Mutations of each program. */
    private static final int MUTATIONS = System.getProperty("thorough") == null ? 15 : 45;

    private static Puzzle puzzle(String id) {
        return Catalogue.all().stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static Verdict onQueens(String source) throws InterruptedException {
        return JavaRun.verdict(puzzle("queens"), JavaRun.arguments(puzzle("queens")), source);
    }

    @Test
    void aStepAgainstTheRulesIsRefusedAtItsLine() throws InterruptedException {
        var verdict = onQueens("""
            class Wrong {
                void solve(Queens board) {
                    board.place(0, 0);
                    try {
                        board.place(1, 1);
                    } catch (RuntimeException hidden) {
                    }
                }
            }
            """);
        assertThat(verdict.kind()).isEqualTo(Verdict.Kind.REFUSED);
        assertThat(verdict.line()).isEqualTo(5);
    }

    @Test
    void anExceptionEndsTheProgramAtItsLine() throws InterruptedException {
        var verdict = onQueens("""
            class Thrower {
                void solve(Queens board) {
                    int[] columns = new int[board.size()];
                    columns[board.size()] = 1;
                }
            }
            """);
        assertThat(verdict.kind()).isEqualTo(Verdict.Kind.BOUND);
        assertThat(verdict.line()).isEqualTo(4);
        assertThat(new Words(Language.ENGLISH).localize(verdict.sentence()))
                .isEqualTo("Line 4: There is no such element in the array (Index 8 out of bounds for length 8).");
    }

    @Test
    void aLoopThatOnlyAsksTheBoardIsEndless() throws InterruptedException {
        var verdict = JavaRun.bounded(puzzle("queens"), """
            class Asking {
                void solve(Queens board) {
                    while (board.size() > 0) {
                        board.queen(0);
                    }
                }
            }
            """);
        assertThat(verdict.kind()).isEqualTo(Verdict.Kind.BOUND);
        assertThat(verdict.reason().key()).isEqualTo("program.java.endless");
        assertThat(verdict.line()).isBetween(3L, 4L);
    }

    /** So that it is told within a second, whatever is to be reported. */
    @Test
    void aLoopWithMuchToReportIsEndedAfterFewerSteps() throws InterruptedException {
        var loop = """
            class Mine {
                void solve(Queens board) {
                    var list = new java.util.ArrayList<>(java.util.List.of(1, 2, 3, 4, 5, 6, 7, 8));
                    while (true) {
                        %s
                    }
                }
            }
            """;
        assertThat(stepsOfLoop(onQueens(loop.formatted("")))).isBetween(50_000_000L, 150_000_000L);
        assertThat(stepsOfLoop(onQueens(loop.formatted("list.set(0, list.size());"))))
                .isBetween(100_000L, 1_000_000L);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "if (board.safe(1, 0)) { return; }",
                "board.reject(1, 0);",
                "System.out.println(board.queen(0));",
                "int n = board.size();"
            })
    void questionsAndOutputAreNoProgress(String endless) throws InterruptedException {
        var verdict = onQueens("""
            class Asking {
                void solve(Queens board) {
                    board.place(0, 0);
                    while (true) {
                        %s
                    }
                }
            }
            """.formatted(endless));
        assertThat(verdict.reason().key()).isIn("program.java.endless", "program.repeating", "program.repeating-lines");
        assertThat(verdict.line()).isBetween(4L, 5L);
    }

    private static long stepsOfLoop(Verdict verdict) {
        assertThat(verdict.reason().key()).isEqualTo("program.java.endless");
        assertThat(verdict.line()).isBetween(4L, 5L);
        return ((Number) verdict.reason().arguments().getFirst()).longValue();
    }

    @Test
    void anErrorOfTheCompilerIsSaidAtItsLineInBothLanguages() {
        assertThatThrownBy(() -> onQueens(
                        "class Wrong {\n    void solve(Queens board) {\n        int n = board.sise();\n    }\n}\n"))
                .isInstanceOfSatisfying(InvalidInputException.class, refused -> {
                    assertThat(new Words(Language.ENGLISH).localize(refused.reason()))
                            .startsWith("Line 3: cannot find symbol")
                            .doesNotContain("puzzlescope.program");
                    assertThat(new Words(Language.CHINESE).localize(refused.reason()))
                            .contains("找不到符号");
                });
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        gcd           | gcd(b, a % b)         | gcd(a % b, b)     |       | BOUND
        gcd           | b == 0 ? a            | b == 0 ? b        | 0, 21 | WRONG
        merge-sort    | list[left] <= list    | list[left] > list | [9, 8, 7, 5, 4, 3, 2, 1], [1, 2, 3, 4, 5, 7, 8, 9] | WRONG
        subset-sum    | sum < 0               | sum < 10          | false, true | WRONG
        permutations  | found++               | found += 2        | 12, 6 | WRONG
        palindrome    | class                 | final class       |       | RIGHT
        gcd           | 1071                  | 1072              |       | RIGHT
        """)
    void aChangedExampleMustReturnWhatItReturnedBefore(
            String example, String part, @Nullable String changed, @Nullable String answers, Verdict.Kind kind)
            throws InterruptedException {
        var puzzle = puzzle("recursion");
        var text = PuzzleResource.read(puzzle, example + ".java").orElseThrow();
        var source = text.replace(part, Objects.requireNonNullElse(changed, ""));
        assertThat(source).isNotEqualTo(text);
        var verdict = JavaRun.verdict(puzzle, JavaRun.arguments(puzzle), source);
        assertThat(verdict.kind()).as(verdict.toString()).isEqualTo(kind);
        if (answers != null) {
            assertThat(verdict.reason().key()).isEqualTo("program.java.other-answer");
            assertThat(verdict.reason().arguments().toString()).isEqualTo("[" + answers + "]");
        }
    }

    /** Mistakes that are about files and boards more than about Java. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        class A { void solve(Hanoi b) {} }                           | Line 1: Hanoi is the board of another puzzle: Towers of Hanoi.
        class A {\\n void solve(Queens b) {}\\n void solve(Queens b) {} } | Line 3: method solve(Queens) is already defined in class A
        class A {\\r\\n\\tvoid solve(Queens b) {\\r\\n\\t\\tint x = "a"; } }   | Line 3: incompatible types: String cannot be converted to int
        print("hi")                                                  | Line 1: invalid method declaration; return type required
        class A { void solve() {} }                                  | The program needs a method void solve(Queens board).
        """)
    void aMistakeOfABeginnerIsSaidInPlainWords(String source, String sentence) {
        var text = source.replace("\\n", "\n").replace("\\r", "\r").replace("\\t", "\t");
        assertThatThrownBy(() -> onQueens(text))
                .isInstanceOfSatisfying(
                        InvalidInputException.class,
                        refused -> assertThat(new Words(Language.ENGLISH).localize(refused.reason()))
                                .isEqualTo(sentence));
    }

    @Test
    void theAnswerOfAnExampleIsSaidToBeRight() throws InterruptedException {
        var puzzle = puzzle("recursion");
        var source = PuzzleResource.read(puzzle, "merge-sort.java").orElseThrow();
        var verdict = JavaRun.verdict(puzzle, JavaRun.arguments(puzzle), source);
        assertThat(verdict.kind()).isEqualTo(Verdict.Kind.RIGHT);
        assertThat(new Words(Language.ENGLISH).localize(verdict.reason()))
                .startsWith("Right: run() returned [1, 2, 3, 4, 5, 7, 8, 9], ");
    }

    @Test
    void aClassThatCannotBeUsedIsSaidOnceALine() {
        var text = """
            class Mine {
                void solve(Queens board) {
                    new java.io.File("list").delete();
                }
            }
            """;
        var problems = ProgramLanguage.of("java")
                .orElseThrow()
                .problems(text, puzzle("queens").programRules().orElseThrow());
        assertThat(problems)
                .extracting(problem -> problem.line() + ": " + new Words(Language.ENGLISH).localize(problem.sentence()))
                .containsExactly("3: File cannot be used in programs here: they do not read or write files.");
    }

    @ParameterizedTest
    @CsvSource({
        "java.nio.file.Path.of(\"a\"), files",
        "java.net.URI.create(\"a\"), network",
        "new Thread(), threads",
        "System.nanoTime(), clocks",
        "java.time.Instant.now(), clocks",
        "Runtime.getRuntime(), processes",
        "System.exit(1), processes",
    })
    void whatAProgramMustNotReachIsSaid(String code, String reason) {
        var text = "class Mine { void solve(Queens board) { %s; } }".formatted(code);
        assertThat(ProgramLanguage.of("java")
                        .orElseThrow()
                        .problems(text, puzzle("queens").programRules().orElseThrow()))
                .extracting(problem -> problem.sentence().key())
                .containsExactly("program.java.forbidden." + reason);
    }

    @Test
    void whatIsMissingIsSaid() {
        assertThatThrownBy(() -> onQueens("class Empty {}"))
                .isInstanceOfSatisfying(
                        InvalidInputException.class,
                        refused -> assertThat(new Words(Language.ENGLISH).localize(refused.reason()))
                                .isEqualTo("The program needs a method void solve(Queens board)."));
    }

    @Test
    void callsLinesVariablesAndListsAreTold() throws InterruptedException {
        var puzzle = puzzle("recursion");
        var timeline = recorded(puzzle, """
            class Doubling {
                static int[] run() {
                    int[] list = {1, 2};
                    twice(list, 1);
                    System.out.println("done");
                    return list;
                }

                static void twice(int[] list, int last) {
                    for (int i = 0; i <= last; i++) {
                        list[i] = 2 * list[i];
                    }
                }
            }
            """);
        var told = events(timeline);
        assertThat(told)
                .containsSubsequence(
                        "run()",
                        "line 3",
                        "list = [1, 2]",
                        "line 4",
                        "twice([1, 2], 1)",
                        "line 10",
                        "i = 0",
                        "line 11",
                        "list = [2, 2]",
                        "line 10",
                        "i = 1",
                        "line 11",
                        "list = [2, 4]",
                        "line 10",
                        "i = 2",
                        "line 13",
                        "return",
                        "line 4",
                        "list = [2, 4]",
                        "line 5",
                        "say done",
                        "line 6",
                        "return [2, 4]");
    }

    private static Timeline recorded(Puzzle puzzle, String source) throws InterruptedException {
        return session(puzzle, source).newTimeline();
    }

    private static Session session(Puzzle puzzle, String source) throws InterruptedException {
        var arguments = JavaRun.arguments(puzzle);
        return JavaRun.recorded(puzzle, arguments, source);
    }

    private static List<String> events(Timeline timeline) {
        var told = new ArrayList<String>();
        timeline.seek(0);
        while (timeline.step()) {
            told.add(timeline.lastEvent().map(JavaLanguageTest::text).orElseThrow());
        }
        return told;
    }

    private static String text(Event event) {
        return switch (event) {
            case ProgramEvent.Called called -> called.call();
            case ProgramEvent.Returned returned -> ("return " + returned.result()).strip();
            case ProgramEvent.LineEntered line -> "line " + line.to();
            case ProgramEvent.VariableSet set ->
                set.variable() + " = " + set.value().orElse("-");
            case ProgramEvent.Said said -> "say " + said.words();
            default -> event.toString();
        };
    }

    @Test
    void variablesAreThoseOfTheCallAndCanBeUndone() throws InterruptedException {
        var puzzle = puzzle("recursion");
        var session =
                session(puzzle, PuzzleResource.read(puzzle, "textbook.java").orElseThrow());
        var timeline = session.newTimeline();
        var boards = new ArrayList<byte[]>();
        timeline.seek(0);
        boards.add(timeline.wholeBoard().snapshot());
        while (timeline.step()) {
            boards.add(timeline.wholeBoard().snapshot());
            var event = timeline.lastEvent().orElseThrow();
            if (event instanceof ProgramEvent.VariableSet set
                    && set.variable().equals("n")
                    && set.value().isPresent()) {
                assertThat(session.instance().variables().after(event, timeline.wholeBoard()))
                        .containsExactly(new Variable("n", set.value().orElseThrow()));
            }
        }
        for (int i = boards.size() - 1; i >= 0; i--) {
            assertThat(timeline.wholeBoard().snapshot()).isEqualTo(boards.get(i));
            timeline.stepBack();
        }
    }

    /** At every step, forward and back, a call has the variables that were set since it began, and no others. */
    @Test
    void aCallHasNothingOfTheCallsBeforeIt() throws InterruptedException {
        var timeline = recorded(puzzle("recursion"), """
            class Search {
                int[] list = {2, 3, 5, 7, 11, 13, 17, 19, 23};

                void run() {
                    find(17, 0, list.length);
                    find(4, 0, list.length);
                }

                int find(int target, int low, int high) {
                    if (low == high) {
                        return -1;
                    }
                    int middle = (low + high) / 2;
                    if (list[middle] == target) {
                        return middle;
                    }
                    if (target < list[middle]) {
                        return find(target, low, middle);
                    }
                    return find(target, middle + 1, high);
                }
            }
            """);
        timeline.seek(0);
        var calls = new ArrayDeque<Map<String, String>>(List.of(Map.of()));
        var seen = new ArrayList<Map<String, String>>(List.of(Map.of()));
        while (timeline.step()) {
            switch (timeline.lastEvent().orElseThrow()) {
                case ProgramEvent.Called _ -> calls.push(new TreeMap<>());
                case ProgramEvent.Returned _ -> calls.pop();
                case ProgramEvent.VariableSet set
                when !set.isField() -> {
                    if (set.value().isPresent()) {
                        calls.element().put(set.variable(), set.value().get());
                    } else {
                        calls.element().remove(set.variable());
                    }
                }
                default -> {}
            }
            assertThat(variablesOfTheCall(timeline)).isEqualTo(calls.element());
            seen.add(Map.copyOf(calls.element()));
        }
        assertThat(seen).contains(Map.of("target", "4", "low", "0", "high", "4"));
        for (var before : seen.reversed()) {
            assertThat(variablesOfTheCall(timeline)).isEqualTo(before);
            timeline.stepBack();
        }
    }

    private static Map<String, String> variablesOfTheCall(Timeline timeline) {
        var variables = new TreeMap<String, String>();
        ((ProgramBoard) timeline.wholeBoard()).visitVariables(false, variables::put);
        variables.remove("list");
        return variables;
    }

    @Test
    void noLineIsExecutedAfterTheLastCallHasReturned() throws InterruptedException {
        var timeline = recorded(puzzle("recursion"), """
            class Counting {
                static int count = 1;

                static int run() {
                    return count;
                }
            }
            """);
        timeline.seek(timeline.trace().length());
        assertThat(timeline.programLine()).isZero();
    }

    @Test
    void aFieldIsNotShownWhereAVariableOfTheCallHasItsName() throws InterruptedException {
        var session = session(puzzle("recursion"), """
            class Shadow {
                int level = 1;

                int run() {
                    int level = 5;
                    return level + this.level;
                }
            }
            """);
        var timeline = session.newTimeline();
        var shown = new ArrayList<List<Variable>>();
        while (timeline.step()) {
            shown.add(session.variables(timeline));
        }
        assertThat(shown).contains(List.of(new Variable("level", "5"))).allMatch(variables -> variables.size() <= 1);
    }

    static Stream<Puzzle> puzzles() {
        return ExampleProgramsTest.puzzles();
    }

    /** Whatever a beginner deletes or mistypes, the program ends, or a line is named. */
    @Tag("thorough")
    @ParameterizedTest
    @MethodSource("puzzles")
    void changedProgramsEndOrAreRefusedAtALine(Puzzle puzzle) throws InterruptedException {
        var source = PuzzleResource.read(puzzle, "textbook.java").orElseThrow();
        var random = new Random(puzzle.id().hashCode());
        int compiled = 0;
        for (var changed : IntStream.range(0, MUTATIONS)
                .mapToObj(_ -> Mutation.of(source, random))
                .toList()) {
            try {
                var verdict = JavaRun.bounded(puzzle, changed);
                compiled++;
                boolean hasLine = verdict.line() > 0;
                assertThat(hasLine || verdict.kind() == Verdict.Kind.RIGHT || verdict.kind() == Verdict.Kind.WRONG)
                        .as(verdict + changed)
                        .isTrue();
            } catch (InvalidInputException refused) {
                assertThat(refused.reason().key())
                        .as(changed)
                        .isIn("program.at-line", "program.java.no-entry", "program.java.empty");
            }
        }
        assertThat(compiled).isPositive();
    }
}
