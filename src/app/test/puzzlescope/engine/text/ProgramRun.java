package puzzlescope.engine.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.testkit.Golden;
import puzzlescope.testkit.SmallRun;

/**
 * A program from the listings, run by the interpreter of its language beside a run of the app with the same arguments.
 *
 * @param given what stands behind the program's name on the command line
 * @param input what it reads
 * @param run the arguments of the app's run: name, value, name, value …
 * @param prints what it is to print
 * @param seen what is compared of both: all of it, unless chance has a part in it
 * @param loose labels whose lines are executed more often than there are events, and why
 */
record ProgramRun(
        CodeLanguage code,
        String puzzle,
        String part,
        List<String> given,
        Supplier<String> input,
        List<String> run,
        Supplier<String> prints,
        UnaryOperator<String> seen,
        Map<String, String> loose) {

    static ProgramRun python(String puzzle, String part, String... given) {
        return of(CodeLanguage.PYTHON, puzzle, part, given);
    }

    static ProgramRun javascript(String puzzle, String part, String... given) {
        return of(CodeLanguage.JAVASCRIPT, puzzle, part, given);
    }

    private static ProgramRun of(CodeLanguage codeLanguage, String puzzle, String part, String... given) {
        return new ProgramRun(
                codeLanguage,
                puzzle,
                part,
                List.of(given),
                () -> "",
                List.of(),
                () -> "",
                UnaryOperator.identity(),
                Map.of());
    }

    ProgramRun reading(Supplier<String> text) {
        return new ProgramRun(code, puzzle, part, given, text, run, prints, seen, loose);
    }

    /** Beside a run of the puzzle with these arguments and, unless it is given, the algorithm that the part is named after. */
    ProgramRun beside(String... namesAndValues) {
        return new ProgramRun(code, puzzle, part, given, input, List.of(namesAndValues), prints, seen, loose);
    }

    ProgramRun printing(Supplier<String> text) {
        return new ProgramRun(code, puzzle, part, given, input, run, text, seen, loose);
    }

    /** Printing what the command transcript prints with the arguments of the run and these ones. */
    ProgramRun printingTheTranscript(String... further) {
        return printing(() -> {
            var all = new ArrayList<>(run);
            all.addAll(List.of(further));
            return Golden.transcript(Language.ENGLISH, puzzle, all.toArray(String[]::new));
        });
    }

    /** Printing not quite that. */
    ProgramRun changing(UnaryOperator<String> change) {
        return printing(() -> change.apply(prints.get()));
    }

    /** Printing something that is the same only when seen so. */
    ProgramRun comparing(UnaryOperator<String> sight) {
        return new ProgramRun(code, puzzle, part, given, input, run, prints, sight, loose);
    }

    /** A label whose line is executed more often than there are events. */
    ProgramRun oftener(String label, String why) {
        var more = new TreeMap<>(loose);
        more.put(label, why);
        return new ProgramRun(code, puzzle, part, given, input, run, prints, seen, more);
    }

    @Override
    public String toString() {
        return puzzle + "/" + part + "." + code.extension() + " " + String.join(" ", given);
    }

    /** Whether the lines that it comes to are noted and held against a run. */
    boolean isTraced() {
        return code == CodeLanguage.PYTHON && !run.isEmpty();
    }

    Listing listing() {
        return Listing.of(puzzle, List.of(part), Language.ENGLISH, code);
    }

    /** The labels of the run's events, without those that belong to other parts. */
    List<String> events() {
        var listing = listing();
        return SmallRun.of(Catalogue.get(puzzle), run.toArray(String[]::new)).events().stream()
                .flatMap(event -> Stream.of(event.innerLabel(), event.kind().label()))
                .filter(label -> listing.lineOf(label) >= 0)
                .toList();
    }
}
