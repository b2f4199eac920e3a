package puzzlescope.hanoi.search;

import static puzzlescope.hanoi.event.HanoiKind.TOWER_GATHERED;
import static puzzlescope.hanoi.event.HanoiKind.TOWER_MOVED;

import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.program.CheckedBoard;
import puzzlescope.engine.program.ProgramEndedException;
import puzzlescope.engine.program.Verdict;
import puzzlescope.hanoi.event.TowerEvent;
import puzzlescope.hanoi.fast.FirstMove;
import puzzlescope.hanoi.program.Hanoi;
import puzzlescope.hanoi.space.HanoiSpace;

/** The disks that a person's program moves, with the events of moves by hand. */
public final class CheckedHanoi implements Hanoi, CheckedBoard {

    private final HanoiSpace space;
    private final long start;
    private final EventSink sink;
    private final DiskMover diskMover;

    public CheckedHanoi(HanoiSpace space, long start, EventSink sink) {
        this.space = space;
        this.start = start;
        this.sink = sink;
        diskMover = new DiskMover(space, start, sink);
    }

    @Override
    public void begin() {}

    @Override
    public int disks() {
        return space.disks();
    }

    @Override
    public int pegs() {
        return space.pegs();
    }

    @Override
    public int peg(int disk) {
        if (disk < 1 || disk > space.disks()) {
            throw refused("no-disk", disk, space.disks());
        }
        return space.peg(diskMover.state(), disk);
    }

    @Override
    public int top(int peg) {
        checkPeg(peg);
        return space.top(diskMover.state(), peg);
    }

    private void checkPeg(int peg) {
        if (peg < 0 || peg >= space.pegs()) {
            throw refused("no-peg", peg, space.pegs() - 1, HanoiSpace.name(space.pegs() - 1));
        }
    }

    @Override
    public void move(int from, int to) {
        checkPeg(from);
        checkPeg(to);
        if (from == to) {
            throw refused("same-peg", HanoiSpace.name(from));
        }
        int disk = space.top(diskMover.state(), from);
        int onto = space.top(diskMover.state(), to);
        if (disk == HanoiSpace.NO_DISK || onto != HanoiSpace.NO_DISK && onto < disk) {
            throw ProgramEndedException.refused(space.refusal(diskMover.state(), space.move(from, to)));
        }
        if (diskMover.moves() == TowerEvent.MOST_MOVES) {
            throw ProgramEndedException.bound(Message.of("hanoi.program.too-many", TowerEvent.MOST_MOVES));
        }
        diskMover.carry(disk, to, 0, 0);
        if (space.isGoal(diskMover.state())) {
            emitGoal();
        }
    }

    private void emitGoal() {
        if (start == space.start()) {
            sink.emit(TOWER_MOVED, space.disks(), space.pegs(), diskMover.moves());
        } else {
            sink.emit(TOWER_GATHERED, space.disks(), diskMover.moves());
        }
    }

    @Override
    public Verdict end() {
        if (!space.isGoal(diskMover.state())) {
            return Verdict.wrong(Message.of(
                    "hanoi.program.unfinished",
                    space.home(diskMover.state()),
                    space.disks(),
                    HanoiSpace.name(space.pegs() - 1)));
        }
        int fewest = start == space.start()
                ? space.fewestMoves()
                : FirstMove.overThree(space, start).moves();
        return Verdict.right(
                diskMover.moves() == fewest
                        ? Message.of("hanoi.program.fewest", fewest)
                        : Message.of("hanoi.program.more", diskMover.moves(), fewest));
    }

    private static ProgramEndedException refused(String key, Object... arguments) {
        return ProgramEndedException.refused(Message.of("hanoi.program." + key, arguments));
    }
}
