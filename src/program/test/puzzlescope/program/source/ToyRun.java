package puzzlescope.program.source;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.Fields;
import puzzlescope.engine.event.IntField;
import puzzlescope.engine.event.KindSpec;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.engine.program.CheckedBoard;
import puzzlescope.engine.program.ProgramEndedException;
import puzzlescope.engine.program.ProgramKinds;
import puzzlescope.engine.program.ProgramSolver;
import puzzlescope.engine.program.Verdict;
import puzzlescope.engine.run.SolverThread;

/** Runs programs on a {@link ToyBoard}, and keeps their events. */
final class ToyRun {

    static final int SIZE = 8;

    private static final ProgramBounds SMALL = new ProgramBounds(6_000_000, 3_000_000, Duration.ofMinutes(1));
    private static final int MOST_EVENTS = 10_000;

    private final ProgramKinds kinds = new ProgramKinds(Vocabulary.of(ToyKind.values()), true);
    private final List<Event> events = new ArrayList<>();
    private Thread thread;

    enum ToyKind implements EventKind {
        PLACED;

        private static final IntField ROW = Field.upTo(1000);
        private static final IntField COLUMN = Field.upTo(1000).after(ROW);

        @Override
        public KindSpec spec() {
            return new KindSpec(0, "", Fields.with(ROW, COLUMN, Placed::new));
        }
    }

    record Placed(int row, int column) implements Event {

        @Override
        public ToyKind kind() {
            return ToyKind.PLACED;
        }

        @Override
        public Message sentence() {
            return Message.of("toy.placed", row, column);
        }
    }

    private record Toy(EventSink sink) implements ToyBoard, CheckedBoard {

        @Override
        public int size() {
            return SIZE;
        }

        @Override
        public void place(int row, int column) {
            if (column >= SIZE) {
                throw ProgramEndedException.refused(Message.of("toy.outside", column));
            }
            sink.emit(ToyKind.PLACED, row, column);
        }

        @Override
        public void begin() {}

        @Override
        public Verdict end() {
            return Verdict.right(Message.of("toy.right"));
        }
    }

    /** Runs a source, and returns how it ended. */
    Verdict of(String source, Detail detail) throws SourceRefusedException, InterruptedException {
        var program = JavaProgram.of(source, ToyBoard.class, detail, SMALL);
        var solver = new ProgramSolver(program, kinds, Toy::new);
        thread = SolverThread.of("solver-toy", () -> solver.solve(this::keep));
        thread.start();
        thread.join();
        return verdict;
    }

    private Verdict verdict;

    private void keep(long packed) {
        var event = kinds.vocabulary().unpack(packed);
        if (event instanceof puzzlescope.engine.program.ProgramEvent.Ended ended) {
            verdict = ended.asVerdict();
        } else if (events.size() < MOST_EVENTS) {
            events.add(event);
        }
    }

    /** Returns the first events of the run. */
    List<Event> events() {
        return events;
    }
}
