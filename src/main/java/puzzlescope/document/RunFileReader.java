package puzzlescope.document;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.event.Message;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.Catalogue;
import puzzlescope.core.puzzle.InvalidInput;
import puzzlescope.core.puzzle.Parameter;
import puzzlescope.core.puzzle.Puzzle;
import puzzlescope.core.puzzle.Remark;
import puzzlescope.core.session.Mark;

/** Reads the text of a run's file, strictly: what is not known, missing or there twice is refused. */
final class RunFileReader {

    private static final JsonFactory JSON = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private final String text;
    private long version = -1;
    private @Nullable String puzzle;
    private @Nullable Map<String, String> arguments;
    private long position;
    private RunFile.@Nullable Stretch range;
    private List<Mark> marks = List.of();
    private @Nullable List<List<String>> moves;

    RunFileReader(String text) {
        this.text = text;
    }

    RunFile read() {
        try (var json = JSON.createParser(text)) {
            readDocument(json);
        } catch (JsonProcessingException damaged) {
            var place = damaged.getLocation();
            throw new InvalidInput(
                    place == null
                            ? Message.of("run-file.damaged")
                            : Message.of("run-file.damaged-at", place.getLineNr(), place.getColumnNr()));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return made();
    }

    private void readDocument(JsonParser json) throws IOException {
        expect(json.nextToken() == JsonToken.START_OBJECT);
        while (json.nextToken() != JsonToken.END_OBJECT) {
            var name = json.currentName();
            json.nextToken();
            switch (name) {
                case "puzzlescope" -> version = number(json);
                case "puzzle" -> puzzle = string(json);
                case "arguments" -> arguments = strings(json);
                case "position" -> position = number(json);
                case "range" -> range = stretch(json);
                case "marks" -> marks = marks(json);
                case "moves" -> moves = moves(json);
                default -> {
                    refuseOtherVersion();
                    throw new InvalidInput(Message.of("run-file.unknown", name));
                }
            }
        }
        expect(json.nextToken() == null);
    }

    private static void expect(boolean holds) {
        if (!holds) {
            throw new InvalidInput(Message.of("run-file.damaged"));
        }
    }

    private static String string(JsonParser json) throws IOException {
        expect(json.currentToken() == JsonToken.VALUE_STRING);
        return json.getText();
    }

    private static long number(JsonParser json) throws IOException {
        expect(json.currentToken() == JsonToken.VALUE_NUMBER_INT
                && json.getNumberType() != JsonParser.NumberType.BIG_INTEGER
                && json.getLongValue() >= 0);
        return json.getLongValue();
    }

    private static Map<String, String> strings(JsonParser json) throws IOException {
        expect(json.currentToken() == JsonToken.START_OBJECT);
        var strings = new LinkedHashMap<String, String>();
        while (json.nextToken() != JsonToken.END_OBJECT) {
            var name = json.currentName();
            json.nextToken();
            strings.put(name, string(json));
        }
        return strings;
    }

    private static RunFile.Stretch stretch(JsonParser json) throws IOException {
        expect(json.currentToken() == JsonToken.START_OBJECT);
        long begin = -1;
        long end = -1;
        while (json.nextToken() != JsonToken.END_OBJECT) {
            var name = json.currentName();
            json.nextToken();
            switch (name) {
                case "begin" -> begin = number(json);
                case "end" -> end = number(json);
                default -> throw new InvalidInput(Message.of("run-file.unknown", "range." + name));
            }
        }
        if (begin < 0 || end < begin) {
            throw new InvalidInput(Message.of("run-file.range"));
        }
        return new RunFile.Stretch(begin, end);
    }

    private static List<Mark> marks(JsonParser json) throws IOException {
        expect(json.currentToken() == JsonToken.START_ARRAY);
        var marks = new ArrayList<Mark>();
        while (json.nextToken() != JsonToken.END_ARRAY) {
            var mark = mark(json);
            if (!marks.isEmpty() && marks.getLast().position() >= mark.position() || marks.size() == Mark.MOST) {
                throw new InvalidInput(Message.of("run-file.marks", Mark.MOST));
            }
            marks.add(mark);
        }
        return marks;
    }

    private static List<List<String>> moves(JsonParser json) throws IOException {
        expect(json.currentToken() == JsonToken.START_ARRAY);
        var moves = new ArrayList<List<String>>();
        while (json.nextToken() != JsonToken.END_ARRAY) {
            expect(json.currentToken() == JsonToken.START_ARRAY);
            var move = new ArrayList<String>();
            while (json.nextToken() != JsonToken.END_ARRAY) {
                move.add(string(json));
            }
            expect(!move.isEmpty());
            moves.add(List.copyOf(move));
        }
        return List.copyOf(moves);
    }

    private static Mark mark(JsonParser json) throws IOException {
        expect(json.currentToken() == JsonToken.START_OBJECT);
        long position = -1;
        var name = "";
        var note = "";
        while (json.nextToken() != JsonToken.END_OBJECT) {
            var field = json.currentName();
            json.nextToken();
            switch (field) {
                case "position" -> position = number(json);
                case "name" -> name = string(json);
                case "note" -> note = string(json);
                default -> throw new InvalidInput(Message.of("run-file.unknown", "marks." + field));
            }
        }
        if (position < 0) {
            throw new InvalidInput(Message.of("run-file.missing", "marks: position"));
        }
        if (name.length() > Mark.LONGEST_NAME || note.length() > Mark.LONGEST_NOTE) {
            throw new InvalidInput(Message.of("run-file.mark", position, Mark.LONGEST_NAME, Mark.LONGEST_NOTE));
        }
        return new Mark(position, name, note);
    }

    private void refuseOtherVersion() {
        if (version > RunFile.VERSION) {
            throw new InvalidInput(Message.of("run-file.newer", version, RunFile.VERSION));
        }
    }

    private RunFile made() {
        if (version < 0) {
            throw new InvalidInput(Message.of("run-file.missing", "puzzlescope"));
        }
        refuseOtherVersion();
        expect(version >= 1 && (marks.isEmpty() && moves == null || version >= 2));
        if (puzzle == null || arguments == null) {
            throw new InvalidInput(Message.of("run-file.missing", puzzle == null ? "puzzle" : "arguments"));
        }
        var id = puzzle;
        var found = Catalogue.all().stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new InvalidInput(Message.of("run-file.no-puzzle", id)));
        return new RunFile(
                found,
                arguments(found, arguments),
                position,
                Optional.ofNullable(range),
                marks,
                Optional.ofNullable(moves));
    }

    /** What an input is given; its preset where nothing is, so that an input that a later version adds does no harm. */
    static Arguments arguments(Puzzle puzzle, Map<String, String> given) {
        var read = puzzle.presets();
        for (var name : given.keySet()) {
            if (puzzle.parameters().stream().noneMatch(each -> each.name().equals(name))) {
                throw new InvalidInput(Message.of("run-file.no-input", name));
            }
        }
        for (var parameter : puzzle.parameters()) {
            if (given.containsKey(parameter.name())) {
                read = with(read, parameter, given.get(parameter.name()));
            }
        }
        puzzle.check(read).stream().filter(Remark::blocking).findFirst().ifPresent(remark -> {
            throw new InvalidInput(Message.of("run-file.input", remark.parameter(), remark.message()));
        });
        return read;
    }

    private static Arguments with(Arguments arguments, Parameter<?> parameter, @Nullable String given) {
        try {
            return arguments.with(parameter, given == null ? "" : given);
        } catch (InvalidInput refusal) {
            throw new InvalidInput(Message.of("run-file.input", parameter.name(), refusal.reason()));
        }
    }
}
