package puzzlescope.gametree;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Consumer;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.text.Transcript;
import puzzlescope.engine.text.TranscriptFormat;
import puzzlescope.engine.text.Words;
import puzzlescope.gametree.event.LookaheadEvent;

/**
 * Every call on a line of its own, indented by its depth; after its nested calls, the same call with its value. A call
 * without nested calls takes one line. Prunings are printed with their reason; the answer is last.
 */
public final class GameTreeTranscript implements TranscriptFormat {

    private static final String INDENTATION = "  ";

    @Override
    public String puzzle() {
        return "gametree";
    }

    @Override
    public Transcript begin(Arguments arguments, Instance instance, Words words, Consumer<CharSequence> out) {
        return new Print(instance.vocabulary(), words, out);
    }

    private static final class Print implements Transcript {

        private final Vocabulary vocabulary;
        private final Words words;
        private final Consumer<CharSequence> out;
        private final Deque<String> calls = new ArrayDeque<>();
        /** True if the innermost call is not written yet. */
        private boolean isPending;

        Print(Vocabulary vocabulary, Words words, Consumer<CharSequence> out) {
            this.vocabulary = vocabulary;
            this.words = words;
            this.out = out;
        }

        @Override
        public void emit(long packed) {
            switch (LookaheadEvent.Kind.of(packed)) {
                case POSITION_CALLED, WINDOW_CALLED -> {
                    writePending();
                    calls.push(vocabulary.unpack(packed).call());
                    isPending = true;
                }
                case GAME_DECIDED, VALUE_KNOWN, VALUE_RETURNED -> {
                    var call = calls.pop();
                    isPending = false;
                    line(call + " = " + vocabulary.unpack(packed).result());
                }
                case MOVES_PRUNED, HEAPS_COMBINED, SEARCH_ANSWERED -> {
                    writePending();
                    line(words.localize(vocabulary.unpack(packed).sentence()));
                }
                case MOVE_MADE, MOVE_UNDONE, BEST_IMPROVED, VALUE_STORED -> {}
            }
        }

        private void writePending() {
            if (isPending) {
                var call = calls.pop();
                line(call);
                calls.push(call);
                isPending = false;
            }
        }

        private void line(String text) {
            out.accept(INDENTATION.repeat(calls.size()) + text + "\n");
        }
    }
}
