package puzzlescope.engine.session;

import java.util.List;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.GameRules;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.replay.Timeline;
import puzzlescope.engine.run.Run;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.trace.Recorder;
import puzzlescope.engine.trace.Retention;
import puzzlescope.engine.trace.Trace;

/**
 * A game played manually, to be recorded again without a window: the opening, then the moves, each checked by the
 * rules. Immutable.
 */
public final class GameReplay {

    private final Puzzle puzzle;
    private final GameRules rules;
    private final Arguments arguments;
    private final List<List<Event>> moves;
    private final Instance instance;

    /** @param given the arguments of the game, whose puzzle allows manual play */
    public GameReplay(Puzzle puzzle, Arguments given, List<List<Event>> moves) {
        this.puzzle = puzzle;
        rules = puzzle.gameRules()
                .orElseThrow(() -> new InvalidInputException(Message.of("run-file.no-game", puzzle.id())));
        arguments = rules.arguments(given);
        this.moves = List.copyOf(moves);
        instance = rules.instance(puzzle, arguments);
    }

    public Instance instance() {
        return instance;
    }

    /**
     * Plays the game once.
     *
     * @throws InvalidInputException if the rules forbid a move
     */
    public void play(EventSink sink) {
        var board = instance.board();
        EventSink both = event -> {
            board.apply(event);
            sink.emit(event);
        };
        rules.open(arguments, both);
        for (int i = 0; i < moves.size(); i++) {
            try {
                var allowed = rules.again(arguments, board, moves.get(i));
                checked(allowed, moves.get(i)).forEach(event -> both.emit(event.pack()));
            } catch (InvalidInputException impossible) {
                throw new InvalidInputException(Message.of("run-file.move", i + 1, impossible.reason()));
            }
        }
    }

    /**
     * Returns the events that the rules make of a move, if they equal the recorded ones.
     *
     * @throws InvalidInputException if they differ
     */
    public static List<? extends Event> checked(List<? extends Event> allowed, List<? extends Event> recorded) {
        if (!packed(allowed).equals(packed(recorded))) {
            throw new InvalidInputException(Message.of("run-file.other-move"));
        }
        return allowed;
    }

    /** Compares packed events, since records may refer to data that differs in each session. */
    private static List<Long> packed(List<? extends Event> move) {
        return move.stream().map(Event::pack).toList();
    }

    /** Returns a session, ready to be started, that records the game. */
    public Session session(Retention retention) {
        var trace = new Trace(instance.vocabulary(), instance.measure(), instance.phases(), retention);
        var run = new Run("game-" + puzzle.id(), this::solve, new Recorder(trace, instance.board()));
        return new Session(puzzle, arguments, instance, run, new Timeline(trace, instance.board()));
    }

    private RunOutcome solve(EventSink sink) {
        play(sink);
        return RunOutcome.SOLVED;
    }
}
