package puzzlescope.core.puzzle.queens;

import static java.util.stream.Collectors.joining;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import puzzlescope.core.event.Board;
import puzzlescope.core.event.Event;
import puzzlescope.core.puzzle.Variables;
import puzzlescope.core.puzzle.queens.board.WalkBoard;
import puzzlescope.core.puzzle.queens.event.WalkEvent;

/** The variables of {@code queens(num, state)} and of {@code conflict(state, nextX)}. */
final class WalkVariables implements Variables {

    @Override
    public List<Variable> opened(Event call, Board board) {
        var walk = (WalkBoard) board;
        return List.of(Variable.of("num", walk.n()), state(walk, walk.queens()));
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
                variables.add(Variable.of("state[i]", walk.column(rejected.byRow())));
                yield variables;
            }
            case WalkEvent.RowYielded yielded -> at(walk, yielded.row(), walk.column(yielded.row()));
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
        return List.of(Variable.of("num", board.n()), state(board, row), Variable.of("pos", column));
    }

    /** The columns of the first rows. */
    private static Variable state(WalkBoard board, int rows) {
        return new Variable("state", tuple(IntStream.range(0, rows).map(board::column)));
    }

    private static String tuple(IntStream numbers) {
        var each = numbers.mapToObj(Integer::toString).toList();
        return each.stream().collect(joining(", ", "(", each.size() == 1 ? ",)" : ")"));
    }

    /** The call with the columns that were chosen on the way to it, such as {@code queens(8, (3, 6))}. */
    static String call(Event opened, Stream<Event> callers) {
        var columns = new ArrayDeque<Integer>();
        for (var event : (Iterable<Event>) Stream.concat(Stream.of(opened), callers)::iterator) {
            if (event instanceof WalkEvent.QueenPlaced placed) {
                columns.addFirst(placed.column());
            } else if (event instanceof WalkEvent.SearchBegan began) {
                return columns.isEmpty()
                        ? "queens(" + began.n() + ")"
                        : "queens(" + began.n() + ", " + tuple(columns.stream().mapToInt(column -> column)) + ")";
            }
        }
        return opened.callWithLead();
    }
}
