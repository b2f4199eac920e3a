package puzzlescope.learn.lesson;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SequencedMap;
import java.util.Set;
import puzzlescope.engine.puzzle.PredictionKind;

/** The task of a chapter. */
public sealed interface Task {

    /** Returns the name used in files and message keys. */
    String id();

    /** The learner watches the run. */
    record Watch() implements Task {

        @Override
        public String id() {
            return "watch";
        }
    }

    /**
     * Playback stops and asks what comes next, which is hidden until then.
     *
     * @param sorts the kinds of predictions; empty for all usual ones
     */
    record Ask(Set<PredictionKind> sorts) implements Task {

        public Ask {
            sorts = Set.copyOf(sorts);
        }

        @Override
        public String id() {
            return "ask";
        }
    }

    /**
     * The learner reaches a goal in manual play.
     *
     * @param moves the greatest number of moves; empty for any number
     */
    record Goal(OptionalLong moves) implements Task {

        @Override
        public String id() {
            return "goal";
        }
    }

    /**
     * The learner changes the options and runs them, until a run is as wanted.
     *
     * @param inputs the wanted inputs by name; any others may be chosen freely
     * @param count what the run must count in the end; empty if the inputs are enough
     */
    record Make(SequencedMap<String, String> inputs, Optional<Count> count) implements Task {

        public Make {
            inputs = unmodifiable(inputs);
        }

        @Override
        public String id() {
            return "make";
        }
    }

    /**
     * A wanted count of a run.
     *
     * @param counter the message key of the counter's name
     */
    record Count(String counter, long least, long most) {

        public Count {
            if (least < 0 || most < least) {
                throw new IllegalArgumentException("count is " + least + " to " + most);
            }
        }
    }

    /**
     * The learner completes a program in Java, until it is right on every board.
     *
     * @param frame the text to start from
     * @param boards the inputs of each board by name; the others are those of the chapter's run
     * @param hints to be shown one after the other
     */
    record Program(LocalizedText frame, List<SequencedMap<String, String>> boards, List<LocalizedText> hints)
            implements Task {

        /** The greatest number of boards. */
        public static final int MOST_BOARDS = 12;

        /** The greatest number of hints. */
        public static final int MOST_HINTS = 12;

        public Program {
            boards = boards.stream().map(Task::unmodifiable).toList();
            hints = List.copyOf(hints);
            if (frame.isEmpty() || boards.isEmpty() || boards.size() > MOST_BOARDS || hints.size() > MOST_HINTS) {
                throw new IllegalArgumentException(boards.size() + " boards, " + hints.size() + " hints");
            }
        }

        @Override
        public String id() {
            return "program";
        }
    }

    private static SequencedMap<String, String> unmodifiable(SequencedMap<String, String> inputs) {
        return Collections.unmodifiableSequencedMap(new LinkedHashMap<>(inputs));
    }

    /**
     * The learner answers questions: those written by an author, then some about the run.
     *
     * @param about the number of questions about the run
     * @param seed the random seed for selecting them
     */
    record Questions(List<AuthoredQuestion> written, int about, long seed) implements Task {

        /** The greatest number of questions about a run. */
        public static final int MOST = 50;

        public Questions {
            written = List.copyOf(written);
            if (about < 0 || about > MOST) {
                throw new IllegalArgumentException("about is " + about + ", must be from 0 to " + MOST);
            }
        }

        @Override
        public String id() {
            return "questions";
        }
    }

    /**
     * A question written by an author.
     *
     * @param answer the index of the right choice
     * @param reason why the right choice is right; may be empty
     */
    record AuthoredQuestion(LocalizedText question, List<AuthoredChoice> choices, int answer, LocalizedText reason) {

        public static final int FEWEST = 2;
        public static final int MOST = 4;

        public AuthoredQuestion {
            choices = List.copyOf(choices);
            if (choices.size() < FEWEST || choices.size() > MOST || answer < 0 || answer >= choices.size()) {
                throw new IllegalArgumentException("answer is " + answer + " of " + choices.size() + " choices");
            }
        }

        /** The reason for or against a choice: its own, or else that of the question. */
        public LocalizedText reason(int choice) {
            var own = choices.get(choice).reason();
            return own.isEmpty() ? reason : own;
        }
    }

    /**
     * A choice of a question written by an author.
     *
     * @param reason why it is right or wrong; may be empty
     */
    record AuthoredChoice(LocalizedText words, LocalizedText reason) {

        /** Has no reason of its own. */
        public AuthoredChoice(LocalizedText words) {
            this(words, LocalizedText.EMPTY);
        }
    }
}
