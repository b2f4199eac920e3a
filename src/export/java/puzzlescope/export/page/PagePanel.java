package puzzlescope.export.page;

import java.util.ArrayList;
import java.util.List;
import puzzlescope.engine.event.PendingStates;
import puzzlescope.engine.replay.Timeline;
import puzzlescope.engine.text.Words;
import puzzlescope.picture.pending.PendingStatesText;

/**
 * The panel between the code and the counters, at all positions: the open calls, the frontier of a search, or nothing
 * in a phase that has neither.
 */
final class PagePanel {

    private static final int MOST_CALLS = 9;

    /** A line of the panel; its style is the class in the page, or empty. */
    private record Line(String text, String style) {

        private static final String CURRENT = "current";
        private static final String FAINT = "faint";
        private static final String HEADING = "heading";

        List<String> data() {
            return List.of(text, style);
        }
    }

    private final List<Words> all;
    private final Numbering<Line> lines = new Numbering<>();
    private final List<List<List<Integer>>> shown = new ArrayList<>();

    PagePanel(List<Words> all) {
        this.all = all;
        all.forEach(_ -> shown.add(new ArrayList<>()));
    }

    /** @param hasCalls whether the phase at the position makes calls */
    void add(Timeline timeline, boolean hasCalls) {
        var pending = timeline.board().pendingStates(PendingStatesText.MOST);
        for (int i = 0; i < all.size(); i++) {
            var panel = !pending.isEmpty()
                    ? frontier(pending, all.get(i))
                    : hasCalls ? calls(timeline, all.get(i)) : List.<Line>of();
            shown.get(i).add(panel.stream().map(lines::of).toList());
        }
    }

    private static List<Line> frontier(List<PendingStates> all, Words words) {
        var panel = new ArrayList<Line>();
        for (var pending : all) {
            panel.add(new Line(PendingStatesText.heading(pending, words), Line.HEADING));
            PendingStatesText.entries(pending, all.size(), words).forEach(text -> panel.add(new Line(text, "")));
        }
        return panel;
    }

    private static List<Line> calls(Timeline timeline, Words words) {
        var panel = new ArrayList<Line>();
        panel.add(new Line(words.localize("panel.call-stack"), Line.HEADING));
        var ended = timeline.returned();
        ended.ifPresent(call -> panel.add(
                new Line(words.localize("call-stack.returned", result(call.call(), call.result())), Line.CURRENT)));
        var frames = timeline.callStack(MOST_CALLS);
        for (int i = 0; i < frames.size(); i++) {
            var call = frames.get(i).call();
            panel.add(
                    i < timeline.suspended()
                            ? new Line(words.localize("call-stack.suspended", call), Line.FAINT)
                            : new Line(call, i == 0 && ended.isEmpty() ? Line.CURRENT : ""));
        }
        int hidden = timeline.depth() - frames.size();
        if (hidden > 0) {
            panel.add(new Line(words.localize("call-stack.more", hidden), Line.FAINT));
        } else if (panel.size() == 1) {
            panel.add(new Line(words.localize("call-stack.empty"), Line.FAINT));
        }
        return panel;
    }

    private static String result(String call, String result) {
        return result.isEmpty() ? call : call + " = " + result;
    }

    /** Returns the distinct lines. */
    List<List<String>> lines() {
        return lines.all().stream().map(Line::data).toList();
    }

    /** Returns, for each language and position, the numbers of the lines shown. */
    List<List<List<Integer>>> shown() {
        return shown;
    }
}
