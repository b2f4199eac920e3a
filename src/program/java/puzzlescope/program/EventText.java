package puzzlescope.program;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.program.Program;
import puzzlescope.engine.program.ProgramContext;
import puzzlescope.engine.program.ProgramEndedException;
import puzzlescope.engine.text.OneLine;

/**
 * A text of events as a program: each line is a step on the puzzle's board, or tells a call, a return, a line or words
 * of the program that printed it.
 */
public final class EventText implements Program {

    static final String HEAD = "puzzlescope";
    static final String CALL = "call";
    /** A first line. */
    static final String EXAMPLE = "{\"puzzlescope\":1,\"puzzle\":\"queens\",\"n\":8}";

    static final String ARGUMENTS = "args";
    static final String RETURN = "return";
    static final String LINE = "line";
    static final String SAY = "say";
    static final int VERSION = 1;

    private final Supplier<InputStream> source;
    private final boolean reportsCalls;
    private final Class<?> board;
    private final List<StepWord> words;
    private final EndlessLines.Bounds bounds;

    /**
     * @param source opens the text, for each run anew
     * @param reportsCalls whether lines tell calls
     * @param board the puzzle's board interface
     */
    EventText(Supplier<InputStream> source, boolean reportsCalls, Class<?> board) {
        this(source, reportsCalls, board, EndlessLines.Bounds.USUAL);
    }

    EventText(Supplier<InputStream> source, boolean reportsCalls, Class<?> board, EndlessLines.Bounds bounds) {
        this.source = source;
        this.reportsCalls = reportsCalls;
        this.board = board;
        this.bounds = bounds;
        words = StepWord.of(board);
    }

    @Override
    public boolean reportsCalls() {
        return reportsCalls;
    }

    @Override
    public void run(ProgramContext context) {
        try (var in = source.get()) {
            read(in, context);
        } catch (IOException unclosed) {
            throw new UncheckedIOException(unclosed);
        }
    }

    private void read(InputStream in, ProgramContext context) {
        try {
            new Reading(context, new EventLines(in, context::checkStopped)).all();
        } catch (ProgramEndedException ended) {
            if (ended.isRefusal() && in instanceof LiveText.Reader) {
                context.note(Message.of("program.events.left"));
            }
            throw ended;
        }
    }

    private final class Reading {

        private final ProgramContext context;
        private final EventLines lines;
        private final Object pieces;
        private final ShortLine shortLine = new ShortLine();
        private final EndlessLines endless;

        Reading(ProgramContext context, EventLines lines) {
            this.context = context;
            this.lines = lines;
            pieces = context.board(board);
            endless = new EndlessLines(context, bounds);
        }

        void all() {
            if (!next()) {
                throw ProgramEndedException.refused(Message.of("program.events.empty", EXAMPLE));
            }
            checkHead(EventLine.read(lines.bytes(), lines.start(), lines.end()));
            while (next()) {
                context.checkStopped();
                if (!takeShort()) {
                    take(EventLine.read(lines.bytes(), lines.start(), lines.end()));
                }
                endless.pass(lines.number());
            }
            context.at(0);
        }

        private boolean next() {
            try {
                return lines.next();
            } finally {
                context.at(lines.number());
            }
        }

        /** Takes a step whose operands are a few numbers; returns whether the line tells one. */
        private boolean takeShort() {
            var bytes = lines.bytes();
            if (!shortLine.read(bytes, lines.start(), lines.end())) {
                return false;
            }
            for (var word : words) {
                if (word.takes(shortLine.count()) && word.is(bytes, shortLine.wordStart(), shortLine.wordEnd())) {
                    try {
                        word.take(pieces, shortLine.numbers());
                    } catch (ProgramEndedException ended) {
                        throw refusedStep(word.name(), shortLine.operands(), ended);
                    }
                    return true;
                }
            }
            return false;
        }

        private void take(EventLine line) {
            var operands = operands(line.value());
            if (line.fields().size() > 1
                    && !(line.word().equals(CALL) && line.fields().size() == 2)) {
                throw ProgramEndedException.refused(Message.of("program.events.more", OneLine.cut(line.word())));
            }
            switch (line.word()) {
                case CALL -> call(line);
                case RETURN -> returned(line.value());
                case LINE -> context.line(number(line.value()));
                case SAY ->
                    context.say(line.value() instanceof String text ? OneLine.cut(text) : JsonText.of(line.value()));
                default -> {
                    var word = word(line.word());
                    boolean bare = operands.equals(List.of(true)) && word.takes(0);
                    try {
                        word.take(pieces, bare ? List.of() : operands);
                    } catch (ProgramEndedException ended) {
                        throw refusedStep(word.name(), JsonText.joined(operands), ended);
                    }
                }
            }
        }

        private StepWord word(String name) {
            return words.stream()
                    .filter(each -> each.name().equals(name))
                    .findFirst()
                    .orElseThrow(() -> ProgramEndedException.refused(
                            Message.of("program.events.unknown", OneLine.cut(name), forms())));
        }

        private void call(EventLine line) {
            if (!(line.value() instanceof String name)) {
                throw ProgramEndedException.refused(Message.of("program.events.call", JsonText.of(line.value())));
            }
            int number = context.name(OneLine.cut(name));
            if (line.fields().size() == 1) {
                context.call(number);
                return;
            }
            if (line.fields().get(ARGUMENTS) instanceof String arguments) {
                context.call(number, OneLine.cut(arguments));
                return;
            }
            if (!(line.fields().get(ARGUMENTS) instanceof List<?> arguments)) {
                throw ProgramEndedException.refused(Message.of("program.events.more", CALL));
            }
            if (arguments.size() == 1 && arguments.getFirst() instanceof Integer only) {
                context.call(number, only);
            } else if (arguments.size() == 2
                    && arguments.getFirst() instanceof Integer first
                    && arguments.getLast() instanceof Integer second) {
                context.call(number, first, second);
            } else {
                context.call(number, JsonText.joined(arguments));
            }
        }

        private void returned(Object value) {
            if (value.equals(JsonText.NOTHING)) {
                context.returned();
            } else if (value instanceof Integer number) {
                context.returned(number);
            } else {
                context.returned(JsonText.of(value));
            }
        }
    }

    /** Checks that a line is the first one of a text. */
    static void checkHead(EventLine line) {
        if (!line.word().equals(HEAD)) {
            throw ProgramEndedException.refused(Message.of("program.events.no-head", EXAMPLE));
        }
        if (!line.value().equals(VERSION)) {
            throw ProgramEndedException.refused(
                    Message.of("program.events.version", JsonText.of(line.value()), VERSION));
        }
    }

    private String forms() {
        return Stream.concat(words.stream().map(StepWord::form), Stream.of(CALL, RETURN, LINE, SAY))
                .collect(Collectors.joining(", "));
    }

    private static ProgramEndedException refusedStep(String word, String operands, ProgramEndedException ended) {
        return ended.refusedWith(reason -> Message.of("program.events.step", word + "(" + operands + ")", reason));
    }

    private static List<Object> operands(Object value) {
        if (value.equals(JsonText.NOTHING)) {
            return List.of();
        }
        if (value instanceof List<?> list) {
            return List.copyOf(list);
        }
        return List.of(value);
    }

    private static int number(Object value) {
        if (value instanceof Integer number) {
            return number;
        }
        throw ProgramEndedException.refused(
                Message.of("program.events.operand.number", LINE, LINE, JsonText.of(value)));
    }
}
