package puzzlescope.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Transcripts;
import puzzlescope.engine.text.Words;
import puzzlescope.testkit.Golden;
import puzzlescope.tiles.event.TilesBoundedEvent.AttemptBegan;

class TilesTranscriptTest {

    @ParameterizedTest
    @CsvSource({
        "3, 20, 7",
        "4, 30, 3",
        "4, 40, 1",
        "3, 20, -7",
        "3, 20, 18446744073709551621",
        "3, 20, 1000000000000000000000000000000"
    })
    void itPrintsWhatTheDocumentsProgramPrints(String size, String shuffle, String seed) {
        assertThat(Golden.transcript(Language.ENGLISH, "tiles", "size", size, "shuffle", shuffle, "seed", seed))
                .isEqualTo(Golden.read("tiles-%sx%sx%s.txt".formatted(size, shuffle, seed)));
    }

    @Test
    void aTypedBoardIsPrintedLikeTheShuffledOne() {
        assertThat(Golden.transcript(Language.ENGLISH, "tiles", "board", "1 5 2 4 3 6 7 8 __"))
                .isEqualTo(Golden.read("tiles-3x20x7.txt"));
    }

    @Test
    void aSolvedBoardIsPrintedWithAnEmptyListOfMoves() {
        assertThat(Golden.transcript(Language.ENGLISH, "tiles", "board", "1 2 3 0"))
                .isEqualTo(" 1  2 \n 3 __ \nAttempting to solve in at most 10 moves...\n 1  2 \n 3 __ \n"
                        + "Solved in 0 moves:\n\n");
    }

    @Test
    void inChineseTheWordsAreChinese() {
        assertThat(Golden.transcript(Language.CHINESE, "tiles", "board", "1 2 0 3"))
                .isEqualTo(
                        " 1  2 \n__  3 \n尝试在最多 10 步内解开……\n 1  2 \n__  3 \n" + "向左滑\n\n 1  2 \n 3 __ \n\n用 1 步解开：\n左\n");
    }

    @ParameterizedTest
    @CsvSource({"breadth-first, 3", "bidirectional, 2", "a-star, 2"})
    void aSearchWithAMemoryPrintsTheSolutionAndHowManyBoardsItExpanded(String algorithm, int expanded) {
        assertThat(Golden.transcript(Language.ENGLISH, "tiles", "algorithm", algorithm, "board", "1 2 3 4 5 6 0 7 8"))
                .startsWith(" 1  2  3 \n 4  5  6 \n__  7  8 \n 1  2  3 \n 4  5  6 \n__  7  8 \nMove left\n\n")
                .endsWith("Solved in 2 moves:\nleft, left\nBoards expanded: " + expanded + "\n");
    }

    @Test
    void idaStarPrintsItsBounds() {
        assertThat(Golden.transcript(
                        Language.ENGLISH,
                        "tiles",
                        "algorithm",
                        "ida-star",
                        "heuristic",
                        "linear-conflict",
                        "board",
                        "1 2 3 4 5 6 0 7 8"))
                .startsWith(" 1  2  3 \n 4  5  6 \n__  7  8 \nSearching for moves with f at most 2...\n")
                .endsWith("Solved in 2 moves:\nleft, left\nBoards expanded: 2\n");
    }

    @Test
    void plainRecursionPrintsTheCycleThatItGoesRoundUntilTheStackOverflows() {
        assertThat(Golden.transcript(
                        Language.ENGLISH,
                        "tiles",
                        "algorithm",
                        "plain-recursion",
                        "size",
                        "3",
                        "shuffle",
                        "40",
                        "seed",
                        "2"))
                .isEqualTo(Golden.read("tiles-plain-recursion-3x40x2.txt"));
    }

    @Test
    void plainRecursionThatMayReverseTheLastMoveComesBackAfterTwoMoves() {
        assertThat(Golden.transcript(
                        Language.ENGLISH,
                        "tiles",
                        "algorithm",
                        "plain-recursion",
                        "undo-allowed",
                        "yes",
                        "stack",
                        "100",
                        "board",
                        "1 2 3 4 0 5 7 8 6"))
                .isEqualTo(" 1  2  3 \n 4 __  5 \n 7  8  6 \n"
                        + "Attempting to solve without a limit of moves...\n"
                        + "After 4 moves a board comes again that stood 2 moves ago, after 2 moves:\n"
                        + " 1  2  3 \n 4  8  5 \n 7  6 __ \n"
                        + "RecursionError: the stack holds no more than 100 calls\n");
    }

    @Test
    void onTwoByTwoPlainRecursionFindsASolution() {
        assertThat(Golden.transcript(
                        Language.CHINESE, "tiles", "algorithm", "plain-recursion", "size", "2", "board", "1 0 3 2"))
                .startsWith(" 1 __ \n 3  2 \n尝试不限步数地解开……\n")
                .endsWith("用 1 步解开：\n上\n");
    }

    @Test
    void aRunThatWasStoppedHasNoLastLines() {
        var puzzle = Catalogue.get("tiles");
        var printed = new StringBuilder();
        var transcript = Transcripts.begin(
                puzzle,
                puzzle.presets(),
                puzzle.instance(puzzle.presets()),
                new Words(Language.ENGLISH),
                printed::append);
        transcript.emit(new AttemptBegan(10, 0).pack());
        transcript.finish();
        assertThat(printed.toString()).endsWith("Attempting to solve in at most 10 moves...\n");
    }
}
