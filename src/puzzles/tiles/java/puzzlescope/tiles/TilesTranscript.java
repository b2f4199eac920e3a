package puzzlescope.tiles;

import static puzzlescope.tiles.event.TilesEvent.BOUND;
import static puzzlescope.tiles.event.TilesEvent.FROM;
import static puzzlescope.tiles.event.TilesEvent.MOVES;
import static puzzlescope.tiles.event.TilesEvent.TO;

import java.util.StringJoiner;
import java.util.function.Consumer;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.text.Transcript;
import puzzlescope.engine.text.TranscriptFormat;
import puzzlescope.engine.text.Words;
import puzzlescope.tiles.board.TilesBoard;
import puzzlescope.tiles.board.TilesBoundedBoard;
import puzzlescope.tiles.board.TilesEndlessBoard;
import puzzlescope.tiles.board.TilesGameBoard;
import puzzlescope.tiles.board.TilesGraphBoard;
import puzzlescope.tiles.board.TilesTableBoard;
import puzzlescope.tiles.event.TilesBoundedEvent;
import puzzlescope.tiles.event.TilesEndlessEvent;
import puzzlescope.tiles.event.TilesGraphEvent;
import puzzlescope.tiles.event.TilesTableEvent;
import puzzlescope.tiles.space.Move;

/**
 * The board, a line for each attempt or bound, the board after every move of the solution, the list of moves, and the
 * number of boards expanded, if the search counts them.
 */
public final class TilesTranscript implements TranscriptFormat {

    @Override
    public String puzzle() {
        return "tiles";
    }

    @Override
    public Transcript begin(Arguments arguments, Instance instance, Words words, Consumer<CharSequence> out) {
        var board = (TilesBoard) instance.board();
        out.accept(picture(board));
        return new Print(board, words, out);
    }

    private static StringBuilder picture(TilesBoard board) {
        var picture = new StringBuilder();
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                int tile = board.tile(row, column);
                picture.append(tile == 0 ? "__" : "%2s".formatted(tile)).append(' ');
            }
            picture.append('\n');
        }
        return picture;
    }

    private static final class Print implements Transcript {

        private final TilesBoard board;
        private final Words words;
        private final Consumer<CharSequence> out;
        private boolean found;
        private boolean again;
        private int solution;

        Print(TilesBoard board, Words words, Consumer<CharSequence> out) {
            this.board = board;
            this.words = words;
            this.out = out;
        }

        @Override
        public void emit(long event) {
            board.apply(event);
            switch (board) {
                case TilesBoundedBoard _ -> printBounded(event);
                case TilesEndlessBoard _ -> printEndless(event);
                case TilesGraphBoard _ -> printGraph(event);
                case TilesTableBoard _ -> printTable(event);
                case TilesGameBoard _ -> throw new IllegalStateException("not of a run");
            }
        }

        private void printBounded(long event) {
            switch (TilesBoundedEvent.Kind.of(event)) {
                case ATTEMPT_BEGAN -> line("tiles.transcript.attempt", BOUND.of(event));
                case BOUND_SET -> line("tiles.transcript.bound", BOUND.of(event));
                case SOLUTION_FOUND -> solved(event);
                case ATTEMPT_SUCCEEDED -> found();
                case SOLUTION_MOVE -> move(event);
                case TILE_SLID,
                        TILE_SLID_BACK,
                        LIMIT_REACHED,
                        MOVE_REJECTED,
                        SLID_WITHIN,
                        CUT_OFF,
                        SLID_OUT,
                        ATTEMPT_FAILED,
                        BOUND_FAILED,
                        SOLUTION_UNWOUND -> {}
            }
        }

        /** Prints the cycle where it closes; from there on all boards repeat. */
        private void printEndless(long event) {
            switch (TilesEndlessEvent.Kind.of(event)) {
                case RECURSION_BEGAN -> line("tiles.transcript.unbounded");
                case BOARD_CAME_AGAIN -> {
                    if (!again) {
                        int ago = TilesEndlessEvent.AGO.of(event);
                        line("tiles.transcript.again", board.moves(), board.moves() - ago, ago);
                        out.accept(picture(board));
                        again = true;
                    }
                }
                case STACK_FILLED -> line("tiles.transcript.overflow", TilesEndlessEvent.LIMIT.of(event));
                case SOLUTION_FOUND -> solved(event);
                case RECURSION_SUCCEEDED -> found();
                case SOLUTION_MOVE -> move(event);
                case TILE_SLID_ON, REVERSAL_REJECTED, CALL_ABORTED, RECURSION_ABORTED, WAY_UNWOUND -> {}
            }
        }

        private void printGraph(long event) {
            switch (TilesGraphEvent.Kind.of(event)) {
                case SOLUTION_FOUND -> solved(event);
                case BACK_AT_START -> {
                    solution = TilesGraphEvent.LENGTH.of(event);
                    found();
                }
                case SOLUTION_MOVE -> move(event);
                case ROOT_TAKEN,
                        LAYER_BEGAN,
                        BOARD_EXPANDED,
                        GOAL_TAKEN,
                        BOARD_DISCOVERED,
                        BOARD_KNOWN,
                        WAY_IMPROVED,
                        SEARCHES_MET,
                        WAY_JOINED,
                        GAVE_UP -> {}
            }
        }

        private void printTable(long event) {
            switch (TilesTableEvent.Kind.of(event)) {
                case ATTEMPT_SUCCEEDED -> found();
                case SOLUTION_MOVE -> move(event);
                case TABLE_CHOSEN, TABLE_GREW, BOUND_TRIED, BOARDS_COUNTED, BOUND_EXHAUSTED, ANSWER_PROVED -> {}
            }
        }

        private void solved(long event) {
            solution = MOVES.of(event);
            found = solution == 0;
        }

        private void found() {
            found = true;
            out.accept(picture(board));
        }

        private void move(long event) {
            line("tiles.transcript.move", name(Move.between(FROM.of(event), TO.of(event))));
            out.accept("\n" + picture(board) + "\n");
        }

        @Override
        public void finish() {
            if (found && board.moves() == solution) {
                line("tiles.transcript.solved", solution);
                var names = new StringJoiner(words.localize("tiles.transcript.separator"));
                for (int i = 0; i < solution; i++) {
                    names.add(name(board.move(i)));
                }
                out.accept(names + "\n");
            }
            if (expansions() > 0) {
                line("tiles.transcript.expanded", expansions());
            }
        }

        private long expansions() {
            return switch (board) {
                case TilesBoundedBoard bounded -> bounded.expansions();
                case TilesGraphBoard graph -> graph.expansions();
                case TilesEndlessBoard _, TilesTableBoard _, TilesGameBoard _ -> 0;
            };
        }

        private String name(Move move) {
            return words.localize("tiles.move." + move);
        }

        private void line(String key, Object... arguments) {
            out.accept(words.localize(key, arguments) + "\n");
        }
    }
}
