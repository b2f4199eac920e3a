package puzzlescope.command;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import puzzlescope.command.solve.AskedFile;
import puzzlescope.core.event.Message;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.InvalidInput;
import puzzlescope.core.puzzle.TextParameter;
import puzzlescope.document.lesson.Lesson;
import puzzlescope.document.lesson.ShippedLesson;
import puzzlescope.export.ExportRefused;
import puzzlescope.export.sheet.LessonSheets;
import puzzlescope.text.Words;

/** Writes exercise sheets of a lesson, which comes with the app or is in a file. Needs no display. */
final class LessonSheetCommand {

    /** The kind of export that can be of a lesson, too. */
    static final String KIND = "sheet";

    private static final TextParameter<String> LESSON = new TextParameter<>("lesson", "", String::strip, text -> text);

    static final String FLAG = Flag.typed(LESSON.name());

    private final Words words;
    private final Output out;
    private final Aside aside;
    private final SolverTask call;

    LessonSheetCommand(Words words, Output out, Aside aside, SolverTask call) {
        this.words = words;
        this.out = out;
        this.aside = aside;
        this.call = call;
    }

    /** What the command takes in place of a puzzle and its inputs. */
    static List<Flag> flags() {
        var flags = new ArrayList<Flag>();
        flags.add(new Flag(LESSON, "export.lesson.help"));
        flags.add(new Flag(ExportCommand.OUT, "export.out.sheet.help"));
        LessonSheets.options().forEach(option -> flags.add(new Flag(option, "export." + option.name() + ".help")));
        flags.add(new Flag(AskedFile.FORCE, "command.force.help"));
        return flags;
    }

    /** Writes them; gives the exit code. */
    int run(Arguments arguments) {
        var file = ExportCommand.out(arguments, KIND + LessonSheets.endings().getFirst(), LessonSheets.endings());
        var lesson = lesson(arguments.get(LESSON));
        return call.await(LESSON.name(), () -> write(lesson, arguments, file));
    }

    private int write(Lesson lesson, Arguments arguments, Path file) throws InterruptedException {
        try {
            ExportCommand.write(LessonSheets.make(lesson, arguments, words, file, call.progress()::done), arguments);
            out.flush();
            return ExitCode.DONE;
        } catch (ExportRefused refused) {
            return aside.say(ExitCode.REFUSED, new CommandRefused(refused.option(), refused.reason()).sentence());
        } catch (CommandRefused refused) {
            return aside.say(ExitCode.REFUSED, refused.sentence());
        } catch (IOException failed) {
            return aside.say(
                    ExitCode.FAILED, Message.of("command.file.not-written", file.toString(), AskedFile.reason(failed)));
        }
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
            throw new CommandRefused(LESSON.name(), Message.of("export.lesson.unknown", named, names, Lesson.ENDING));
        }
        try {
            return Lesson.read(Path.of(named));
        } catch (InvalidPathException invalid) {
            throw new CommandRefused(LESSON.name(), Message.of("command.file.no-name", named));
        } catch (InvalidInput refusal) {
            throw new CommandRefused(LESSON.name(), refusal.reason());
        }
    }
}
