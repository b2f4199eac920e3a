package jugs;

import java.util.ArrayList;
import java.util.List;
import jugs.JugsEvent.Kind;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Measure;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.DistanceToGoal;
import puzzlescope.engine.puzzle.GameRules;
import puzzlescope.engine.puzzle.GameStatus;
import puzzlescope.engine.puzzle.Hint;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.MoveCount;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.search.BreadthFirst;
import puzzlescope.engine.search.Extent;
import puzzlescope.engine.search.SearchListener;
import puzzlescope.engine.search.SearchResult;

/** Water is poured by hand until a jug has the target amount. */
final class JugsGame implements GameRules {

    /**
     * Returns the events of a pour.
     *
     * @throws InvalidInputException if no water would flow
     */
    static List<JugsEvent> pour(JugsBoard board, int from, int to) {
        long after = board.space().pour(board.state(), from, to);
        if (after == JugSpace.NONE) {
            boolean full = JugSpace.amount(board.state(), from) > 0;
            throw new InvalidInputException(
                    Message.of("jugs.hand.refused", JugSpace.name(from), JugSpace.name(to), full ? 1 : 0));
        }
        var events = new ArrayList<JugsEvent>();
        events.add(new JugsEvent.OfPour(Kind.POURED, board.state(), from, to, (int) after));
        if (board.space().isGoal(after)) {
            events.add(new JugsEvent.Ended(Kind.TARGET_MEASURED, board.pours() + 1));
        }
        return events;
    }

    /** Nothing searches here: the curve counts the pours. */
    @Override
    public Instance instance(Puzzle puzzle, Arguments arguments) {
        return puzzle.instance(arguments)
                .playedBy(Measure.of(Kind.VOCABULARY, "measure.moves", 0).by(1, Kind.POURED));
    }

    @Override
    public List<? extends Event> again(Arguments arguments, Board board, List<Event> move) {
        if (move.getFirst() instanceof JugsEvent.OfPour pour) {
            return pour((JugsBoard) board, pour.from(), pour.to());
        }
        throw new InvalidInputException(Message.of("game.no-again"));
    }

    @Override
    public GameStatus status(Arguments arguments, Board any) {
        var board = (JugsBoard) any;
        var space = board.space();
        boolean won = space.isGoal(board.state());
        var key = won ? "jugs.hand.won" : "jugs.hand.standing";
        var words = Message.of(key, space.target(), board.pours());
        int fewest = Math.max(0, search(space, space.start()).path().length - 1);
        var moves = MoveCount.moves(board.pours(), fewest);
        return new GameStatus(won ? GameStatus.State.WON : GameStatus.State.OPEN, won ? 1 : 0, 1, words, moves);
    }

    @Override
    public Hint hint(Arguments arguments, Board any, Runnable checkStopped) {
        var board = (JugsBoard) any;
        var result = search(board.space(), board.state());
        if (result.goal() < 0) {
            return Hint.none(Message.of("jugs.hand.no-hint", board.space().target()))
                    .with(DistanceToGoal.IMPOSSIBLE);
        }
        int left = result.path().length - 1;
        int move = result.graph().move(result.path()[1]);
        int from = JugSpace.from(move);
        int to = JugSpace.to(move);
        var why = Message.of("jugs.hand.hint", JugSpace.name(from), JugSpace.name(to), left);
        return new Hint(List.copyOf(pour(board, from, to)), why, DistanceToGoal.exactly(left));
    }

    /** There are so few states that this takes less than a millisecond. */
    private static SearchResult search(JugSpace space, long start) {
        return new BreadthFirst().search(space.from(start), Extent.TO_GOAL, new SearchListener() {});
    }

    @Override
    public List<Parameter<?>> inputs() {
        return JugsPuzzle.INPUTS;
    }
}
