package puzzlescope.app.race;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.session.Session;
import puzzlescope.learn.race.Difference;
import puzzlescope.learn.race.Race;

/**
 * What a race begins with.
 *
 * @param names of the first lanes; the others are called by what is chosen for them
 * @param isByHand whether the first lane is a game
 * @param difference the first one, if it is known without looking
 * @param goOn takes the second lane as it stands, if the person may go on with that
 */
record RaceStart(
        List<Message> names, boolean isByHand, Optional<Difference> difference, Optional<Consumer<Session>> goOn) {

    /** A run, and one of something else. */
    static RaceStart run() {
        return new RaceStart(List.of(), false, Optional.empty(), Optional.empty());
    }

    /** A game, and a run. */
    static RaceStart game() {
        return new RaceStart(List.of(Message.of("race.by-hand")), true, Optional.empty(), Optional.empty());
    }

    /** A run, and the same that took another branch at a position. */
    static RaceStart branch(long position, Consumer<Session> goOn) {
        return new RaceStart(
                List.of(Message.of("what-if.own"), Message.of("what-if.other")),
                false,
                Optional.of(new Difference(position, position)),
                Optional.of(goOn));
    }

    /** The key of what is said of the first difference. */
    String first() {
        return difference.isPresent() ? "what-if.first" : "race.first";
    }

    Optional<Message> name(int lane) {
        return lane < names.size() ? Optional.of(names.get(lane)) : Optional.empty();
    }

    /** Whether enough is recorded to stand where the lanes differ, or to look for that. */
    boolean canBeCompared(Race race) {
        return difference
                .map(known -> race.lanes().stream()
                        .allMatch(lane -> lane.trace().isEnded() || lane.trace().length() > known.one()))
                .orElseGet(race::canBeCompared);
    }
}
