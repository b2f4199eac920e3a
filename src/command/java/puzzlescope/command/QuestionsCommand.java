package puzzlescope.command;

import com.fasterxml.jackson.core.JsonFactory;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.NumberParameter;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.SeedParameter;
import puzzlescope.engine.puzzle.TextParameter;
import puzzlescope.engine.random.PythonRandom;
import puzzlescope.engine.run.FirstEvents;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.OneLine;
import puzzlescope.engine.text.Words;
import puzzlescope.learn.question.Prediction;
import puzzlescope.learn.question.QuestionFormat;
import puzzlescope.learn.question.RunFacts;
import puzzlescope.learn.question.RunQuestionGenerator;

/** Prints questions about a run. */
final class QuestionsCommand {

    private enum Format {
        TEXT,
        JSON,
        GIFT
    }

    private static final NumberParameter COUNT = new NumberParameter("count", 1, 500, false, 20L);
    private static final SeedParameter SEED = SeedParameter.of("question-seed", 1);
    /** Alternative name of the seed where the puzzle has none. */
    private static final String ONLY_SEED = "seed";

    private static final ChoiceParameter<Format> FORMAT = ChoiceParameter.of("format", Format.values());

    private static final List<Parameter<?>> OWN = List.of(COUNT, SEED, FORMAT);

    private static final JsonFactory JSON = new JsonFactory();

    private final Words words;
    private final Invocation call;

    private QuestionsCommand(Invocation call) {
        this.call = call;
        words = call.words();
    }

    /**
     * Returns the command, which has the puzzle's inputs and the options of the questions, whose seed is the only one
     * of some puzzles.
     */
    static Command of(Puzzle puzzle) {
        var flags = new ArrayList<Flag>();
        if (puzzle.parameters().stream().noneMatch(input -> input.name().equals(ONLY_SEED))) {
            flags.add(new Flag(ONLY_SEED, List.of(SEED), "question.only-seed.help", false));
        }
        flags.addAll(Flag.ofRun(puzzle));
        OWN.forEach(option -> flags.add(new Flag(option, "question." + option.name() + ".help")));
        flags.add(CommandSpecs.PROGRESS);
        return new Command(flags, call -> new QuestionsCommand(call).run(puzzle, call.ofRun()));
    }

    private int run(Puzzle puzzle, Arguments arguments) {
        CommandRefusedException.ifAnyBlocks(puzzle.check(arguments));
        var task = call.task();
        return task.await(puzzle.id(), () -> {
            var first = new FirstEvents(RunFacts.MOST + 1L);
            var session = Session.of(puzzle, arguments, first, ExportCommand.retention());
            try {
                task.record(session);
                return print(session, arguments);
            } finally {
                session.close();
            }
        });
    }

    private int print(Session session, Arguments arguments) {
        int count = arguments.integer(COUNT);
        var questions = RunQuestionGenerator.about(session, count, new PythonRandom(arguments.get(SEED)));
        if (questions.isEmpty()) {
            return call.print(ExitCode.REFUSED, Message.of("question.too-short"));
        }
        var heading = heading(session.puzzle(), arguments);
        switch (arguments.get(FORMAT)) {
            case TEXT -> call.out().accept(QuestionFormat.text(heading, questions, words));
            case GIFT -> call.out().accept(QuestionFormat.gift(heading, questions, words));
            case JSON -> questions.forEach(prediction -> call.out().accept(object(heading, prediction) + "\n"));
        }
        call.out().flush();
        return questions.size() < count
                ? call.print(ExitCode.DONE, Message.of("question.fewer", questions.size(), count))
                : ExitCode.DONE;
    }

    /** Returns the run as it would be typed as a command, without defaults, followed by its other branches. */
    private String heading(Puzzle puzzle, Arguments arguments) {
        var heading = new StringBuilder(puzzle.id());
        for (var input : puzzle.parameters()) {
            boolean isTyped =
                    !(input instanceof TextParameter<?> text && text.lines().isPresent());
            boolean isSaid = input.equals(puzzle.algorithmParameter())
                    || !arguments.text(input).equals(preset(input));
            if (isTyped && isSaid) {
                var value = OneLine.escaped(arguments.text(input));
                heading.append(" ").append(Flag.typed(input.name())).append(" ").append(value);
            }
        }
        for (var branch : arguments.branches()) {
            heading.append(", ").append(words.localize("status.branch", branch.position() + 1));
        }
        return heading.toString();
    }

    private static <T> String preset(Parameter<T> parameter) {
        return parameter.format(parameter.preset());
    }

    private String object(String heading, Prediction prediction) {
        var text = new StringWriter();
        try (var json = JSON.createGenerator(text)) {
            json.writeStartObject();
            json.writeStringField("run", heading);
            json.writeStringField("kind", prediction.kind().id());
            json.writeNumberField("step", prediction.position());
            json.writeStringField(
                    "situation", prediction.situation().map(words::localize).orElse(""));
            json.writeStringField("question", words.localize(prediction.question()));
            json.writeArrayFieldStart("choices");
            for (var choice : prediction.choices()) {
                json.writeString(words.localize(choice.words()));
            }
            json.writeEndArray();
            json.writeArrayFieldStart("reasons");
            for (var choice : prediction.choices()) {
                json.writeString(words.localize(choice.why()));
            }
            json.writeEndArray();
            json.writeNumberField("answer", prediction.answer());
            json.writeStringField("reason", words.localize(prediction.reason()));
            json.writeStringField("idea", words.localize(prediction.kind().idea()));
            json.writeEndObject();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return text.toString();
    }
}
