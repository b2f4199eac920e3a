package puzzlescope.recursion;

import java.util.function.Consumer;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.text.Transcript;
import puzzlescope.engine.text.TranscriptFormat;
import puzzlescope.engine.text.Words;
import puzzlescope.recursion.board.RecursionBoard;
import puzzlescope.recursion.event.BinarySearchEvent;
import puzzlescope.recursion.event.GreetingEvent;
import puzzlescope.recursion.event.NumberEvent;
import puzzlescope.recursion.event.RecursionEvent;
import puzzlescope.recursion.event.RecursiveFunction;
import puzzlescope.recursion.event.StackEvent;

/**
 * Every call on a line of its own, indented by its depth; after its nested calls, the same call with its value. A call
 * without nested calls takes one line. Followed by the answer, and how often each number was computed.
 */
public final class RecursionTranscript implements TranscriptFormat {

    @Override
    public String puzzle() {
        return "recursion";
    }

    /** The greatest indentation; deeper calls have their depth printed before them. */
    private static final int DEEPEST_INDENTATION = 40;

    @Override
    public Transcript begin(Arguments arguments, Instance instance, Words words, Consumer<CharSequence> out) {
        var function = RecursionPuzzle.function(arguments);
        return new Print(function, instance.vocabulary(), words, out, (RecursionBoard) instance.board());
    }

    private static final class Print implements Transcript {

        private final RecursiveFunction function;
        private final Vocabulary vocabulary;
        private final Words words;
        private final Consumer<CharSequence> out;
        private final RecursionBoard board;
        /** The last opened call that is not written yet; empty if there is none. */
        private String pending = "";

        Print(
                RecursiveFunction function,
                Vocabulary vocabulary,
                Words words,
                Consumer<CharSequence> out,
                RecursionBoard board) {
            this.function = function;
            this.vocabulary = vocabulary;
            this.words = words;
            this.out = out;
            this.board = board;
        }

        @Override
        public void emit(long packed) {
            var event = (RecursionEvent) vocabulary.unpack(packed);
            int depth = board.depth();
            if (vocabulary.depthChange(packed) > 0) {
                writePending(depth - 1);
                pending = event.call();
            } else if (vocabulary.depthChange(packed) < 0) {
                var call = pending.isEmpty() ? board.call(depth - 1) : pending;
                pending = "";
                line(depth - 1, call + (event.result().isEmpty() ? " ×" : " = " + event.result()));
            } else {
                say(event, depth);
            }
            board.apply(packed);
        }

        private void writePending(int level) {
            if (!pending.isEmpty()) {
                line(level, pending);
                pending = "";
            }
        }

        private void say(RecursionEvent event, int depth) {
            switch (event) {
                case NumberEvent.ListBegun _,
                        NumberEvent.ValueAppended _,
                        BinarySearchEvent.MiddleCompared _,
                        BinarySearchEvent.PlaceMatched _,
                        BinarySearchEvent.PlaceRefused _,
                        StackEvent.StackFilled _ -> {
                    writePending(depth - 1);
                    line(depth, words.localize(event.sentence()));
                }
                case GreetingEvent greeting -> {
                    writePending(depth - 1);
                    line(depth, greeting.isPrint() ? greeting.greeting().text() : words.localize(event.sentence()));
                }
                case NumberEvent.Answered answered -> {
                    line(0, words.localize(answered.sentence()));
                    if (function.isRecursive()) {
                        counts(answered.n());
                    }
                }
                case BinarySearchEvent.SearchAnswered answered -> line(0, words.localize(answered.sentence()));
                case NumberEvent.NumberCalled _,
                        NumberEvent.BaseReturned _,
                        NumberEvent.KnownReturned _,
                        NumberEvent.ValueStored _,
                        NumberEvent.ValueReturned _,
                        NumberEvent.ListReturned _,
                        BinarySearchEvent.RangeSearched _,
                        BinarySearchEvent.PlaceReturned _,
                        BinarySearchEvent.SearchFailed _,
                        StackEvent.NumberBroken _,
                        StackEvent.RangeBroken _,
                        StackEvent.RunBroken _ -> {}
            }
        }

        private void counts(int n) {
            for (int each = n; each >= 0; each--) {
                if (board.computed(each) + board.lookups(each) > 0) {
                    var key = board.lookups(each) > 0 ? "recursion.times-known" : "recursion.times";
                    line(0, words.localize(key, function.call(each), board.computed(each), board.lookups(each)));
                }
            }
        }

        private void line(int level, String text) {
            int indented = Math.min(level, DEEPEST_INDENTATION);
            var depth = level > indented ? level + ": " : "";
            out.accept("  ".repeat(indented) + depth + text + "\n");
        }
    }
}
