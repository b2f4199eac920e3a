package puzzlescope.engine.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Long comments are divided where words end. */
class CommentLinesTest {

    @Test
    void aCallStandsAboveWhatIsSaidOfIt() {
        assertThat(CommentLines.divided("    //   maze.wall(row, column)     whether a square is a wall\n", 30))
                .isEqualTo("""
                        //   maze.wall(row, column)
                        //       whether a square
                        //       is a wall
                    """);
    }

    @Test
    void chineseIsDividedBetweenSignsAndNotBeforePunctuation() {
        assertThat(CommentLines.divided("// 行和列从零数起。", 17)).isEqualTo("// 行和列从零数\n// 起。");
        assertThat(CommentLines.divided("// 行和列从零，数", 14)).isEqualTo("// 行和列从\n// 零，数");
    }

    @Test
    void codeAndShortCommentsStay() {
        var program = "class LongNameOfAClass { }\n// short\n";

        assertThat(CommentLines.divided(program, 10)).isEqualTo(program);
    }
}
