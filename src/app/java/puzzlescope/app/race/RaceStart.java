package puzzlescope.app.race;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.session.Session;
import puzzlescope.learn.race.Difference;
import puzzlescope.learn.race.Race;

/**
 * Initial state of a race.
 *
 * @param names of the first lanes; the others are named by their choices
 * @param isByHand whether the first lane is a game
 * @param difference the first one, if known in advance
 * @param goOn receives the second lane's run, if the person may continue with that
 * @param apart the reason why the program that was opened before is not one of the lanes, if it is not
 */
record RaceStart(
        List<Message> names,
        boolean isByHand,
        Optional<Difference> difference,
        Optional<Consumer<Session>> goOn,
        Optional<Message> apart) {

    /** A run against another choice. */
    static RaceStart run() {
        return new RaceStart(List.of(), false, Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** A game against a run. */
    static RaceStart game() {
        return new RaceStart(
                List.of(Message.of("race.by-hand")), true, Optional.empty(), Optional.empty(), Optional.empty());
    }

    /**
     * A person's own program against the textbook's algorithm, or the program from which it was started.
     *
     * @param algorithm the name of the textbook's algorithm; empty if it is compared with its original
     * @param apart the reason why it is not compared with the program that was opened before, if there was one
     */
    static RaceStart program(Optional<Message> algorithm, Optional<Message> apart) {
        return new RaceStart(
                List.of(
                        Message.of("own-program"),
                        algorithm
                                .map(name -> Message.of("own-program.textbook", name))
                                .orElseGet(() -> Message.of("own-program.original"))),
                false,
                Optional.empty(),
                Optional.empty(),
                apart);
    }

    /** A program that is told by a text of steps against the one before it. */
    static RaceStart programs() {
        return new RaceStart(
                List.of(Message.of("own-program.last"), Message.of("own-program.before")),
                false,
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    /** A run against the same with another branch taken at a position. */
    static RaceStart branch(long position, Consumer<Session> goOn) {
        return new RaceStart(
                List.of(Message.of("what-if.own"), Message.of("what-if.other")),
                false,
                Optional.of(new Difference(position, position)),
                Optional.of(goOn),
                Optional.empty());
    }

    /** The message key of the first difference. */
    String first() {
        return difference.isPresent() ? "what-if.first" : "race.first";
    }

    Optional<Message> name(int lane) {
        return lane < names.size() ? Optional.of(names.get(lane)) : Optional.empty();
    }

    /** Returns whether enough is recorded to go to the lanes' difference, or to search for it. */
    boolean canBeCompared(Race race) {
        return difference
                .map(known -> race.lanes().stream()
                        .allMatch(lane -> lane.trace().isEnded() || lane.trace().length() > known.one()))
                .orElseGet(race::canBeCompared);
    }
}
