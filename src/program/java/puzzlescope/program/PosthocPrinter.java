package puzzlescope.program;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Costs;
import puzzlescope.engine.event.SearchStep;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.Puzzle;

/** Prints the steps of a search as a search trace. */
final class PosthocPrinter implements EventPrinter {

    private static final JsonFactory JSON = new JsonFactory();

    /** Draws a square for each node with a place, and another one over it when something happens there. */
    private static final String HEAD = """
        {"version":"1.4.0",
        "views":{"main":[{"$":"rect","width":1,"height":1,"x":"${{ $.x }}","y":"${{ $.y }}",\
        "fill":"${{ color[$.type] }}","$if":"${{ 'x' in $ }}"}]},
        "events":[\
        """;

    private final Vocabulary vocabulary;
    private final Board board;
    private final Consumer<? super String> out;
    /** The predecessor of each node that has one. */
    private final Map<String, String> parents = new HashMap<>();

    private final Set<String> known = new HashSet<>();
    private String expanded = "";
    private boolean isFollowing;

    PosthocPrinter(Instance instance, Consumer<? super String> out) {
        vocabulary = instance.vocabulary();
        board = instance.board();
        this.out = out;
    }

    @Override
    public void begin(Puzzle puzzle, Arguments arguments) {
        out.accept(HEAD);
    }

    @Override
    public void emit(long event) {
        board.apply(event);
        vocabulary.unpack(event).searchStep().ifPresent(this::print);
    }

    private void print(SearchStep step) {
        boolean isReached = step.type() == SearchStep.Type.GENERATING || step.type() == SearchStep.Type.UPDATING;
        var parent = step.parent().isEmpty() && isReached ? expanded : step.parent();
        if (!parent.isEmpty()) {
            parents.put(step.node(), parent);
        }
        boolean isNew = known.add(step.node());
        if (step.type() == SearchStep.Type.EXPANDING) {
            if (isNew && !parent.isEmpty()) {
                write(step, SearchStep.Type.GENERATING);
            }
            expanded = step.node();
        }
        write(step, step.type());
    }

    private void write(SearchStep step, SearchStep.Type type) {
        var text = new StringWriter();
        text.append(isFollowing ? ",\n" : "\n");
        isFollowing = true;
        try (var json = JSON.createGenerator(text)) {
            json.writeStartObject();
            json.writeStringField("type", type.name().toLowerCase(Locale.ROOT));
            json.writeStringField("id", board.nodeText(step.node()));
            var parent = Optional.ofNullable(parents.get(step.node()));
            json.writeStringField("pId", parent.map(board::nodeText).orElse(null));
            writeNumbers(json, step);
            json.writeEndObject();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        out.accept(text.toString());
    }

    private static void writeNumbers(JsonGenerator json, SearchStep step) throws IOException {
        write(json, "x", step.x());
        write(json, "y", step.y());
        var costs = step.costs().completed();
        write(json, "g", costs.g());
        write(json, "h", costs.h());
        write(json, "f", costs.f());
    }

    private static void write(JsonGenerator json, String name, int number) throws IOException {
        if (number != SearchStep.UNKNOWN) {
            json.writeNumberField(name, number);
        }
    }

    private static void write(JsonGenerator json, String name, double cost) throws IOException {
        if (Costs.isKnown(cost)) {
            json.writeFieldName(name);
            json.writeNumber(BigDecimal.valueOf(cost).stripTrailingZeros().toPlainString());
        }
    }

    @Override
    public void end() {
        out.accept("\n]}\n");
    }

    @Override
    public boolean isEmpty() {
        return expanded.isEmpty();
    }
}
