package puzzlescope.gametree.picture;

import java.util.Optional;
import java.util.OptionalInt;
import puzzlescope.engine.event.Event;
import puzzlescope.gametree.board.DuelBoard;
import puzzlescope.gametree.board.GameTreeBoard;
import puzzlescope.gametree.board.LookaheadBoard;
import puzzlescope.gametree.event.DuelEvent;
import puzzlescope.gametree.event.LookaheadEvent;
import puzzlescope.gametree.event.LookaheadEvent.BestImproved;
import puzzlescope.gametree.event.LookaheadEvent.GameDecided;
import puzzlescope.gametree.event.LookaheadEvent.HeapsCombined;
import puzzlescope.gametree.event.LookaheadEvent.MoveMade;
import puzzlescope.gametree.event.LookaheadEvent.MoveUndone;
import puzzlescope.gametree.event.LookaheadEvent.MovesPruned;
import puzzlescope.gametree.event.LookaheadEvent.PositionCalled;
import puzzlescope.gametree.event.LookaheadEvent.SearchAnswered;
import puzzlescope.gametree.event.LookaheadEvent.ValueKnown;
import puzzlescope.gametree.event.LookaheadEvent.ValueReturned;
import puzzlescope.gametree.event.LookaheadEvent.ValueStored;
import puzzlescope.gametree.event.LookaheadEvent.WindowCalled;
import puzzlescope.gametree.event.MoveValues;
import puzzlescope.gametree.space.GamePlayer;
import puzzlescope.gametree.space.GameSpace;
import puzzlescope.gametree.space.TwoPlayerGame;
import puzzlescope.picture.Moment;

/**
 * State to draw at a moment, determined entirely by the share of its event that has happened, so that the picture is
 * the same forward, backward and at rest.
 *
 * @param start where the search or the game began
 * @param position the position without the move being made
 * @param turn the player to move in it
 * @param moving the move being made or undone; -1 if there is none
 * @param presence opacity of that move, from 0 to 1
 * @param tried the values of the moves from here
 * @param fresh opacity of the value of the move being made
 * @param chosen the move marked as the best; -1 if there is none
 * @param pruned whether the moves without a value are pruned
 * @param value the value of the position, once known
 */
public record GameTreeScene(
        TwoPlayerGame game,
        int start,
        int position,
        GamePlayer turn,
        int moving,
        double presence,
        long tried,
        double fresh,
        int chosen,
        boolean pruned,
        OptionalInt value,
        boolean isCombined) {

    private static final int NONE = -1;
    private static final double HALF = 0.5;

    public static GameTreeScene of(Moment moment) {
        var board = (GameTreeBoard) moment.board();
        var event = moment.event();
        return switch (board) {
            case DuelBoard duel -> of(duel, event, moment);
            case LookaheadBoard search -> of(search, event, moment);
        };
    }

    private static GameTreeScene of(DuelBoard board, Optional<Event> event, Moment moment) {
        var plain = plain(board, board.position(), board.turn(), 0);
        // Moves that are played are drawn as opaque as the start; in Nim the start shows how many stones there were.
        var firm = board.game() == TwoPlayerGame.NIM ? plain : plain.from(board.position());
        if (event.orElse(null) instanceof DuelEvent.MovePlayed played) {
            int move = GameSpace.moveAt(played.place(), played.amount());
            int before = moment.forward() ? board.game().space().before(board.position(), move) : board.position();
            return firm.at(before, played.who()).moving(move, moment.happened());
        }
        return board.value() == GameSpace.OPEN ? firm : firm.valued(board.value());
    }

    private static GameTreeScene of(LookaheadBoard board, Optional<Event> event, Moment moment) {
        long tried = board.calls() > board.moves() ? board.tried(board.moves()) : 0;
        var plain = plain(board, board.position(), board.turn(), tried);
        double happened = moment.happened();
        return switch ((LookaheadEvent) event.orElse(null)) {
            case MoveMade(var game, var who, int place, int amount) -> {
                int move = GameSpace.moveAt(place, amount);
                int before = moment.forward() ? game.space().before(board.position(), move) : board.position();
                int level = moment.forward() ? board.moves() - 1 : board.moves();
                yield plain.at(before, who).tried(board.tried(level), 1).moving(move, happened);
            }
            case MoveUndone(var game, var who, int value, int place, int amount, int _) -> {
                int move = GameSpace.moveAt(place, amount);
                int before = moment.forward() ? board.position() : game.space().before(board.position(), move);
                long with = moment.forward()
                        ? board.tried(board.moves())
                        : MoveValues.with(
                                board.tried(board.moves() - 1), game.space().index(before, move), value);
                yield plain.at(before, who).tried(with, happened).moving(move, 1 - happened);
            }
            case BestImproved improved -> plain.chosen(withValue(plain, improved.value()));
            case MovesPruned _ -> plain.withPruned();
            case GameDecided decided -> plain.valued(decided.value());
            case ValueKnown known -> plain.valued(known.value());
            case ValueReturned returned -> {
                var with = plain.tried(returned.tried(), 1).valued(returned.value());
                yield returned.pruned() > 0 ? with.withPruned() : with;
            }
            case HeapsCombined _ -> plain.combined();
            case SearchAnswered answered -> {
                var with = plain.tried(answered.tried(), 1)
                        .valued(answered.value())
                        .chosen(GameSpace.moveAt(answered.place(), answered.amount()));
                yield board.game() == TwoPlayerGame.NIM ? with.combined() : with;
            }
            case PositionCalled _, WindowCalled _, ValueStored _ -> plain;
            case null -> plain;
        };
    }

    private static GameTreeScene plain(GameTreeBoard board, int position, GamePlayer turn, long tried) {
        return new GameTreeScene(
                board.game(),
                board.start(),
                position,
                turn,
                NONE,
                0,
                tried,
                1,
                NONE,
                false,
                OptionalInt.empty(),
                false);
    }

    /** The only move with a value that is better than those of the others. */
    private static int withValue(GameTreeScene gameTreeScene, int value) {
        int index = MoveValues.indices(gameTreeScene.tried)
                .filter(each -> MoveValues.value(gameTreeScene.tried, each) == value)
                .findFirst()
                .orElseThrow();
        return gameTreeScene.game.space().move(gameTreeScene.position, index);
    }

    /** The player to move, taking the move in progress into account. */
    public GamePlayer turnNow() {
        return moving >= 0 && presence > HALF ? turn.other() : turn;
    }

    /** The position, taking the move in progress into account. */
    public int positionNow() {
        return moving >= 0 && presence > HALF ? game.space().after(position, moving, turn) : position;
    }

    private GameTreeScene from(int begin) {
        return new GameTreeScene(
                game, begin, position, turn, moving, presence, tried, fresh, chosen, pruned, value, isCombined);
    }

    private GameTreeScene at(int other, GamePlayer who) {
        return new GameTreeScene(
                game, start, other, who, moving, presence, tried, fresh, chosen, pruned, value, isCombined);
    }

    private GameTreeScene moving(int move, double seen) {
        return new GameTreeScene(
                game, start, position, turn, move, seen, tried, fresh, chosen, pruned, value, isCombined);
    }

    private GameTreeScene tried(long values, double lastSeen) {
        return new GameTreeScene(
                game, start, position, turn, moving, presence, values, lastSeen, chosen, pruned, value, isCombined);
    }

    private GameTreeScene chosen(int move) {
        return new GameTreeScene(
                game, start, position, turn, moving, presence, tried, fresh, move, pruned, value, isCombined);
    }

    private GameTreeScene withPruned() {
        return new GameTreeScene(
                game, start, position, turn, moving, presence, tried, fresh, chosen, true, value, isCombined);
    }

    private GameTreeScene valued(int worth) {
        return new GameTreeScene(
                game,
                start,
                position,
                turn,
                moving,
                presence,
                tried,
                fresh,
                chosen,
                pruned,
                OptionalInt.of(worth),
                isCombined);
    }

    private GameTreeScene combined() {
        return new GameTreeScene(
                game, start, position, turn, moving, presence, tried, fresh, chosen, pruned, value, true);
    }

    /** Iterates over the moves of the position with the opacity of their values. */
    void forEachMove(MoveReader reader) {
        int index = 0;
        for (int move = game.space().next(position, NONE);
                move >= 0;
                move = game.space().next(position, move)) {
            boolean known = MoveValues.isKnown(tried, index);
            reader.read(
                    move,
                    known ? OptionalInt.of(MoveValues.value(tried, index)) : OptionalInt.empty(),
                    move == moving ? fresh : 1);
            index++;
        }
    }

    /** Receives the moves of a position. */
    interface MoveReader {

        /**
         * Receives one move.
         *
         * @param seen opacity of the value, from 0 to 1
         */
        void read(int move, OptionalInt value, double seen);
    }
}
