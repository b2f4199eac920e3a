package puzzlescope.command;

import java.util.List;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.export.ExportFile;
import puzzlescope.export.ExportKind;
import puzzlescope.export.ExportRefusedException;
import puzzlescope.export.ExportRequest;
import puzzlescope.program.EventSpelling;

/** The steps or calls of a whole run, in a form in which they can be opened again, here or in other tools. */
public final class EventsExport implements ExportKind {

    static final ChoiceParameter<EventSpelling> FORMAT =
            new ChoiceParameter<>("format", EventSpelling.all(), EventSpelling::id);

    private static final long MOST_STEPS = 1_000_000;
    private static final int BLOCK = 1 << 12;

    @Override
    public String id() {
        return "events";
    }

    @Override
    public List<String> endings() {
        return EventSpelling.all().stream().map(EventSpelling::ending).toList();
    }

    @Override
    public boolean showsBoards() {
        return false;
    }

    @Override
    public boolean isOfGames() {
        return false;
    }

    @Override
    public List<Parameter<?>> options() {
        return List.of(FORMAT);
    }

    @Override
    public long needs(Arguments arguments) {
        return MOST_STEPS + 1;
    }

    @Override
    public List<ExportFile> make(ExportRequest exportRequest) throws InterruptedException {
        var session = exportRequest.session();
        var format = exportRequest.arguments().get(FORMAT);
        var puzzle = session.puzzle();
        var trace = session.trace();
        format.obstacle(puzzle, session.arguments(), trace.vocabulary()).ifPresent(obstacle -> {
            throw new ExportRefusedException(format.refusedInput(puzzle).orElse(FORMAT.name()), obstacle);
        });
        if (!exportRequest.isFor(format.ending())) {
            throw new ExportRefusedException(FORMAT, Message.of("export.events.ending", format.ending()));
        }
        long steps = trace.length();
        if (steps > MOST_STEPS || trace.firstKept() > 0) {
            throw new ExportRefusedException(FORMAT, Message.of("export.events.too-many", MOST_STEPS));
        }
        var text = new StringBuilder();
        var printer = format.printer(puzzle, session.instance(), text::append);
        printer.begin(puzzle, session.arguments());
        var events = new long[BLOCK];
        for (long position = 0; position < steps; ) {
            int count = trace.copy(position, events, 0, (int) Math.min(BLOCK, steps - position));
            if (count == 0) {
                throw new ExportRefusedException(FORMAT, Message.of("export.events.too-many", MOST_STEPS));
            }
            for (int i = 0; i < count; i++) {
                printer.emit(events[i]);
            }
            position += count;
            exportRequest.done(position, steps);
        }
        if (printer.isEmpty()) {
            throw new ExportRefusedException(FORMAT, Message.of("export.events.no-search"));
        }
        printer.end();
        return List.of(exportRequest.with(text.toString()));
    }
}
