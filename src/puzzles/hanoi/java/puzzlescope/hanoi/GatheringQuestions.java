package puzzlescope.hanoi;

import static puzzlescope.engine.puzzle.StepQuestion.number;

import java.util.List;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.engine.puzzle.StepQuestion;
import puzzlescope.hanoi.event.HanoiKind;
import puzzlescope.hanoi.event.TowerEvent.GatheringCalled;
import puzzlescope.hanoi.space.HanoiSpace;

/** Asks which call gathers the smaller disks, wherever they are, and how many moves that takes at most. */
final class GatheringQuestions {

    private static final int PEGS = 3;

    private GatheringQuestions() {}

    /** @param caller the call that makes the next one; empty for the first */
    static List<StepQuestion> about(GatheringCalled called, String caller, boolean isFirst) {
        return switch (called.kind()) {
            case GATHERING_BEGAN -> called.disks() > 1 ? List.of(most(called.disks())) : List.of();
            case GATHERING_CLEARED ->
                isFirst ? List.of(clear(called, caller), thirdPeg(called)) : List.of(clear(called, caller));
            case GATHERING_LEFT_ONE -> List.of(stay(called, caller));
            case GATHERING_COVERED -> List.of(cover(called, caller));
            default -> List.of();
        };
    }

    /** Asks for the greatest number of moves from any state. */
    private static StepQuestion most(int disks) {
        long right = (1L << disks) - 1;
        return StepQuestion.of(
                        PredictionKind.LAW,
                        Message.of("hanoi.ask.most", disks),
                        number(right),
                        Message.of("hanoi.ask.most-why", Message.power(2, disks), right))
                .or(number(right + 1), Message.of("hanoi.ask.one-too-many", Message.power(2, disks)))
                .or(number(disks), Message.of("hanoi.ask.once-each-why"))
                .or(number((long) disks * disks), Message.of("hanoi.ask.square-why", disks));
    }

    private static StepQuestion thirdPeg(GatheringCalled called) {
        int disk = called.disks() + 1;
        var from = HanoiSpace.name(called.from());
        var goal = HanoiSpace.name(called.goal());
        return StepQuestion.of(
                        PredictionKind.REASON,
                        Message.of("hanoi.ask.third-peg", disk, from, goal, HanoiSpace.name(called.to())),
                        Message.of("hanoi.ask.both-free", from, goal),
                        Message.of("hanoi.ask.both-free-why", disk))
                .or(Message.of("hanoi.ask.was-empty"), Message.of("hanoi.ask.was-empty-why"))
                .or(Message.of("hanoi.ask.is-goal"), Message.of("hanoi.ask.is-goal-why", goal))
                .or(Message.of("hanoi.ask.random"), Message.of("hanoi.ask.random-why"));
    }

    private static StepQuestion clear(GatheringCalled called, String caller) {
        int disk = called.disks() + 1;
        var from = HanoiSpace.name(called.from());
        var goal = HanoiSpace.name(called.goal());
        return question(called, Message.of("hanoi.ask.gather-first", caller, disk, from))
                .or(gather(called.disks(), called.goal()), Message.of("hanoi.ask.in-the-way-why", goal, disk))
                .or(gather(called.disks(), called.from()), Message.of("hanoi.ask.covered-why", disk))
                .or(gather(disk, called.goal()), Message.of("hanoi.ask.own-why", caller));
    }

    private static StepQuestion stay(GatheringCalled called, String caller) {
        int disk = called.disks() + 1;
        var to = HanoiSpace.name(called.to());
        var question = question(called, Message.of("hanoi.ask.gather-home", caller, disk, to));
        for (int other = 0; other < PEGS; other++) {
            if (other != called.to()) {
                question = question.or(
                        gather(called.disks(), other),
                        Message.of("hanoi.ask.no-way-needed-why", disk, HanoiSpace.name(other)));
            }
        }
        return question.or(gather(disk, called.to()), Message.of("hanoi.ask.own-why", caller));
    }

    private static StepQuestion cover(GatheringCalled called, String caller) {
        int disk = called.disks() + 1;
        var to = HanoiSpace.name(called.to());
        var question = question(called, Message.of("hanoi.ask.gather-second", caller, disk, to));
        for (int other = 0; other < PEGS; other++) {
            if (other != called.to()) {
                question = question.or(
                        gather(called.disks(), other),
                        Message.of("hanoi.ask.onto-why", disk, to, HanoiSpace.name(other)));
            }
        }
        return question.or(gather(disk, called.to()), Message.of("hanoi.ask.own-why", caller));
    }

    private static StepQuestion question(GatheringCalled called, Message asked) {
        var key = called.kind() == HanoiKind.GATHERING_CLEARED
                ? "gather-first-why"
                : called.kind() == HanoiKind.GATHERING_COVERED ? "gather-second-why" : "gather-home-why";
        return StepQuestion.of(
                PredictionKind.CALL,
                asked,
                gather(called.disks(), called.to()),
                Message.of("hanoi.ask." + key, called.disks() + 1, HanoiSpace.name(called.to())));
    }

    private static Message gather(int disks, int to) {
        return Message.of("question.text", "gather(%d, %s)".formatted(disks, HanoiSpace.name(to)));
    }
}
