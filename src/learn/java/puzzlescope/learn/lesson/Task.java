package puzzlescope.learn.lesson;

import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import puzzlescope.learn.question.PredictionKind;

/** What a chapter asks of those who work through it. */
public sealed interface Task {

    /** Its name in files and in the keys of words. */
    String id();

    /** The film is watched. */
    record Watch() implements Task {

        @Override
        public String id() {
            return "watch";
        }
    }

    /**
     * The film stops and asks what comes next, and what does come is hidden until then.
     *
     * @param sorts of what is asked; empty if of all that are usual
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
     * A goal is to be reached by hand.
     *
     * @param moves in so many moves at the most; empty if in any number
     */
    record Goal(OptionalLong moves) implements Task {

        @Override
        public String id() {
            return "goal";
        }
    }

    /**
     * Questions are answered: those that somebody wrote, then some about the run.
     *
     * @param about how many are asked about the run
     * @param seed by which they are drawn
     */
    record Questions(List<Written> written, int about, long seed) implements Task {

        /** The most that are drawn for a chapter. */
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
     * A question that somebody wrote.
     *
     * @param answer the number of the right choice, from 0
     * @param reason why it is right; may be empty
     */
    record Written(LocalText question, List<LocalText> choices, int answer, LocalText reason) {

        public static final int FEWEST = 2;
        public static final int MOST = 4;

        public Written {
            choices = List.copyOf(choices);
            if (choices.size() < FEWEST || choices.size() > MOST || answer < 0 || answer >= choices.size()) {
                throw new IllegalArgumentException("answer is " + answer + " of " + choices.size() + " choices");
            }
        }
    }
}
