package puzzlescope.hanoi;

import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.NumberParameter;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Remark;
import puzzlescope.engine.solve.AnswerSink;
import puzzlescope.engine.solve.SolveAnswer;
import puzzlescope.engine.solve.SolveHandler;
import puzzlescope.hanoi.fast.MoveCounter;
import puzzlescope.hanoi.space.HanoiSpace;

/** Moves a tower: prints each move, or makes all moves and counts them. */
public final class HanoiSolveHandler implements SolveHandler {

    private static final NumberParameter DISKS = HanoiPuzzle.DISKS.upTo(MoveCounter.MOST_DISKS);
    private static final ChoiceParameter<Boolean> COUNT = ChoiceParameter.yesOrNo("count");

    private static final double NANOS = 1e9;

    @Override
    public String id() {
        return new HanoiPuzzle().id();
    }

    @Override
    public List<Parameter<?>> inputs() {
        return List.of(DISKS, COUNT);
    }

    private static boolean countsOnly(Arguments arguments) {
        return arguments.get(COUNT);
    }

    @Override
    public List<Remark> check(Arguments arguments) {
        int disks = arguments.integer(DISKS);
        if (countsOnly(arguments) || disks <= HanoiSpace.MOST_DISKS) {
            return List.of();
        }
        var many = Message.of("hanoi.solve.too-many", disks, HanoiSpace.MOST_DISKS);
        return List.of(new Remark(DISKS.name(), many, true));
    }

    @Override
    public Optional<Message> solve(Arguments arguments, AnswerSink answerSink) {
        int disks = arguments.integer(DISKS);
        if (!countsOnly(arguments)) {
            list(disks, 0, 2, 1, answerSink);
        }
        long began = System.nanoTime();
        long moves = new MoveCounter(disks, () -> {}).make();
        double seconds = (System.nanoTime() - began) / NANOS;
        answerSink.print(new SolveAnswer()
                .with("moves", moves)
                .with("moves-a-second", Math.round(moves / seconds))
                .with("seconds", seconds));
        return Optional.empty();
    }

    private static void list(int disk, int from, int to, int via, AnswerSink answerSink) {
        if (disk > 0) {
            list(disk - 1, from, via, to, answerSink);
            answerSink.row(new SolveAnswer()
                    .with("disk", disk)
                    .with("from", HanoiSpace.name(from))
                    .with("to", HanoiSpace.name(to)));
            list(disk - 1, via, to, from, answerSink);
        }
    }
}
