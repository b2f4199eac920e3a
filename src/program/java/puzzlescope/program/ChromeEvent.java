package puzzlescope.program;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.program.ProgramEndedException;
import puzzlescope.engine.text.OneLine;

/** A trace event as it is written. */
record ChromeEvent(Map<String, Object> fields) {

    private static final String EXAMPLE = "{\"ph\":\"X\",\"name\":\"f\",\"ts\":1,\"dur\":2}";

    /** A function with its file and line, as Python's profilers write it, behind or before its name. */
    private static final Pattern WITH_PLACE =
            Pattern.compile("(?<before>.+) \\(.*:\\d+\\)|.+\\.py\\(\\d+\\)\\.(?<behind>.+)");

    private static final int NANOSECOND_DIGITS = 3;
    /** Digits of numbers that can be times. */
    private static final int MOST_DIGITS = 40;

    private static final BigDecimal LATEST = BigDecimal.valueOf(Long.MAX_VALUE / 4);

    /** Reads the object at which a parser stands. */
    static ChromeEvent read(JsonParser json) throws IOException {
        if (json.currentToken() != JsonToken.START_OBJECT) {
            throw ProgramEndedException.refused(Message.of("program.trace.no-object", EXAMPLE));
        }
        return new ChromeEvent(JsonText.object(json));
    }

    private Optional<Object> field(String name) {
        return Optional.ofNullable(fields.get(name)).filter(value -> !value.equals(JsonText.NOTHING));
    }

    String phase() {
        return field(ChromeSpelling.PHASE)
                .filter(String.class::isInstance)
                .map(String.class::cast)
                .orElseThrow(() -> ProgramEndedException.refused(Message.of("program.trace.no-phase")));
    }

    /** Returns what is the same for all events of a thread. */
    String thread() {
        return fields.get("pid") + " " + fields.get("tid");
    }

    /** Returns the name of the function; empty if it is not reported. */
    Optional<String> name() {
        return field("name").map(Object::toString).map(name -> {
            var placed = WITH_PLACE.matcher(name);
            if (!placed.matches()) {
                return OneLine.cut(name);
            }
            return OneLine.cut(Objects.requireNonNullElseGet(placed.group("before"), () -> placed.group("behind")));
        });
    }

    /** Returns the name of the function that is called. */
    String called() {
        return name().orElseThrow(() -> ProgramEndedException.refused(Message.of("program.trace.missing", "name")));
    }

    /** Returns the name that a metadata event gives to its thread. */
    Optional<String> threadName() {
        return fields.get("args") instanceof Map<?, ?> given && "thread_name".equals(fields.get("name"))
                ? Optional.ofNullable(given.get("name")).map(name -> OneLine.cut(name.toString()))
                : Optional.empty();
    }

    /** Returns the arguments of the call, as between parentheses; empty if there are none. */
    String arguments() {
        if (!(fields.get("args") instanceof Map<?, ?> given)) {
            return "";
        }
        var arguments = given.get(ChromeSpelling.ARGUMENTS);
        if (arguments != null) {
            return OneLine.cut(
                    switch (arguments) {
                        case Map<?, ?> named ->
                            named.values().stream().map(Object::toString).collect(Collectors.joining(", "));
                        case List<?> list -> JsonText.joined(list);
                        default -> arguments.toString();
                    });
        }
        return OneLine.cut(given.entrySet().stream()
                .filter(each -> !each.getKey().equals(ChromeSpelling.VALUE))
                .map(each -> each.getKey() + " = " + JsonText.of(each.getValue()))
                .collect(Collectors.joining(", ")));
    }

    /** Returns the value that the call returned; empty if none is reported. */
    String value() {
        return fields.get("args") instanceof Map<?, ?> given && given.get(ChromeSpelling.VALUE) != null
                ? OneLine.cut(given.get(ChromeSpelling.VALUE).toString())
                : "";
    }

    /** Returns the time of the beginning in nanoseconds. */
    long begin() {
        return nanoseconds(microseconds("ts"));
    }

    /** Returns the time of the end in nanoseconds, of an event with a duration. */
    long end() {
        return nanoseconds(microseconds("ts").add(microseconds("dur")));
    }

    private BigDecimal microseconds(String name) {
        var text = field(name)
                .map(Object::toString)
                .orElseThrow(() -> ProgramEndedException.refused(Message.of("program.trace.missing", name)));
        try {
            var time = new BigDecimal(text);
            if (time.precision() <= MOST_DIGITS && Math.abs(time.scale()) <= MOST_DIGITS) {
                return time;
            }
        } catch (NumberFormatException _) {
            // Refused below.
        }
        throw ProgramEndedException.refused(Message.of("program.trace.no-time", name, OneLine.cut(text)));
    }

    private static long nanoseconds(BigDecimal microseconds) {
        var time = microseconds.movePointRight(NANOSECOND_DIGITS).setScale(0, RoundingMode.FLOOR);
        if (time.abs().compareTo(LATEST) > 0) {
            throw ProgramEndedException.refused(
                    Message.of("program.trace.no-time", "ts", microseconds.toPlainString()));
        }
        return time.longValueExact();
    }
}
