package puzzlescope.hanoi;

import static puzzlescope.hanoi.event.HanoiKind.DISK_MOVED;

import java.util.stream.LongStream;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.puzzle.Alternatives;
import puzzlescope.hanoi.board.HanoiBoard;
import puzzlescope.hanoi.event.TowerEvent;
import puzzlescope.hanoi.space.HanoiSpace;

/** Offers any other move that the rules allow in place of the next one. */
final class HanoiAlternatives implements Alternatives {

    @Override
    public LongStream elsewhere(Board board, EventKind kind, long next) {
        if (kind != DISK_MOVED || !(board instanceof HanoiBoard towers)) {
            return LongStream.empty();
        }
        var space = towers.space();
        long state = towers.state();
        long free = TowerEvent.CLEAR.put(TowerEvent.WAITING.put(next, 0), 0);
        var moves = LongStream.builder();
        for (int from = 0; from < space.pegs(); from++) {
            for (int to = 0; to < space.pegs(); to++) {
                if (from == TowerEvent.FROM.of(next) && to == TowerEvent.TO.of(next)) {
                    moves.add(next);
                } else if (from != to && space.after(state, space.move(from, to)) != HanoiSpace.NONE) {
                    long moved = TowerEvent.FROM.put(TowerEvent.TO.put(free, to), from);
                    long onto = TowerEvent.ONTO.put(moved, space.top(state, to));
                    moves.add(TowerEvent.DISK.put(onto, space.top(state, from)));
                }
            }
        }
        return moves.build();
    }
}
