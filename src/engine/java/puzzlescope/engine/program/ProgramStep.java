package puzzlescope.engine.program;

import java.util.List;

/**
 * A step of a program in words: a method of the board interface and its arguments.
 *
 * @param operands {@code Integer}, {@code Double}, {@code Boolean} or {@code String}
 */
public record ProgramStep(String word, List<Object> operands) {

    public static ProgramStep of(String word, Object... operands) {
        return new ProgramStep(word, List.of(operands));
    }
}
