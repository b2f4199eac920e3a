package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import puzzlescope.app.main.OpenWindow;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.PendingStates;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.puzzle.CountedEvents;
import puzzlescope.engine.puzzle.Figure;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.text.Listing;
import puzzlescope.engine.text.Words;
import puzzlescope.testkit.CountedByHand;

/** What the window has to show, made from a replay and the words of its language. FX thread only. */
final class ExpectedWindow {

    private static final int MOST_CALLS = 7;
    private static final int MOST_WAITING = 6;
    private static final int MOST_WAITING_OF_TWO = 4;

    private final OpenWindow window;
    private final SolverReplay solverReplay;
    private final Puzzle puzzle;
    private final Words words;

    private ExpectedWindow(OpenWindow window, SolverReplay solverReplay) {
        this.window = window;
        this.solverReplay = solverReplay;
        puzzle = window.player().session().puzzle();
        words = new Words(window.language());
    }

    /** Holds the timeline of the tab in front and all that is written there against the replay. */
    static void hold(OpenWindow window, SolverReplay solverReplay, String when) {
        new ExpectedWindow(window, solverReplay).hold(when);
    }

    private void hold(String when) {
        var player = window.player();
        var timeline = player.session().timeline();
        var status = solverReplay.at(timeline.position());
        assertThat(timeline.trace().length()).as("length %s", when).isEqualTo(solverReplay.length());
        assertThat(timeline.board().snapshot())
                .as("board %s", when)
                .isEqualTo(status.board().snapshot());
        assertThat(timeline.depth()).as("depth %s", when).isEqualTo(status.depth());
        boolean undone = !player.moment().isAtRest() && !player.moment().forward();
        assertThat(VisibleTexts.of(window.scene().getRoot()))
                .as("what is shown %s", when)
                .isEqualTo(expected(timeline.position(), status, undone ? status.next() : status.last()));
    }

    private VisibleTexts expected(long position, SolverReplay.GameStatus status, Optional<Event> event) {
        var listing =
                Listing.of(puzzle.id(), window.player().session().instance().listing(), window.language());
        boolean hasCalls = byHand(position).counts().hasCalls();
        var calls = hasCalls ? status.calls() : List.<String>of();
        int above = Math.max(0, calls.size() - MOST_CALLS);
        // The panel shows either the calls or the figures.
        boolean figures = WindowTest.isShown(window.lookup("#counters"));
        var agendas = window.player().session().timeline().board().pendingStates(MOST_WAITING);
        return new VisibleTexts(
                position(position, status),
                event.map(e -> words.localize(e.sentence()))
                        .orElse(words.localize("sentence.at-start", Message.of(puzzle.id() + ".summary"))),
                event.map(listing::lineOf)
                        .filter(line -> line >= 0)
                        .map(line -> listing.lines().get(line).code()),
                figures
                        ? List.of()
                        : agendas.isEmpty() ? calls.reversed().subList(0, calls.size() - above) : waiting(agendas),
                figures || !agendas.isEmpty()
                        ? ""
                        : calls.isEmpty() && !isReturn(event)
                                ? (hasCalls ? words.localize("call-stack.empty") : "")
                                : above > 0 ? words.localize("call-stack.more", above) : "",
                figures ? counters(position) : List.of());
    }

    private CountedByHand byHand(long position) {
        return solverReplay.counted(position);
    }

    private static boolean isReturn(Optional<Event> event) {
        return event.filter(ended -> ended.kind().depthChange() < 0).isPresent();
    }

    private static int named(List<PendingStates> agendas, PendingStates pendingStates) {
        return Math.min(
                agendas.size() > 1 ? MOST_WAITING_OF_TWO : MOST_WAITING,
                pendingStates.first().size());
    }

    private List<String> waiting(List<PendingStates> agendas) {
        var said = new ArrayList<String>();
        for (var pendingStates : agendas) {
            int named = named(agendas, pendingStates);
            int hidden = pendingStates.size() - named;
            said.add(words.localize("agenda.heading", pendingStates.name(), pendingStates.size()));
            pendingStates.first().stream().limit(named).map(words::localize).forEach(said::add);
            if (hidden > 0 || pendingStates.size() == 0) {
                said.add(
                        pendingStates.size() == 0
                                ? words.localize("agenda.empty")
                                : named == 0 ? words.localize("agenda.large") : words.localize("agenda.more", hidden));
            }
        }
        return said;
    }

    private CountedEvents counted() {
        return window.player().session().instance().countedEvents();
    }

    private String position(long position, SolverReplay.GameStatus status) {
        var countedEvents = counted();
        var said = words.localize("status.playhead", position, solverReplay.length());
        var phase = solverReplay.phase(position);
        if (phase.isPresent()) {
            said += " \u00b7 " + words.localize(phase.get());
        }
        if (byHand(position).counts().hasCalls()) {
            var measure = window.player().session().instance().measure();
            boolean named = measure.isDepth() && !measure.isRecursion();
            var depth = named ? measure.value(0, status.depth()) : Message.of("status.depth", status.depth());
            said += " \u00b7 " + words.localize(depth);
        }
        return said + " \u00b7 " + words.localize(countedEvents.result() + ".count", status.count(Role.SOLUTION));
    }

    private List<String> counters(long position) {
        var texts = new ArrayList<String>();
        var counted = byHand(position);
        boolean many = words.has(counted().result() + ".counter");
        var phases = window.player().session().trace().phases();
        boolean round = counted.continues() && phases.isRound(phases.at(position));
        counted.all().forEach((name, count) -> {
            if (name.equals("SOLUTION") && !many) {
                return;
            }
            boolean addsUp = counted.counts().figures().stream()
                    .noneMatch(figure -> figure.name().equals(name) && !(figure instanceof Figure.Events));
            texts.add(
                    count.isEmpty()
                            ? "\u2013"
                            : round && addsUp
                                    ? words.localize(
                                            "counter.round",
                                            counted.inPhase().get(name).orElseThrow(),
                                            count.getAsLong())
                                    : words.localize("number", count.getAsLong()));
        });
        if (counted.counts().hasCalls()) {
            texts.add(words.localize("number", solverReplay.at(position).depth()));
        }
        return texts;
    }
}
