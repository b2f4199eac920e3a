package puzzlescope.knight.search;

import static puzzlescope.engine.event.FlagField.bit;
import static puzzlescope.knight.event.PathEvent.Kind.DEAD_END_TAKEN_BACK;
import static puzzlescope.knight.event.PathEvent.Kind.HOP_REJECTED;
import static puzzlescope.knight.event.PathEvent.Kind.KNIGHT_HOPPED;
import static puzzlescope.knight.event.PathEvent.Kind.KNIGHT_PLACED;
import static puzzlescope.knight.event.PathEvent.Kind.KNIGHT_TAKEN_BACK;
import static puzzlescope.knight.event.PathEvent.Kind.KNIGHT_TAKEN_OFF;
import static puzzlescope.knight.event.PathEvent.Kind.TOUR_FOUND;
import static puzzlescope.knight.event.PathEvent.Kind.TOUR_TAKEN_BACK;

import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.KindSpec;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.program.CheckedBoard;
import puzzlescope.engine.program.ProgramEndedException;
import puzzlescope.engine.program.Verdict;
import puzzlescope.knight.program.Knight;
import puzzlescope.knight.space.Hop;
import puzzlescope.knight.space.HopOrder;
import puzzlescope.knight.space.Impossibility;
import puzzlescope.knight.space.Square;

/** The knight that a person's program moves, with the events of {@link KnightBacktracking} and moves by hand. */
public final class CheckedKnight implements Knight, CheckedBoard {

    private static final KindSpec HOPPED = KNIGHT_HOPPED.spec();
    private static final KindSpec REJECTED = HOP_REJECTED.spec();
    private static final Hop[] HOPS = Hop.values();
    private static final int NONE = -1;

    private final int rows;
    private final int columns;
    private final Square start;
    private final EventSink sink;
    private final int[] numbers;
    /** The squares of the path, row by row. */
    private final int[] path;

    private int visits;
    private int tours;
    private boolean closed;

    public CheckedKnight(int rows, int columns, Square start, EventSink sink) {
        this.rows = rows;
        this.columns = columns;
        this.start = start;
        this.sink = sink;
        numbers = new int[rows * columns];
        path = new int[rows * columns];
    }

    @Override
    public void begin() {
        sink.emit(KNIGHT_PLACED, start.row(), start.column());
        visit(start.row() * columns + start.column());
    }

    private void visit(int square) {
        path[visits] = square;
        numbers[square] = ++visits;
        if (visits == numbers.length) {
            tours++;
            closed = hop(square, start.row(), start.column()) != NONE;
            sink.emit(TOUR_FOUND, visits, bit(closed));
        }
    }

    @Override
    public int rows() {
        return rows;
    }

    @Override
    public int columns() {
        return columns;
    }

    @Override
    public int row() {
        return here() / columns;
    }

    @Override
    public int column() {
        return here() % columns;
    }

    private int here() {
        if (visits == 0) {
            throw ProgramEndedException.refused(Message.of("knight.program.off"));
        }
        return path[visits - 1];
    }

    @Override
    public int visits() {
        return visits;
    }

    @Override
    public int number(int row, int column) {
        return isOutside(row, column) ? 0 : numbers[row * columns + column];
    }

    private boolean isOutside(int row, int column) {
        return row < 0 || row >= rows || column < 0 || column >= columns;
    }

    @Override
    public boolean free(int row, int column) {
        return !isOutside(row, column) && number(row, column) == 0 && hop(here(), row, column) != NONE;
    }

    /** Returns the ordinal of the hop from a square to another one; -1 if there is none. */
    private int hop(int from, int row, int column) {
        int down = row - from / columns;
        int across = column - from % columns;
        for (var hop : HOPS) {
            if (hop.rows() == down && hop.columns() == across) {
                return hop.ordinal();
            }
        }
        return NONE;
    }

    @Override
    public void hop(int row, int column) {
        int hop = checkedHop(row, column);
        if (number(row, column) != 0) {
            throw ProgramEndedException.refused(Message.of("knight.hand.visited", row, column, number(row, column)));
        }
        sink.emit(HOPPED.pack(row(), column(), hop, visits + 1, HopOrder.HAND.ordinal(), 0));
        visit(row * columns + column);
    }

    private int checkedHop(int row, int column) {
        int from = here();
        if (isOutside(row, column)) {
            throw refused("outside", row, column, rows - 1, columns - 1);
        }
        int hop = hop(from, row, column);
        if (hop == NONE) {
            throw ProgramEndedException.refused(Message.of("knight.hand.no-hop", row(), column(), row, column));
        }
        return hop;
    }

    @Override
    public void reject(int row, int column) {
        int hop = checkedHop(row, column);
        if (number(row, column) == 0) {
            throw refused("not-visited", row, column);
        }
        sink.emit(REJECTED.pack(row(), column(), hop, number(row, column)));
    }

    @Override
    public void back(int row, int column) {
        int square = here();
        if (isOutside(row, column) || row * columns + column != square) {
            throw refused("not-here", row, column, row(), column());
        }
        boolean complete = visits == numbers.length;
        boolean deadEnd = !complete && exits(square) == 0;
        numbers[square] = 0;
        visits--;
        if (visits == 0) {
            sink.emit(KNIGHT_TAKEN_OFF, row, column, bit(tours > 0));
            return;
        }
        var kind = deadEnd ? DEAD_END_TAKEN_BACK : complete ? TOUR_TAKEN_BACK : KNIGHT_TAKEN_BACK;
        sink.emit(kind, row, column, row(), column());
    }

    private int exits(int square) {
        int exits = 0;
        for (var hop : HOPS) {
            int row = square / columns + hop.rows();
            int column = square % columns + hop.columns();
            exits += bit(!isOutside(row, column) && number(row, column) == 0);
        }
        return exits;
    }

    /** Whether all tours are found is not judged: even on small boards there are too many. */
    @Override
    public Verdict end() {
        if (visits == numbers.length) {
            return Verdict.right(Message.of(closed ? "knight.program.closed" : "knight.program.open", visits));
        }
        if (tours > 0) {
            return Verdict.right(Message.of("knight.program.tours", tours));
        }
        return Impossibility.of(rows, columns, start)
                .filter(_ -> visits <= 1)
                .map(reason -> Verdict.right(Message.of("knight.program.impossible", reason.message(rows, columns))))
                .orElseGet(() -> Verdict.wrong(Message.of("knight.program.unfinished", visits, numbers.length)));
    }

    private static ProgramEndedException refused(String key, Object... arguments) {
        return ProgramEndedException.refused(Message.of("knight.program." + key, arguments));
    }
}
