package puzzlescope.export;

import java.util.ArrayList;
import java.util.List;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.NumberParameter;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.SeedParameter;
import puzzlescope.engine.puzzle.TextParameter;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Words;

/**
 * The description of an exported run.
 *
 * @param puzzle the name of the puzzle
 * @param algorithm the name of the algorithm
 * @param inputs the relevant numbers and choices, such as {@code Queens: 8}, and the branches or the program of the run
 */
public record ExportHeading(String puzzle, String algorithm, List<String> inputs) {

    private static final String NONE = "none";

    public ExportHeading {
        inputs = List.copyOf(inputs);
    }

    public static ExportHeading of(Session session, Words words) {
        var puzzle = session.puzzle();
        var chosen = puzzle.algorithmParameter();
        var inputs = new ArrayList<String>();
        for (var input : puzzle.ownParameters()) {
            if (puzzle.affectsRun(input, session.arguments())) {
                var value = value(puzzle.id(), input, session, words);
                if (!value.isEmpty()) {
                    inputs.add(words.localize("export.input", words.localize(puzzle.id() + "." + input.name()), value));
                }
            }
        }
        session.arguments()
                .branches()
                .forEach(branch -> inputs.add(words.localize("status.branch", branch.position() + 1)));
        if (session.arguments().program().isPresent()) {
            inputs.add(words.localize("program.own"));
        }
        return new ExportHeading(
                words.localize(puzzle.id() + ".name"), choice(puzzle.id(), chosen, session, words), inputs);
    }

    /**
     * Returns the value of an input in words. Empty for a text, which may be long, for a choice of no, and for the
     * absence of optional features such as mud or a solver.
     */
    private static String value(String puzzle, Parameter<?> input, Session session, Words words) {
        return switch (input) {
            case NumberParameter number ->
                isNothing(number, session) ? "" : session.arguments().text(number);
            case SeedParameter seed -> session.arguments().text(seed);
            case ChoiceParameter<?> choice ->
                choice.isYesOrNo() && Boolean.FALSE.equals(session.arguments().get(choice)) || isNone(choice, session)
                        ? ""
                        : choice(puzzle, choice, session, words);
            case TextParameter<?> _ -> "";
        };
    }

    private static boolean isNothing(NumberParameter number, Session session) {
        return number.preset() == 0 && session.arguments().get(number) == 0;
    }

    private static boolean isNone(ChoiceParameter<?> choice, Session session) {
        return session.arguments().get(choice).equals(choice.preset())
                && session.arguments().text(choice).equals(NONE);
    }

    private static String choice(String puzzle, Parameter<?> input, Session session, Words words) {
        var chosen = session.arguments().text(input);
        var key = puzzle + "." + input.name() + "." + chosen;
        return words.has(key) ? words.localize(key) : chosen;
    }

    public String line() {
        var parts = new ArrayList<>(List.of(puzzle, algorithm));
        parts.addAll(inputs);
        return String.join(" \u00b7 ", parts);
    }
}
