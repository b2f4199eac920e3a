package puzzlescope.ui.puzzle.hanoi;

import java.util.List;
import java.util.OptionalInt;
import javafx.scene.input.KeyCode;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.puzzle.hanoi.HanoiGame;
import puzzlescope.core.puzzle.hanoi.board.HanoiBoard;
import puzzlescope.core.puzzle.hanoi.event.TowerEvent.DiskMoved;
import puzzlescope.ui.board.Desk;
import puzzlescope.ui.player.Moment;
import puzzlescope.ui.player.Session;

/**
 * The disk in the hand of a person who plays: first a peg's top disk is lifted, then it is put onto another peg, by two clicks,
 * two keys or by dragging. FX thread only.
 */
final class Grip {

    private static final int NONE = -1;

    private final Desk desk;
    private int from = NONE;
    private int over = NONE;
    /** Whether the disk was lifted by the press that is not released yet. */
    private boolean fresh;

    private @Nullable Session session;
    private long position;
    /** The move that was made last by hand, and how much of its way the hand has made. */
    private int step;

    private double begun;

    Grip(Desk desk) {
        this.desk = desk;
    }

    /** The peg that a key stands for: its letter or its number. */
    static OptionalInt peg(KeyCode key, int pegs) {
        int letter = key.ordinal() - KeyCode.A.ordinal();
        int digit = key.ordinal() - KeyCode.DIGIT1.ordinal();
        int pad = key.ordinal() - KeyCode.NUMPAD1.ordinal();
        for (int peg : new int[] {letter, digit, pad}) {
            if (peg >= 0 && peg < pegs) {
                return OptionalInt.of(peg);
            }
        }
        return OptionalInt.empty();
    }

    /** Whether a disk is held at the position that is shown; a move or a jump in time lets it go. */
    boolean isHolding() {
        var open = desk.player().session();
        boolean here =
                desk.isByHand() && open.equals(session) && open.timeline().position() == position;
        if (!here) {
            from = NONE;
        }
        return from != NONE;
    }

    void letGo() {
        from = NONE;
        desk.player().invalidate();
    }

    void pointAt(int peg) {
        if (isHolding() && peg != NONE && peg != over) {
            over = peg;
            desk.player().invalidate();
        }
    }

    /** Follows a disk that is dragged: where no peg is it is over its own, to which it goes back. */
    void dragOver(int peg) {
        pointAt(peg == NONE ? from : peg);
    }

    /** Puts a disk down that was dragged; back on its peg where it is let go over that one or over none. */
    void drop(int peg) {
        if (!isHolding()) {
            return;
        }
        if (peg == NONE || peg == from) {
            letGo();
        } else {
            put(peg);
        }
    }

    /** The peg whose top disk is held. */
    int source() {
        return from;
    }

    /** The peg above which the disk is held. */
    int over() {
        return over;
    }

    void press(int peg) {
        fresh = !isHolding();
        if (fresh && peg != NONE) {
            lift(peg);
        }
    }

    void release(int peg) {
        if (!isHolding()) {
            return;
        }
        boolean onItsPeg = peg == from;
        if (peg != NONE && !onItsPeg) {
            put(peg);
        } else if (!fresh || !onItsPeg) {
            letGo();
        }
    }

    /** Takes the key of a peg. */
    void type(int peg) {
        if (!isHolding()) {
            lift(peg);
        } else if (peg == from) {
            letGo();
        } else {
            put(peg);
        }
    }

    private void lift(int peg) {
        desk.play(board -> {
            HanoiGame.lift((HanoiBoard) board, peg);
            from = peg;
            over = peg;
            session = desk.player().session();
            position = session.timeline().position();
            return List.of();
        });
        desk.player().invalidate();
    }

    private void put(int peg) {
        int source = from;
        from = NONE;
        desk.play(board -> {
            var events = HanoiGame.move((HanoiBoard) board, source, peg);
            step = ((HanoiBoard) board).moves() + 1;
            begun = over == peg ? PegsLayout.OVER : PegsLayout.LIFTED;
            return events;
        });
        desk.player().invalidate();
    }

    /** What is to be drawn at a moment: the disk that is held, or the moment's own, which may have been on its way already. */
    Carry carry(Moment moment) {
        var carry = Carry.of(moment);
        if (isHolding()) {
            return Carry.held((HanoiBoard) moment.board(), from, over);
        }
        boolean byHand = desk.isByHand()
                && moment.forward()
                && moment.event().orElse(null) instanceof DiskMoved moved
                && moved.step() == step;
        if (byHand && !moment.isAtRest()) {
            return carry.begunAt(begun);
        }
        step = moment.isAtRest() && byHand ? 0 : step;
        return carry;
    }
}
