package puzzlescope.text;

import java.util.StringJoiner;
import java.util.function.Consumer;
import puzzlescope.core.event.Event;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.Instance;
import puzzlescope.core.puzzle.tiles.board.TilesBoard;
import puzzlescope.core.puzzle.tiles.event.BoundEvent;
import puzzlescope.core.puzzle.tiles.event.GraphEvent;
import puzzlescope.core.puzzle.tiles.event.TilesEvent;
import puzzlescope.core.puzzle.tiles.space.Move;

/**
 * The board, a line for each attempt or bound, the board after every move of the solution, the list of the moves, and how many
 * boards were expanded by a search that counts them.
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
                picture.append(tile == 0 ? "__" : "%2d".formatted(tile)).append(' ');
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
        private int solution;

        Print(TilesBoard board, Words words, Consumer<CharSequence> out) {
            this.board = board;
            this.words = words;
            this.out = out;
        }

        @Override
        public void emit(long event) {
            board.apply(event);
            print(TilesEvent.VOCABULARY.unpack(event));
        }

        private void print(Event event) {
            switch (event) {
                case TilesEvent.AttemptBegan began -> line("tiles.transcript.attempt", began.bound());
                case BoundEvent.BoundSet set -> line("tiles.transcript.bound", set.bound());
                case TilesEvent.SolutionFound solved -> {
                    solution = solved.moves();
                    found = solution == 0;
                }
                case GraphEvent.BackAtStart back -> {
                    solution = back.moves();
                    found = true;
                    out.accept(picture(board));
                }
                case TilesEvent.AttemptEnded ended
                when ended.found() -> {
                    found = true;
                    out.accept(picture(board));
                }
                case TilesEvent.SolutionMove slide -> {
                    line("tiles.transcript.move", name(slide.move()));
                    out.accept("\n" + picture(board) + "\n");
                }
                default -> {}
            }
        }

        @Override
        public void finish() {
            if (found && board.moves() == solution) {
                line("tiles.transcript.solved", solution);
                var names = new StringJoiner(words.say("tiles.transcript.separator"));
                for (int i = 0; i < solution; i++) {
                    names.add(name(board.move(i)));
                }
                out.accept(names + "\n");
            }
            if (board.expansions() > 0) {
                line("tiles.transcript.expanded", board.expansions());
            }
        }

        private String name(Move move) {
            return words.say("tiles.move." + move);
        }

        private void line(String key, Object... arguments) {
            out.accept(words.say(key, arguments) + "\n");
        }
    }
}
