package puzzlescope.learn.question;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.program.ProgramEvent;
import puzzlescope.engine.program.ProgramKind;
import puzzlescope.engine.program.ProgramSource;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.OneLine;
import puzzlescope.engine.trace.Trace;

/** Predictions of the line of a person's program that is executed next, where different lines may follow. One thread. */
final class LinePredictions {

    /** The key of the question. */
    static final String ASKED = "predict.ask.LINE";

    /** The most steps at the beginning of a recording that are searched for lines. */
    private static final int MOST_STEPS = 100_000;

    private final Trace trace;
    /** The lines of the program; empty if they are not known. */
    private final List<String> source;

    private final int lineEntered;
    /** The lines that were executed directly after each line. */
    private final TreeMap<Integer, Set<Integer>> followers = new TreeMap<>();

    LinePredictions(Session session) {
        trace = session.trace();
        source = session.arguments()
                .program()
                .filter(program -> program.language().equals(ProgramSource.JAVA))
                .map(program -> program.text().lines().toList())
                .orElse(List.of());
        lineEntered = trace.vocabulary().kinds().stream()
                .filter(kind -> kind instanceof ProgramKind && kind.name().equals("LINE_ENTERED"))
                .mapToInt(EventKind::number)
                .findFirst()
                .orElse(-1);
    }

    /** Returns whether events of a kind enter a line that can be asked for. */
    boolean mayAsk(int kind) {
        return kind == lineEntered && !source.isEmpty();
    }

    /** Asks for the line that is executed next. */
    Optional<Prediction> next(PredictionPoint predictionPoint, Optional<Message> situation) {
        if (!mayAsk(predictionPoint.kind())
                || !(trace.vocabulary().unpack(predictionPoint.next()) instanceof ProgramEvent.LineEntered entered)) {
            return Optional.empty();
        }
        findFollowers();
        int from = entered.from();
        var following = followers.getOrDefault(from, Set.of());
        if (following.size() < 2 || !hasCode(entered.to())) {
            return Optional.empty();
        }
        var choices = new PredictionBuilder(
                line(entered.to()),
                Message.of("predict.why.line", from, entered.to()),
                OptionalLong.of(predictionPoint.next()));
        following.stream()
                .filter(line -> line != entered.to() && hasCode(line))
                .forEach(line -> choices.or(
                        line(line), Message.of("predict.why.line-elsewhere", from, line), OptionalLong.empty()));
        followers.keySet().stream()
                .filter(line -> hasCode(line) && !following.contains(line))
                .sorted(Comparator.comparingInt(line -> Math.abs(line - from)))
                .forEach(line ->
                        choices.or(line(line), Message.of("predict.why.line-not", from, line), OptionalLong.empty()));
        return choices.finish(PredictionKind.LINE, predictionPoint, situation, Message.of(ASKED, from, code(from)));
    }

    private void findFollowers() {
        if (!followers.isEmpty()) {
            return;
        }
        long end = Math.min(trace.length(), trace.firstKept() + MOST_STEPS);
        for (long position = trace.firstKept(); position < end; position++) {
            if (trace.vocabulary().unpack(trace.event(position)) instanceof ProgramEvent.LineEntered entered) {
                followers.computeIfAbsent(entered.from(), _ -> new TreeSet<>()).add(entered.to());
            }
        }
    }

    private Message line(int line) {
        return Message.of("program.problem", line, code(line));
    }

    /** Returns whether there is more on a line than the brace where a method returns. */
    private boolean hasCode(int line) {
        return line > 0 && !code(line).equals("}");
    }

    /** Returns the code of a line without the sign that ends it. */
    private String code(int line) {
        var code = line <= source.size() ? source.get(line - 1).strip() : "";
        return OneLine.cut(code.replaceFirst("\\s*[{;]$", ""));
    }
}
