package puzzlescope.command;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Locale;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.TextParameter;
import puzzlescope.engine.solve.OutputFile;
import puzzlescope.export.sheet.LessonSheets;
import puzzlescope.learn.lesson.Lesson;
import puzzlescope.learn.lesson.ShippedLesson;

/** Writes exercise sheets for a lesson from the app or a file. Needs no display. */
final class LessonSheetCommand {

    /** The id of the kind of export that also applies to lessons. */
    static final String KIND = "sheet";

    private static final TextParameter<String> NAME = new TextParameter<>("name", "", String::strip, text -> text);

    private LessonSheetCommand() {}

    static Command command() {
        var flags = new ArrayList<Flag>();
        flags.add(new Flag(NAME, "export.lesson.help"));
        flags.add(new Flag(ExportWriter.OUT, "export.out.sheet.help"));
        LessonSheets.options().forEach(option -> flags.add(new Flag(option, "export." + option.name() + ".help")));
        flags.add(new Flag(OutputFile.FORCE, "command.force.help"));
        flags.add(CommandSpecs.PROGRESS);
        return new Command(flags, LessonSheetCommand::run);
    }

    private static int run(Invocation call) {
        var arguments = call.arguments();
        var file = ExportWriter.file(arguments, KIND + LessonSheets.endings().getFirst(), LessonSheets.endings());
        var lesson = lesson(arguments.get(NAME));
        var task = call.task();
        return task.await(
                CommandSpecs.LESSON,
                () -> new ExportWriter(call)
                        .write(
                                file,
                                arguments,
                                () -> LessonSheets.make(lesson, arguments, call.words(), file, task.progress()::done)));
    }

    private static Lesson lesson(String named) {
        var shipped = ShippedLesson.all();
        var known = shipped.stream().filter(each -> each.id().equals(named)).findFirst();
        if (known.isPresent()) {
            return known.get().lesson();
        }
        if (!named.toLowerCase(Locale.ROOT).endsWith(Lesson.ENDING)) {
            var names =
                    String.join(", ", shipped.stream().map(ShippedLesson::id).toList());
            throw new CommandRefusedException(
                    NAME.name(),
                    named.isEmpty()
                            ? Message.of("export.lesson.missing", names, Lesson.ENDING)
                            : Message.of("export.lesson.unknown", named, names, Lesson.ENDING));
        }
        try {
            return Lesson.read(Path.of(named));
        } catch (InvalidPathException invalid) {
            throw new CommandRefusedException(NAME.name(), Message.of("command.file.no-name", named));
        } catch (InvalidInputException refusal) {
            throw new CommandRefusedException(NAME.name(), refusal.reason());
        }
    }
}
