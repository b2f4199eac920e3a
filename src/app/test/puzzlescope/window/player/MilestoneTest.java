package puzzlescope.window.player;

import static org.assertj.core.api.Assertions.assertThat;
import static puzzlescope.testkit.SampleEventKind.CLOSED;
import static puzzlescope.testkit.SampleEventKind.OPENED;
import static puzzlescope.testkit.SampleEventKind.REFUSED;
import static puzzlescope.testkit.SampleEventKind.SOLVED;
import static puzzlescope.testkit.SampleEventKind.STUCK;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Phases;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.CountedEvents;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.trace.Retention;
import puzzlescope.testkit.SampleBoard;
import puzzlescope.testkit.SampleEventKind;
import puzzlescope.tiles.TilesPuzzle;

class MilestoneTest {

    private final Player player = new Player(
            SampleSessions.of(OPENED, REFUSED, OPENED, SOLVED, CLOSED, OPENED, STUCK, OPENED, SOLVED, CLOSED, CLOSED),
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
        player.milestones().choose(milestone);
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
        player.milestones().choose(milestone);
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
        player.milestones().choose(Milestone.CALL);
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

    @Test
    void aFolderWithoutMatchesIsNamedAsWhatItIs() {
        var finder = Catalogue.get("finder");
        var session = session(finder, finder.presets());
        assertThat(Milestone.DEAD_END.name(session.instance().countedEvents()))
                .isEqualTo(Message.of("finder.milestone.DEAD_END"));
        session.close();
    }

    @Test
    void thePresetIsOneThatARunOfTheAlgorithmCanWellHave() {
        for (var puzzle : Catalogue.all()) {
            for (var algorithm : puzzle.algorithms()) {
                var session = session(puzzle, puzzle.presets().with(puzzle.algorithmParameter(), algorithm.id()));
                var preset = new Player(session, () -> {}).milestones().get();
                boolean some = Stream.of(Milestone.values()).anyMatch(each -> each.occursIn(session.instance()));
                assertThat(preset.occursIn(session.instance()))
                        .as("%s of %s", preset, algorithm.id())
                        .isEqualTo(some);
                assertThat(preset.isRareIn(session.instance()))
                        .as("%s of %s", preset, algorithm.id())
                        .isFalse();
                session.close();
            }
        }
    }

    private static Session session(Puzzle puzzle, Arguments arguments) {
        return Session.of(puzzle, arguments, Retention.inMemory(Retention.MEMORY_BYTES));
    }

    @Test
    void whatWasChosenComesBackWithARunThatCanHaveIt() {
        var tiles = new TilesPuzzle();
        var usual = session(tiles, tiles.presets());
        var endless = session(tiles, tiles.presets().with(TilesPuzzle.ALGORITHM, "plain-recursion"));
        var open = new Player(usual, () -> {});
        assertThat(open.milestones().get()).isEqualTo(Milestone.SOLUTION);
        open.open(endless);
        assertThat(open.milestones().get()).isEqualTo(Milestone.DEAD_END);
        open.open(usual);
        assertThat(open.milestones().get()).isEqualTo(Milestone.SOLUTION);
        open.milestones().choose(Milestone.PHASE);
        open.open(endless);
        assertThat(open.milestones().get()).isEqualTo(Milestone.PHASE);
    }

    private static Instance calling() {
        return new Instance(
                SampleEventKind.VOCABULARY,
                SampleBoard::new,
                _ -> RunOutcome.SOLVED,
                new CountedEvents("maze.result.maze", Role.CALL, Role.TRY),
                List.of());
    }
}
