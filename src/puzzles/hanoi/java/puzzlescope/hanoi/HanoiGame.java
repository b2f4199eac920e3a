package puzzlescope.hanoi;

import java.util.ArrayList;
import java.util.List;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Measure;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.DistanceToGoal;
import puzzlescope.engine.puzzle.GameRules;
import puzzlescope.engine.puzzle.GameStatus;
import puzzlescope.engine.puzzle.GameStatus.State;
import puzzlescope.engine.puzzle.Hint;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.MoveCount;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.hanoi.board.HanoiBoard;
import puzzlescope.hanoi.event.HanoiEvent;
import puzzlescope.hanoi.event.HanoiKind;
import puzzlescope.hanoi.event.TowerEvent.DiskMoved;
import puzzlescope.hanoi.event.TowerEvent.TowerMoved;
import puzzlescope.hanoi.fast.FirstMove;
import puzzlescope.hanoi.space.HanoiSpace;

/** The Towers of Hanoi as a game: disks are carried one by one until all are on the last peg. */
public final class HanoiGame implements GameRules {

    /** A larger tower takes an hour by hand; it is offered only if typed. */
    private static final int MOST_DISKS_NEXT = 10;

    private static final int FEWEST_DISKS_NEXT = 3;

    /** Returns the arguments of a game, which begins with a tower and may have more disks than a search allows. */
    @Override
    public Arguments arguments(Arguments given) {
        return HanoiPuzzle.unsearched(given).with(HanoiPuzzle.FROM, "");
    }

    /**
     * Returns the top disk of a peg, for lifting it.
     *
     * @throws InvalidInputException if there is none
     */
    public static int lift(HanoiBoard board, int peg) {
        int disk = board.space().top(board.state(), peg);
        if (disk == HanoiSpace.NO_DISK) {
            throw new InvalidInputException(Message.of("hanoi.hand.empty", HanoiSpace.name(peg)));
        }
        return disk;
    }

    /**
     * Returns the events of a move of a top disk to another peg.
     *
     * @throws InvalidInputException if the rules forbid it
     */
    public static List<HanoiEvent> move(HanoiBoard board, int from, int to) {
        var space = board.space();
        long state = board.state();
        int move = space.move(from, to);
        long after = space.after(state, move);
        if (after == HanoiSpace.NONE) {
            throw new InvalidInputException(space.refusal(state, move));
        }
        var events = new ArrayList<HanoiEvent>();
        int step = board.moves() + 1;
        events.add(new DiskMoved(step, space.top(state, from), from, to, space.top(state, to), 0, 0));
        if (space.isGoal(after)) {
            events.add(new TowerMoved(space.disks(), space.pegs(), step));
        }
        return events;
    }

    @Override
    public Instance instance(Puzzle puzzle, Arguments arguments) {
        return puzzle.instance(arguments)
                .playedBy(Measure.of(HanoiKind.VOCABULARY, "measure.moves", 0).by(1, HanoiKind.DISK_MOVED));
    }

    @Override
    public List<? extends Event> again(Arguments arguments, Board any, List<Event> move) {
        if (move.getFirst() instanceof DiskMoved moved) {
            return move((HanoiBoard) any, moved.from(), moved.to());
        }
        throw new InvalidInputException(Message.of("game.no-again"));
    }

    @Override
    public GameStatus status(Arguments arguments, Board board) {
        var hanoi = (HanoiBoard) board;
        var space = hanoi.space();
        int disks = space.disks();
        int home = space.home(hanoi.state());
        if (home < disks) {
            var open = Message.of("hanoi.hand.home", home, disks);
            return new GameStatus(State.OPEN, home, disks, open, effort(hanoi));
        }
        boolean fewest = hanoi.moves() == space.fewestMoves();
        var won = Message.of(fewest ? "hanoi.hand.won-best" : "hanoi.hand.won", hanoi.moves(), space.fewestMoves());
        return new GameStatus(State.WON, home, disks, won, effort(hanoi));
    }

    private static MoveCount effort(HanoiBoard board) {
        return MoveCount.moves(
                board.moves(), Math.toIntExact(Math.min(board.space().fewestMoves(), Integer.MAX_VALUE)));
    }

    @Override
    public Hint hint(Arguments arguments, Board board, Runnable checkStopped) {
        var hanoi = (HanoiBoard) board;
        return FirstMove.from(hanoi.space(), hanoi.state(), checkStopped)
                .map(next -> hint(hanoi, next))
                .orElseGet(() -> Hint.none(Message.of("hanoi.hand.no-hint", FirstMove.MOST_DISKS_FOUR)));
    }

    private static Hint hint(HanoiBoard board, FirstMove next) {
        int from = board.space().peg(board.state(), next.disk());
        boolean makesWay = next.waiting() != HanoiSpace.NO_DISK;
        boolean overFour = board.space().pegs() > HanoiSpace.SEARCHED_PEGS;
        var key = makesWay ? "hanoi.hand.hint-way" : overFour ? "hanoi.hand.hint-four" : "hanoi.hand.hint-home";
        var why = Message.of(
                key,
                next.disk(),
                HanoiSpace.name(from),
                HanoiSpace.name(next.to()),
                next.waiting(),
                HanoiSpace.name(next.waitingTo()),
                next.moves());
        return new Hint(List.copyOf(move(board, from, next.to())), why, DistanceToGoal.exactly(next.moves()));
    }

    @Override
    public Arguments runFrom(Arguments arguments, Board board) {
        var hanoi = (HanoiBoard) board;
        boolean tower = hanoi.state() == hanoi.space().start();
        if (!tower && hanoi.space().pegs() > HanoiSpace.SEARCHED_PEGS) {
            throw new InvalidInputException(Message.of("hanoi.hand.no-run-four"));
        }
        return arguments.with(HanoiPuzzle.FROM, tower ? "" : hanoi.space().text(hanoi.state()));
    }

    @Override
    public List<Parameter<?>> inputs() {
        return List.of(HanoiPuzzle.ALGORITHM, HanoiPuzzle.DISKS);
    }

    @Override
    public Arguments nextGame(Arguments given) {
        int disks = given.integer(HanoiPuzzle.DISKS) + 1;
        return given.with(HanoiPuzzle.DISKS, String.valueOf(disks > MOST_DISKS_NEXT ? FEWEST_DISKS_NEXT : disks));
    }

    @Override
    public String contest(Arguments arguments) {
        var space = HanoiPuzzle.space(arguments);
        return space.disks() + "x" + space.pegs();
    }
}
