package puzzlescope.states.space;

import java.util.OptionalLong;
import puzzlescope.engine.search.StateSpace;

/**
 * The states of peg solitaire: {@code _/oo/ooo}, a row after the other; a move names the hole from which and that into which a
 * peg jumps: {@code 4→1}. The peg that is jumped over is taken away, so that no move can be taken back. One peg should be left.
 * In a state a bit stands for each peg.
 */
public record PegStates(PegBoard board, long start) implements NamedSpace, StateSpace {

    private static final char PEG = 'o';
    private static final char HOLE = '_';
    private static final char ROW = '/';

    /**
     * A board full of pegs but for one hole.
     *
     * @param hole the one that is empty, from 1
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
