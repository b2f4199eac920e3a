package puzzlescope.engine.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import puzzlescope.queens.event.WalkEvent;

class ListingTest {

    private static Listing backtracking(CodeLanguage codeLanguage) {
        return Listing.of("queens", List.of("backtracking"), Language.ENGLISH, codeLanguage);
    }

    @Test
    void aProgramIsTheCodeWithoutTheLabels() {
        assertThat(backtracking(CodeLanguage.PYTHON).program())
                .startsWith("import random\nimport sys\n\n\ndef conflict(state, nextX):\n")
                .endsWith("        prettyprint(random.choice(solutions))\n");
    }

    @Test
    void aProgramInOnePieceNeedsNothingBesideIt() {
        var maze = Listing.of("maze", List.of("recursive-backtracker"), Language.ENGLISH, CodeLanguage.JAVASCRIPT);
        assertThat(maze.inOnePiece())
                .contains("function seed(number)", "function visit(")
                .doesNotContain("require('./random.js')");
        var queens = backtracking(CodeLanguage.PYTHON);
        assertThat(queens.inOnePiece()).isEqualTo(queens.program());
    }

    @Test
    void aLineHasLabelsAndBadgesAndIsFoundByTheLabels() {
        for (var codeLanguage : List.of(CodeLanguage.PSEUDOCODE, CodeLanguage.PYTHON)) {
            var listing = backtracking(codeLanguage);
            var line = listing.lines().get(listing.lineOf("solution"));
            assertThat(line.labels()).containsExactly("solution");
            assertThat(line.badges()).containsExactly(Listing.Badge.BASE);
            assertThat(listing.lineOf("+base")).isNegative();
            assertThat(listing.lines().stream().filter(each -> each.badges().contains(Listing.Badge.RECURSIVE)))
                    .hasSize(1);
        }
    }

    /** Of queens, the step that places a queen calls {@code place} for the next row, which is the top of the stack. */
    @Test
    void aStepThatOpensACallHasTheLineOfTheCall() {
        var listing = backtracking(CodeLanguage.PSEUDOCODE);
        var placed = new WalkEvent.QueenPlaced(0, 0, false);
        int line = listing.lineOf(placed);
        assertThat(listing.lines().get(line).code()).contains("place a queen");
        assertThat(listing.callLineOf(placed)).isEqualTo(line + 1);
        assertThat(listing.lines().get(line + 1).code()).contains("place(row + 1)");
        assertThat(listing.callLineOf(new WalkEvent.SearchBegan(4, 0))).isNegative();
        assertThat(listing.callLineOf(new WalkEvent.QueenTakenBack(0, 0, false, 0)))
                .isNegative();
    }

    @Test
    void onlyWhatAllPartsAreWrittenInCanBeShown() {
        var inThree = EnumSet.allOf(CodeLanguage.class);
        assertThat(Listing.codes("maze", List.of("recursive-backtracker"))).isEqualTo(inThree);
        assertThat(Listing.codes("maze", List.of("recursive-backtracker", "solve-a-star")))
                .isEqualTo(EnumSet.of(CodeLanguage.PSEUDOCODE, CodeLanguage.PYTHON));
        assertThat(Listing.codes("tiles", List.of("iterative-deepening"))).isEqualTo(inThree);
    }

    @Test
    void partsStandOneAfterTheOther() {
        var parts = List.of("recursive-backtracker", "solve-a-star");
        var both = Listing.of("maze", parts, Language.ENGLISH, CodeLanguage.PYTHON);
        int between = Listing.of("maze", parts.subList(0, 1), Language.ENGLISH, CodeLanguage.PYTHON)
                .lines()
                .size();
        assertThat(both.lines().get(between).code()).isEmpty();
        assertThat(both.lineOf("carve")).isBetween(0, between - 1);
        assertThat(both.lineOf("solve-take")).isGreaterThan(between);
    }

    private static List<Listing.Line> withoutDocstrings(Listing listing) {
        return listing.lines().stream()
                .filter(line -> !line.code().contains("\"\"\""))
                .toList();
    }

    @Test
    void aProgramIsTheSameInEveryLanguageButForItsDocstrings() {
        assertThat(withoutDocstrings(
                        Listing.of("queens", List.of("backtracking"), Language.CHINESE, CodeLanguage.PYTHON)))
                .isEqualTo(withoutDocstrings(backtracking(CodeLanguage.PYTHON)))
                .isNotEmpty();
        assertThat(Listing.of("queens", "backtracking", Language.CHINESE))
                .isNotEqualTo(backtracking(CodeLanguage.PSEUDOCODE));
    }
}
