package puzzlescope.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.program.ProgramSource;
import puzzlescope.engine.program.Verdict;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;

/** A program that makes the same moves again and again is ended as endless, with the lines of its loop. */
class RepeatedStepsTest {

    private static final long FIRST_LINE = 6;
    private static final long LAST_LINE = 10;

    static Stream<Arguments> loops() {
        return Stream.of(
                        new String[] {"Queens", "", "board.place(0, 0);", "board.remove(0, 0);"},
                        new String[] {"Hanoi", "", "board.move(0, 1);", "board.move(1, 0);"},
                        new String[] {"Hanoi", "", "twice(); board.move(0, 2);", "twice(); board.move(2, 0);"},
                        new String[] {
                            "Tiles",
                            "boolean low = board.blankRow() == 0;",
                            "if (low) board.up(); else board.down();",
                            "if (low) board.down(); else board.up();"
                        },
                        new String[] {
                            "Knight",
                            "int row = board.row(), column = board.column();",
                            "board.hop(row + 2, column + 1);",
                            "board.back(row + 2, column + 1);"
                        },
                        new String[] {"River", "", "board.cross(1, 1);", "board.cross(1, 1);"},
                        new String[] {"Queens", "", "for (int i = 0; i < 30; i++) { twice(); }", "twice();"},
                        new String[] {
                            "Queens",
                            "var square = new int[1];",
                            "board.place(0, square[0]);",
                            "board.remove(0, square[0]); square[0] = 1 - square[0];"
                        })
                .flatMap(loop -> Stream.of("java", "java-calls")
                        .map(language -> Arguments.of(language, loop[0], loop[1], loop[2], loop[3])));
    }

    private static String program(String board, String before, String there, String back) {
        return """
            class Mine {
                int depth;

                void solve(%s board) {
                    %s
                    while (true) {
                        int here = 1;
                        %s
                        %s
                    }
                }

                void twice() {
                    depth++;
                    depth--;
                }
            }
            """.formatted(board, before, there, back);
    }

    @Tag("thorough")
    @ParameterizedTest
    @MethodSource("loops")
    void aLoopOfMovesIsEndedWithItsLines(String language, String board, String before, String there, String back)
            throws InterruptedException {
        var verdict = verdict(language, board, program(board, before, there, back));
        var sentence = new Words(Language.ENGLISH).localize(verdict.sentence());
        assertThat(verdict.kind()).as(sentence).isEqualTo(Verdict.Kind.BOUND);
        assertThat(verdict.reason().key()).as(sentence).isEqualTo("program.repeating-lines");
        assertThat(verdict.line()).as(sentence).isBetween(FIRST_LINE, LAST_LINE);
        assertThat(((Number) verdict.reason().arguments().getLast()).longValue())
                .as(sentence)
                .isBetween(verdict.line(), LAST_LINE);
    }

    @Test
    void aLoopOfCallsInOneLineIsEndedThere() throws InterruptedException {
        var verdict = verdict("java", "Recursion", """
            class Mine {
                static void run() {
                    while (true) { value(1); }
                }

                static int value(int n) {
                    return n;
                }
            }
            """);
        assertThat(new Words(Language.ENGLISH).localize(verdict.sentence()))
                .matches("Line 3: The program was ended: this line did the same thing [\\d,]+ times in a row\\."
                        + " Does this loop ever end\\?");
    }

    @ParameterizedTest
    @ValueSource(strings = {"java", "java-calls"})
    void aCountedLoopEnds(String language) throws InterruptedException {
        var verdict = verdict(language, "Queens", """
            class Mine {
                void solve(Queens board) {
                    for (int i = 0; i < 10_000; i++) {
                        board.place(0, 0);
                        board.remove(0, 0);
                    }
                }
            }
            """);
        assertThat(verdict.kind()).isEqualTo(Verdict.Kind.WRONG);
    }

    /** Its numbers have no room among the values of variables, from some point on. */
    @Test
    void aCountThatIsTooGreatToBeShownIsNoRepetition() throws InterruptedException {
        var verdict = verdict("java", "Hanoi", """
            class Mine {
                void solve(Hanoi board) {
                    for (int i = 0; i < 1_300_000; i++) {
                        board.move(0, 1);
                        board.move(1, 0);
                    }
                }
            }
            """);
        assertThat(verdict.kind()).isEqualTo(Verdict.Kind.WRONG);
    }

    private static Verdict verdict(String language, String board, String source) throws InterruptedException {
        var puzzle = Catalogue.all().stream()
                .filter(each -> each.programRules()
                        .filter(rules -> rules.board().getSimpleName().equals(board))
                        .isPresent())
                .findFirst()
                .orElseThrow();
        return verdict(puzzle, new ProgramSource(language, source));
    }

    private static Verdict verdict(Puzzle puzzle, ProgramSource program) throws InterruptedException {
        return JavaRun.end(puzzle.instance(JavaRun.arguments(puzzle).withProgram(program)));
    }
}
