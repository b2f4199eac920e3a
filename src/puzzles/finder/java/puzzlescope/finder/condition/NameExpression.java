package puzzlescope.finder.condition;

import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * A regular expression for names. All alternatives are followed at once, one character at a time, so that matching
 * takes at most the number of steps times the characters of the name; therefore there is no lookahead, lookbehind or
 * back-reference. Immutable; any thread.
 *
 * <p>Source: Ken Thompson, Regular Expression Search Algorithm (Communications of the ACM, 1968).
 */
final class NameExpression {

    /** The kinds of steps. */
    enum Kind {
        /** Consumes one character. */
        TAKE,
        /** Continues at two steps. */
        SPLIT,
        /** Continues at the beginning of the name. */
        BEGIN,
        /** Continues at the end of the name. */
        END,
        /** Continues at a word boundary. */
        EDGE,
        FOUND
    }

    /**
     * A step of the expression.
     *
     * @param taken the characters that it consumes, if any
     * @param next the step after it
     * @param other the alternative next step of a split
     */
    record Step(Kind kind, @Nullable IntPredicate taken, int next, int other) {}

    private final String source;
    private final Step[] steps;
    private final int first;

    NameExpression(String source, Step[] steps, int first) {
        this.source = source;
        this.steps = steps;
        this.first = first;
    }

    String source() {
        return source;
    }

    /** Returns whether a name or a part of it matches. */
    boolean isFoundIn(String name) {
        return new Search(name.codePoints().toArray()).isFound();
    }

    static boolean isOfWord(int character) {
        return Character.isLetterOrDigit(character) || character == '_';
    }

    /** The active steps for the next character of a name. One thread. */
    private final class Search {

        private final int[] name;
        private final int[] stack = new int[2 * steps.length];
        private int[] waiting = new int[steps.length];
        private int[] coming = new int[steps.length];
        /** For each step the position at which it was last reached, from 1. */
        private final int[] seen = new int[steps.length];

        private int comings;

        Search(int[] name) {
            this.name = name;
        }

        boolean isFound() {
            int waitings = 0;
            for (int at = 0; at <= name.length; at++) {
                comings = 0;
                for (int i = 0; i < waitings; i++) {
                    var step = steps[waiting[i]];
                    if (step.taken() != null && step.taken().test(name[at - 1]) && follow(step.next(), at)) {
                        return true;
                    }
                }
                if (follow(first, at)) {
                    return true;
                }
                var swap = waiting;
                waiting = coming;
                coming = swap;
                waitings = comings;
            }
            return false;
        }

        /** Continues from a step up to those that consume a character; returns whether a match is complete. */
        private boolean follow(int from, int at) {
            int depth = 0;
            stack[depth++] = from;
            while (depth > 0) {
                int number = stack[--depth];
                if (seen[number] == at + 1) {
                    continue;
                }
                seen[number] = at + 1;
                var step = steps[number];
                switch (step.kind()) {
                    case FOUND -> {
                        return true;
                    }
                    case TAKE -> coming[comings++] = number;
                    case SPLIT -> {
                        stack[depth++] = step.other();
                        stack[depth++] = step.next();
                    }
                    case BEGIN, END, EDGE -> {
                        if (isAt(step.kind(), at)) {
                            stack[depth++] = step.next();
                        }
                    }
                }
            }
            return false;
        }

        private boolean isAt(Kind kind, int at) {
            return switch (kind) {
                case BEGIN -> at == 0;
                case END -> at == name.length;
                default -> isOfWord(at - 1, at) != isOfWord(at, at + 1);
            };
        }

        private boolean isOfWord(int at, int end) {
            return at >= 0 && end <= name.length && NameExpression.isOfWord(name[at]);
        }
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof NameExpression expression && expression.source.equals(source);
    }

    @Override
    public int hashCode() {
        return source.hashCode();
    }

    @Override
    public String toString() {
        return source;
    }
}
