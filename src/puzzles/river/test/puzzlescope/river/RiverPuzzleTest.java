package puzzlescope.river;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.Remark;
import puzzlescope.engine.text.CodeLanguage;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Listing;
import puzzlescope.engine.text.Words;
import puzzlescope.river.event.RiverGraphEvent;
import puzzlescope.testkit.PuzzleContract;
import puzzlescope.testkit.SmallRun;

class RiverPuzzleTest extends PuzzleContract {

    @Override
    protected Puzzle puzzle() {
        return new RiverPuzzle();
    }

    @Override
    protected Stream<Arguments> some() {
        return puzzle().algorithms().stream()
                .flatMap(algorithm -> Stream.of(
                        with("algorithm", algorithm.id()),
                        with("algorithm", algorithm.id(), "guards", "4", "prisoners", "4"),
                        with("algorithm", algorithm.id(), "guards", "2", "prisoners", "3"),
                        with("algorithm", algorithm.id(), "guards", "20", "prisoners", "10", "boat", "10"),
                        with("algorithm", algorithm.id(), "guards", "1", "prisoners", "1", "boat", "1"),
                        with("algorithm", algorithm.id(), "puzzle", "wolf-goat-cabbage"),
                        with("algorithm", algorithm.id(), "from", "2,2,R"),
                        with("algorithm", algorithm.id(), "puzzle", "wolf-goat-cabbage", "from", "C,L"),
                        with("algorithm", algorithm.id(), "puzzle", "bridge-and-torch"),
                        with("algorithm", algorithm.id(), "puzzle", "bridge-and-torch", "minutes", "9 1 30 4 4 12")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"breadth-first", "depth-first"})
    void aRejectedLoadIsToldByTheCheckThatItFailed(String algorithm) {
        var rejected = SmallRun.of(puzzle(), "algorithm", algorithm).events().stream()
                .filter(RiverGraphEvent.MoveRejected.class::isInstance)
                .toList();
        var pseudocode = Listing.of("river", algorithm, Language.ENGLISH);
        assertThat(rejected)
                .extracting(event ->
                        pseudocode.lines().get(pseudocode.lineOf(event)).code())
                .contains(
                        "  3 too few on the bank? none",
                        "  4 left: outnumbered, eaten? none",
                        "    right: outnumbered, eaten? none")
                .hasSameSizeAs(rejected)
                .doesNotContain("    if result(node, load) is none: next");
        var python = Listing.of("river", List.of(algorithm), Language.ENGLISH, CodeLanguage.PYTHON);
        assertThat(rejected)
                .allSatisfy(event -> assertThat(
                                python.lines().get(python.lineOf(event)).code())
                        .isEqualTo("        return None"));
    }

    @ParameterizedTest
    @CsvSource({
        "3, 3, 2, ",
        "4, 4, 2, river.remark.no-way",
        "6, 6, 3, river.remark.no-way",
        "2, 3, 2, river.remark.outnumbered",
        "3, 3, 1, river.remark.boat-for-one"
    })
    void itSaysBeforehandWhyThereIsNoWay(String guards, String prisoners, String boat, String key) {
        var remarks = puzzle().check(with("guards", guards, "prisoners", prisoners, "boat", boat));
        assertThat(remarks).noneMatch(Remark::blocking);
        assertThat(remarks)
                .extracting(remark -> remark.message().key())
                .isEqualTo(key == null ? List.of() : List.of(key));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {"1,2,L", "3,3,R", "4,3,L", "W,L"})
    void aStateThatCannotBeReachedBlocksTheRun(String text) {
        assertThat(puzzle().check(with("from", text))).anyMatch(Remark::blocking);
    }

    @ParameterizedTest
    @ValueSource(strings = {"3,3", "L", "3,3,M", "W,G,L"})
    void whatIsNoStateIsRefused(String text) {
        assertThatThrownBy(() -> with("from", text)).isInstanceOf(InvalidInputException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " , ", "1 2 x", "0 1", "31", "-1", "1 2 3 4 5 6 7 8 9", "1.5"})
    void minutesThatAreNoneAreRefused(String text) {
        assertThatThrownBy(() -> with("minutes", text)).isInstanceOf(InvalidInputException.class);
    }

    @Test
    void minutesMayStandBetweenAnySeparators() {
        var arguments = with("minutes", " 1,2；30、 07");
        assertThat(arguments.get(RiverPuzzle.MINUTES)).containsExactly(1, 2, 30, 7);
        assertThat(arguments.text(RiverPuzzle.MINUTES)).isEqualTo("1, 2, 30, 7");
    }

    @ParameterizedTest
    @CsvSource({
        "prisoners-and-guards, '(G guard, P prisoner)'",
        "wolf-goat-cabbage, '(W wolf, G goat, C cabbage)'",
        "bridge-and-torch, '(A, B, C and so on'"
    })
    void theHelpOfAGameNamesItsOwnLetters(String kind, String letters) {
        var help = puzzle().gameHelp(with("puzzle", kind));
        assertThat(new Words(Language.ENGLISH).localize(help)).contains(letters);
    }
}
