package puzzlescope.finder.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import puzzlescope.finder.board.FinderBoard;
import puzzlescope.finder.condition.FileEntry;
import puzzlescope.finder.event.FoundEntries;
import puzzlescope.finder.window.FinderSampleContext;

class RowsLayoutTest {

    private static final FinderBoard BOARD = finished();

    private static FinderBoard finished() {
        var session = FinderSampleContext.recorded(FinderSampleContext.PUZZLE.presets());
        session.timeline().seek(session.trace().length());
        return (FinderBoard) session.timeline().board();
    }

    private static FoundEntries findings() {
        return BOARD.foundEntries();
    }

    private static List<String> names(List<FileEntry> entries) {
        return entries.stream().map(FileEntry::name).toList();
    }

    @Test
    void allRowsAreSeenWhereThereIsRoom() {
        var layout = RowsLayout.of(findings(), BOARD.rows(), 100, -1, 10);
        assertThat(layout.pinned()).isEmpty();
        assertThat(layout.first()).isZero();
        assertThat(layout.last()).isEqualTo(BOARD.rows());
    }

    @Test
    void theNewestRowIsAlwaysSeenAndItsFoldersArePinned() {
        for (int rows = 1; rows <= BOARD.rows(); rows++) {
            for (int room = 3; room < 12; room++) {
                var layout = RowsLayout.of(findings(), rows, room, -1, 10);
                var newest = findings().entry(rows - 1);
                assertThat(layout.line(newest))
                        .as("%s rows, room for %s", rows, room)
                        .isNotNegative();
                assertThat(layout.taken()).isLessThanOrEqualTo(room);
                assertThat(layout.line(findings().entry(0))).isZero();
            }
        }
    }

    @Test
    void thePinnedFoldersAreThoseThatTheFirstRowIsIn() {
        int recipe = number("recipe.txt");
        var layout = RowsLayout.of(findings(), BOARD.rows(), 12, recipe, 10);
        assertThat(names(layout.pinned())).containsExactly("C:/", "spam", "eggs", "bacon");
        assertThat(layout.hidden()).isZero();
        assertThat(layout.entry(findings(), 4).name()).isEqualTo("recipe.txt");
        assertThat(layout.line(findings().entry(recipe - 1))).isEqualTo(-1);
    }

    @Test
    void ofManyFoldersTheOutermostAndTheInnermostArePinned() {
        var layout = RowsLayout.of(findings(), BOARD.rows(), 4, number("recipe.txt"), 1);
        assertThat(names(layout.pinned())).containsExactly("C:/", "bacon");
        assertThat(layout.hidden()).isEqualTo(2);
        assertThat(layout.shift()).isEqualTo(3);
    }

    @Test
    void nothingIsSeenOfNothing() {
        assertThat(RowsLayout.of(findings(), 0, 10, -1, 5).taken()).isZero();
        assertThat(RowsLayout.of(findings(), 5, 0, -1, 5).taken()).isZero();
    }

    private static int number(String name) {
        for (int row = 0; row < BOARD.rows(); row++) {
            if (findings().entry(row).name().equals(name)) {
                return row;
            }
        }
        throw new IllegalArgumentException("there is no " + name);
    }
}
