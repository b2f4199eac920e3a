package puzzlescope.program;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.program.Program;
import puzzlescope.engine.program.ProgramContext;
import puzzlescope.engine.program.ProgramEndedException;
import puzzlescope.engine.text.OneLine;

/**
 * Trace events as a program: the calls of the thread that has most of them, in the order of time. A call may be written
 * after those that it made, so all events are read before the first call is reported; only numbers are kept of them.
 *
 * @param source opens the text, for each run anew
 */
record ChromeTrace(Supplier<InputStream> source) implements Program {

    private static final JsonFactory JSON =
            JsonFactory.builder().enable(JsonReadFeature.ALLOW_TRAILING_COMMA).build();

    @Override
    public boolean reportsCalls() {
        return true;
    }

    @Override
    public void run(ProgramContext context) {
        new Reading(context).all(source.get());
    }

    /** A text that notices its end. */
    private static final class Text extends FilterInputStream {

        private boolean isAtEnd;

        Text(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            int one = super.read();
            isAtEnd |= one < 0;
            return one;
        }

        @Override
        public int read(byte[] bytes, int offset, int length) throws IOException {
            int count = super.read(bytes, offset, length);
            isAtEnd |= count < 0;
            return count;
        }

        boolean isAtEnd() {
            return isAtEnd;
        }
    }

    private static final class Reading {

        private final ProgramContext context;
        private final ChromeCalls calls = new ChromeCalls();
        private final ChromeThreads threads = new ChromeThreads();
        private int number;
        private long counters;
        private long asynchronous;
        private long instants;
        private long arrows;
        private long others;

        Reading(ProgramContext context) {
            this.context = context;
        }

        /** Reads the text and tells its calls; then throws what ended the reading early, if anything. */
        void all(InputStream in) {
            RuntimeException ending;
            try (var text = new Text(in);
                    var json = JSON.createParser(text)) {
                ending = read(json, text);
            } catch (IOException unreadable) {
                ending = ProgramEndedException.bound(
                        Message.of("program.events.unreadable", OneLine.cut(String.valueOf(unreadable.getMessage()))));
            }
            int shown = threads.mostCalls();
            note(shown);
            if (shown >= 0) {
                calls.tell(shown, context);
            }
            if (ending != null) {
                throw ending;
            }
        }

        private void note(int shown) {
            if (shown < 0) {
                context.note(Message.of("program.trace.no-calls"));
            } else if (threads.withCalls() > 1) {
                int reported = threads.calls(shown);
                long left = threads.allCalls() - reported;
                context.note(Message.of(
                        "program.trace.thread", reported, threads.name(shown), left, threads.withCalls() - 1));
            }
            if (counters + asynchronous + instants + arrows + others > 0) {
                context.note(Message.of("program.trace.left-out", counters, asynchronous, instants, arrows, others));
            }
        }

        /** Reads all events; returns what is wrong with the text. */
        private @Nullable RuntimeException read(JsonParser json, Text text) throws IOException {
            try {
                if (json.nextToken() == JsonToken.START_ARRAY) {
                    readList(json);
                    return null;
                }
                while (json.nextToken() == JsonToken.FIELD_NAME) {
                    boolean isList = json.currentName().equals(ChromeSpelling.LIST);
                    if (json.nextToken() == JsonToken.START_ARRAY && isList) {
                        readList(json);
                    } else {
                        json.skipChildren();
                    }
                }
                return null;
            } catch (JsonProcessingException malformed) {
                // A list may lack its end.
                var inside = json.getParsingContext();
                boolean isListOnly = inside.inArray() && inside.getParent().inRoot();
                return text.isAtEnd() && isListOnly
                        ? null
                        : at(json, text.isAtEnd() ? "program.trace.cut" : "program.trace.garbled");
            } catch (ProgramEndedException ended) {
                return ended.refusedWith(reason -> Message.of("program.trace.event", number, reason));
            }
        }

        private ProgramEndedException at(JsonParser json, String reason) {
            var place = json.currentLocation();
            return ProgramEndedException.refused(Message.of(
                    "program.trace.at", number, place.getLineNr(), place.getByteOffset(), Message.of(reason)));
        }

        private void readList(JsonParser json) throws IOException {
            while (json.nextToken() != JsonToken.END_ARRAY) {
                context.checkStopped();
                number++;
                read(ChromeEvent.read(json));
            }
        }

        private void read(ChromeEvent event) {
            switch (event.phase()) {
                case ChromeSpelling.COMPLETE -> {
                    int thread = threads.number(event.thread());
                    calls.addCall(
                            thread, number, event.begin(), event.end(), texts(context.name(event.called()), event));
                    threads.countCall(thread);
                }
                case ChromeSpelling.BEGIN -> {
                    int thread = threads.number(event.thread());
                    calls.addBegin(thread, number, event.begin(), texts(context.name(event.called()), event));
                    threads.countCall(thread);
                }
                case ChromeSpelling.END -> {
                    int name = event.name().map(context::name).orElse(ChromeCalls.NO_NAME);
                    calls.addEnd(threads.number(event.thread()), number, event.begin(), texts(name, event));
                }
                case ChromeSpelling.METADATA ->
                    event.threadName().ifPresent(name -> threads.name(threads.number(event.thread()), name));
                case "C" -> counters++;
                case "b", "n", "e", "S", "T", "p", "F" -> asynchronous++;
                case "i", "I" -> instants++;
                case "s", "t", "f" -> arrows++;
                default -> others++;
            }
        }

        private ChromeCalls.Texts texts(int name, ChromeEvent event) {
            return new ChromeCalls.Texts(name, text(event.arguments()), text(event.value()));
        }

        private int text(String text) {
            return text.isEmpty() ? 0 : context.text(text);
        }
    }
}
