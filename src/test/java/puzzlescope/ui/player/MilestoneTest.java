package puzzlescope.ui.player;

import static org.assertj.core.api.Assertions.assertThat;
import static puzzlescope.core.sample.SampleEventKind.CLOSED;
import static puzzlescope.core.sample.SampleEventKind.OPENED;
import static puzzlescope.core.sample.SampleEventKind.REFUSED;
import static puzzlescope.core.sample.SampleEventKind.SOLVED;
import static puzzlescope.core.sample.SampleEventKind.STUCK;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import puzzlescope.core.event.EventKind;
import puzzlescope.core.event.Message;
import puzzlescope.core.event.Vocabulary;
import puzzlescope.core.puzzle.Catalogue;
import puzzlescope.core.puzzle.Puzzle;
import puzzlescope.core.sample.SampleEvent;

class MilestoneTest {

    private final Player player = new Player(
            Recording.of(OPENED, REFUSED, OPENED, SOLVED, CLOSED, OPENED, STUCK, OPENED, SOLVED, CLOSED, CLOSED),
            () -> {});

    /** Where a command leads, again and again until it has something to say. */
    private List<Long> positionsOf(Runnable command) {
        var positions = new ArrayList<Long>();
        for (command.run(); player.noticeProperty().get() == null; command.run()) {
            positions.add(player.session().timeline().position());
        }
        return positions;
    }

    @ParameterizedTest
    @EnumSource
    void oneFollowsAnotherUntilThereIsNoMoreWhichIsSaid(Milestone milestone) {
        player.milestoneProperty().set(milestone);
        player.seek(3);
        assertThat(positionsOf(player::nextMilestone))
                .isEqualTo(
                        switch (milestone) {
                            case SOLUTION -> List.of(4L, 9L);
                            case DEAD_END -> List.of(7L);
                            case CALL -> List.of(5L, 11L);
                        });
        assertThat(player.noticeProperty().get()).isEqualTo(Message.of("notice.no-next-milestone." + milestone));
    }

    @ParameterizedTest
    @EnumSource
    void oneComesBeforeAnotherUntilThereIsNoMoreWhichIsSaid(Milestone milestone) {
        player.milestoneProperty().set(milestone);
        player.seek(9);
        assertThat(positionsOf(player::previousMilestone))
                .isEqualTo(
                        switch (milestone) {
                            case SOLUTION -> List.of(4L);
                            case DEAD_END -> List.of(7L);
                            case CALL -> List.of(7L, 0L);
                        });
        assertThat(player.noticeProperty().get()).isEqualTo(Message.of("notice.no-previous-milestone." + milestone));
    }

    @Test
    void anotherKindOfMilestoneTakesBackWhatWasSaid() {
        player.toEnd();
        player.nextMilestone();
        assertThat(player.noticeProperty().get()).isNotNull();
        player.milestoneProperty().set(Milestone.CALL);
        assertThat(player.noticeProperty().get()).isNull();
    }

    @ParameterizedTest
    @CsvSource({"SOLUTION, false", "DEAD_END, false", "CALL, true"})
    void itOccursOnlyWhereAnEventHasItsRole(Milestone milestone, boolean occurs) {
        var vocabulary = new Vocabulary(new EventKind[] {OPENED, CLOSED}, SampleEvent.VOCABULARY::unpack);
        assertThat(milestone.occursIn(vocabulary)).isEqualTo(occurs);
        // What is walked or moved without a search comes to no dead end.
        assertThat(Catalogue.all())
                .filteredOn(puzzle -> !milestone.occursIn(puzzle.vocabulary()))
                .extracting(Puzzle::id)
                .isSubsetOf(milestone == Milestone.DEAD_END ? List.of("hanoi", "finder") : List.of());
    }
}
