package puzzlescope.gametree;

import java.util.ArrayList;
import java.util.List;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.EventSink;
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
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.gametree.board.DuelBoard;
import puzzlescope.gametree.event.DuelEvent;
import puzzlescope.gametree.event.DuelEvent.DuelDrawn;
import puzzlescope.gametree.event.DuelEvent.DuelLost;
import puzzlescope.gametree.event.DuelEvent.DuelWon;
import puzzlescope.gametree.event.DuelEvent.MovePlayed;
import puzzlescope.gametree.event.GameTreeEvent;
import puzzlescope.gametree.event.LookaheadEvent.HeapsCombined;
import puzzlescope.gametree.fast.PerfectPlay;
import puzzlescope.gametree.space.GamePlayer;
import puzzlescope.gametree.space.GameSpace;
import puzzlescope.gametree.space.NimSpace;
import puzzlescope.gametree.space.NoughtsSpace;
import puzzlescope.gametree.space.TwoPlayerGame;

/** A game of a person, who is {@link GamePlayer#MAX}, against perfect play. Each move is recorded with the reply to it. */
public final class GameTreeGame implements GameRules {

    private static final List<String> HEAPS = List.of("1,3,5", "2,3,4", "1,4,5,6", "3,5,7", "1,2,4", "1,3,5,7");
    private static final List<String> BOARDS =
            List.of("O.X/X../O..", ".../.../...", "X../.O./...", "X.O/.../...", "XO./.../...", "O../.X./...");

    @Override
    public Instance instance(Puzzle puzzle, Arguments arguments) {
        var game = arguments.get(GameTreePuzzle.GAME);
        int start = GameTreePuzzle.start(arguments);
        var first = GameTreePuzzle.first(arguments);
        return puzzle.instance(arguments)
                .playedOn(
                        DuelEvent.Kind.VOCABULARY,
                        () -> new DuelBoard(game, start, first),
                        Measure.of(DuelEvent.Kind.VOCABULARY, "measure.moves", 0)
                                .by(1, DuelEvent.Kind.MOVE_PLAYED));
    }

    /** Emits the opponent's move if it begins. */
    @Override
    public void open(Arguments arguments, EventSink sink) {
        var game = arguments.get(GameTreePuzzle.GAME);
        int start = GameTreePuzzle.start(arguments);
        if (GameTreePuzzle.first(arguments) == GamePlayer.MIN) {
            var play = new PerfectPlay(game);
            int value = play.value(start, GamePlayer.MIN);
            int move = play.move(start, GamePlayer.MIN);
            sink.emit(played(game, move, GamePlayer.MIN, value, value).pack());
            int now = game.space().value(game.space().after(start, move, GamePlayer.MIN), GamePlayer.MAX);
            if (now != GameSpace.OPEN) {
                sink.emit(end(game, now).pack());
            }
        }
    }

    /**
     * Returns the events of a person's move and of the reply to it.
     *
     * @throws InvalidInputException if the move is not allowed
     */
    public static List<Event> play(Board any, int place, int amount) {
        var board = (DuelBoard) any;
        var space = board.game().space();
        if (board.value() != GameSpace.OPEN) {
            throw new InvalidInputException(Message.of("gametree.hand.over"));
        }
        int move = GameSpace.moveAt(place, amount);
        if (space.next(board.position(), move - 1) != move) {
            throw refusal(board, place);
        }
        var play = new PerfectPlay(board.game());
        int had = play.value(board.position(), GamePlayer.MAX);
        int after = space.after(board.position(), move, GamePlayer.MAX);
        var events = new ArrayList<Event>();
        int value = play.value(after, GamePlayer.MIN);
        events.add(played(board.game(), move, GamePlayer.MAX, value, had));
        if (space.value(after, GamePlayer.MIN) == GameSpace.OPEN) {
            int answer = play.move(after, GamePlayer.MIN);
            events.add(played(board.game(), answer, GamePlayer.MIN, value, had));
            after = space.after(after, answer, GamePlayer.MIN);
            addEnd(board.game(), space.value(after, GamePlayer.MAX), events);
        } else {
            addEnd(board.game(), space.value(after, GamePlayer.MIN), events);
        }
        return events;
    }

    private static InvalidInputException refusal(DuelBoard board, int place) {
        return new InvalidInputException(
                board.game() == TwoPlayerGame.NIM
                        ? Message.of("gametree.hand.too-few", place + 1, NimSpace.heap(board.position(), place))
                        : Message.of(
                                "gametree.hand.taken", NoughtsSpace.row(place) + 1, NoughtsSpace.column(place) + 1));
    }

    private static MovePlayed played(TwoPlayerGame game, int move, GamePlayer who, int value, int had) {
        return new MovePlayed(game, who, value, GameSpace.place(move), GameSpace.amount(move), had);
    }

    private static void addEnd(TwoPlayerGame game, int value, List<Event> events) {
        if (value != GameSpace.OPEN) {
            events.add(end(game, value));
        }
    }

    private static DuelEvent end(TwoPlayerGame game, int value) {
        return value > 0 ? new DuelWon(game) : value < 0 ? new DuelLost(game) : new DuelDrawn(game);
    }

    @Override
    public List<? extends Event> again(Arguments arguments, Board any, List<Event> move) {
        if (move.getFirst() instanceof MovePlayed played && played.who() == GamePlayer.MAX) {
            return play(any, played.place(), played.amount());
        }
        throw new InvalidInputException(Message.of("game.no-again"));
    }

    @Override
    public GameStatus status(Arguments arguments, Board any) {
        var board = (DuelBoard) any;
        boolean isNim = board.game() == TwoPlayerGame.NIM;
        int goal = isNim ? NimSpace.stones(board.start()) : free(board.start());
        int left = isNim ? NimSpace.stones(board.position()) : free(board.position());
        int value = board.value();
        if (value == GameSpace.OPEN) {
            var key = isNim ? "gametree.hand.standing-nim" : "gametree.hand.standing-noughts";
            return new GameStatus(State.OPEN, goal - left, goal, Message.of(key, left));
        }
        // A draw counts as lost, but has a message of its own.
        var sentence = end(board.game(), value).sentence();
        return new GameStatus(value > 0 ? State.WON : State.LOST, goal - left, goal, sentence);
    }

    private static int free(int position) {
        return NoughtsSpace.SQUARES
                - NoughtsSpace.count(position, GamePlayer.MAX)
                - NoughtsSpace.count(position, GamePlayer.MIN);
    }

    @Override
    public Hint hint(Arguments arguments, Board any, Runnable checkStopped) {
        var board = (DuelBoard) any;
        if (board.value() != GameSpace.OPEN) {
            return Hint.none(Message.of("gametree.hand.over"));
        }
        var play = new PerfectPlay(board.game());
        int move = play.move(board.position(), GamePlayer.MAX);
        var events = play(board, GameSpace.place(move), GameSpace.amount(move));
        var name = GameTreeEvent.move(board.game(), GameSpace.place(move), GameSpace.amount(move));
        return new Hint(
                events,
                Message.of("gametree.hand.hint", name, why(board, play, move)),
                DistanceToGoal.ofValue(play.value(board.position(), GamePlayer.MAX)));
    }

    private static Message why(DuelBoard board, PerfectPlay play, int move) {
        int value = play.value(board.position(), GamePlayer.MAX);
        if (board.game() == TwoPlayerGame.NIM) {
            int after = board.game().space().after(board.position(), move, GamePlayer.MAX);
            var sum = HeapsCombined.sum(value > 0 ? after : board.position());
            return Message.of(value > 0 ? "gametree.hand.xor-to-zero" : "gametree.hand.xor-is-zero", sum);
        }
        if (value == 0) {
            return Message.of("gametree.hand.draws");
        }
        // Every other move is the person's own, including the last one of a game that is won.
        int moves = (play.movesToEnd(board.position(), GamePlayer.MAX) + 1) / 2;
        return Message.of(value > 0 ? "gametree.hand.wins" : "gametree.hand.loses", moves);
    }

    @Override
    public DistanceToGoal finalValue(Board board, GameStatus over) {
        return DistanceToGoal.ofValue(Integer.signum(((DuelBoard) board).value()));
    }

    @Override
    public boolean isMistake(Event event) {
        return event instanceof MovePlayed played && played.isMistake();
    }

    @Override
    public Arguments runFrom(Arguments arguments, Board any) {
        var board = (DuelBoard) any;
        if (board.value() != GameSpace.OPEN) {
            throw new InvalidInputException(Message.of("gametree.hand.over"));
        }
        var start = board.game() == TwoPlayerGame.NIM ? GameTreePuzzle.HEAPS : GameTreePuzzle.SQUARES;
        return arguments.with(start, start.format(board.position())).choosing(GameTreePuzzle.FIRST, board.turn());
    }

    @Override
    public List<Parameter<?>> inputs() {
        return List.of(GameTreePuzzle.GAME, GameTreePuzzle.SQUARES, GameTreePuzzle.HEAPS, GameTreePuzzle.FIRST);
    }

    @Override
    public Arguments nextGame(Arguments given) {
        boolean isNim = given.get(GameTreePuzzle.GAME) == TwoPlayerGame.NIM;
        var start = isNim ? GameTreePuzzle.HEAPS : GameTreePuzzle.SQUARES;
        var starts = isNim ? HEAPS : BOARDS;
        int next = (starts.indexOf(given.text(start)) + 1) % starts.size();
        return given.with(start, starts.get(next));
    }

    @Override
    public String contest(Arguments arguments) {
        int start = GameTreePuzzle.start(arguments);
        var begins = GameTreePuzzle.first(arguments) == GamePlayer.MAX ? "you" : "answerer";
        return GameTreePuzzle.GAME.format(arguments.get(GameTreePuzzle.GAME)) + "." + start + "." + begins;
    }
}
