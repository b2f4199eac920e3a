package puzzlescope.queens;

import static java.util.stream.Collectors.joining;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.puzzle.Variables;
import puzzlescope.queens.board.WalkBoard;
import puzzlescope.queens.event.WalkEvent;

/** The variables of {@code queens(num, state)} and of {@code conflict(state, nextX)}. */
final class QueensVariables implements Variables {

    @Override
    public List<Variable> opened(Event call, Board board) {
        var walk = (WalkBoard) board;
        return List.copyOf(beginning(walk, walk.queens()));
    }

    @Override
    public List<Variable> after(Event event, Board board) {
        var walk = (WalkBoard) board;
        return switch ((WalkEvent) event) {
            case WalkEvent.QueenPlaced placed -> at(walk, placed.row(), placed.column());
            case WalkEvent.QueenTakenBack taken -> at(walk, taken.row(), taken.column());
            case WalkEvent.DeadEndTakenBack taken -> at(walk, taken.row(), taken.column());
            case WalkEvent.QueenRejected rejected -> {
                var variables = new ArrayList<>(at(walk, rejected.row(), rejected.column()));
                variables.add(Variable.of("nextY", rejected.row()));
                variables.add(Variable.of("i", rejected.byRow()));
                var name = rejected.byRow() < rejected.row() ? "state[i]" : "given[i]";
                variables.add(Variable.of(name, walk.queenColumn(rejected.byRow())));
                yield variables;
            }
            case WalkEvent.RowYielded yielded -> at(walk, yielded.row(), walk.column(yielded.row()));
            case WalkEvent.GivenRowEntered entered -> at(walk, entered.row(), entered.column());
            case WalkEvent.GivenRowLeft left -> at(walk, left.row(), left.column());
            case WalkEvent.GivenRowYielded yielded -> at(walk, yielded.row(), walk.column(yielded.row()));
            case WalkEvent.SearchBegan _,
                    WalkEvent.SolutionFound _,
                    WalkEvent.SearchEnded _,
                    WalkEvent.GeneratorMade _,
                    WalkEvent.NextCalled _,
                    WalkEvent.LastRowYielded _,
                    WalkEvent.ValueReturned _,
                    WalkEvent.GeneratorExhausted _ -> opened(event, board);
        };
    }

    private static List<Variable> at(WalkBoard board, int row, int column) {
        var variables = beginning(board, row);
        variables.add(Variable.of("pos", column));
        return variables;
    }

    /** Returns the arguments of a call: the number of queens, the given queens, if any, and the state. */
    private static List<Variable> beginning(WalkBoard board, int rows) {
        var variables = new ArrayList<Variable>();
        variables.add(Variable.of("num", board.n()));
        if (board.hasGiven()) {
            var given = IntStream.range(0, board.n())
                    .mapToObj(row -> board.given(row) < 0 ? "None" : String.valueOf(board.given(row)))
                    .toList();
            variables.add(new Variable("given", tuple(given)));
        }
        variables.add(state(board, rows));
        return variables;
    }

    /** Returns the state: the columns of the first rows. */
    private static Variable state(WalkBoard board, int rows) {
        return new Variable("state", tuple(IntStream.range(0, rows).map(board::column)));
    }

    private static String tuple(IntStream numbers) {
        return tuple(numbers.mapToObj(Integer::toString).toList());
    }

    private static String tuple(List<String> each) {
        return each.stream().collect(joining(", ", "(", each.size() == 1 ? ",)" : ")"));
    }

    /** Returns the call with the columns chosen so far, such as {@code queens(8, (3, 6))}. */
    static String call(Event opened, Stream<Event> callers) {
        var columns = new ArrayDeque<Integer>();
        for (var event : (Iterable<Event>) Stream.concat(Stream.of(opened), callers)::iterator) {
            if (event instanceof WalkEvent.QueenPlaced placed) {
                columns.addFirst(placed.column());
            } else if (event instanceof WalkEvent.GivenRowEntered entered) {
                columns.addFirst(entered.column());
            } else if (event instanceof WalkEvent.SearchBegan began) {
                var arguments = began.n() + (began.given() == 0 ? "" : ", given");
                return columns.isEmpty()
                        ? "queens(" + arguments + ")"
                        : "queens(" + arguments + ", " + tuple(columns.stream().mapToInt(column -> column)) + ")";
            }
        }
        return opened.callWithLead();
    }
}
