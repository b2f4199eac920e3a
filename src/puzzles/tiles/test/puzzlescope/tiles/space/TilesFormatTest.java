package puzzlescope.tiles.space;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.tiles.TilesPuzzle;

class TilesFormatTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1 5 2 4 3 6 7 8 0",
                " 1  5  2 \n 4  3  6 \n 7  8 __ \n",
                "1,5,2, 4,3,6, 7,8,_",
                "1，5，2，4，3，6，7，8，0",
                "[1, 5, 2, 4, 3, 6, 7, 8, 0]",
                "1 5 2 4 3 6 7 8 x",
                "15243678*",
                "1,5,2,4,3,6,7,8,",
                "1 5 2 4 3 6 7 8 blank",
                "(1 5 2 4 3 6 7 8 nil)",
                "((1 5 2) (4 3 6) (7 8 B))",
                "<1, 5, 2, 4, 3, 6, 7, 8, 0>",
                "'1', '5', '2', '4', '3', '6', '7', '8', '0'",
                "1;5;2\r\n4;3;6\r\n7;8;",
                "1\t5\t2\n4\t3\t6\n7\t8\t",
                "+---+---+---+\n"
                        + "| 1 | 5 | 2 |\n"
                        + "+---+---+---+\n"
                        + "| 4 | 3 | 6 |\n"
                        + "+---+---+---+\n"
                        + "| 7 | 8 |   |\n"
                        + "+---+---+---+",
                "{1,5,2},{4,3,6},{7,8,null}",
                "[[1, 5, 2], [4, 3, 6], [7, 8, 0]]",
                "（1，5，2，4，3，6，7，8，0）",
                "１ ５ ２　４ ３ ６　７ ８ ０",
                "1 5 2 / 4 3 6 / 7 8 0",
                "1 5 2 | 4 3 6 | 7 8 0",
                "{1; 5; 2; 4; 3; 6; 7; 8; 0}",
                "152436780",
                "152/436/780",
                "15243678_",
                "17 1 5 2 4 3 6 7 8 0",
                "3. 1 5 2 4 3 6 7 8 0",
                "\uFEFF1 5 2 4 3 6 7 8 0",
            })
    void aBoardIsReadAsItIsUsuallyWritten(String text) {
        assertThat(TilesPuzzle.BOARD.parse(text)).containsExactly(1, 5, 2, 4, 3, 6, 7, 8, 0);
    }

    @Test
    void noTextIsNoBoard() {
        assertThat(TilesPuzzle.BOARD.parse(" "))
                .isEqualTo(TilesPuzzle.BOARD.preset())
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "3 1 2 0", "15 14 13 12 11 10 9 8 7 6 5 4 3 1 2 0"})
    void whatIsWrittenCanBeReadAgain(String text) {
        assertThat(TilesPuzzle.BOARD.format(TilesPuzzle.BOARD.parse(text))).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"123456789ABCDE0F", "1 2 3 4 5 6 7 8 9 a b c d e 0 f", "1234 5678 9abc de0f"})
    void theFifteenPuzzleIsReadInHexadecimalDigits(String text) {
        assertThat(TilesFormat.parse(text)).hasToString("[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 0, 15]");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        1 2 y 0 | "y" is not a number. Write numbers, and 0 or __ for the blank.
        1 | This is 1 entry. A board has 4, 9, 16, 25, 36, 49 or 64, including the blank.
        1 2 3 4 0 | These are 5 entries. A board has 4, 9, 16, 25, 36, 49 or 64, including the blank.
        1 2 4 0 | "4" is not on a board of 2 × 2: its tiles are 1 to 3, and 0 or __ is the blank.
        1 2 -3 0 | "-3" is not on a board of 2 × 2: its tiles are 1 to 3, and 0 or __ is the blank.
        1 2 5000000000 0 | "5000000000" is not on a board of 2 × 2: its tiles are 1 to 3, and 0 or __ is the blank.
        1 1 3 0 | Each tile must appear once. More than once: 1. Missing: 2.
        __ 2 3 0 | Each tile must appear once. More than once: the blank. Missing: 1.
        1 1 2 2 | Each tile must appear once. More than once: 1, 2. Missing: the blank, 3.
        """)
    void aRefusalGivesTheReasonInEnglish(String text, String sentence) {
        assertThat(refusal(text, Language.ENGLISH)).isEqualTo(sentence);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        1 2 y 0 | “y”不是数字。请填写数字，空格写 0 或 __。
        1 | 填了 1 项。棋盘连空格在内应有 4、9、16、25、36、49 或 64 项。
        1 2 3 4 0 | 填了 5 项。棋盘连空格在内应有 4、9、16、25、36、49 或 64 项。
        1 2 4 0 | 2 × 2 的棋盘上没有“4”：滑块的编号是 1 到 3，空格写 0 或 __。
        1 2 -3 0 | 2 × 2 的棋盘上没有“-3”：滑块的编号是 1 到 3，空格写 0 或 __。
        1 2 5000000000 0 | 2 × 2 的棋盘上没有“5000000000”：滑块的编号是 1 到 3，空格写 0 或 __。
        1 1 3 0 | 每块滑块必须恰好出现一次。重复的：1；缺少的：2。
        __ 2 3 0 | 每块滑块必须恰好出现一次。重复的：空格；缺少的：1。
        1 1 2 2 | 每块滑块必须恰好出现一次。重复的：1、2；缺少的：空格、3。
        """)
    void aRefusalGivesTheReasonInChinese(String text, String sentence) {
        assertThat(refusal(text, Language.CHINESE)).isEqualTo(sentence);
    }

    @Test
    void parityIsExplainedWithTheFiguresOfABoardOfEvenSize() {
        var fourteenAndFifteen = "1 2 3 4 5 6 7 8 9 10 11 12 13 15 14 0";
        assertThat(refusal(fourteenAndFifteen, Language.ENGLISH))
                .startsWith("This board is unsolvable. Read row by row, it has 1 inversion (")
                .contains("the blank is in row 1 from the bottom: 1 + 1 = 2.")
                .endsWith("with the blank in row 1, the number of inversions would have to be even.");
        assertThat(refusal(fourteenAndFifteen, Language.CHINESE))
                .startsWith("这个局面无解。逐行读出，它有 1 个逆序")
                .contains("空格在倒数第 1 行：1 + 1 = 2。")
                .endsWith("空格在倒数第 1 行时，逆序数必须是偶数。");
        assertThat(refusal("1 0 2 3", Language.ENGLISH))
                .contains("it has 0 inversions (", "row 2 from the bottom: 0 + 2 = 2.")
                .endsWith("would have to be odd.");
    }

    @Test
    void theBoardWithWhichTheDocumentsIllustrateTheListOfTilesCannotBeSolved() {
        assertThat(refusal("15 2 1 12 8 5 6 11 4 9 10 7 3 14 13 0", Language.ENGLISH))
                .contains("it has 45 inversions (", "row 1 from the bottom: 45 + 1 = 46.")
                .endsWith("would have to be even.");
    }

    @Test
    void parityIsExplainedWithTheFiguresOfABoardOfOddSize() {
        var text = "3 2 1 4 5 6 7 8 0";
        assertThat(refusal(text, Language.ENGLISH))
                .startsWith("This board is unsolvable. Read row by row, it has 3 inversions (")
                .endsWith("the solved board has 0: the number would have to be even.");
        assertThat(refusal(text, Language.CHINESE))
                .startsWith("这个局面无解。逐行读出，它有 3 个逆序")
                .endsWith("逆序数必须是偶数。");
    }

    private static String refusal(String text, Language language) {
        var refusal = catchThrowableOfType(InvalidInputException.class, () -> TilesPuzzle.BOARD.parse(text));
        return new Words(language).localize(refusal.reason());
    }
}
