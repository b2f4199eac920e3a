package puzzlescope.recursion;

import java.util.ArrayList;
import java.util.List;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.puzzle.Variables;
import puzzlescope.recursion.board.RecursionBoard;
import puzzlescope.recursion.event.BinarySearchEvent;
import puzzlescope.recursion.event.BinarySearchEvent.MiddleCompared;
import puzzlescope.recursion.event.BinarySearchEvent.RangeSearched;
import puzzlescope.recursion.event.GreetingEvent;
import puzzlescope.recursion.event.NumberEvent;
import puzzlescope.recursion.event.NumberEvent.NumberCalled;
import puzzlescope.recursion.event.RecursionEvent;
import puzzlescope.recursion.event.RecursionKind;
import puzzlescope.recursion.event.RecursiveFunction;
import puzzlescope.recursion.event.StackEvent;

/** The variables of the recursive functions. */
final class FunctionVariables implements Variables {

    @Override
    public List<Variable> opened(Event call, Board board) {
        return switch ((RecursionEvent) call) {
            case NumberCalled called
            when !called.function().isRecursive() -> List.of(Variable.of("num", called.n() + 1));
            case NumberCalled called -> List.of(Variable.of("n", called.n()));
            case RangeSearched searched -> range(searched.lower(), searched.upper());
            case GreetingEvent called -> called.kind() == RecursionKind.HANDED_CALLED ? func(called) : List.of();
            case NumberEvent.BaseReturned _,
                    NumberEvent.KnownReturned _,
                    NumberEvent.ValueStored _,
                    NumberEvent.ValueReturned _,
                    NumberEvent.Answered _,
                    NumberEvent.ListBegun _,
                    NumberEvent.ValueAppended _,
                    NumberEvent.ListReturned _,
                    BinarySearchEvent.MiddleCompared _,
                    BinarySearchEvent.PlaceMatched _,
                    BinarySearchEvent.PlaceRefused _,
                    BinarySearchEvent.PlaceReturned _,
                    BinarySearchEvent.SearchAnswered _,
                    BinarySearchEvent.SearchFailed _,
                    StackEvent _ -> List.of();
        };
    }

    @Override
    public List<Variable> after(Event event, Board board) {
        return switch ((RecursionEvent) event) {
            case NumberCalled called -> caller(called.function(), called.n(), called.back(), false);
            case NumberEvent.BaseReturned returned -> caller(returned.function(), returned.n(), returned.back(), true);
            case NumberEvent.KnownReturned returned -> caller(returned.function(), returned.n(), returned.back(), true);
            case NumberEvent.ValueReturned returned -> caller(returned.function(), returned.n(), returned.back(), true);
            case NumberEvent.ValueStored stored -> sum(stored.function(), stored.n(), 2);
            case MiddleCompared compared -> {
                var variables = new ArrayList<>(range(compared.lower(), compared.upper()));
                variables.add(Variable.of("middle", (compared.lower() + compared.upper()) / 2));
                yield variables;
            }
            case NumberEvent.ListBegun begun -> list((RecursionBoard) board, begun.n());
            case NumberEvent.ValueAppended appended -> {
                var variables = new ArrayList<>(list((RecursionBoard) board, appended.n()));
                variables.add(Variable.of("i", appended.n() - 2));
                yield variables;
            }
            case GreetingEvent greeting ->
                board instanceof RecursionBoard calls && calls.depth() == 1 ? func(greeting) : List.of();
            case NumberEvent.Answered _,
                    NumberEvent.ListReturned _,
                    BinarySearchEvent.RangeSearched _,
                    BinarySearchEvent.PlaceMatched _,
                    BinarySearchEvent.PlaceRefused _,
                    BinarySearchEvent.PlaceReturned _,
                    BinarySearchEvent.SearchAnswered _,
                    BinarySearchEvent.SearchFailed _,
                    StackEvent _ -> List.of();
        };
    }

    /** Returns the function variable; a function is shown without quotes. */
    private static List<Variable> func(GreetingEvent event) {
        return List.of(new Variable("func", event.greeting().function()));
    }

    private static List<Variable> list(RecursionBoard board, int last) {
        var result = new Variable("result", NumberEvent.list(last));
        return List.of(Variable.of("num", board.argument(0) + 1), result);
    }

    private static List<Variable> range(int lower, int upper) {
        return List.of(Variable.of("lower", lower), Variable.of("upper", upper));
    }

    /** Returns the variables of the caller of a call with the argument {@code n}. */
    private static List<Variable> caller(RecursiveFunction function, int n, int back, boolean returned) {
        if (back == 0) {
            return List.of();
        }
        return function == RecursiveFunction.FACTORIAL
                ? List.of(Variable.of("n", n + back))
                : sum(function, n + back, returned ? back : back - 1);
    }

    /** @param terms the number of terms of the sum that are known, up to two */
    private static List<Variable> sum(RecursiveFunction function, int n, int terms) {
        var variables = new ArrayList<Variable>();
        variables.add(Variable.of("n", n));
        if (terms > 0) {
            variables.add(Variable.of("first", function.value(n - 1)));
        }
        if (terms > 1) {
            variables.add(Variable.of("second", function.value(n - 2)));
        }
        return variables;
    }
}
