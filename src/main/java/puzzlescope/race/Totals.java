package puzzlescope.race;

import java.util.ArrayList;
import java.util.List;
import puzzlescope.core.event.Message;
import puzzlescope.core.session.Session;
import puzzlescope.text.Words;

/** What the figures of runs that are complete say, in sentences. */
public final class Totals {

    /** So many figures are said. */
    private static final int MOST = 3;

    private static final int PERCENT = 100;

    private Totals() {}

    /**
     * What each run came to, as it says itself in the end, then a sentence for each of the first figures that are not the same in the
     * first two runs.
     *
     * @param lanes runs that have ended; they are read by timelines of their own, on any thread
     * @param names what the runs are called
     */
    public static List<String> of(List<Session> lanes, List<String> names, Words words) {
        var ends = lanes.stream().map(Totals::atItsEnd).toList();
        var said = new ArrayList<String>();
        for (int lane = 0; lane < ends.size(); lane++) {
            var name = names.get(lane);
            ends.get(lane)
                    .timeline()
                    .lastEvent()
                    .ifPresent(last -> said.add(words.say(Message.of("race.result", name, last.sentence()))));
        }
        int figures = 0;
        for (var figure : Figures.of(ends, words)) {
            var values = figure.values(ends);
            if (figures < MOST && !values.get(0).equals(values.get(1))) {
                figures++;
                said.add(words.say(sentence(figure.key(), names, values.get(0), values.get(1))));
            }
        }
        return said;
    }

    private static Message sentence(String key, List<String> names, long first, long second) {
        boolean firstIsLess = first < second;
        long least = Math.min(first, second);
        long most = Math.max(first, second);
        return Message.of(
                "race.total",
                Message.of(key),
                names.get(firstIsLess ? 0 : 1),
                least,
                names.get(firstIsLess ? 1 : 0),
                most,
                Math.round((double) PERCENT * (most - least) / most));
    }

    private static Session atItsEnd(Session lane) {
        var timeline = lane.newTimeline();
        timeline.seek(lane.trace().length());
        return new Session(lane.puzzle(), lane.arguments(), lane.instance(), lane.run(), timeline);
    }
}
