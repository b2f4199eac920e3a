package puzzlescope.knight;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.event.Event;
import puzzlescope.knight.board.KnightCountBoard;
import puzzlescope.knight.event.ConstructionEvent;
import puzzlescope.knight.event.KnightCountEvent.SquareDecided;
import puzzlescope.knight.event.PathEvent;
import puzzlescope.knight.event.PathEvent.HopRejected;
import puzzlescope.knight.event.PathEvent.KnightHopped;
import puzzlescope.knight.event.PathEvent.KnightPlaced;
import puzzlescope.knight.event.PathEvent.KnightTakenBack;
import puzzlescope.knight.event.PathEvent.KnightTakenOff;
import puzzlescope.knight.event.PathEvent.KnightTrapped;
import puzzlescope.knight.event.PathEvent.TourFound;
import puzzlescope.knight.event.PathEvent.TourImpossible;
import puzzlescope.knight.space.Impossibility;
import puzzlescope.knight.space.Square;
import puzzlescope.testkit.SmallRun;

/** Which events touch a square of the knight's board. */
class KnightTargetsTest {

    private static List<Square> touched(Event event) {
        return switch ((PathEvent) event) {
            case KnightPlaced placed -> List.of(new Square(placed.row(), placed.column()));
            case KnightHopped hopped -> List.of(new Square(hopped.toRow(), hopped.toColumn()));
            case HopRejected rejected -> List.of(new Square(rejected.toRow(), rejected.toColumn()));
            case KnightTakenBack back ->
                List.of(new Square(back.row(), back.column()), new Square(back.toRow(), back.toColumn()));
            case KnightTakenOff off -> List.of(new Square(off.row(), off.column()));
            case KnightTrapped trapped -> List.of(new Square(trapped.row(), trapped.column()));
            case TourFound _, TourImpossible _, ConstructionEvent _ -> List.of();
        };
    }

    @Test
    void aSquareIsTouchedWhereTheKnightComesComesBackGoesOrDoesNotGo() {
        var run = SmallRun.of(
                new KnightPuzzle(), "algorithm", "plain", "rows", "3", "columns", "4", "start", "0,0", "tours", "all");
        assertThat(run.events().stream().filter(TourFound.class::isInstance)).isNotEmpty();
        for (int row = 0; row < 3; row++) {
            for (int column = 0; column < 4; column++) {
                var square = new Square(row, column);
                var expected = run.events().stream()
                        .filter(event -> touched(event).contains(square))
                        .toList();
                assertThat(expected).isNotEmpty();
                assertThat(run.touching(KnightTargets.square(square))).isEqualTo(expected);
            }
        }
    }

    @Test
    void aSquareOfACountIsTouchedWhereItIsDecidedAbout() {
        for (var side : List.of(List.of("4", "5"), List.of("5", "4"))) {
            var run = SmallRun.of(
                    new KnightPuzzle(), "algorithm", "frontier", "rows", side.getFirst(), "columns", side.getLast());
            var board = new KnightCountBoard(Integer.parseInt(side.getFirst()), Integer.parseInt(side.getLast()));
            for (int i = 0; i < 20; i++) {
                var square = new Square(i / board.columns(), i % board.columns());
                int number = board.place(square.row(), square.column()) + 1;
                assertThat(run.touching(KnightTargets.square(square, board)))
                        .isEqualTo(run.events().stream()
                                .filter(event -> event instanceof SquareDecided decided && decided.decided() == number)
                                .toList())
                        .isNotEmpty();
            }
        }
    }

    @Test
    void aProofTouchesNoSquare() {
        var impossible = new TourImpossible(Impossibility.values()[0], 3, 3).pack();
        for (int i = 0; i < 9; i++) {
            assertThat(KnightTargets.square(new Square(i / 3, i % 3)).touches().test(impossible))
                    .isFalse();
        }
        assertThat(KnightTargets.square(new Square(2, 1)).touches().test(new KnightTrapped(2, 1, 5).pack()))
                .isTrue();
    }
}
