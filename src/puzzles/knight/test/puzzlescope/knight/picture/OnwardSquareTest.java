package puzzlescope.knight.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.knight.board.PathBoard;
import puzzlescope.knight.event.PathEvent;
import puzzlescope.knight.event.PathEvent.KnightHopped;
import puzzlescope.knight.event.PathEvent.KnightTakenBack;
import puzzlescope.knight.search.KnightBacktracking;
import puzzlescope.knight.space.HopOrder;
import puzzlescope.knight.space.Square;

class OnwardSquareTest {

    private static List<PathEvent> run(int rows, int columns, HopOrder order, boolean all) {
        var events = new ArrayList<PathEvent>();
        new KnightBacktracking(rows, columns, new Square(0, 0), order, all)
                .solve(event -> events.add((PathEvent) PathEvent.Kind.VOCABULARY.unpack(event)));
        return events;
    }

    /** What is drawn before a hop is what the search does next. */
    @ParameterizedTest
    @CsvSource({"PLAIN,3,4,true", "BOOK,3,4,true", "WARNSDORFF,3,4,true", "BOOK,8,8,false", "WARNSDORFF,8,8,false"})
    void theKnightHopsToTheFirstUntriedSquareAndBackWhereNoneIsLeft(
            HopOrder order, int rows, int columns, boolean all) {
        var board = new PathBoard(rows, columns);
        PathEvent last = null;
        for (var event : run(rows, columns, order, all)) {
            var untried = OnwardSquare.of(board, board.steps(), order, last, false).stream()
                    .filter(square -> !square.tried())
                    .toList();
            if (event instanceof KnightHopped hop) {
                var first = untried.getFirst();
                assertThat(new Square(first.row(), first.column())).isEqualTo(new Square(hop.toRow(), hop.toColumn()));
                assertThat(first.ways()).isEqualTo(order == HopOrder.PLAIN ? first.ways() : hop.onward());
            } else if (event instanceof KnightTakenBack) {
                assertThat(untried).isEmpty();
            }
            board.apply(event.pack());
            last = event;
        }
    }

    @ParameterizedTest
    @CsvSource({"PLAIN", "BOOK", "WARNSDORFF"})
    void whileTheKnightHopsTheSquaresAreThoseBeforeTheHop(HopOrder order) {
        var board = new PathBoard(3, 4);
        PathEvent last = null;
        for (var event : run(3, 4, order, true)) {
            var before = OnwardSquare.of(board, board.steps(), order, last, false);
            board.apply(event.pack());
            if (event instanceof KnightHopped) {
                assertThat(OnwardSquare.of(board, board.steps() - 1, order, event, true))
                        .isEqualTo(before);
            }
            last = event;
        }
    }
}
