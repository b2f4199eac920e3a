package puzzlescope.command;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.Puzzle;

/** Explains in one line why a command line cannot be parsed. */
final class ParseErrors {

    private static final int MOST_EDITS = 2;
    /** Longer words are not treated as typing errors. */
    private static final int LONGEST_SLIP = 50;

    private ParseErrors() {}

    static Message sentence(ParameterException unusable) {
        return switch (unusable) {
            case UnmatchedArgumentException unmatched -> unknown(unmatched);
            case MissingParameterException missing ->
                Message.of("command.missing-value", name(missing.getMissing().getFirst()));
            case OverwrittenOptionException twice -> Message.of("command.given-twice", name(twice.getOverwritten()));
            default -> Message.of("command.not-understood", String.valueOf(unusable.getMessage()));
        };
    }

    /** Returns the message for a command without its subcommand. */
    static Message missing(CommandSpec command) {
        var key = command.parent() == null
                ? "command.missing-command"
                : command.name().equals(CommandSpecs.EXPORT) ? "command.missing-kind" : "command.missing-puzzle";
        return Message.of(key, String.join(", ", command.subcommands().keySet()));
    }

    /** Returns whether a word was rejected where the id of a puzzle is expected. */
    static boolean isUnknownPuzzle(ParameterException unusable) {
        if (!(unusable instanceof UnmatchedArgumentException unmatched)) {
            return false;
        }
        var known = unusable.getCommandLine().getSubcommands().keySet();
        return !unmatched.getUnmatched().getFirst().startsWith("-")
                && Catalogue.all().stream().map(Puzzle::id).anyMatch(known::contains);
    }

    private static Message unknown(UnmatchedArgumentException unmatched) {
        var given = unmatched.getUnmatched().getFirst().replaceFirst("=.*", "");
        var command = unmatched.getCommandLine().getCommandSpec();
        if (given.startsWith("-")
                && command.parent() != null
                && !command.subcommands().isEmpty()) {
            return missing(command);
        }
        if (isOfRuns(given, command)) {
            var puzzle = command.name();
            var options =
                    command.options().stream().map(OptionSpec::longestName).collect(Collectors.joining(", "));
            return Message.of("command.of-runs", given, command.parent().name(), puzzle, options);
        }
        var known = command.subcommands().isEmpty() || given.startsWith("-")
                ? command.options().stream().map(OptionSpec::longestName).toList()
                : List.copyOf(command.subcommands().keySet());
        return known.stream()
                .filter(name -> given.length() <= LONGEST_SLIP && editDistance(given, name) <= MOST_EDITS)
                .min(Comparator.comparingInt(name -> editDistance(given, name)))
                .map(similar -> Message.of("command.unknown-similar", given, similar))
                .orElseGet(() -> Message.of("command.unknown", given, String.join(", ", known)));
    }

    /** Returns whether a flag is an input of a puzzle's runs that its command does not take. */
    private static boolean isOfRuns(String given, CommandSpec command) {
        return command.parent() != null
                && Catalogue.all().stream()
                        .filter(puzzle -> puzzle.id().equals(command.name()))
                        .flatMap(puzzle -> Flag.ofRun(puzzle).stream())
                        .anyMatch(flag -> flag.typed().equals(given));
    }

    /**
     * Returns the number of letters to insert, delete or replace to turn one word into the other (Levenshtein, 1965).
     */
    private static int editDistance(String from, String to) {
        var row = IntStream.rangeClosed(0, to.length()).toArray();
        for (int i = 1; i <= from.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= to.length(); j++) {
                int changed = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(changed, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[to.length()];
    }

    private static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }
}
