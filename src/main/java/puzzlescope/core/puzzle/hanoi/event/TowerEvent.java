package puzzlescope.core.puzzle.hanoi.event;

import java.util.Locale;
import puzzlescope.core.event.Message;
import puzzlescope.core.event.Packed;
import puzzlescope.core.puzzle.hanoi.space.HanoiSpace;
import puzzlescope.core.puzzle.hanoi.space.Tower;

/** What a recursion does, and the moves of disks, whoever makes them. */
public sealed interface TowerEvent extends HanoiEvent {

    /** What a call is for. */
    enum Purpose {
        /** The whole task. */
        TASK(HanoiEventKind.TASK_GIVEN),
        /** The disk below the tower is to be free. */
        CLEAR(HanoiEventKind.CLEARING_CALLED),
        /** The disk that was below the tower is in its place and is to be covered again. */
        COVER(HanoiEventKind.COVERING_CALLED),
        /** With four pegs, the narrowest disks are to be out of the way of all others. */
        SPLIT_CLEAR(HanoiEventKind.SPLIT_CLEARING_CALLED),
        /** The others go over the three pegs that are left. */
        REST(HanoiEventKind.REST_CALLED),
        /** With four pegs, the narrowest disks are to cover all others again. */
        SPLIT_COVER(HanoiEventKind.SPLIT_COVERING_CALLED);

        private final HanoiEventKind kind;

        Purpose(HanoiEventKind kind) {
            this.kind = kind;
        }

        private String key() {
            return "hanoi.call." + name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /**
     * A tower is to be moved.
     *
     * @param whole the number of disks of the task, or of the part of it that is split with four pegs
     */
    record CallMade(Purpose purpose, Tower tower, int whole) implements TowerEvent {

        private static final int FOUR = 1 << 5;

        /** Whether the whole task has four pegs. */
        private boolean amongFour() {
            return (whole & FOUR) != 0;
        }

        /** The same with a note that the whole task has four pegs. */
        public static CallMade amongFour(Purpose purpose, Tower tower, int whole) {
            return new CallMade(purpose, tower, whole | FOUR);
        }

        @Override
        public HanoiEventKind kind() {
            return purpose.kind;
        }

        @Override
        public long pack() {
            return Packed.ofPair(kind(), tower.pack(), whole);
        }

        @Override
        public Message sentence() {
            return Message.of(
                    key(),
                    tower.message(),
                    HanoiSpace.name(tower.from()),
                    HanoiSpace.name(tower.to()),
                    HanoiSpace.name(tower.via()),
                    tower.bottom() + 1,
                    whole & ~FOUR,
                    tower.disks());
        }

        private String key() {
            boolean nothingAside = purpose == Purpose.REST && tower.top() == 1;
            boolean fourAtOnce = purpose == Purpose.TASK && amongFour();
            return purpose.key() + (nothingAside ? "-alone" : fourAtOnce ? "-four" : "");
        }

        @Override
        public String call() {
            return tower.call(amongFour());
        }
    }

    /** What disks are gathered for, wherever they are. */
    enum Step {
        /** They are to be the tower. */
        BEGIN(HanoiEventKind.GATHERING_BEGAN),
        /** The next wider disk is on their peg already. */
        LEAVE(HanoiEventKind.GATHERING_LEFT_ONE),
        /** The next wider disk is to be free, and so is the peg that it goes to. */
        CLEAR(HanoiEventKind.GATHERING_CLEARED),
        /** The next wider disk came to their peg and is to be covered. */
        COVER(HanoiEventKind.GATHERING_COVERED);

        private final HanoiEventKind kind;

        Step(HanoiEventKind kind) {
            this.kind = kind;
        }
    }

    /**
     * The narrowest disks are to be gathered on a peg.
     *
     * @param disks how many
     * @param from the peg that the next wider disk leaves when they are gathered; their own if it leaves none
     * @param goal the peg that it goes to; their own if it goes to none
     */
    record GatheringCalled(Step step, int disks, int to, int from, int goal) implements TowerEvent {

        @Override
        public HanoiEventKind kind() {
            return step.kind;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), disks, to, from, goal);
        }

        @Override
        public Message sentence() {
            return Message.of(
                    "hanoi.gather." + step.name().toLowerCase(Locale.ROOT),
                    new Tower(1, disks, to, to, to, Tower.NONE).message(),
                    HanoiSpace.name(to),
                    disks + 1,
                    HanoiSpace.name(from),
                    HanoiSpace.name(goal),
                    disks);
        }

        @Override
        public String call() {
            return "gather(" + disks + ", " + HanoiSpace.name(to) + ")";
        }
    }

    /** A tower has been moved. */
    record CallReturned(Tower tower) implements TowerEvent {

        @Override
        public HanoiEventKind kind() {
            return HanoiEventKind.CALL_RETURNED;
        }

        @Override
        public long pack() {
            return Packed.ofPair(kind(), tower.pack(), 0);
        }

        @Override
        public Message sentence() {
            return Message.of("hanoi.returned", tower.message(), HanoiSpace.name(tower.to()), tower.disks());
        }
    }

    /**
     * A disk was lifted from one peg and put onto another.
     *
     * @param step the number of the move, from 1
     * @param onto the disk on which it lies now, or {@link HanoiSpace#NO_DISK}
     * @param clear how many narrower disks were cleared away for it, 0 if there is no telling
     * @param waiting the peg on which these wait
     */
    record DiskMoved(int step, int disk, int from, int to, int onto, int clear, int waiting) implements TowerEvent {

        private static final int PEG_BITS = 2;
        private static final int PEG_MASK = (1 << PEG_BITS) - 1;
        private static final int DISK_BITS = 5;
        private static final int DISK_MASK = (1 << DISK_BITS) - 1;
        private static final int DISKS_SHIFT = 3 * PEG_BITS;

        static DiskMoved of(int step, int packed) {
            return new DiskMoved(
                    step,
                    disk(packed),
                    from(packed),
                    to(packed),
                    packed >>> DISKS_SHIFT + DISK_BITS & DISK_MASK,
                    packed >>> DISKS_SHIFT & DISK_MASK,
                    packed & PEG_MASK);
        }

        /** The disk in the lower operand of the packed event. */
        public static int disk(int packed) {
            return packed >>> DISKS_SHIFT + 2 * DISK_BITS;
        }

        /** The peg that the disk left, in the lower operand of the packed event. */
        public static int from(int packed) {
            return packed >>> 2 * PEG_BITS & PEG_MASK;
        }

        /** The peg that the disk came to, in the lower operand of the packed event. */
        public static int to(int packed) {
            return packed >>> PEG_BITS & PEG_MASK;
        }

        @Override
        public HanoiEventKind kind() {
            return HanoiEventKind.DISK_MOVED;
        }

        @Override
        public long pack() {
            int disks = (disk << DISK_BITS | onto) << DISK_BITS | clear;
            int pegs = (from << PEG_BITS | to) << PEG_BITS | waiting;
            return Packed.ofPair(kind(), step, disks << DISKS_SHIFT | pegs);
        }

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
        public HanoiEventKind kind() {
            return HanoiEventKind.TOWER_MOVED;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), disks, pegs) | moves;
        }

        @Override
        public Message sentence() {
            var space = new HanoiSpace(disks, pegs);
            boolean fewest = moves == space.fewestMoves();
            var key = !fewest ? "hanoi.solved.more" : pegs == 3 ? "hanoi.solved.three" : "hanoi.solved.four";
            return Message.of(key, disks, HanoiSpace.name(pegs - 1), moves, space.fewestMoves());
        }
    }

    /** All disks are on the last of three pegs, where they were not on the first before. */
    record TowerGathered(int disks, int moves) implements TowerEvent {

        @Override
        public HanoiEventKind kind() {
            return HanoiEventKind.TOWER_GATHERED;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), disks) | moves;
        }

        @Override
        public Message sentence() {
            return Message.of("hanoi.solved.gathered", disks, HanoiSpace.name(HanoiSpace.SEARCHED_PEGS - 1), moves);
        }
    }
}
