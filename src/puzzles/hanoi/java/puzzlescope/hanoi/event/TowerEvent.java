package puzzlescope.hanoi.event;

import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.FlagField;
import puzzlescope.engine.event.IntField;
import puzzlescope.engine.event.KindField;
import puzzlescope.engine.event.Message;
import puzzlescope.hanoi.space.HanoiSpace;

/** An event of a recursion, or a move of a disk by any algorithm or by hand. */
public sealed interface TowerEvent extends HanoiEvent {

    int MOST_MOVES = (1 << 28) - 1;

    KindField<HanoiKind> KIND = new KindField<>(HanoiKind::of);

    /** The disk that moves, its source peg and its target peg. */
    IntField DISK = Field.upTo(HanoiSpace.MOST_DISKS);

    IntField FROM = Field.upTo(HanoiSpace.MOST_PEGS - 1).after(DISK);
    IntField TO = Field.upTo(HanoiSpace.MOST_PEGS - 1).after(FROM);
    IntField ONTO = Field.upTo(HanoiSpace.MOST_DISKS).after(TO);
    IntField CLEAR = Field.upTo(HanoiSpace.MOST_DISKS).after(ONTO);
    IntField WAITING = Field.upTo(HanoiSpace.MOST_PEGS - 1).after(CLEAR);
    IntField STEP = Field.upTo(MOST_MOVES).after(WAITING);

    /** The tower that a call moves, and the pegs of the call. */
    IntField TOP = Field.upTo(HanoiSpace.MOST_DISKS);

    IntField BOTTOM = Field.upTo(HanoiSpace.MOST_DISKS).after(TOP);
    IntField SOURCE = Field.upTo(HanoiSpace.MOST_PEGS - 1).after(BOTTOM);
    IntField TARGET = Field.upTo(HanoiSpace.MOST_PEGS - 1).after(SOURCE);
    IntField VIA = Field.upTo(HanoiSpace.MOST_PEGS - 1).after(TARGET);
    IntField GOAL = Field.upTo(HanoiSpace.MOST_PEGS - 1).after(TARGET);
    FlagField AMONG_FOUR = Field.flag().after(VIA);
    IntField WHOLE = Field.upTo(HanoiSpace.MOST_DISKS).after(VIA);

    IntField DISKS = Field.upTo(HanoiSpace.MOST_DISKS);
    IntField PEGS = Field.upTo(HanoiSpace.MOST_PEGS).after(DISKS);
    IntField MOVES = Field.upTo(MOST_MOVES).after(WAITING);

    /** Describes consecutive disks: a single one, or the range. */
    static Message tower(int top, int bottom) {
        return top == bottom
                ? Message.of("hanoi.one-disk", top)
                : Message.of("hanoi.some-disks", top, bottom, bottom - top);
    }

    /** Formats a call as in the pseudocode: its name, the number of disks, and the pegs. */
    private static String call(String name, int disks, int... pegs) {
        var call = new StringBuilder(name).append('(').append(disks);
        for (int peg : pegs) {
            call.append(", ").append(HanoiSpace.name(peg));
        }
        return call.append(')').toString();
    }

    /**
     * A call that moves a tower over three pegs: the whole task, a tower that uncovers or covers again the disk below
     * it, or the rest when the narrowest disks are out of the way on a fourth peg.
     *
     * @param top the narrowest disk of the tower
     * @param bottom the widest disk of the tower
     * @param via the auxiliary peg
     * @param amongFour whether the whole task has four pegs
     */
    record TowerCalled(HanoiKind kind, int top, int bottom, int from, int to, int via, boolean amongFour)
            implements TowerEvent {

        /** Returns the call that uncovers the widest disk of the tower. */
        public TowerCalled clearing() {
            return new TowerCalled(
                    HanoiKind.CLEARING_CALLED, top, bottom - 1, from, /* to= */ via, /* via= */ to, amongFour);
        }

        /** Returns the call that covers it again. */
        public TowerCalled covering() {
            return new TowerCalled(
                    HanoiKind.COVERING_CALLED, top, bottom - 1, /* from= */ via, to, /* via= */ from, amongFour);
        }

        @Override
        public Message sentence() {
            boolean nothingAside = kind == HanoiKind.REST_CALLED && top == 1;
            return Message.of(
                    "hanoi.call." + kind.label() + (nothingAside ? "-alone" : ""),
                    tower(top, bottom),
                    HanoiSpace.name(from),
                    HanoiSpace.name(to),
                    HanoiSpace.name(via),
                    bottom + 1,
                    bottom - top + 1);
        }

        @Override
        public String call() {
            return TowerEvent.call(amongFour ? "hanoi3" : "hanoi", bottom - top + 1, from, to, via);
        }
    }

    /**
     * A call that moves the narrowest disks over four pegs: all of them, or those that move out of the way of the
     * others or back onto them.
     *
     * @param via one of the auxiliary pegs; the other is the spare one
     * @param whole the number of disks of the task, or of the part of it that is split
     */
    record SplitCalled(HanoiKind kind, int disks, int from, int to, int via, int whole) implements TowerEvent {

        private static final int SUM_OF_PEGS = 6;

        @Override
        public Message sentence() {
            return Message.of(
                    "hanoi.call." + kind.label() + (kind == HanoiKind.FOUR_PEG_TASK_GIVEN ? "-four" : ""),
                    tower(1, disks),
                    HanoiSpace.name(from),
                    HanoiSpace.name(to),
                    whole,
                    disks);
        }

        @Override
        public String call() {
            return TowerEvent.call("hanoi4", disks, from, to, via, SUM_OF_PEGS - from - to - via);
        }
    }

    /**
     * A call that gathers the narrowest disks on a peg from anywhere.
     *
     * @param disks the number of disks
     * @param from the peg that the next wider disk leaves once they are gathered; {@code to} if it does not move
     * @param goal the peg that it moves to; {@code to} if it does not move
     */
    record GatheringCalled(HanoiKind kind, int disks, int to, int from, int goal) implements TowerEvent {

        @Override
        public Message sentence() {
            return Message.of(
                    "hanoi.gather." + kind.label(),
                    tower(1, disks),
                    HanoiSpace.name(to),
                    disks + 1,
                    HanoiSpace.name(from),
                    HanoiSpace.name(goal),
                    disks);
        }

        @Override
        public String call() {
            return TowerEvent.call("gather", disks, to);
        }
    }

    /** A tower has been moved. */
    record CallReturned(int top, int bottom, int to) implements TowerEvent {

        @Override
        public Message sentence() {
            return Message.of("hanoi.returned", tower(top, bottom), HanoiSpace.name(to), bottom - top + 1);
        }
    }

    /**
     * A disk was lifted from one peg and put onto another.
     *
     * @param step the number of the move, from 1
     * @param onto the disk on which it lies now, or {@link HanoiSpace#NO_DISK}
     * @param clear the number of narrower disks that were cleared away for it, 0 if not known
     * @param waiting the peg on which these are
     */
    record DiskMoved(int step, int disk, int from, int to, int onto, int clear, int waiting) implements TowerEvent {

        @Override
        public Message sentence() {
            var ground = onto == HanoiSpace.NO_DISK
                    ? Message.of("hanoi.ground.empty", HanoiSpace.name(to))
                    : Message.of("hanoi.ground.disk", HanoiSpace.name(to), onto);
            var key = clear == 0 ? "hanoi.moved" : "hanoi.moved.cleared";
            return Message.of(
                    key,
                    step,
                    disk,
                    HanoiSpace.name(from),
                    HanoiSpace.name(to),
                    ground,
                    clear,
                    HanoiSpace.name(waiting));
        }
    }

    /** All disks are on the last peg. */
    record TowerMoved(int disks, int pegs, int moves) implements TowerEvent {

        @Override
        public Message sentence() {
            var space = new HanoiSpace(disks, pegs);
            boolean fewest = moves == space.fewestMoves();
            var key = !fewest ? "hanoi.solved.more" : pegs == 3 ? "hanoi.solved.three" : "hanoi.solved.four";
            var shortest = space.fewestMoves();
            return Message.of(key, disks, HanoiSpace.name(pegs - 1), moves, shortest, Message.power(2, disks));
        }
    }

    /** All disks are on the last of three pegs, after a start other than the first peg. */
    record TowerGathered(int disks, int moves) implements TowerEvent {

        @Override
        public Message sentence() {
            return Message.of("hanoi.solved.gathered", disks, HanoiSpace.name(HanoiSpace.SEARCHED_PEGS - 1), moves);
        }
    }
}
