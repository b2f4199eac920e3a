package puzzlescope.learn.document;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.Remark;
import puzzlescope.engine.session.Mark;

/** Reads the file of a run, strictly: unknown, missing or duplicate fields are rejected. */
final class RunFileReader {

    private RunFileReader() {}

    static RunFile read(JsonFields file, OutsideAccess outsideAccess) {
        long version = file.number("puzzlescope");
        if (version > RunFile.VERSION) {
            throw new InvalidInputException(Message.of("run-file.newer", version, RunFile.VERSION));
        }
        var marks = marks(file.objects("marks"));
        var moves = file.textLists("moves");
        var view = ViewFields.read(file);
        var id = file.text("puzzle");
        var given = file.object("arguments").allTexts();
        long position = file.optionalNumber("position").orElse(0L);
        var range = file.optionalObject("range").map(RunFileReader::stretch);
        var branches = BranchFields.read(file);
        var program = ProgramFields.read(file);
        var breakpoints = SavedBreakpoint.read(file);
        file.end();
        var puzzle = Catalogue.all().stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new InvalidInputException(Message.of("run-file.no-puzzle", id)));
        var arguments = arguments(puzzle, given, outsideAccess);
        for (var branch : branches) {
            arguments = arguments.withBranch(branch);
        }
        if (program.isPresent()) {
            arguments = arguments.withProgram(program.get());
        }
        var run = new RunFile(puzzle, arguments, position, range, marks, moves, view, breakpoints);
        // A file must not use features of later versions; manual games have neither branches nor programs, and programs
        // no branches.
        boolean mixed = moves.isPresent() && program.isPresent()
                || !branches.isEmpty() && (moves.isPresent() || program.isPresent());
        if (version < run.version() || mixed) {
            throw JsonFields.damaged();
        }
        return run;
    }

    private static RunFile.SavedRange stretch(JsonFields range) {
        long begin = range.number("begin");
        long end = range.number("end");
        range.end();
        if (end < begin) {
            throw new InvalidInputException(Message.of("run-file.range"));
        }
        return new RunFile.SavedRange(begin, end);
    }

    private static List<Mark> marks(List<JsonFields> given) {
        var marks = new ArrayList<Mark>();
        for (var each : given) {
            var mark = mark(each);
            if (!marks.isEmpty() && marks.getLast().position() >= mark.position() || marks.size() == Mark.MOST) {
                throw new InvalidInputException(Message.of("run-file.marks", Mark.MOST));
            }
            marks.add(mark);
        }
        return marks;
    }

    private static Mark mark(JsonFields mark) {
        long position = mark.number("position");
        var name = mark.optionalText("name").orElse("");
        var note = mark.optionalText("note").orElse("");
        var view = ViewFields.read(mark);
        mark.end();
        if (name.length() > Mark.LONGEST_NAME || note.length() > Mark.LONGEST_NOTE) {
            throw new InvalidInputException(
                    Message.of("run-file.mark", position, Mark.LONGEST_NAME, Mark.LONGEST_NOTE));
        }
        return new Mark(position, name, note, view);
    }

    /** Returns the given inputs with defaults for the rest, so that inputs added by a later version may be missing. */
    static Arguments arguments(Puzzle puzzle, Map<String, String> given, OutsideAccess outsideAccess) {
        var read = puzzle.presets();
        for (var name : given.keySet()) {
            if (puzzle.parameters().stream().noneMatch(each -> each.name().equals(name))) {
                throw new InvalidInputException(Message.of("run-file.no-input", name));
            }
        }
        for (var parameter : puzzle.parameters()) {
            var text = given.get(parameter.name());
            if (text != null) {
                if (parameter.reachesOutside() && !text.equals(puzzle.presets().text(parameter))) {
                    outsideAccess.check(parameter, text);
                }
                read = with(read, parameter, text);
            }
        }
        puzzle.check(read).stream().filter(Remark::blocking).findFirst().ifPresent(remark -> {
            throw new InvalidInputException(Message.of("run-file.input", remark.parameter(), remark.message()));
        });
        return read;
    }

    private static Arguments with(Arguments arguments, Parameter<?> parameter, String given) {
        try {
            return arguments.with(parameter, given);
        } catch (InvalidInputException refusal) {
            throw new InvalidInputException(Message.of("run-file.input", parameter.name(), refusal.reason()));
        }
    }
}
