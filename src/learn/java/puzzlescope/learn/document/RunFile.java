package puzzlescope.learn.document;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.InvalidInput;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.session.Mark;
import puzzlescope.engine.session.View;

/**
 * A run as a file: the puzzle, its inputs, and where one was on the recording. Since the same inputs give the same events, the
 * recording itself is not in it. JSON with a version.
 *
 * @param arguments with the branches that the run takes
 * @param position how many steps from the start
 * @param range what of the recording is selected
 * @param marks from left to right, one at most at a position
 * @param moves what a person did, as the events of each move; empty of a solver's run
 * @param view what was in view; empty if that is not known
 */
public record RunFile(
        Puzzle puzzle,
        Arguments arguments,
        long position,
        Optional<Stretch> range,
        List<Mark> marks,
        Optional<List<List<String>>> moves,
        Optional<View> view) {

    /** How the names of such files end. */
    public static final String ENDING = ".puzzlescope";

    static final int VERSION = 4;
    static final long MOST_BYTES = 1 << 20;

    /**
     * A part of a recording.
     *
     * @param begin in steps from the start, like the end, which is not before it
     */
    public record Stretch(long begin, long end) {}

    public RunFile {
        marks = List.copyOf(marks);
    }

    /** A solver's run without marks. */
    public RunFile(Puzzle puzzle, Arguments arguments, long position, Optional<Stretch> range) {
        this(puzzle, arguments, position, range, List.of(), Optional.empty(), Optional.empty());
    }

    /** The same as a game, with the moves that a person made. */
    public RunFile played(List<List<Event>> game) {
        var words = words();
        var texts = game.stream()
                .map(move ->
                        move.stream().map(event -> MoveText.of(words, event)).toList())
                .toList();
        return new RunFile(puzzle, arguments, position, range, marks, Optional.of(texts), view);
    }

    /** The same at another position. */
    public RunFile at(long other) {
        return new RunFile(puzzle, arguments, other, range, marks, moves, view);
    }

    /** The moves that a person made; {@link InvalidInput} if the game has no such moves at all. */
    public Optional<List<List<Event>>> game() {
        if (moves.isEmpty()) {
            return Optional.empty();
        }
        var words = words();
        return Optional.of(moves.get().stream()
                .map(move ->
                        move.stream().map(text -> MoveText.parse(words, text)).toList())
                .toList());
    }

    private Vocabulary words() {
        return puzzle.gameRules()
                .orElseThrow(() -> new InvalidInput(Message.of("run-file.no-game", puzzle.id())))
                .instance(puzzle, arguments)
                .vocabulary();
    }

    /** The first version in which all of this can be said, so that older programs read what they can. */
    int version() {
        boolean seen =
                view.isPresent() || marks.stream().anyMatch(mark -> mark.view().isPresent());
        if (!arguments.branches().isEmpty()) {
            return VERSION;
        }
        return seen ? 3 : marks.isEmpty() && moves.isEmpty() ? 1 : 2;
    }

    /** Reads a file; {@link InvalidInput} if it cannot be read or is none of these. */
    public static RunFile read(Path file) {
        return parse(JsonDocument.read(file, MOST_BYTES));
    }

    /** Takes in the text of such a file; {@link InvalidInput} with what is wrong for any other. */
    public static RunFile parse(String text) {
        return read(JsonFields.parse(text));
    }

    /** Takes in such a file that is a part of another document; {@link InvalidInput} with what is wrong. */
    public static RunFile read(JsonFields file) {
        return RunFileReader.read(file);
    }

    /** Writes it beside its place and moves it there. */
    public void write(Path file, boolean mayReplace) throws IOException {
        JsonDocument.write(file, mayReplace, text());
    }

    /** The text of the file; the same run gives the same text. */
    public String text() {
        return JsonDocument.text(this::write);
    }

    /** Writes it as an object of a document. */
    public void write(JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeNumberField("puzzlescope", version());
        json.writeStringField("puzzle", puzzle.id());
        json.writeObjectFieldStart("arguments");
        for (Parameter<?> parameter : puzzle.parameters()) {
            json.writeStringField(parameter.name(), arguments.text(parameter));
        }
        json.writeEndObject();
        BranchFields.write(json, arguments.branches());
        json.writeNumberField("position", position);
        if (range.isPresent()) {
            json.writeObjectFieldStart("range");
            json.writeNumberField("begin", range.get().begin());
            json.writeNumberField("end", range.get().end());
            json.writeEndObject();
        }
        writeMarks(json);
        writeMoves(json);
        ViewFields.write(json, view);
        json.writeEndObject();
    }

    private void writeMarks(JsonGenerator json) throws IOException {
        if (!marks.isEmpty()) {
            json.writeArrayFieldStart("marks");
            for (var mark : marks) {
                json.writeStartObject();
                json.writeNumberField("position", mark.position());
                json.writeStringField("name", mark.name());
                json.writeStringField("note", mark.note());
                ViewFields.write(json, mark.view());
                json.writeEndObject();
            }
            json.writeEndArray();
        }
    }

    private void writeMoves(JsonGenerator json) throws IOException {
        if (moves.isPresent()) {
            json.writeArrayFieldStart("moves");
            for (var move : moves.get()) {
                json.writeStartArray();
                for (var event : move) {
                    json.writeString(event);
                }
                json.writeEndArray();
            }
            json.writeEndArray();
        }
    }
}
