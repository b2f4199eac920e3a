package puzzlescope.app.lesson;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import puzzlescope.app.program.OwnProgram;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.text.Language;
import puzzlescope.learn.document.RunFile;
import puzzlescope.learn.lesson.BoardCheck;
import puzzlescope.learn.lesson.LocalizedText;
import puzzlescope.learn.lesson.Task;

/** The program of a chapter being edited; boards and hints are lines of text. FX thread only. */
final class ProgramDraft {

    private LocalizedText frame;
    private String boards;
    private LocalizedText hints = LocalizedText.EMPTY;

    /** Starts from the program of a run, checked on the board of the run. */
    ProgramDraft(RunFile run) {
        frame = run.arguments()
                .program()
                .filter(OwnProgram::isJava)
                .map(program -> inEveryLanguage(program.text()))
                .orElse(LocalizedText.EMPTY);
        var input = run.puzzle().mainInputs().getFirst();
        boards = input.name() + "=" + run.arguments().text(input);
    }

    void load(Task.Program task) {
        frame = task.frame();
        boards = task.boards().stream().map(BoardCheck::name).collect(Collectors.joining("\n"));
        var lines = new EnumMap<Language, String>(Language.class);
        for (var language : Language.values()) {
            lines.put(
                    language,
                    task.hints().stream()
                            .map(hint -> hint.in(language).replace('\n', ' '))
                            .collect(Collectors.joining("\n")));
        }
        hints = new LocalizedText(lines);
    }

    private static LocalizedText inEveryLanguage(String text) {
        var texts = LocalizedText.EMPTY;
        for (var language : Language.values()) {
            texts = texts.with(language, text);
        }
        return texts;
    }

    LocalizedText frame() {
        return frame;
    }

    void frame(LocalizedText written) {
        frame = written;
    }

    String boards() {
        return boards;
    }

    void boards(String lines) {
        boards = lines;
    }

    LocalizedText hints() {
        return hints;
    }

    void hints(LocalizedText lines) {
        hints = lines;
    }

    /** The task; throws {@link InvalidInputException} with what is still to be corrected. */
    Task.Program task() {
        var checked = boards.lines()
                .filter(line -> !line.isBlank())
                .map(ProgramDraft::board)
                .toList();
        List<LocalizedText> each = new ArrayList<>();
        for (var language : Language.values()) {
            var lines =
                    hints.in(language).lines().filter(line -> !line.isBlank()).toList();
            for (int i = 0; i < lines.size(); i++) {
                if (i == each.size()) {
                    each.add(LocalizedText.EMPTY);
                }
                each.set(i, each.get(i).with(language, lines.get(i)));
            }
        }
        if (frame.isEmpty()
                || checked.isEmpty()
                || checked.size() > Task.Program.MOST_BOARDS
                || each.size() > Task.Program.MOST_HINTS) {
            throw new InvalidInputException(
                    Message.of("lesson.program", Task.Program.MOST_BOARDS, Task.Program.MOST_HINTS));
        }
        return new Task.Program(frame, checked, each);
    }

    private static SequencedMap<String, String> board(String line) {
        SequencedMap<String, String> inputs = new LinkedHashMap<>();
        for (var input : line.split(";", -1)) {
            int sign = input.indexOf('=');
            if (sign < 1) {
                throw new InvalidInputException(Message.of("lesson.make.board", line));
            }
            inputs.put(
                    input.substring(0, sign).strip(), input.substring(sign + 1).strip());
        }
        return inputs;
    }
}
