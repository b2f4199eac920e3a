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
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.session.Mark;
import puzzlescope.engine.session.SavedView;

/**
 * A run as a file: the puzzle, its inputs, and the position in the recording. The recording itself is not included,
 * since the same inputs yield the same events. JSON with a version.
 *
 * @param arguments including the branches of the run
 * @param position in steps from the start
 * @param range the selected part of the recording
 * @param marks in order, at most one at a position
 * @param moves the moves of a manual game, as the events of each move; empty for a solver's run
 * @param view the part of the board and timeline shown; empty if unknown
 * @param breakpoints the lines at which playing stops
 */
public record RunFile(
        Puzzle puzzle,
        Arguments arguments,
        long position,
        Optional<SavedRange> range,
        List<Mark> marks,
        Optional<List<List<String>>> moves,
        Optional<SavedView> view,
        List<SavedBreakpoint> breakpoints) {

    public static final String ENDING = ".puzzlescope";

    static final int VERSION = 6;
    static final long MOST_BYTES = 16 << 20;

    /**
     * A part of a recording.
     *
     * @param begin in steps from the start, like the end, which is not before it
     */
    public record SavedRange(long begin, long end) {}

    public RunFile {
        marks = List.copyOf(marks);
        breakpoints = List.copyOf(breakpoints);
    }

    /** A run without breakpoints. */
    public RunFile(
            Puzzle puzzle,
            Arguments arguments,
            long position,
            Optional<SavedRange> range,
            List<Mark> marks,
            Optional<List<List<String>>> moves,
            Optional<SavedView> view) {
        this(puzzle, arguments, position, range, marks, moves, view, List.of());
    }

    /** A solver's run without marks. */
    public RunFile(Puzzle puzzle, Arguments arguments, long position, Optional<SavedRange> range) {
        this(puzzle, arguments, position, range, List.of(), Optional.empty(), Optional.empty());
    }

    /** Returns a copy with these marks. */
    public RunFile marked(List<Mark> others) {
        return new RunFile(puzzle, arguments, position, range, others, moves, view, breakpoints);
    }

    /** Returns a copy with these breakpoints. */
    public RunFile stoppingAt(List<SavedBreakpoint> others) {
        return new RunFile(puzzle, arguments, position, range, marks, moves, view, others);
    }

    /** Returns a copy as a manual game with these moves. */
    public RunFile played(List<List<Event>> game) {
        var words = words();
        var texts = game.stream()
                .map(move ->
                        move.stream().map(event -> MoveText.of(words, event)).toList())
                .toList();
        return new RunFile(puzzle, arguments, position, range, marks, Optional.of(texts), view, breakpoints);
    }

    /** Returns a copy at another position. */
    public RunFile at(long other) {
        return new RunFile(puzzle, arguments, other, range, marks, moves, view, breakpoints);
    }

    /** Returns a copy in which the algorithm runs, from the beginning; this one if it has no program. */
    public RunFile withoutProgram() {
        return arguments.program().isEmpty()
                ? this
                : new RunFile(puzzle, arguments.withoutProgram(), 0, Optional.empty());
    }

    /**
     * Returns the moves of a manual game.
     *
     * @throws InvalidInputException if the game has no such moves
     */
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
                .orElseThrow(() -> new InvalidInputException(Message.of("run-file.no-game", puzzle.id())))
                .instance(puzzle, arguments)
                .vocabulary();
    }

    /** Returns the earliest version that can represent this run, so that older programs can read it if possible. */
    int version() {
        boolean seen =
                view.isPresent() || marks.stream().anyMatch(mark -> mark.view().isPresent());
        if (!breakpoints.isEmpty()) {
            return VERSION;
        }
        if (arguments.program().isPresent()) {
            return 5;
        }
        if (!arguments.branches().isEmpty()) {
            return 4;
        }
        return seen ? 3 : marks.isEmpty() && moves.isEmpty() ? 1 : 2;
    }

    /**
     * Reads a file.
     *
     * @param outsideAccess decides about inputs that name something on this computer
     * @throws InvalidInputException if it cannot be read or is not a run file
     */
    public static RunFile read(Path file, OutsideAccess outsideAccess) {
        return RunFileReader.read(JsonFields.parse(JsonDocument.readTextFile(file, MOST_BYTES)), outsideAccess);
    }

    /**
     * Parses the text of a run file that names nothing on this computer.
     *
     * @throws InvalidInputException if it is not a run file
     */
    public static RunFile parse(String text) {
        return read(JsonFields.parse(text));
    }

    /**
     * Reads a run that is part of another document, and names nothing on this computer.
     *
     * @throws InvalidInputException if it is not valid
     */
    public static RunFile read(JsonFields file) {
        return RunFileReader.read(file, OutsideAccess.NONE);
    }

    /** Replaces a file atomically. */
    public void write(Path file, boolean mayReplace) throws IOException {
        JsonDocument.write(file, mayReplace, text());
    }

    /** Returns the text of the file; the same run yields the same text. */
    public String text() {
        return JsonDocument.text(this::write);
    }

    /** Writes the run as an object of a document. */
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
        ProgramFields.write(json, arguments.program());
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
        SavedBreakpoint.write(json, breakpoints);
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
