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
import puzzlescope.core.event.Message;
import puzzlescope.core.event.Phases;
import puzzlescope.core.event.Role;
import puzzlescope.core.puzzle.Counted;
import puzzlescope.core.puzzle.Instance;
import puzzlescope.core.run.Outcome;
import puzzlescope.core.sample.SampleBoard;
import puzzlescope.core.sample.SampleEventKind;

class MilestoneTest {

    private final Player player = new Player(
            Recording.of(OPENED, REFUSED, OPENED, SOLVED, CLOSED, OPENED, STUCK, OPENED, SOLVED, CLOSED, CLOSED),
            () -> {});

    /** Where a command leads, again and again until it has something to say. */
    private Message name(Milestone milestone) {
        return Message.of(milestone == Milestone.SOLUTION ? "maze.result.maze" : "milestone." + milestone);
    }

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
                            case PHASE -> List.of(7L);
                        });
        assertThat(player.noticeProperty().get())
                .isEqualTo(Message.of("notice.no-next-milestone." + milestone, name(milestone)));
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
                            case PHASE -> List.of(7L, 0L);
                        });
        assertThat(player.noticeProperty().get())
                .isEqualTo(Message.of("notice.no-previous-milestone." + milestone, name(milestone)));
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
    @CsvSource({"SOLUTION, false", "DEAD_END, false", "CALL, true", "PHASE, false"})
    void itOccursOnlyWhereARunHasEventsOfItsRole(Milestone milestone, boolean occurs) {
        assertThat(milestone.occursIn(calling())).isEqualTo(occurs);
    }

    @Test
    void aPhaseOccursOnlyWhereThereAreSome() {
        var phases = Phases.startingWith(SampleEventKind.VOCABULARY, "phase.search");
        assertThat(Milestone.PHASE.occursIn(calling().inPhases(phases))).isTrue();
    }

    private static Instance calling() {
        return new Instance(
                SampleEventKind.VOCABULARY,
                SampleBoard::new,
                _ -> Outcome.SOLVED,
                new Counted("maze.result.maze", Role.CALL, Role.TRY),
                List.of());
    }
}
