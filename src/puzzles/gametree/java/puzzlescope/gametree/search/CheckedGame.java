package puzzlescope.gametree.search;

import static puzzlescope.gametree.event.LookaheadEvent.Kind.BEST_IMPROVED;
import static puzzlescope.gametree.event.LookaheadEvent.Kind.GAME_DECIDED;
import static puzzlescope.gametree.event.LookaheadEvent.Kind.HEAPS_COMBINED;
import static puzzlescope.gametree.event.LookaheadEvent.Kind.MOVE_MADE;
import static puzzlescope.gametree.event.LookaheadEvent.Kind.MOVE_UNDONE;
import static puzzlescope.gametree.event.LookaheadEvent.Kind.POSITION_CALLED;
import static puzzlescope.gametree.event.LookaheadEvent.Kind.SEARCH_ANSWERED;
import static puzzlescope.gametree.event.LookaheadEvent.Kind.VALUE_KNOWN;
import static puzzlescope.gametree.event.LookaheadEvent.Kind.VALUE_RETURNED;

import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.program.CheckedBoard;
import puzzlescope.engine.program.ProgramEndedException;
import puzzlescope.engine.program.Verdict;
import puzzlescope.gametree.event.GameTreeEvent;
import puzzlescope.gametree.event.MoveValues;
import puzzlescope.gametree.fast.PerfectPlay;
import puzzlescope.gametree.program.Game;
import puzzlescope.gametree.space.GamePlayer;
import puzzlescope.gametree.space.GameSpace;
import puzzlescope.gametree.space.TwoPlayerGame;

/**
 * The game of a person's program, whose steps are emitted as by {@link Minimax}. A value that comes of moves
 * that were tried is the program's own affair until it answers; any other one must be true.
 */
public final class CheckedGame implements Game, CheckedBoard {

    private static final int MOST_LEVELS = GameSpace.MOST_MOVES + 1;

    /** Factor of the heap in the number of a move. */
    private static final int PER_HEAP = 10;

    private final TwoPlayerGame game;
    private final GameSpace space;
    private final GamePlayer first;
    private final EventSink sink;
    private final PerfectPlay perfectPlay;
    private final int[] made = new int[MOST_LEVELS];
    /** The values of the moves that were tried, for each position on the way here. */
    private final long[] tried = new long[MOST_LEVELS];

    private final int start;
    private int position;
    private int moves;
    private boolean isAnswered;
    private int answeredMove;
    private int answeredValue;

    /** @param first the player to move at the start */
    public CheckedGame(TwoPlayerGame game, int start, GamePlayer first, EventSink sink) {
        this.game = game;
        this.start = start;
        this.first = first;
        this.sink = sink;
        space = game.space();
        perfectPlay = new PerfectPlay(game);
        position = start;
    }

    /** Returns the number by which programs call a move. */
    public static int number(TwoPlayerGame game, int place, int amount) {
        return game == TwoPlayerGame.NIM ? PER_HEAP * place + amount : place;
    }

    private int number(int move) {
        return number(game, GameSpace.place(move), GameSpace.amount(move));
    }

    private GamePlayer who() {
        return moves % 2 == 0 ? first : first.other();
    }

    @Override
    public void begin() {
        call();
    }

    private void call() {
        sink.emit(POSITION_CALLED, game.ordinal(), who().ordinal(), position);
        int decided = space.value(position, who());
        if (decided != GameSpace.OPEN) {
            sink.emit(GAME_DECIDED, game.ordinal(), who().ordinal(), decided, position);
        }
    }

    @Override
    public int[] moves() {
        if (over()) {
            return new int[0];
        }
        int[] all = new int[space.moves(position)];
        for (int index = 0; index < all.length; index++) {
            all[index] = number(space.move(position, index));
        }
        return all;
    }

    @Override
    public boolean over() {
        return space.value(position, who()) != GameSpace.OPEN;
    }

    @Override
    public int result() {
        if (!over()) {
            throw refused("not-over");
        }
        return space.value(position, who());
    }

    @Override
    public int turn() {
        return who().win();
    }

    @Override
    public String position() {
        return space.name(position) + " " + game.name(who());
    }

    @Override
    public void play(int number) {
        if (isAnswered) {
            throw refused("answered");
        }
        if (over()) {
            throw refused("over");
        }
        int index = index(number);
        if (MoveValues.isKnown(tried[moves], index)) {
            throw refused("tried", text(number));
        }
        int move = space.move(position, index);
        var who = who();
        sink.emit(MOVE_MADE, game.ordinal(), who.ordinal(), GameSpace.place(move), GameSpace.amount(move));
        made[moves++] = move;
        position = space.after(position, move, who);
        tried[moves] = 0;
        call();
    }

    /** Returns the index of a move of the position among its moves. */
    private int index(int number) {
        for (int index = 0; index < space.moves(position); index++) {
            if (number(space.move(position, index)) == number) {
                return index;
            }
        }
        throw refused(game == TwoPlayerGame.NIM ? "no-move.nim" : "no-move.noughts", number);
    }

    private Message text(int number) {
        boolean isNim = game == TwoPlayerGame.NIM;
        return GameTreeEvent.move(game, isNim ? number / PER_HEAP : number, isNim ? number % PER_HEAP : 0);
    }

    @Override
    public void undo(int value) {
        if (moves == 0) {
            throw refused("none-played");
        }
        close(value);
        int move = made[--moves];
        position = space.before(position, move);
        var who = who();
        int before = best();
        sink.emit(
                MOVE_UNDONE,
                game.ordinal(),
                who.ordinal(),
                value,
                GameSpace.place(move),
                GameSpace.amount(move),
                before);
        if (who.prefers(value, before)) {
            sink.emit(BEST_IMPROVED, game.ordinal(), who.ordinal(), value, before);
        }
        tried[moves] = MoveValues.with(tried[moves], space.index(position, move), value);
    }

    /** Tells the value of the position, which is left. */
    private void close(int value) {
        if (value < GameSpace.LEAST || value > GameSpace.GREATEST) {
            throw refused("no-value", value);
        }
        var who = who();
        int decided = space.value(position, who);
        if (decided != GameSpace.OPEN) {
            if (value != decided) {
                throw refused("other-result", GameTreeEvent.value(game, decided), GameTreeEvent.sign(value));
            }
        } else if (tried[moves] == 0) {
            int right = perfectPlay.value(position, who);
            if (value != right) {
                throw refused("guessed", GameTreeEvent.value(game, right), GameTreeEvent.sign(value));
            }
            sink.emit(VALUE_KNOWN, game.ordinal(), who.ordinal(), value, position);
        } else {
            int left = space.moves(position) - MoveValues.count(tried[moves]);
            sink.emit(VALUE_RETURNED, game.ordinal(), who.ordinal(), value, left, tried[moves]);
        }
    }

    /** Returns the best value of the moves that were tried at the position. */
    private int best() {
        var who = who();
        int best = who.worstValue();
        for (int index = 0; index < space.moves(position); index++) {
            if (MoveValues.isKnown(tried[moves], index)) {
                best = who.better(best, MoveValues.value(tried[moves], index));
            }
        }
        return best;
    }

    @Override
    public void answer(int number, int value) {
        if (isAnswered) {
            throw refused("answered");
        }
        if (moves > 0) {
            throw refused("not-at-start", moves);
        }
        int move = space.move(position, index(number));
        close(value);
        if (game == TwoPlayerGame.NIM) {
            sink.emit(HEAPS_COMBINED, first.ordinal(), start);
        }
        sink.emit(
                SEARCH_ANSWERED,
                game.ordinal(),
                first.ordinal(),
                value,
                GameSpace.place(move),
                GameSpace.amount(move),
                tried[0]);
        isAnswered = true;
        answeredMove = move;
        answeredValue = value;
    }

    @Override
    public Verdict end() {
        if (!isAnswered) {
            return Verdict.wrong(Message.of("gametree.program.no-answer"));
        }
        int right = perfectPlay.value(start, first);
        if (answeredValue != right) {
            return Verdict.wrong(Message.of(
                    "gametree.program.other-value",
                    GameTreeEvent.sign(answeredValue),
                    GameTreeEvent.value(game, right)));
        }
        int after = perfectPlay.value(space.after(start, answeredMove, first), first.other());
        var move = text(number(answeredMove));
        return after == right
                ? Verdict.right(Message.of("gametree.program.right", GameTreeEvent.value(game, right), move))
                : Verdict.wrong(Message.of(
                        "gametree.program.other-move",
                        move,
                        GameTreeEvent.value(game, after),
                        GameTreeEvent.value(game, right)));
    }

    private static ProgramEndedException refused(String key, Object... arguments) {
        return ProgramEndedException.refused(Message.of("gametree.program." + key, arguments));
    }
}
