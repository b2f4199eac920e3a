package puzzlescope.states.space;

import java.util.OptionalLong;
import puzzlescope.engine.search.StateSpace;

/**
 * The states of peg solitaire: {@code _/oo/ooo}, row by row; a move names the holes from which and into which a peg
 * jumps: {@code 4→1}. The peg jumped over is removed, so that no move can be undone. The goal is a single peg. A state
 * has a bit for each peg.
 */
public record PegStates(PegBoard board, long start) implements NamedSpace, StateSpace {

    private static final char PEG = 'o';
    private static final char HOLE = '_';
    private static final char ROW = '/';

    /**
     * Returns a board with a peg in every hole but one.
     *
     * @param hole the empty hole, from 1
     */
    public static PegStates without(PegBoard board, int hole) {
        return new PegStates(board, (1L << board.holes()) - 1 & ~(1L << hole - 1));
    }

    @Override
    public StateSpace space() {
        return this;
    }

    @Override
    public PegStates from(long state) {
        return new PegStates(board, state);
    }

    @Override
    public boolean isGoal(long state) {
        return Long.bitCount(state) == 1;
    }

    @Override
    public int moves() {
        return board.jumps().size();
    }

    @Override
    public long after(long state, int move) {
        var jump = board.jumps().get(move);
        long pegs = 1L << jump.from() | 1L << jump.over();
        long to = 1L << jump.to();
        return (state & pegs) == pegs && (state & to) == 0 ? state & ~pegs | to : NONE;
    }

    @Override
    public boolean isReversible() {
        return false;
    }

    @Override
    public boolean isOneWay(long before, long after) {
        return true;
    }

    @Override
    public OptionalLong find(String text) {
        long state = 0;
        int hole = 0;
        for (char sign : text.replaceAll("[\\s/]", "").toCharArray()) {
            if (sign != PEG && sign != HOLE || hole == board.holes()) {
                return OptionalLong.empty();
            }
            state |= sign == PEG ? 1L << hole : 0;
            hole++;
        }
        return hole == board.holes() && state != 0 ? OptionalLong.of(state) : OptionalLong.empty();
    }

    @Override
    public String text(long state) {
        var text = new StringBuilder();
        int hole = 0;
        for (int row = 0; row < board.rows(); row++) {
            text.append(row == 0 ? "" : ROW);
            for (int place = 0; place <= row; place++, hole++) {
                text.append((state >> hole & 1) == 1 ? PEG : HOLE);
            }
        }
        return text.toString();
    }

    @Override
    public String move(long state, int move) {
        var jump = board.jumps().get(move);
        return jump.from() + 1 + "\u2192" + (jump.to() + 1);
    }
}
