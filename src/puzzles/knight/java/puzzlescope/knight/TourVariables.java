package puzzlescope.knight;

import java.util.ArrayList;
import java.util.List;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.puzzle.CallNames;
import puzzlescope.engine.puzzle.Variables;
import puzzlescope.knight.event.ConstructionEvent;
import puzzlescope.knight.event.PathEvent;
import puzzlescope.knight.event.PathEvent.HopRejected;
import puzzlescope.knight.event.PathEvent.KnightHopped;
import puzzlescope.knight.event.PathEvent.KnightPlaced;
import puzzlescope.knight.event.PathEvent.KnightTakenBack;
import puzzlescope.knight.event.PathEvent.KnightTakenOff;
import puzzlescope.knight.event.PathEvent.KnightTrapped;
import puzzlescope.knight.event.PathEvent.TourFound;
import puzzlescope.knight.event.PathEvent.TourImpossible;

/** The variables of {@code tour(x, y, step)}, in which {@code p} is the next square. */
final class TourVariables implements Variables {

    @Override
    public List<Variable> opened(Event call, Board board) {
        return switch ((PathEvent) call) {
            case KnightPlaced placed -> square(placed.row(), placed.column(), 1);
            case KnightHopped hopped -> square(hopped.toRow(), hopped.toColumn(), hopped.number());
            case HopRejected _,
                    TourFound _,
                    KnightTakenBack _,
                    KnightTakenOff _,
                    TourImpossible _,
                    KnightTrapped _,
                    ConstructionEvent _ -> List.of();
        };
    }

    @Override
    public List<Variable> after(Event event, Board board) {
        return switch ((PathEvent) event) {
            case KnightHopped hopped ->
                next(square(hopped.row(), hopped.column(), hopped.number() - 1), hopped.toRow(), hopped.toColumn());
            case HopRejected rejected ->
                next(square(rejected.row(), rejected.column()), rejected.toRow(), rejected.toColumn());
            case KnightTakenBack back -> next(square(back.toRow(), back.toColumn()), back.row(), back.column());
            case KnightPlaced _,
                    TourFound _,
                    KnightTakenOff _,
                    TourImpossible _,
                    KnightTrapped _,
                    ConstructionEvent _ -> List.of();
        };
    }

    static CallNames calls(String function) {
        return (opened, _) -> opened instanceof KnightPlaced placed
                ? call(function, placed.row(), placed.column(), 1)
                : opened instanceof KnightHopped hopped
                        ? call(function, hopped.toRow(), hopped.toColumn(), hopped.number())
                        : opened.callWithLead();
    }

    private static String call(String function, int x, int y, int step) {
        return function + "(" + x + ", " + y + ", " + step + ")";
    }

    private static List<Variable> square(int x, int y) {
        return List.of(Variable.of("x", x), Variable.of("y", y));
    }

    private static List<Variable> square(int x, int y, int step) {
        return List.of(Variable.of("x", x), Variable.of("y", y), Variable.of("step", step));
    }

    private static List<Variable> next(List<Variable> call, int x, int y) {
        var variables = new ArrayList<>(call);
        variables.add(new Variable("p", "[" + x + ", " + y + "]"));
        return variables;
    }
}
