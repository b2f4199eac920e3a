package puzzlescope.learn.race;

import java.util.List;
import java.util.stream.IntStream;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Words;

/** Names the runs of a race by the choice in which they differ, and says what is known of that choice. */
public final class LaneNames {

    private LaneNames() {}

    /** Returns the name of a run among all those of a race. */
    public static Message of(Session lane, List<Session> lanes) {
        var puzzle = lane.puzzle();
        var compared = puzzle.compared(lane.arguments());
        var choice = compared.stream()
                .filter(each -> differs(each, lanes))
                .findFirst()
                .orElse(compared.getFirst());
        return puzzle.chosen(choice, lane.arguments().text(choice));
    }

    /**
     * Returns what is said about the choice of each run, which explains its figures; empty if nothing is said about one
     * of them, or if they differ in something else, too.
     */
    public static List<Message> reasons(List<Session> lanes, Words words) {
        var puzzle = lanes.getFirst().puzzle();
        var choices = puzzle.compared(lanes.getFirst().arguments()).stream()
                .filter(each -> differs(each, lanes))
                .toList();
        if (choices.size() != 1) {
            return List.of();
        }
        var about = lanes.stream()
                .map(lane -> puzzle.about(choices.getFirst(), lane.arguments().text(choices.getFirst())))
                .toList();
        return about.stream().allMatch(each -> words.has(each.key()))
                ? IntStream.range(0, lanes.size())
                        .mapToObj(lane -> Message.of("race.reason", of(lanes.get(lane), lanes), about.get(lane)))
                        .toList()
                : List.of();
    }

    private static boolean differs(ChoiceParameter<?> choice, List<Session> lanes) {
        return lanes.stream()
                        .map(lane -> lane.arguments().text(choice))
                        .distinct()
                        .count()
                > 1;
    }
}
