package puzzlescope.program;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import puzzlescope.engine.event.Costs;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.program.ProgramEndedException;
import puzzlescope.engine.text.OneLine;

/** The steps of a search trace, in YAML or JSON, which is YAML too, and the graph of which they tell. */
final class PosthocTrace {

    /** The most steps that are read. */
    static final int MOST = 1 << 18;

    /** Names that stand in the text of a graph without quotes. */
    private static final Pattern NAME = Pattern.compile("[A-Za-z_]\\w*|\\d{1,9}");

    private static final Pattern NUMBER = Pattern.compile("-?\\d{1,15}(\\.\\d{1,20})?([eE][-+]?\\d{1,2})?");

    private static final Pattern WHOLE = Pattern.compile("-?\\d{1,9}");

    /** The key of the steps, and that of the first versions. */
    private static final Set<String> EVENTS = Set.of("events", "eventList");

    /**
     * A step.
     *
     * @param node the name of the node in the graph
     * @param parent that of its predecessor; empty if it has none
     */
    record Step(Kind kind, String type, String node, Optional<String> parent, Costs costs) {}

    /** The content of one step. */
    enum Kind {
        SOURCE("source", "start"),
        DESTINATION("destination", "goal", "target"),
        EXPAND("expand"),
        GENERATE("generat", "open"),
        UPDATE("updat", "relax"),
        CLOSE("clos"),
        END("end", "solution", "found", "final"),
        OTHER("");

        private final List<String> beginnings;

        Kind(String... beginnings) {
            this.beginnings = List.of(beginnings);
        }

        static Kind of(String type) {
            var word = type.toLowerCase(Locale.ROOT).strip();
            for (var kind : values()) {
                if (kind.beginnings.stream().anyMatch(word::startsWith)) {
                    return kind;
                }
            }
            return OTHER;
        }
    }

    private final List<Step> steps = new ArrayList<>();
    private final Map<String, String> names = new HashMap<>();
    private final Map<String, String> places = new HashMap<>();
    private final Set<String> taken = new HashSet<>();
    private Optional<ProgramEndedException> problem = Optional.empty();

    private PosthocTrace() {}

    /** Reads a trace as far as it can be read. */
    static PosthocTrace read(InputStream in) throws IOException {
        var trace = new PosthocTrace();
        try (in) {
            var settings =
                    LoadSettings.builder().setCodePointLimit(Integer.MAX_VALUE).build();
            trace.readDocuments(new Parse(settings).parseInputStream(in).iterator());
        } catch (MarkedYamlEngineException malformed) {
            trace.problem = Optional.of(ProgramEndedException.refused(malformed
                    .getProblemMark()
                    .map(mark ->
                            Message.of("program.at-line", mark.getLine() + 1L, Message.of("program.search.garbled")))
                    .orElse(Message.of("program.search.garbled"))));
        } catch (YamlEngineException unreadable) {
            trace.problem = Optional.of(ProgramEndedException.refused(Message.of("program.search.garbled")));
        } catch (ProgramEndedException refused) {
            trace.problem = Optional.of(
                    refused.refusedWith(reason -> Message.of("program.trace.event", trace.steps.size() + 1, reason)));
        }
        return trace;
    }

    List<Step> steps() {
        return steps;
    }

    /** Returns what is wrong with the text after the steps. */
    Optional<ProgramEndedException> problem() {
        return problem;
    }

    /** Reads one document with a key for the steps, or several, of which one is the list of the steps. */
    private void readDocuments(Iterator<Event> events) {
        while (events.hasNext()) {
            switch (events.next().getEventId()) {
                case MappingStart -> readDocument(events);
                case SequenceStart -> readSteps(events);
                case Alias,
                        Comment,
                        DocumentEnd,
                        DocumentStart,
                        MappingEnd,
                        Scalar,
                        SequenceEnd,
                        StreamEnd,
                        StreamStart -> {}
            }
        }
    }

    private void readDocument(Iterator<Event> events) {
        for (var key = events.next(); key.getEventId() != Event.ID.MappingEnd; key = events.next()) {
            skip(key, events);
            var value = events.next();
            boolean isSteps = key instanceof ScalarEvent name && EVENTS.contains(name.getValue());
            if (isSteps && value.getEventId() == Event.ID.SequenceStart) {
                readSteps(events);
            } else {
                skip(value, events);
            }
        }
    }

    private void readSteps(Iterator<Event> events) {
        for (var event = events.next(); event.getEventId() != Event.ID.SequenceEnd; event = events.next()) {
            if (steps.size() == MOST) {
                throw ProgramEndedException.refused(Message.of("program.search.too-many", MOST));
            }
            if (event.getEventId() != Event.ID.MappingStart) {
                throw ProgramEndedException.refused(Message.of("program.search.no-step"));
            }
            steps.add(step(fields(events)));
        }
    }

    /** Returns the fields of an object that are plain values. */
    private static Map<String, String> fields(Iterator<Event> events) {
        var fields = new LinkedHashMap<String, String>();
        for (var key = events.next(); key.getEventId() != Event.ID.MappingEnd; key = events.next()) {
            var value = events.next();
            if (key instanceof ScalarEvent name && value instanceof ScalarEvent text) {
                fields.put(name.getValue(), text.isPlain() && isNull(text.getValue()) ? "" : text.getValue());
            } else {
                skip(value, events);
            }
        }
        return fields;
    }

    private static boolean isNull(String value) {
        return value.equals("null") || value.equals("~");
    }

    private static void skip(Event first, Iterator<Event> events) {
        int depth = depth(first);
        while (depth > 0) {
            depth += depth(events.next());
        }
    }

    private static int depth(Event event) {
        return switch (event.getEventId()) {
            case MappingStart, SequenceStart -> 1;
            case MappingEnd, SequenceEnd -> -1;
            case Alias, Comment, DocumentEnd, DocumentStart, Scalar, StreamEnd, StreamStart -> 0;
        };
    }

    private Step step(Map<String, String> fields) {
        var type = fields.getOrDefault("type", "");
        var id = fields.getOrDefault("id", "");
        if (type.isEmpty() || id.isEmpty()) {
            throw ProgramEndedException.refused(Message.of("program.search.no-step"));
        }
        var parent = Optional.of(fields.getOrDefault("pId", "")).filter(text -> !text.isEmpty());
        var node = name(id);
        place(node, fields);
        return new Step(Kind.of(type), OneLine.cut(type), node, parent.map(this::name), costs(fields));
    }

    private static Costs costs(Map<String, String> fields) {
        return new Costs(number(fields, "f"), number(fields, "g"), number(fields, "h"));
    }

    private static double number(Map<String, String> fields, String name) {
        var text = fields.getOrDefault(name, "");
        return NUMBER.matcher(text).matches() ? Double.parseDouble(text) : Costs.UNKNOWN;
    }

    /** Returns the name of a node in the graph: its id without signs that no name has, unlike any other one. */
    private String name(String id) {
        return names.computeIfAbsent(id, _ -> {
            var plain = id.strip().replaceAll("[\"#\\p{Cc}]", "_");
            var name = plain;
            for (int number = 2; !taken.add(name); number++) {
                name = plain + "_" + number;
            }
            return name;
        });
    }

    /** Returns the node of the first step of a kind. */
    private Optional<String> first(Kind kind) {
        return steps.stream()
                .filter(step -> step.kind() == kind)
                .map(Step::node)
                .findFirst();
    }

    /** Keeps the place of a node, if it is in whole numbers. */
    private void place(String node, Map<String, String> fields) {
        var x = fields.getOrDefault("x", "");
        var y = fields.getOrDefault("y", "");
        if (WHOLE.matcher(x).matches() && WHOLE.matcher(y).matches()) {
            places.put(node, x + " " + y);
        }
    }

    private boolean areAllPlaced() {
        return places.size() == steps.stream().map(Step::node).distinct().count();
    }

    /** Returns whether a node is where a search begins or ends. */
    boolean isEnd(String node) {
        return steps.stream()
                .filter(step -> step.kind() == Kind.SOURCE || step.kind() == Kind.DESTINATION)
                .anyMatch(step -> step.node().equals(node));
    }

    Optional<String> source() {
        return first(Kind.SOURCE).or(() -> first(Kind.EXPAND)).or(() -> first(Kind.GENERATE));
    }

    Optional<String> destination() {
        return first(Kind.DESTINATION).or(() -> first(Kind.END));
    }

    /** Returns the text of the graph whose moves are reported. */
    String graph() {
        var lines = new LinkedHashMap<String, String>();
        boolean arePlaced = areAllPlaced();
        for (var step : steps) {
            var place = arePlaced ? " " + places.get(step.node()) : "";
            lines.put(step.node(), "node " + quoted(step.node()) + place);
        }
        var text = new StringBuilder();
        lines.values().forEach(line -> text.append(line).append('\n'));
        steps.stream()
                .filter(step -> step.kind() == Kind.GENERATE || step.kind() == Kind.UPDATE)
                .filter(step -> step.parent()
                        .filter(parent -> !parent.equals(step.node()))
                        .isPresent())
                .map(step -> "edge " + quoted(step.parent().get()) + " -> " + quoted(step.node()) + "\n")
                .distinct()
                .forEach(text::append);
        source().ifPresent(start -> text.append("start ").append(quoted(start)).append('\n'));
        text.append("goal ").append(destination().map(PosthocTrace::quoted).orElse("none"));
        return text.toString();
    }

    private static String quoted(String name) {
        return NAME.matcher(name).matches() ? name : '"' + name + '"';
    }
}
