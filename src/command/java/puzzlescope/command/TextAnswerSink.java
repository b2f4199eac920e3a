package puzzlescope.command;

import java.text.NumberFormat;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.solve.AnswerSink;
import puzzlescope.engine.solve.SolveAnswer;
import puzzlescope.engine.text.OneLine;
import puzzlescope.engine.text.Words;

/** Prints answers for people. */
final class TextAnswerSink implements AnswerSink {

    private static final int DIGITS = 3;

    private final Words words;
    private final String puzzle;
    private final Output out;
    private final ProgressLine progress;
    private final Consumer<Message> refused;
    private final NumberFormat grouped;

    /**
     * @param puzzle the id of the puzzle whose messages label the values
     * @param refused receives the reason for each part that is refused
     */
    TextAnswerSink(Words words, String puzzle, Output out, ProgressLine progress, Consumer<Message> refused) {
        this.words = words;
        this.puzzle = puzzle;
        this.out = out;
        this.progress = progress;
        this.refused = refused;
        grouped = NumberFormat.getNumberInstance(words.language().locale());
        grouped.setMaximumFractionDigits(DIGITS);
    }

    @Override
    public void print(SolveAnswer solveAnswer) {
        solveAnswer
                .values()
                .forEach((name, value) ->
                        print(words.localize("command.solve.answer", label(name), readable(value)) + "\n"));
    }

    private String label(String name) {
        var own = puzzle + ".solve." + name;
        return words.localize(words.has(own) ? own : "command.solve." + name);
    }

    private String readable(Object value) {
        return switch (value) {
            case Long number -> grouped.format(number.longValue());
            case Double number -> grouped.format(number.doubleValue());
            case List<?> list -> joined(list);
            default -> OneLine.escaped(value.toString());
        };
    }

    private static String joined(List<?> list) {
        return list.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    /** Numbers are unformatted, so that programs can read them too. */
    @Override
    public void row(SolveAnswer solveAnswer) {
        print(solveAnswer.values().values().stream().map(TextAnswerSink::plain).collect(Collectors.joining("\t"))
                + "\n");
    }

    private static String plain(Object value) {
        return switch (value) {
            case Double number -> String.format(Locale.ROOT, "%.6f", number);
            case List<?> list -> joined(list);
            default -> OneLine.escaped(value.toString());
        };
    }

    @Override
    public void heading(SolveAnswer row) {
        print(row.values().keySet().stream().map(this::label).collect(Collectors.joining("\t")) + "\n");
    }

    @Override
    public void text(CharSequence text) {
        print(text);
    }

    private void print(CharSequence text) {
        out.accept(text);
        out.flush();
    }

    @Override
    public void refuse(Message reason) {
        refused.accept(reason);
    }

    @Override
    public void advise(Message advice) {
        progress.advise(advice);
    }

    @Override
    public void progress(double done) {
        progress.done(done);
    }
}
