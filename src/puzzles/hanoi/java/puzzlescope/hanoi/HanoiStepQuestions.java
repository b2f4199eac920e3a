package puzzlescope.hanoi;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.StepQuestion;
import puzzlescope.engine.puzzle.StepQuestions;
import puzzlescope.engine.puzzle.StepSituation;
import puzzlescope.hanoi.board.HanoiBoard;
import puzzlescope.hanoi.event.HanoiGraphEvent;
import puzzlescope.hanoi.event.TowerEvent;
import puzzlescope.hanoi.space.HanoiSpace;

/** Asks about calls that move towers, and about a search through the states. */
final class HanoiStepQuestions implements StepQuestions {

    @Override
    public List<StepQuestion> about(StepSituation stepSituation) {
        if (!(stepSituation.board() instanceof HanoiBoard board)) {
            return List.of();
        }
        return switch (stepSituation.next()) {
            case TowerEvent next -> TowerQuestions.about(next, board, stepSituation);
            case HanoiGraphEvent next -> HanoiGraphQuestions.about(next, board, stepSituation.earlier());
            default -> List.of();
        };
    }

    @Override
    public Optional<Message> state(StepSituation stepSituation) {
        if (!(stepSituation.board() instanceof HanoiBoard board)) {
            return Optional.empty();
        }
        return stepSituation.next() instanceof HanoiGraphEvent next
                ? HanoiGraphQuestions.state(next, board)
                : Optional.of(Message.of("hanoi.ask.state", pegs(board.space(), board.state())));
    }

    static Message pegs(HanoiSpace space, long state) {
        return Message.list(IntStream.range(0, space.pegs())
                        .mapToObj(peg -> Message.of("hanoi.ask.peg", HanoiSpace.name(peg), disks(space, state, peg))))
                .orElseThrow();
    }

    private static String disks(HanoiSpace space, long state, int peg) {
        var disks = IntStream.iterate(space.disks(), disk -> disk >= 1, disk -> disk - 1)
                .filter(disk -> space.peg(state, disk) == peg)
                .mapToObj(Integer::toString)
                .collect(Collectors.joining(" "));
        return disks.isEmpty() ? "\u2013" : disks;
    }
}
