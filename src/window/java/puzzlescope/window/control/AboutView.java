package puzzlescope.window.control;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongConsumer;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.About;
import puzzlescope.engine.text.About.Item;
import puzzlescope.engine.text.About.Topic;
import puzzlescope.engine.text.Listing;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.theme.Appearance;

/**
 * Teaching text about the algorithm, with the relevant lines of its listing, the counts of this run, and suggestions to
 * try. FX thread only.
 */
public final class AboutView extends Panel {

    private static final double NANOS = 1e9;

    private final Appearance appearance;
    private final VBox content = new VBox();
    private final Label measured = text("");
    private Consumer<String> onLine = _ -> {};
    private Consumer<List<String>> onTry = _ -> {};
    private LongConsumer onSeek = _ -> {};
    private Function<String, Optional<? extends Node>> pictures = _ -> Optional.empty();
    private final List<RunLink> runLinks = new ArrayList<>();
    /** The run in which the links have searched for their places. */
    private @Nullable Session searched;

    private @Nullable Content shown;

    private record Content(String title, About about, Listing listing) {}

    public AboutView(Appearance appearance) {
        super(appearance.texts().of("panel.about"));
        this.appearance = appearance;
        setId("about");
        content.getStyleClass().add("about");
        measured.setId("about-measured");
        getChildren().add(content);
    }

    /** Sets the action for selected lines, which receives the label. */
    public void setOnLine(Consumer<String> action) {
        onLine = action;
    }

    /** Sets the action for selected positions of the run. */
    public void setOnSeek(LongConsumer action) {
        onSeek = action;
    }

    /** Sets the action for suggested inputs, such as {@code n=6}. */
    public void setOnTry(Consumer<List<String>> action) {
        onTry = action;
    }

    /** Sets the factory of pictures that a text refers to by name. */
    public void setPictures(Function<String, Optional<? extends Node>> maker) {
        pictures = maker;
    }

    /**
     * Shows the text.
     *
     * @param title the algorithm's name
     * @param listing in the chosen language, from which lines are quoted
     */
    public void setContent(String title, About about, Listing listing) {
        var next = new Content(title, about, listing);
        if (next.equals(shown)) {
            return;
        }
        shown = next;
        runLinks.clear();
        searched = null;
        var parts = new ArrayList<Node>();
        var heading = text(title);
        heading.getStyleClass().add("about-title");
        parts.add(heading);
        if (about.items().isEmpty()) {
            parts.add(text(appearance.localize("about.none")));
        }
        for (var topic : about.topics()) {
            var name = text(appearance.localize(topic.heading()));
            name.getStyleClass().add("about-heading");
            parts.add(name);
            about.of(topic).forEach(item -> parts.addAll(said(item, listing)));
            if (topic == Topic.BASE_CASE || topic == Topic.ARGUMENT || topic == Topic.CLOSER) {
                var label = about.of(topic).stream()
                        .flatMap(item -> item.targets().stream())
                        .findFirst();
                label.ifPresent(each -> {
                    var link = new RunLink(appearance, topic, each);
                    runLinks.add(link);
                    parts.add(link);
                });
            }
            if (topic == Topic.COST) {
                parts.add(measured);
            }
        }
        content.getChildren().setAll(parts);
    }

    private List<Node> said(Item item, Listing listing) {
        if (item.topic() == Topic.TRY) {
            var link = link("\u25b6 " + item.text());
            link.setOnAction(_ -> onTry.accept(item.targets()));
            return List.of(link);
        }
        var said = new ArrayList<Node>();
        said.add(text(item.text()));
        item.picture().flatMap(pictures).ifPresent(said::add);
        for (var label : item.targets()) {
            int line = listing.lineOf(label);
            if (line >= 0) {
                var link = link(listing.lines().get(line).code().strip());
                link.getStyleClass().add("about-line");
                link.setOnAction(_ -> onLine.accept(label));
                said.add(link);
            }
        }
        return said;
    }

    private static Hyperlink link(String text) {
        var link = new Hyperlink(text);
        LocalizedControls.wrap(link);
        return link;
    }

    private static Label text(String text) {
        var label = new Label(text);
        LocalizedControls.wrap(label);
        return label;
    }

    /**
     * Shows the counts of the run.
     *
     * @param over whether the end of the run is shown
     */
    public void show(Session session, boolean over) {
        Visibility.set(measured, over);
        if (!session.equals(searched) && session.run().outcome().isPresent()) {
            searched = session;
            runLinks.forEach(link -> link.find(session, onSeek));
        }
        var trace = session.trace();
        double seconds = session.run().worked().toNanos() / NANOS;
        measured.setText(
                session.instance().countedEvents().has(Role.CALL)
                        ? appearance.localize(
                                "about.measured-calls",
                                trace.length(),
                                calls(session),
                                trace.profile().greatestDepth(),
                                seconds)
                        : appearance.localize("about.measured", trace.length(), seconds));
    }

    private static long calls(Session session) {
        long[] counts = session.trace().counts(session.trace().length());
        return session.instance().vocabulary().kinds().stream()
                .filter(kind -> kind.roles().contains(Role.CALL))
                .mapToLong(kind -> counts[kind.number()])
                .sum();
    }
}
