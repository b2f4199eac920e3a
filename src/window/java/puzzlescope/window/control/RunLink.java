package puzzlescope.window.control;

import java.util.OptionalLong;
import java.util.function.LongConsumer;
import java.util.stream.Collectors;
import javafx.scene.control.Hyperlink;
import puzzlescope.engine.event.ConstantId;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.replay.CallFrame;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.About.Topic;
import puzzlescope.window.player.LabelPositions;
import puzzlescope.window.theme.Appearance;

/** A link to the place of a run that answers a question about recursion; hidden if there is none. FX thread only. */
final class RunLink extends Hyperlink {

    private static final int MOST_CALLS = 4;

    private final Appearance appearance;
    private final Topic topic;
    private final String label;

    /**
     * Creates a hidden link.
     *
     * @param topic the question
     * @param label that of the line that answers it
     */
    RunLink(Appearance appearance, Topic topic, String label) {
        this.appearance = appearance;
        this.topic = topic;
        this.label = label;
        getStyleClass().add("about-run");
        LocalizedControls.wrap(this);
        managedProperty().bind(visibleProperty());
        setVisible(false);
    }

    /**
     * Searches for the place in a run that has ended.
     *
     * @param onSeek receives the position
     */
    void find(Session session, LongConsumer onSeek) {
        var place = topic == Topic.CLOSER ? beforeReturn(session) : made(session);
        setVisible(place.isPresent());
        place.ifPresent(position -> {
            var key = "about.run." + ConstantId.of(topic.name());
            setText(appearance.localize(key, calls(session, position), position));
            setOnAction(_ -> {
                setVisited(false);
                onSeek.accept(position);
            });
        });
    }

    private static OptionalLong beforeReturn(Session session) {
        var returned = LabelPositions.after(session, kind -> kind.depthChange() < 0, 0);
        return returned.isPresent() ? OptionalLong.of(returned.getAsLong() - 1) : returned;
    }

    /** The first recursive call; the very first call is not one that the function makes of itself. */
    private OptionalLong made(Session session) {
        var first = LabelPositions.after(session, label, 0);
        boolean outermost = first.isPresent() && first.getAsLong() == 1 && topic == Topic.ARGUMENT;
        return outermost ? LabelPositions.after(session, label, 1) : first;
    }

    private String calls(Session session, long position) {
        var timeline = session.newTimeline();
        timeline.seek(position);
        boolean ended = timeline.lastEvent()
                .map(Event::kind)
                .filter(kind -> kind.depthChange() < 0)
                .isPresent();
        if (ended) {
            return timeline.returned().map(CallFrame::call).orElse("");
        }
        var open = timeline.callStack(topic == Topic.CLOSER ? MOST_CALLS : 1).reversed();
        var chain = open.stream().map(CallFrame::call).collect(Collectors.joining(" \u2192 "));
        return topic == Topic.CLOSER && timeline.depth() > open.size() ? "\u2026 \u2192 " + chain : chain;
    }
}
