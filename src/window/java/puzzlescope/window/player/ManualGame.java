package puzzlescope.window.player;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.GameRules;
import puzzlescope.engine.puzzle.GameStatus;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.replay.Timeline;
import puzzlescope.engine.run.Run;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.RunState;
import puzzlescope.engine.session.GameReplay;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.trace.Recorder;
import puzzlescope.engine.trace.Trace;

/**
 * A manually played game. Its moves are recorded like a solver's events, after the opening, which a solver's thread
 * emits; so the player steps, rewinds and replays it like any run. Undo steps back over a move, redo forward; a move
 * after undo starts a new recording that keeps the moves before it. FX thread only.
 */
public final class ManualGame {

    private static final int MOST_A_FRAME = 10;

    private final Puzzle puzzle;
    private final GameRules rules;
    private final Arguments arguments;
    private final Player player;
    /** End positions of the opening and of each move. */
    private final List<Long> ends = new ArrayList<>();

    private Recorder recorder;
    private List<Event> waiting = List.of();
    private boolean opened;
    /** Moves of an earlier game still to be replayed, and the action afterwards. */
    private final Deque<List<Event>> coming = new ArrayDeque<>();

    private Runnable then = () -> {};
    private @Nullable KnownStatus knownStatus;

    /** Opens a game in a player, replacing its session. */
    public ManualGame(Puzzle puzzle, GameRules rules, Arguments given, Player player) {
        this.puzzle = puzzle;
        this.rules = rules;
        this.player = player;
        arguments = rules.arguments(given);
        recorder = record(sink -> rules.open(arguments, sink), player::open);
        player.history().open(this);
    }

    /** Starts recording in a session that replaces the open one. */
    private Recorder record(Start start, Consumer<Session> replace) {
        var instance = rules.instance(puzzle, arguments);
        var trace = new Trace(
                instance.vocabulary(),
                instance.measure(),
                instance.phases(),
                player.session().trace().retention());
        var fresh = new Recorder(trace, instance.board());
        var run = new Run("game-" + puzzle.id(), sink -> opened(start, sink), fresh);
        replace.accept(new Session(puzzle, arguments, instance, run, new Timeline(trace, instance.board())));
        opened = false;
        run.start();
        return fresh;
    }

    @FunctionalInterface
    private interface Start {
        void emit(EventSink sink);
    }

    private static RunOutcome opened(Start start, EventSink sink) {
        start.emit(sink);
        return RunOutcome.SOLVED;
    }

    public GameRules rules() {
        return rules;
    }

    public Arguments arguments() {
        return arguments;
    }

    /** Returns whether the opening is recorded, so that moves can be made. */
    public boolean isOpen() {
        return opened;
    }

    /** Called once a frame: goes to the end of the opening as soon as it is recorded. */
    public void tick() {
        var run = player.session().run();
        if (!opened && run.state() == RunState.ENDED && run.outcome().equals(Optional.of(RunOutcome.SOLVED))) {
            opened = true;
            recorder.reopen();
            player.toEnd();
            if (ends.isEmpty()) {
                ends.add(player.session().trace().length());
            }
            append(waiting);
            waiting = List.of();
        }
        if (opened && !coming.isEmpty()) {
            recreate();
        }
    }

    /**
     * Replays the moves of an earlier game, some per frame, as far as the rules allow them.
     *
     * @param after is called when they are made
     */
    public void again(List<List<Event>> moves, Runnable after) {
        coming.addAll(moves);
        then = after;
        if (moves.isEmpty()) {
            after.run();
        }
    }

    private void recreate() {
        try {
            for (int i = 0; i < MOST_A_FRAME && !coming.isEmpty(); i++) {
                var move = coming.remove();
                play(board -> GameReplay.checked(rules.again(arguments, board, move), move));
            }
        } catch (InvalidInputException impossible) {
            coming.clear();
            player.showNotice(Message.of("run-file.move", ends.size(), impossible.reason()));
            return;
        }
        if (coming.isEmpty()) {
            then.run();
        }
        player.invalidate();
    }

    /** The moves made, as the events of each, including undone ones. */
    public List<List<Event>> made() {
        var trace = player.session().trace();
        var moves = new ArrayList<List<Event>>();
        for (int i = 1; i < ends.size(); i++) {
            var move = new ArrayList<Event>();
            for (long number = ends.get(i - 1); number < ends.get(i); number++) {
                move.add(trace.vocabulary().unpack(trace.event(number)));
            }
            moves.add(move);
        }
        return moves;
    }

    /**
     * Makes a move on the current board; between two moves, on the board after the earlier one.
     *
     * @throws InvalidInputException if the move is not allowed
     */
    public void play(Function<Board, ? extends List<? extends Event>> move) {
        if (!opened) {
            return;
        }
        int made = Math.max(moves(), 0);
        if (position() != ends.get(made)) {
            player.seek(ends.get(made));
        }
        var events = List.<Event>copyOf(move.apply(player.session().timeline().board()));
        if (events.isEmpty()) {
            return;
        }
        ends.subList(made + 1, ends.size()).clear();
        if (position() == player.session().trace().length()) {
            append(events);
        } else {
            waiting = events;
            var kept = player.session().trace();
            long end = position();
            recorder = record(sink -> copy(kept, end, sink), player::continueIn);
        }
    }

    private static void copy(Trace kept, long end, EventSink sink) {
        for (long number = 0; number < end; number++) {
            sink.emit(kept.event(number));
        }
    }

    private void append(List<Event> events) {
        if (events.isEmpty()) {
            return;
        }
        for (var event : events) {
            recorder.emit(event.pack());
        }
        recorder.checkStopped();
        ends.add(player.session().trace().length());
        player.seek(player.session().trace().length() - 1);
        player.step();
    }

    private long position() {
        return player.session().timeline().position();
    }

    /** The position after the opening, where the first move begins; 0 while unknown. */
    public long beginning() {
        return ends.isEmpty() ? 0 : ends.getFirst();
    }

    /** Number of moves before the position; -1 within the opening. */
    public int moves() {
        int made = 0;
        while (made < ends.size() && ends.get(made) <= position()) {
            made++;
        }
        return made - 1;
    }

    public boolean canUndo() {
        return opened && position() > ends.getFirst();
    }

    public boolean canRedo() {
        return opened && position() < ends.getLast();
    }

    /** End positions of the opening and of each move, including undone ones. */
    public List<Long> ends() {
        return List.copyOf(ends);
    }

    /** Goes back to before the last move. */
    public void undo() {
        if (canUndo()) {
            player.seek(ends.get(ends.get(moves()) == position() ? moves() - 1 : moves()));
        }
    }

    /** Goes forward over the next move. */
    public void redo() {
        if (canRedo()) {
            player.seek(ends.get(moves() + 1));
        }
    }

    /** State of the game at the position; empty within the opening. */
    public Optional<GameStatus> status() {
        if (!opened || moves() < 0) {
            return Optional.empty();
        }
        var now = knownStatus;
        if (now == null
                || now.position() != position()
                || now.trace() != player.session().trace()) {
            var board = player.session().timeline().board();
            now = new KnownStatus(player.session().trace(), position(), rules.status(arguments, board));
            knownStatus = now;
        }
        return Optional.of(now.status());
    }

    /** Cached state of the game at a position, since computing it may scan a whole board. */
    private record KnownStatus(Trace trace, long position, GameStatus status) {}

    /** A copy of the board at the position, free to be changed. */
    public Board boardCopy() {
        var session = player.session();
        var copy = session.instance().board();
        copy.restore(session.timeline().board().snapshot());
        return copy;
    }
}
