package puzzlescope.hanoi.window;

import java.util.List;
import java.util.OptionalInt;
import javafx.scene.input.KeyCode;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.session.Session;
import puzzlescope.hanoi.HanoiGame;
import puzzlescope.hanoi.board.HanoiBoard;
import puzzlescope.hanoi.event.TowerEvent.DiskMoved;
import puzzlescope.hanoi.picture.DiskMotion;
import puzzlescope.hanoi.picture.PegsLayout;
import puzzlescope.picture.Moment;
import puzzlescope.window.board.TabContext;

/**
 * The disk held in manual play: a peg's top disk is first lifted, then put onto another peg, by two clicks, two keys or
 * by dragging. FX thread only.
 */
final class DiskGrip {

    private static final int NONE = -1;

    private final TabContext context;
    private int from = NONE;
    private int over = NONE;
    /** True if the disk was lifted by a press that is not released yet. */
    private boolean fresh;

    private @Nullable Session session;
    private long position;
    /** The last manual move, and how far the disk had already been dragged. */
    private int step;

    private double begun;

    DiskGrip(TabContext context) {
        this.context = context;
    }

    /** The peg of a key: its letter or its number. */
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

    /** Returns whether a disk is held at the shown position; a move or a jump releases it. */
    boolean isHolding() {
        var open = context.player().session();
        boolean here =
                context.isByHand() && open.equals(session) && open.timeline().position() == position;
        if (!here) {
            from = NONE;
        }
        return from != NONE;
    }

    void release() {
        from = NONE;
        context.player().invalidate();
    }

    void pointAt(int peg) {
        if (isHolding() && peg != NONE && peg != over) {
            over = peg;
            context.player().invalidate();
        }
    }

    /** Follows a dragged disk: away from all pegs it is over its own, to which it returns. */
    void dragOver(int peg) {
        pointAt(peg == NONE ? from : peg);
    }

    /** Drops a dragged disk; it returns to its peg if released over that one or over none. */
    void drop(int peg) {
        if (!isHolding()) {
            return;
        }
        if (peg == NONE || peg == from) {
            release();
        } else {
            put(peg);
        }
    }

    /** The peg whose top disk is held. */
    int source() {
        return from;
    }

    /** The peg above which the disk is held. */
    int hoveredPeg() {
        return over;
    }

    void pressPeg(int peg) {
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
            release();
        }
    }

    /** Handles the key of a peg. */
    void type(int peg) {
        if (!isHolding()) {
            lift(peg);
        } else if (peg == from) {
            release();
        } else {
            put(peg);
        }
    }

    private void lift(int peg) {
        context.play(board -> {
            HanoiGame.lift((HanoiBoard) board, peg);
            from = peg;
            over = peg;
            session = context.player().session();
            position = session.timeline().position();
            return List.of();
        });
        context.player().invalidate();
    }

    private void put(int peg) {
        int source = from;
        from = NONE;
        context.play(board -> {
            var events = HanoiGame.move((HanoiBoard) board, source, peg);
            step = ((HanoiBoard) board).moves() + 1;
            begun = over == peg ? PegsLayout.OVER : PegsLayout.LIFTED;
            return events;
        });
        context.player().invalidate();
    }

    /**
     * The disks to draw at a moment, with the held disk, or the moment's own, which may have been dragged part of the
     * way.
     */
    DiskMotion diskMotion(Moment moment) {
        var diskMotion = DiskMotion.of(moment);
        if (isHolding()) {
            return DiskMotion.held((HanoiBoard) moment.board(), from, over);
        }
        boolean byHand = context.isByHand()
                && moment.forward()
                && moment.event().orElse(null) instanceof DiskMoved moved
                && moved.step() == step;
        if (byHand && !moment.isAtRest()) {
            return diskMotion.startedAt(begun);
        }
        step = moment.isAtRest() && byHand ? 0 : step;
        return diskMotion;
    }
}
