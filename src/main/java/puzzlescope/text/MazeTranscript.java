package puzzlescope.text;

import java.util.function.Consumer;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.Instance;
import puzzlescope.core.puzzle.maze.board.MazeBoard;
import puzzlescope.core.puzzle.maze.event.CarvingEvent;
import puzzlescope.core.puzzle.maze.event.CellState;
import puzzlescope.core.puzzle.maze.event.Ends;
import puzzlescope.core.puzzle.maze.event.GiantEvent;
import puzzlescope.core.puzzle.maze.event.MazeEvent;
import puzzlescope.core.puzzle.maze.event.MazeEventKind;
import puzzlescope.core.puzzle.maze.event.Place;
import puzzlescope.core.puzzle.maze.event.SolvingEvent;

/**
 * The maze whenever it has changed, with the {@code @} mark, then the finished maze; of a maze that is solved only the
 * finished one and the way through it, in dots from {@code A} to {@code B}.
 */
public final class MazeTranscript implements TranscriptFormat {

    @Override
    public String puzzle() {
        return "maze";
    }

    private static final char WALL = '\u2588';
    private static final String GAP = "\n\n\n";

    @Override
    public Transcript begin(Arguments arguments, Instance instance, Words words, Consumer<CharSequence> out) {
        return new Print((MazeBoard) instance.board(), words, out);
    }

    private record Print(MazeBoard board, Words words, Consumer<CharSequence> out) implements Transcript {

        @Override
        public void emit(long event) {
            board.apply(event);
            switch (MazeEvent.VOCABULARY.unpack(event)) {
                case MazeEvent.CellVisited _ -> frame();
                case MazeEvent.MazeFinished _ -> finished();
                case CarvingEvent carving -> {
                    if (carving.kind() == MazeEventKind.LOOPS_BEGUN) {
                        out.accept(GAP);
                    } else if (carving.isCompletion()) {
                        finished();
                    } else if (carving.changesSquares()) {
                        frame();
                    }
                }
                case SolvingEvent solving
                when solving.isInVain() -> out.accept('\n' + words.say(solving.sentence()) + '\n');
                case SolvingEvent solving ->
                    board.ends()
                            .filter(_ -> solving.isLast())
                            .ifPresent(ends -> solved(ends, solving.first(), solving.second()));
                case GiantEvent giant -> {
                    if (giant.kind() == MazeEventKind.GIANT_FINISHED) {
                        finished();
                    } else if (giant.kind() == MazeEventKind.GIANT_WAY_SHOWN) {
                        board.ends().ifPresent(ends -> solved(ends, giant.first(), giant.second()));
                    }
                }
                default -> {}
            }
        }

        private void frame() {
            if (board.ends().isEmpty()) {
                picture();
                out.accept(GAP);
            }
        }

        private void finished() {
            picture();
        }

        private void solved(Ends ends, int length, int looked) {
            var from = at(ends.from());
            var to = at(ends.to());
            var steps = words.say("maze.transcript.solved", from, to, length, looked);
            out.accept("\n");
            picture();
            out.accept("\n" + steps + "\n");
        }

        /** A row at a time: a giant maze has a hundred million squares. */
        private void picture() {
            var line = new StringBuilder(board.columns() + 1);
            for (int row = 0; row < board.rows(); row++) {
                line.setLength(0);
                for (int column = 0; column < board.columns(); column++) {
                    line.append(letter(board, row, column));
                }
                out.accept(line.append('\n'));
            }
        }

        private static String at(Place place) {
            return "(" + place.column() + ", " + place.row() + ")";
        }
    }

    private static char letter(MazeBoard board, int row, int column) {
        if (row == board.markRow() && column == board.markColumn()) {
            return '@';
        }
        if (board.square(row, column) == MazeBoard.Square.WALL) {
            return WALL;
        }
        var here = new Place(row, column);
        if (board.isSolving()) {
            var ends = board.ends().orElseThrow();
            if (here.equals(ends.from())) {
                return 'A';
            }
            if (here.equals(ends.to())) {
                return 'B';
            }
        }
        return board.state(row, column) == CellState.SOLUTION ? '.' : ' ';
    }
}
