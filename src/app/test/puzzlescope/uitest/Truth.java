package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import puzzlescope.app.main.OpenWindow;
import puzzlescope.engine.event.Agenda;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.puzzle.Counted;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.text.Listing;
import puzzlescope.engine.text.Words;

/** What the window has to show, made from a replay and the words of its language. FX thread only. */
final class Truth {

    private static final int MOST_CALLS = 7;
    private static final int MOST_WAITING = 6;
    private static final int MOST_WAITING_OF_TWO = 4;
    private static final List<Role> COUNTED =
            List.of(Role.CALL, Role.TRY, Role.REJECT, Role.UNDO, Role.DEAD_END, Role.SOLUTION);

    private final OpenWindow window;
    private final Replay replay;
    private final Puzzle puzzle;
    private final Words words;

    private Truth(OpenWindow window, Replay replay) {
        this.window = window;
        this.replay = replay;
        puzzle = window.player().session().puzzle();
        words = new Words(window.language());
    }

    /** Holds the timeline of the tab in front and all that is written there against the replay. */
    static void hold(OpenWindow window, Replay replay, String when) {
        new Truth(window, replay).hold(when);
    }

    private void hold(String when) {
        var player = window.player();
        var timeline = player.session().timeline();
        var status = replay.at(timeline.position());
        assertThat(timeline.trace().length()).as("length %s", when).isEqualTo(replay.length());
        assertThat(timeline.board().snapshot())
                .as("board %s", when)
                .isEqualTo(status.board().snapshot());
        assertThat(timeline.depth()).as("depth %s", when).isEqualTo(status.depth());
        boolean undone = !player.moment().isAtRest() && !player.moment().forward();
        assertThat(Shown.of(window.scene().getRoot()))
                .as("what is shown %s", when)
                .isEqualTo(expected(timeline.position(), status, undone ? status.next() : status.last()));
    }

    private Shown expected(long position, Replay.GameStatus status, Optional<Event> event) {
        var listing =
                Listing.of(puzzle.id(), window.player().session().instance().listing(), window.language());
        var calls = status.calls();
        int above = Math.max(0, calls.size() - MOST_CALLS);
        var agendas = window.player().session().timeline().board().agendas(MOST_WAITING);
        return new Shown(
                position(position, status),
                event.map(e -> words.say(e.sentence()))
                        .orElse(words.say("sentence.at-start", Message.of(puzzle.id() + ".summary"))),
                event.map(listing::lineOf)
                        .filter(line -> line >= 0)
                        .map(line -> listing.lines().get(line).code()),
                agendas.isEmpty() ? calls.subList(above, calls.size()) : waiting(agendas),
                !agendas.isEmpty()
                        ? ""
                        : calls.isEmpty()
                                ? words.say("call-stack.empty")
                                : above > 0 ? words.say("call-stack.more", above) : "",
                counters(status));
    }

    private static int named(List<Agenda> agendas, Agenda agenda) {
        return Math.min(
                agendas.size() > 1 ? MOST_WAITING_OF_TWO : MOST_WAITING,
                agenda.first().size());
    }

    private List<String> waiting(List<Agenda> agendas) {
        var said = new ArrayList<String>();
        for (var agenda : agendas) {
            int named = named(agendas, agenda);
            int hidden = agenda.size() - named;
            said.add(words.say("agenda.heading", agenda.name(), agenda.size()));
            agenda.first().stream().limit(named).map(words::say).forEach(said::add);
            if (hidden > 0 || agenda.size() == 0) {
                said.add(
                        agenda.size() == 0
                                ? words.say("agenda.empty")
                                : named == 0 ? words.say("agenda.large") : words.say("agenda.more", hidden));
            }
        }
        return said;
    }

    private Counted counted() {
        return window.player().session().instance().counted();
    }

    private String position(long position, Replay.GameStatus status) {
        var counted = counted();
        var said = words.say("status.playhead", position, replay.length());
        var phase = replay.phase(position);
        if (phase.isPresent()) {
            said += " \u00b7 " + words.say(phase.get());
        }
        if (counted.has(Role.CALL)) {
            var measure = window.player().session().instance().measure();
            boolean named = measure.isDepth() && !measure.isRecursion();
            var depth = named ? measure.value(0, status.depth()) : Message.of("status.depth", status.depth());
            said += " \u00b7 " + words.say(depth);
        }
        return said + " \u00b7 " + words.say(counted.result() + ".count", status.count(Role.SOLUTION));
    }

    private List<String> counters(Replay.GameStatus status) {
        var texts = new ArrayList<String>();
        var counted = counted();
        counted.kinds().forEach(kind -> texts.add(words.say("number", status.count(kind))));
        for (var role : COUNTED) {
            boolean many = role != Role.SOLUTION || words.has(counted.result() + ".counter");
            if (counted.has(role) && many) {
                texts.add(words.say("number", status.count(role)));
            }
        }
        if (counted.has(Role.CALL)) {
            texts.add(words.say("number", status.depth()));
        }
        return texts;
    }
}
